import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const headings = (text: string): string[] =>
  textDocument('upload.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

it.each([
  [
    'Where to meet\n\nWe choose by Friday.\n\nOption A: the lake house\nIt costs £900 and has room for 40.\n\nOption B: the mill\nIt costs £700 and is close by.\n\nI would take the mill.',
    ['Where to meet', 'Option A: the lake house', 'Option B: the mill'],
  ],
  [
    '关于更换打印机的方案\n\n现在的机器坏了两次。\n\n方案一：买新的\n价格5,800元，保修两年。\n\n方案二：租\n每月320元，包维修。\n\n建议选方案一。',
    ['关于更换打印机的方案', '方案一：买新的', '方案二：租'],
  ],
  [
    '忘年会の会場\n\nA案：駅前の店\n一人五千円で、六時から借りられます。\n\nB案：会社の食堂\n一人三千円で、片付けが要ります。',
    ['忘年会の会場', 'A案：駅前の店', 'B案：会社の食堂'],
  ],
])('what one chooses between heads what is said of it: %s', (text, expected) => {
  expect(headings(text)).toEqual(expected);
});

it.each([
  // One of them alone counts nothing.
  'Where to meet\n\nOption A: the lake house\nIt costs £900.\n\nWe like it.',
  // Entries with nothing below them are a list.
  'What we could do\n\nOption A: wait\nOption B: ask\nOption C: leave\n\nTell me by Friday.',
  // They count on from nothing.
  'Left over\n\nOption B: the mill\nIt costs £700.\n\nOption D: the hall\nIt costs £300.',
  // `12` is not the first of anything.
  'Left over\n\nOption 12: the mill\nIt costs £700.\n\nOption 23: the hall\nIt costs £300.',
  'What we said\n\nOption A costs too much.\nIt has no kitchen.\n\nOption B was let.\nIt is gone.',
])('nothing else is a heading: %s', (text) => {
  expect(headings(text)).toHaveLength(1);
});
