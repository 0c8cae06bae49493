import { expect, it } from 'vitest';
import type { DraftBlock } from './blocks.ts';
import { withCountedLists } from './counted-paragraphs.ts';

const paragraph = (text: string): DraftBlock => ({ kind: 'paragraph', text });

it('what counts below a counted paragraph stands below it, and the count goes on behind', () => {
  const below: DraftBlock = {
    kind: 'list',
    ordered: true,
    items: [
      { text: '請派員在家。', level: 0, marker: '（一）' },
      { text: '請勿堆放雜物。', level: 0, marker: '（二）' },
    ],
  };
  const drafts = [paragraph('一、日期：3月14日'), paragraph('二、配合事項'), below, paragraph('三、費用：每戶180元')];
  expect(withCountedLists(drafts)).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: [
        { text: '日期：3月14日', level: 0, marker: '一、' },
        { text: '配合事項', level: 0, marker: '二、' },
        { text: '請派員在家。', level: 1, marker: '（一）' },
        { text: '請勿堆放雜物。', level: 1, marker: '（二）' },
        { text: '費用：每戶180元', level: 0, marker: '三、' },
      ],
    },
  ]);
});

it('a list without numbers ends the count', () => {
  const plain: DraftBlock = { kind: 'list', ordered: false, items: [{ text: '茶點', level: 0 }] };
  const drafts = [paragraph('一、日期：3月14日'), paragraph('二、地點：活動中心'), plain, paragraph('三、費用：免費')];
  expect(withCountedLists(drafts).map(({ kind }) => kind)).toEqual(['list', 'list', 'paragraph']);
});
