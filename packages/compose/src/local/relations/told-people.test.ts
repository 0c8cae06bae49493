import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const entriesOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) =>
    own.kind === 'list' ? own.items.map(({ lead, text }) => [lead, text]) : [],
  );

it('people with what they are in brackets stand with what is told of each', () => {
  expect(
    entriesOf(
      'Our team is small. Ida Holm (CEO) ran 14 kitchens. She holds a PhD. Ben Okoro (CTO) grew a firm from 3 to 90 people.',
      'en-US',
    ),
  ).toEqual([
    ['Ida Holm (CEO)', 'ran 14 kitchens. She holds a PhD.'],
    ['Ben Okoro (CTO)', 'grew a firm from 3 to 90 people'],
  ]);
  expect(entriesOf('李雷（首席执行官）管理过120家门店。韩梅（首席技术官）在华为工作8年。', 'zh-CN')).toEqual([
    ['李雷（首席执行官）', '管理过120家门店'],
    ['韩梅（首席技术官）', '在华为工作8年'],
  ]);
});

it('one of them is told as any sentence, and brackets behind other words are no posts', () => {
  expect(entriesOf('Ida Holm (CEO) ran 14 kitchens.', 'en-US')).toEqual([]);
  expect(entriesOf('Revenue (net) rose by 8%. Margin (gross) fell to 41%.', 'en-US')).toEqual([]);
});
