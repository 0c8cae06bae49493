import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each<[string, Language, string[]]>([
  [
    'Three things helped most: the matching gift in October (+€22k), the gala (+€31k net of costs) and monthly giving, now at 412 people (it was 265 a year ago).',
    'en-US',
    [
      'the matching gift in October (+€22k)',
      'the gala (+€31k net of costs)',
      'monthly giving, now at 412 people (it was 265 a year ago)',
    ],
  ],
  [
    'Two risks: the price of steel, up 14% since May, and the weather.',
    'en-US',
    ['the price of steel, up 14% since May', 'the weather'],
  ],
  [
    '主要有三个原因：原料涨价12%、汇率下跌和物流延误，平均晚到9天。',
    'zh-CN',
    ['原料涨价12%', '汇率下跌', '物流延误，平均晚到9天'],
  ],
])('as many entries as are counted in front of the colon, with their figures: %s', (text, language, entries) => {
  const [list, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(list?.kind === 'list' && list.items.map((own) => own.text)).toEqual(entries);
});

it('what does not come to the count is read as before', () => {
  const [list] = relationsOf('Four rooms: kitchen, bath and hall.', 'en-US');
  expect(list).toMatchObject({ kind: 'list', items: [{ text: 'kitchen' }, { text: 'bath' }, { text: 'hall' }] });
});
