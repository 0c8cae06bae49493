import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

function datesOf(lines: readonly string[], language: Language): readonly string[] {
  const [first] = relationsOf(lines, language);
  return first?.kind === 'timeline' ? first.events.map(({ date }) => date) : [];
}

it.each<[Language, readonly string[], readonly string[]]>([
  [
    'en-US',
    ['3 weeks before the race: rest', '2 days before the race: collect your number', '1 day after the race: walk'],
    ['3 weeks before the race', '2 days before the race', '1 day after the race'],
  ],
  [
    'fr-FR',
    [
      '1 mois avant le départ : réserver le camion',
      "2 jours avant l'arrivée : prévenir la gardienne",
      "3 jours après l'arrivée : changer d'adresse",
    ],
    ['1 mois avant le départ', "2 jours avant l'arrivée", "3 jours après l'arrivée"],
  ],
  [
    'ja-JP',
    ['検査の3日前：お酒をひかえる', '検査前日：夕食は早めに', '検査当日：朝食はとらない', '検査の1週間後：結果が届く'],
    ['検査の3日前', '検査前日', '検査当日', '検査の1週間後'],
  ],
  [
    'zh-CN',
    ['手术前3天：停药', '手术前1天：只喝粥', '当天凌晨4点：喝第一包药', '当天6点：喝第二包药', '手术后2天：可以洗澡'],
    ['手术前3天', '手术前1天', '当天凌晨4点', '当天6点', '手术后2天'],
  ],
])('days that are told from an occasion are a timeline: %s', (language, lines, dates) => {
  expect(datesOf(lines, language)).toEqual(dates);
});

it('days of a month that stands over them are a timeline, places in a race are not', () => {
  expect(datesOf(['2nd. First grapes.', '11th. Pickers came, eight of them.', '19th - press broke.'], 'en-US')).toEqual(
    ['2nd', '11th', '19th'],
  );
  expect(
    datesOf(['lundi 2 fév : dépose', 'du 9 au 13 : peinture', '23 fév.→27 fév. pose', '5 mars, miroirs'], 'fr-FR'),
  ).toEqual(['lundi 2 fév', 'du 9 au 13', '23 fév.→27 fév.', '5 mars']);
  expect(datesOf(['1st: Ana Lind', '2nd: Ben Cole', '3rd: Mia Roe'], 'en-US')).toEqual([]);
});

it.each<[readonly string[], boolean]>([
  [['0845 doors, coffee', '1000 Talks', '1315 Panel'], true],
  [['1200 Members voted', '1300 Members stayed at home'], false],
  [['1000 Flyers', '1250 Posters', '2100 Stickers'], false],
  [['5th Avenue: shop', '7th Avenue: office', '9th Avenue: store'], false],
  [['1st: Anna', '2nd: Ben', '4th: Carl'], false],
  [['4th. Vet came', '6th. Two lambs', '9th. Rain'], true],
])('figures, addresses and ranks in front of lines are no dates: %s', (lines, isCalendar) => {
  expect(datesOf(lines, 'en-US').length > 0).toBe(isCalendar);
});

it('a sentence that begins with a later year is an event of its own', () => {
  const lines = [
    '1998年，两个人开了这家面包房。',
    '2004年换了烤炉，头一年多做了一倍。2009年搬到河边，又添了两张桌子。',
    '2015年，女儿回来接手。',
  ];
  expect(datesOf(lines, 'zh-CN')).toEqual(['1998年', '2004年', '2009年', '2015年']);
});

it('sentences that say which day it is are none of the hours below them', () => {
  const hours = ['7:40 校门口集合', '9:10 到果园', '12:00 吃饭', '15:30 回学校'];
  const relations = relationsOf(['5月9日星期六我们去果园，坐一辆大巴。安排在下面。', ...hours], 'zh-CN');
  expect(relations.map(({ kind }) => kind)).toEqual(['said', 'timeline']);
  const [, day] = relations;
  expect(day?.kind === 'timeline' && [day.isDay, day.events.length]).toEqual([true, 4]);
});

it('a period in the name of a plan is no event of it', () => {
  const plan = '三季度要做的事：阿明8月底前换灯；小李8月10日前修门；老周9月中旬刷墙。';
  const relations = relationsOf([plan, '三季度目标：做完为止，不留尾巴。'], 'zh-CN');
  const dates = relations.flatMap((own) => (own.kind === 'timeline' ? own.events.map(({ date }) => date) : []));
  expect(dates).not.toContain('三季度');
});

