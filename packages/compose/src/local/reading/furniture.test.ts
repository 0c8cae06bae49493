import { formatOrigin } from '@pagewright/model/origin';
import type { SourceBlock } from '@pagewright/model/source-document';
import { expect, test } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { withoutFurniture } from './furniture.ts';

const paragraph = (text: string, at: number): SourceBlock => ({
  kind: 'paragraph',
  text,
  origin: formatOrigin({ file: 'a.txt', block: at }),
});

test('numbers of pages are left out, words made of the same letters are not', () => {
  const texts = ['- 12 -', 'Civil', 'xvii', '3/40', 'ill', 'III', 'Mix 4'];
  const kept = withoutFurniture(texts.map(paragraph), { title: 'Codes', kind: 'txt', assets: {}, keepNotes: false });
  expect(kept.map((block) => (block.kind === 'paragraph' ? block.text : ''))).toEqual(['Civil', 'ill', 'Mix 4']);
});

test('what a form leaves to be filled in is left out, what it says is not', () => {
  const texts = [
    'Name: ______________ Date: ______',
    '氏名：＿＿＿＿＿＿＿＿',
    'Bring this sheet to the office by 3 May, signed here: ______________, together with a copy of your passport.',
  ];
  const keptOf = (keepNotes: boolean): SourceBlock[] =>
    withoutFurniture(texts.map(paragraph), { title: 'Enrolment', kind: 'docx', assets: {}, keepNotes });
  expect(keptOf(false).map((block) => (block.kind === 'paragraph' ? block.text : ''))).toEqual(texts.slice(2));
  // Who keeps the words of a document keeps its form.
  expect(keptOf(true)).toHaveLength(3);
});

test('a small picture on the first of several pages is the mark of whoever wrote them', () => {
  const picture = (at: number, page: number): SourceBlock => ({
    kind: 'image',
    asset: `picture ${at}`,
    origin: formatOrigin({ file: 'a.pdf', block: at, place: `p${page}` }),
  });
  const asset = { mime: 'image/png', url: '', width: 400, height: 200 };
  const large = { ...asset, width: 900, height: 600 };
  const assets = { 'picture 0': asset, 'picture 1': large, 'picture 2': asset };
  const keptOf = (blocks: readonly SourceBlock[]): string[] =>
    withoutFurniture(blocks, { title: 'Berths', kind: 'pdf', assets, keepNotes: false }).flatMap((block) =>
      block.kind === 'image' ? [block.asset] : [],
    );
  expect(keptOf([picture(0, 1), picture(1, 1), picture(2, 2)])).toEqual(['picture 1', 'picture 2']);
  // All that a single page shows is what it says.
  expect(keptOf([picture(0, 1), picture(1, 1)])).toEqual(['picture 0', 'picture 1']);
});

test('a small table under the name of one of its columns is no table of contents', () => {
  const heading = (text: string, at: number): SourceBlock => ({
    kind: 'heading',
    level: 1,
    text,
    origin: formatOrigin({ file: 'a.xlsx', block: at }),
  });
  const rows = [
    ['Kind', 'Asked', 'Came'],
    ['Guests', 38, 29],
    ['Pupils', 210, 146],
    ['Parents', 380, 265],
  ];
  const blocks = [heading('Came', 0), tableBlock(rows)];
  expect(withoutFurniture(blocks, { title: 'Fête', kind: 'xlsx', assets: {}, keepNotes: false })).toHaveLength(2);
});

test('typed contents go also where a file has them as items, and nothing that stands among them', () => {
  const origin = formatOrigin({ file: 'a.docx', block: 0 });
  const items = ['Berths ............. 3', '1.1Pilots ………………… 4', 'Opening hours'].map((text) => ({ text, level: 0 }));
  const blocks: SourceBlock[] = [
    { kind: 'list', ordered: true, items, origin },
    paragraph('1.2 Scope ........ 5', 1),
    { kind: 'heading', level: 1, text: 'Berths', origin },
  ];
  const kept = withoutFurniture(blocks, { title: 'Harbour', kind: 'docx', assets: {}, keepNotes: false });
  expect(kept.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : [block.kind]))).toEqual(
    ['Opening hours', 'heading'],
  );
});

test('a line of many dots is read at once', () => {
  const blocks = [paragraph(`${'.'.repeat(50_000)}x`, 1)];
  const start = performance.now();
  withoutFurniture(blocks, { title: 'Harbour', kind: 'docx', assets: {}, keepNotes: false });
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('what a journal prints beside a paper is left out, what the paper says of such things is not', () => {
  const texts = [
    '收稿日期 :2009 -10 -12',
    '作者简介：李一（1970-），某大学教授。',
    'Received 3 May 2019; accepted 4 July 2019',
    'The office received 40 ferries in 2019.',
    'Received £2500 from the town for the quay',
    'Revised budget for 2026: £41,000',
    'Accepted by 34 votes on 12 May 2025',
    '基金项目的数量每年都在增加。',
  ];
  const keptOf = (kind: 'pdf' | 'docx') =>
    withoutFurniture(texts.map(paragraph), { title: 'Ferries', kind, assets: {}, keepNotes: false });
  expect(keptOf('pdf').map((block) => (block.kind === 'paragraph' ? block.text : ''))).toEqual(texts.slice(3));
  expect(keptOf('docx')).toHaveLength(8);
});
