import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const listOf = (text: string): string[] | undefined => {
  const [only, other] = relationsOf(text, 'ja-JP');
  if (only?.kind !== 'list' || other) return undefined;
  return only.items.map(({ lead, text: own }) => `${lead ?? ''} | ${own}`);
};

it('things that one sentence sets against each other stand each under its name', () => {
  expect(listOf('船は3時間で2,400円、飛行機は50分で9,800円です。')).toEqual([
    '船 | 3時間で2,400円',
    '飛行機 | 50分で9,800円です',
  ]);
  expect(listOf('石製は丈夫だが重く、木製は軽いが傷みやすい。')).toEqual([
    '石製 | 丈夫だが重く',
    '木製 | 軽いが傷みやすい',
  ]);
});

it('figures alone, times and things of other kinds are not set against each other', () => {
  expect(listOf('倉庫は月12万円、駐車場は年30万円。')).toBeUndefined();
  expect(listOf('去年は雨で3日休み、今年は晴れて1日だけ休みました。')).toBeUndefined();
  expect(listOf('父は庭に出て、猫は窓辺で眠っている。')).toBeUndefined();
});