it('how it was in another year is no hour of the day above it', () => {
  const lines = ['9:00　集合', '9:15　消火', '10:00　担架', '11:30　解散', '去年は142世帯のうち87世帯が参加しました。'];
  const [day, ...behind] = relationsOf(lines, 'ja-JP');
  expect(day?.kind === 'timeline' && day.events.map(({ date }) => date)).toEqual(['9:00', '9:15', '10:00', '11:30']);
  expect(behind.length).toBeGreaterThan(0);
});

it('what is from a later year is no event of it', () => {
  const lines = ['2003年成立，地点在河边。2005年的数据显示只有12人。', '2011年扩建，花了3年。', '2015年搬家。'];
  const [timeline] = relationsOf(lines, 'zh-CN');
  expect(timeline?.kind === 'timeline' && timeline.events.map(({ date }) => date)).toEqual([
    '2003年',
    '2011年',
    '2015年',
  ]);
});

describe('posts with their time behind them', () => {
  it.each<[Language, string[], string[]]>([
    [
      'en-US',
      [
        'Head gardener, Kew Lodge (2020–present)',
        'Planned the rose garden.',
        'Gardener, Mill Park (2016–2020)',
        'Looked after 14 greenhouses.',
        'Apprentice, Dell Farm (2014–2016)',
      ],
      [
        '2020–present | Head gardener, Kew Lodge | Planned the rose garden.',
        '2016–2020 | Gardener, Mill Park | Looked after 14 greenhouses.',
        '2014–2016 | Apprentice, Dell Farm | ',
      ],
    ],
    [
      'zh-CN',
      ['主编，晨光杂志社（2019–至今）', '负责改版，订数翻番。', '记者，江南日报（2015–2019）', '采访过 300 位手艺人。'],
      ['2019–至今 | 主编，晨光杂志社 | 负责改版，订数翻番。', '2015–2019 | 记者，江南日报 | 采访过 300 位手艺人。'],
    ],
    [
      'fr-FR',
      [
        'Cheffe de projet, Port de Brest, 2019–2024',
        'Deux quais refaits.',
        'Dessinatrice, Atelier Nord, 2015–2019',
        'Plans de 12 écoles.',
      ],
      [
        '2019–2024 | Cheffe de projet, Port de Brest | Deux quais refaits.',
        '2015–2019 | Dessinatrice, Atelier Nord | Plans de 12 écoles.',
      ],
    ],
  ])('%s: are events with what was done there', (language, lines, expected) => {
    const [timeline] = relationsOf(lines, language).filter((own) => own.kind === 'timeline');
    const told = timeline?.events.map(
      ({ date, text, children = [] }) => `${date} | ${text.text} | ${children.map((own) => own.text).join(' / ')}`,
    );
    expect(told).toEqual(expected);
  });
});

it.each<[Language, readonly string[], readonly string[]]>([
  [
    'en-US',
    ['Fix the leak at the wall – Paul – by 2 December', 'Hand in the plan – Mary – 11 December'],
    ['Paul', 'Mary'],
  ],
  ['zh-CN', ['修补外墙渗漏 – 张伟 – 12月2日前', '提交电气图纸 – 李娜 – 12月11日'], ['张伟', '李娜']],
])('entries that name who has something done by when are tasks: %s', (language, lines, people) => {
  const [first] = relationsOf(lines, language);
  expect(first?.kind === 'actions' && first.items.map(({ who }) => who?.text)).toEqual(people);
});

it('talks with their speakers and days stay a timeline', () => {
  expect(datesOf(['Bees in the city – Ann – 2 December', 'Old roses – Ben – 11 December'], 'en-US')).toEqual([
    '2 December',
    '11 December',
  ]);
});

it('what a counted list says without a day belongs to no event before it', () => {
  const items = ['周三前完成圣诞橱窗', '周五会员日，短信发给3,600名会员', '羽绒服陈列移到入口'];
  expect(relationsOf([list(items, true)], 'zh-CN', '下周计划')).toMatchObject([{ kind: 'list', items: [{}, {}, {}] }]);
});

it('what stands behind the day of a stage is said with its name', () => {
  const lines = [
    '第一批：9月21日—9月25日，生产一部、生产二部',
    '第二批：9月28日—9月30日，研发中心',
    '第三批：10月9日—10月16日，其他部门',
  ];
  expect(relationsOf(lines, 'zh-CN', '时间安排')).toMatchObject([
    {
      kind: 'timeline',
      events: [
        { date: '9月21日—9月25日', text: { text: '第一批：生产一部、生产二部' } },
        { date: '9月28日—9月30日', text: { text: '第二批：研发中心' } },
        { date: '10月9日—10月16日', text: { text: '第三批：其他部门' } },
      ],
    },
  ]);
});
