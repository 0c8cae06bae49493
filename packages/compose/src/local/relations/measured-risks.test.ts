import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

it.each<[Language, string[], [string, string][]]>([
  [
    'zh-CN',
    ['风险一：夜间工时不足。', '应对：备用设备一套。', '风险二：客流混乱。', '应对：增加引导员。'],
    [
      ['风险一：夜间工时不足。', '备用设备一套。'],
      ['风险二：客流混乱。', '增加引导员。'],
    ],
  ],
  [
    'en-US',
    ['Risk: the mill fails.', 'Response: a second mill by May.', 'Risk: rain.', 'Response: tents for 80.'],
    [
      ['the mill fails.', 'a second mill by May.'],
      ['rain.', 'tents for 80.'],
    ],
  ],
  [
    'ja-JP',
    ['課題1：人手が足りない。', '対策：募集する。', '課題2：在庫が多い。', '対策：発注を減らす。'],
    [
      ['課題1：人手が足りない。', '募集する。'],
      ['課題2：在庫が多い。', '発注を減らす。'],
    ],
  ],
])('each risk stands beside what is done about it (%s)', (language, lines, expected) => {
  for (const blocks of [lines, lines.map((line) => list([line]))]) {
    const [only, ...others] = relationsOf(blocks, language);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ kind: 'pairs', as: 'risk-measure' });
    expect(only?.kind === 'pairs' && only.items.map(({ left, right }) => [left.text, right.text])).toEqual(expected);
  }
});

it('other fields that take turns are none', () => {
  const lines = ['Place: the hall.', 'Time: at six.', 'Place: the yard.', 'Time: at nine.'];
  expect(relationsOf(lines, 'en-US')).not.toContainEqual(expect.objectContaining({ as: 'risk-measure' }));
});

it('behind names that only count, an arrow divides a trouble from what is done about it', () => {
  const lines = [
    '課題1：座談会が1回60分と短い → 来年度は90分×2回にする',
    '課題2：講座が一方的 → 演習形式に変更',
    '課題3：資料が多い → 要点を1枚にまとめる',
  ];
  expect(relationsOf(lines, 'ja-JP', '課題と対策')).toMatchObject([
    {
      kind: 'pairs',
      items: [
        { left: { text: '座談会が1回60分と短い' }, right: { text: '来年度は90分×2回にする' } },
        { left: { text: '講座が一方的' }, right: { text: '演習形式に変更' } },
        { left: { text: '資料が多い' }, right: { text: '要点を1枚にまとめる' } },
      ],
    },
  ]);
});
