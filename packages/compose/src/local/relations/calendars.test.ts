import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import type { Relation } from './relation.ts';

const datesIn = (relations: readonly Relation[]): string[] =>
  relations.flatMap((own) => (own.kind === 'timeline' ? own.events.map(({ date }) => date) : []));

describe('what happens when', () => {
  it.each<[string, Language, string[]]>([
    [
      '带教：第一周 看柜台，第二周 跟诊，第三到四周 学记录，第二个月 开始值班',
      'zh-CN',
      ['第一周', '第二周', '第三到四周', '第二个月'],
    ],
    [
      'Week 1 the shop floor, week 2 the cellar, weeks 3 and 4 alone, month 2 a review',
      'en-US',
      ['Week 1', 'week 2', 'weeks 3 and 4', 'month 2'],
    ],
    [
      '昭和19年に海辺の工場へ行き、翌年、焼け跡に帰ってきた。昭和23年、駅前で傘の修理をはじめる。昭和31年に店を構え、昭和35年、祖母と結婚。',
      'ja-JP',
      ['昭和19年', '翌年', '昭和23年', '昭和31年', '昭和35年'],
    ],
  ])('is a timeline, in weeks and months and in clauses of kana: %s', (text, language, dates) => {
    expect(datesIn(relationsOf(text, language))).toEqual(dates);
  });

  it('stands below an entry among others', () => {
    const stages = ['6-17 October gas main', '20 October-7 November water main', '10-28 November kerbs'];
    const entry = (text: string, level: number) => ({ text, level });
    const items = [
      entry('The order begins on 6 October.', 0),
      entry('Stages:', 0),
      ...stages.map((text) => entry(text, 1)),
      entry('Access on foot is kept.', 0),
    ];
    const relations = relationsOf([{ kind: 'list', ordered: true, items }], 'en-US');
    expect(datesIn(relations)).toEqual(['6-17 October', '20 October-7 November', '10-28 November']);
    expect(relations.map(({ kind }) => kind)).toEqual(['list', 'timeline', 'list']);
  });
});

it.each<[string, Language, string]>([
  ['内訳は腕時計が780、掛時計が240、目覚ましが130。', 'ja-JP', '腕時計'],
  ['体温計が12、血圧計が8、聴診器が5。', 'ja-JP', '体温計'],
])('a name that ends in the sign of a total keeps it: %s', (text, language, name) => {
  const [parts] = relationsOf(text, language);
  expect(parts?.kind === 'parts' && parts.items[0]?.name).toBe(name);
});

it('a number behind what it tells apart is no figure', () => {
  expect(relationsOf("La parcelle 13 est réservée à l'école.", 'fr-FR')).toMatchObject([{ kind: 'said' }]);
});

it('what has a name of its own behind the last hour belongs to no hour', () => {
  const lines = [
    '18:45 Speeches',
    '19:30 Cake, first dance',
    '20:30 Band',
    '00:30 Last coach',
    'Menu: beef or fish, tell us by Friday',
  ];
  const [calendar] = relationsOf([list(lines)], 'en-US', 'Run sheet');
  expect(calendar).toMatchObject({ kind: 'timeline', events: [{}, {}, {}, {}] });
  expect(JSON.stringify(calendar)).not.toContain('Menu');
});

it('posts up to now stand with those before them, and what is named below the first of them is of none', () => {
  const lines = [
    '2022年至今 云杉科技 高级设计师',
    '负责移动端，带3人小组。',
    '2019—2022 绿洲网络 设计师',
    '从零设计收银系统，覆盖全国门店。',
    '2018—2019 初心工作室 实习生',
    '教育：同济大学，工业设计',
    '语言：英语、日语',
  ];
  const [posts] = relationsOf(lines, 'zh-CN');
  expect(posts).toMatchObject({
    kind: 'timeline',
    events: [{ date: '2022年至今' }, { date: '2019—2022' }, { date: '2018—2019' }],
  });
  expect(JSON.stringify(posts)).not.toContain('同济');
});

it('an event keeps no word that only led to its date', () => {
  const lines = ['analyse du sol en septembre', 'vote du conseil en novembre', 'travaux de février à avril'];
  const [calendar] = relationsOf(lines, 'fr-FR', 'Calendrier');
  expect(calendar).toMatchObject({
    kind: 'timeline',
    events: [{}, {}, { date: 'février à avril', text: { text: 'travaux' } }],
  });
});
