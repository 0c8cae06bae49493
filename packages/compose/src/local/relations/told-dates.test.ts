import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { readDates } from '../spans/dates.ts';
import { documentOf, list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';

it('a date alone at the end of a sentence is of the clauses in front of it, not of the next sentence', () => {
  const text =
    'Founded in 2009 by two sisters, the press published its first book, an almanac, in 2010. In 2014 it moved to Quay Street. By 2018 the list had grown.';
  const [timeline] = relationsOf(text, 'en-US');
  expect(timeline?.kind === 'timeline' && timeline.events.map((own) => `${own.date} ${own.text.text}`)).toEqual([
    '2009 Founded in 2009 by two sisters',
    '2010 the press published its first book, an almanac, in 2010.',
    '2014 it moved to Quay Street.',
    '2018 By 2018 the list had grown.',
  ]);
});

it('a label begins at no comma of a figure', () => {
  const stats = relationsOf('客単価は3,480円に上がったが、買上点数は2.6点から2.4点に下がった。', 'ja-JP').flatMap(
    (own) => (own.kind === 'figure' ? [`${own.stat.value} ${own.stat.label.text}`] : []),
  );
  expect(stats).toEqual(['3,480円 客単価は3,480円に上がったが', '2.4点 買上点数は2.6点から2.4点に下がった']);
});

it('a bracket that names who is in charge makes a task, with a day or without', () => {
  const [actions] = relationsOf('対応：広告を減らす（5月版・担当 野口）、文言の見直し（担当 原）', 'ja-JP');
  expect(actions).toMatchObject({
    kind: 'actions',
    items: [
      { what: { text: '広告を減らす' }, who: { text: '野口' }, when: { text: '5月版' } },
      { what: { text: '文言の見直し' }, who: { text: '原' } },
    ],
  });
  expect(
    relationsOf('対応：広告を減らす（5月版）、文言の見直し（要検討）', 'ja-JP').map(({ kind }) => kind),
  ).not.toContain('actions');
});

it('what is measured stays a figure, whoever is in charge of it', () => {
  const blocks = documentOf([
    list([
      'Latency from 2.8 s to 1.2 s (owner: Ana)',
      'Success rate from 96.1% to 98.5% (owner: Ben)',
      'Lead time from 26 h to 4 h (owner: Cy)',
    ]),
  ]).blocks;
  const relations = relationsOfPassage({ heading: undefined, blocks, language: 'en-US', rankOf: () => 0.5 });
  expect(relations.map(({ kind }) => kind)).not.toContain('actions');
});

it.each([
  [
    ['1962年夏天开张，只有三张桌子。五年后搬到桥头。1990年加盖二楼，去年年底换了招牌。'],
    'zh-CN',
    ['1962年夏天', '五年后', '1990年', '去年年底'],
  ],
  [
    ['The mill opened in 1871. The bakery came in 1902 and the shop four years later. It closed in 1960.'],
    'en-US',
    ['1871', '1902', 'four years later', '1960'],
  ],
  [['上午九点签到，中午在食堂吃饭，下午两点参观车间，五点返程。'], 'zh-CN', ['上午九点', '中午', '下午两点', '五点']],
  [
    ['Phase one – two villages, spring', 'Phase two – the valley, from May', 'Phase three – date open'],
    'en-US',
    ['Phase one', 'Phase two', 'Phase three'],
  ],
  [
    ['Tranche 1 (mars-avril) : la toiture', 'Tranche 2 (été) : les murs'],
    'fr-FR',
    ['Tranche 1 (mars-avril)', 'Tranche 2 (été)'],
  ],
  [
    ['Week of 3 March: scaffolding up', 'mid Apr: new battens', 'Then the scaffolding goes'],
    'en-US',
    ['Week of 3 March', 'mid Apr', 'Then'],
  ],
  [['一期（3—6月）拆墙', '二期从7月开始铺管', '三期等批复'], 'zh-CN', ['一期（3—6月）', '二期', '三期']],
] as const)('stages, parts of a day and times told from others are times too: %j', (texts, language, dates) => {
  const told = relationsOf([...texts], language).flatMap((own) =>
    own.kind === 'timeline' ? own.events.map(({ date }) => date) : [],
  );
  expect(told).toEqual(dates);
});

it('figures that are told beside those of a month are no events over several paragraphs', () => {
  const texts = ['売上は612万円で、8月の540万円から増えた。', '来場は10月が64人で、1月は47人だった。'];
  expect(relationsOf(texts, 'ja-JP').some(({ kind }) => kind === 'timeline')).toBe(false);
});

it('what holds from any day on is no event', () => {
  const relations = relationsOf('下单后，3天后发货，运费12元。5月1日前有效。', 'zh-CN');
  expect(relations.some(({ kind }) => kind === 'timeline')).toBe(false);
});

it.each([
  ['我校定于5月12日、13日举行科技节，请家长支持。', 'zh-CN'],
  ['The pool is closed on 4 and 11 May, towels can be left at the desk.', 'en-US'],
  ['大会は10月30日、31日に開きます。受付は9月5日に始めます。', 'ja-JP'],
  ['展览于6月8日、9日举行。报名5月1日开始。', 'zh-CN'],
] as const)('days that are only joined are when one thing happens: %s', (text, language) => {
  expect(relationsOf(text, language).filter(({ kind }) => kind === 'timeline')).toEqual([]);
});

it('in a month something happens, and the word behind the month stays whole', () => {
  const [timeline] = relationsOf('安排：9月中秋晚会，10月中期检查，11月底交稿，12月初稿评审', 'zh-CN');
  expect(timeline?.kind === 'timeline' && timeline.events.map((own) => `${own.date}|${own.text.text}`)).toEqual([
    '9月|中秋晚会',
    '10月|中期检查',
    '11月底|交稿',
    '12月|初稿评审',
  ]);
});

it('a career goes from month to month, with a point between the year and the month', () => {
  const [timeline] = relationsOf(['2014.6—2018.9  丰禾制药  质检员', '2018.10—至今  启明药业  质检主管'], 'zh-CN');
  expect(JSON.stringify(timeline)).not.toContain('"value":"2014');
  expect(JSON.stringify(relationsOf('版本3.5—4.1的差别很小', 'zh-CN'))).not.toContain('timeline');
});

it('two posts of a career stand each with what was done in it', () => {
  const lines = [
    '2015.3—2019.8 丰禾制药 质检员',
    '负责三条线的抽检，返工率由9%降到4%。',
    '2019.9—至今 启明药业 质检主管',
    '带6人小组。',
  ];
  expect(relationsOf(lines, 'zh-CN')).toMatchObject([
    {
      kind: 'timeline',
      events: [
        {
          date: '2015.3—2019.8',
          text: { text: '丰禾制药 质检员' },
          children: [{ text: '负责三条线的抽检，返工率由9%降到4%。' }],
        },
        { date: '2019.9—至今', text: { text: '启明药业 质检主管' }, children: [{ text: '带6人小组。' }] },
      ],
    },
  ]);
});

it('an hour after which something holds is no figure', () => {
  const relations = relationsOf('前一天晚饭吃清淡些，10点以后不要喝水。', 'zh-CN');
  expect(relations.map(({ kind }) => kind)).toEqual(['said']);
});

it('from one day to another is no number of days', () => {
  expect(relationsOf('5月28日から30日は受け付けできません。', 'ja-JP').map(({ kind }) => kind)).toEqual(['said']);
  expect(relationsOf('5月28日から30日間は無料です。', 'ja-JP')).toMatchObject([
    { kind: 'figure', stat: { value: '30日間' } },
  ]);
});

const datesOf = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own) => (own.kind === 'timeline' ? own.events.map(({ date }) => date) : []));

it.each<[string, Language, string[]]>([
  [
    'Plans went up on 3 March, the notice was hung on the 14th, and the show was held on the 21st, when it rained.',
    'en-US',
    ['3 March', '14th', '21st'],
  ],
  [
    'You feed the dough at 22:00, shape it from midnight, and the first bake is at 02:30.',
    'en-US',
    ['22:00', 'midnight', '02:30'],
  ],
  ['当日は8時準備、9時開店、13時に交代、16時で終わり', 'ja-JP', ['8時', '9時', '13時', '16時']],
  [
    '12月に新工場を稼働、来年2月に試験販売、4月に2店を統合、夏には出荷を始めます。',
    'ja-JP',
    ['12月', '来年2月', '4月', '夏'],
  ],
  ['苗3月2号种的，3月中旬发了芽，15号一天浇了8次，4月5号搬到外面。', 'zh-CN', ['3月2号', '3月中旬', '15号', '4月5号']],
  ['7月2日來裝，當天就發現歪了，7月5日開始滴水，7月9日才來修。', 'zh-TW', ['7月2日', '7月5日', '7月9日']],
  ['We meet on 1 September, on the 12th and on the 20th.', 'en-US', []],
  ['7月2日來裝，當天就發現漏水，7月5日修好。', 'zh-TW', []],
  ['50:50 split of the takings', 'en-US', []],
  ['3時間かかり、2期に分け、5点を配った。', 'ja-JP', []],
  ['In May 18,400 people came, up from 15,900 in April.', 'en-US', []],
])('hours and days alone say when: %s', (text, language, dates) => expect(datesOf(text, language)).toEqual(dates));

it('lines of a day go on over an hour that is only about so, and a line may hold two', () => {
  const lines = [
    '4:30 新娘化妆',
    '6点 门口集合',
    '8点左右 堵门，最多闹40分钟',
    '11:00 酒店迎宾 11:58仪式开始',
    '13:30 送客',
  ];
  const [timeline] = relationsOf(lines, 'zh-CN');
  expect(timeline?.kind === 'timeline' && timeline.events.map(({ date }) => date)).toEqual([
    '4:30',
    '6点',
    '8点左右',
    '11:00',
    '11:58',
    '13:30',
  ]);
});

it.each<[string, Language]>([
  ['9:00 火车出发，预计 10:30 到站', 'zh-CN'],
  ['9:00 开会到 10:30 结束', 'zh-CN'],
  ['9:00 出発 遅くとも 10:30 到着', 'ja-JP'],
  ['9:00 train to Bath arrives 10:30 platform 2', 'en-US'],
  ['9:00 walk with Ann 10:00 sharp', 'en-US'],
])('an hour that belongs to the words in front of it begins nothing in its line: %s', (line, language) => {
  const [timeline] = relationsOf([line, '11:00 午餐', '13:00 昼寝'], language);
  expect(timeline?.kind === 'timeline' && timeline.events.map(({ date }) => date)).toEqual(['9:00', '11:00', '13:00']);
});

it('how far into a recording something comes is later than any hour, and what stands below says its own', () => {
  const lines = [
    '00:00 Cold open',
    '03:12 Who pays',
    '27:05 The audit',
    '52:18 Plugs',
    'Supporters on the page: 612.',
    'Next time: a bank with one customer.',
  ];
  const [timeline, ...behind] = relationsOf(lines, 'en-US');
  expect(timeline?.kind === 'timeline' && timeline.events.map(({ date }) => date)).toEqual([
    '00:00',
    '03:12',
    '27:05',
    '52:18',
  ]);
  expect(behind).toMatchObject([
    { kind: 'figure', stat: { value: '612', label: { text: 'Supporters on the page' } } },
    { kind: 'said', item: { lead: 'Next time' } },
  ]);
});

it.each([
  "La maison est à vous de 16 h le jour de l'arrivée à 10 h le jour du départ.",
  'La salle est libre à partir de 18 h.',
])('hours from which on something is are no amounts: %s', (text) =>
  expect(relationsOf(text, 'fr-FR').map(({ kind }) => kind)).not.toContain('figure'),
);

it('how long something takes stays an amount', () => {
  const [only] = relationsOf('Une randonnée de 3 h à pied.', 'fr-FR');
  expect(only?.kind === 'figure' && only.stat.value).toBe('3 h');
});

it('a year that something is measured by is no event', () => {
  const text = '阅览室建于2014年，有书2,700册。去年借出1,460次，比前年少了18%。大家最想要的是空调。';
  expect(relationsOf(text, 'zh-CN').map(({ kind }) => kind)).not.toContain('timeline');
});

it('what happens keeps its first sign behind a blank', () => {
  const lines = ['11時 受付', '13時 のど自慢', '15時 はんこ作り', '17時 にぎやか市'];
  const [timeline] = relationsOf(lines, 'ja-JP');
  expect(timeline?.kind === 'timeline' && timeline.events.map(({ text }) => text.text)).toEqual([
    '受付',
    'のど自慢',
    'はんこ作り',
    'にぎやか市',
  ]);
});

it('the topic of a sentence is what its events are of', () => {
  const [only, ...others] = relationsOf('予定は、6月に試作、8月に調査、10月にパッケージ決定。', 'ja-JP');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'timeline', head: { text: '予定' } });
});

it('a day that a sentence is about stays in it, and how many there were before says nothing of when', () => {
  const text = 'Thursday is free until the dinner. On Friday we visit the palace. On Sunday there is a walk.';
  const [days] = relationsOf(text, 'en-US');
  expect(days?.kind === 'timeline' && days.events[0]?.text.text).toBe('Thursday is free until the dinner.');
  const [plan] = relationsOf(['7月 原案の作成', '9月18日 第4回検討会', '11月 議会に報告'], 'ja-JP');
  expect(plan?.kind === 'timeline' && plan.events[1]).toMatchObject({ date: '9月18日', text: { text: '第4回検討会' } });
});

it('what stands in front of a date is said of it, the first time too', () => {
  const text = '项目分三期：一期投资1.1亿元，2025年完工；二期0.8亿元，2026年完工；三期1.4亿元，2028年完工。';
  const [only, ...others] = relationsOf(text, 'zh-CN');
  expect(others).toEqual([]);
  expect(only?.kind === 'timeline' && only.events[0]?.text.text).toBe('一期投资1.1亿元，2025年完工');
});

it('a day of the week right in front of its hour is read', () => {
  expect(readDates('请于周五18:00前报送', 'zh-CN').map(({ text }) => text)).toEqual(['周五', '18:00前']);
  expect(readDates('周五18份', 'zh-CN')).toEqual([]);
});

it('what begins like a part of the day is another word', () => {
  const [first] = relationsOf(['12月30日（火）夜回り 19時', '1月11日（日）どんど焼き 8時'], 'ja-JP').flatMap((own) =>
    own.kind === 'timeline' ? own.events : [],
  );
  expect([first?.date, first?.text.text]).toEqual(['12月30日（火）', '夜回り 19時']);
});

it('the zone of an hour belongs to it', () => {
  const lines = [
    '2am - 7am UTC (6pm - 11pm PST): Ada',
    '7am - 11am UTC (11pm - 3am PST): Bo',
    '14:02 UTC – Deploy starts',
  ];
  expect(readDates(lines[2] ?? '', 'en-US').map(({ text }) => text)).toEqual(['14:02 UTC']);
  const events = relationsOf([list(lines.slice(0, 2))], 'en-US').flatMap((own) =>
    own.kind === 'timeline' ? own.events : [],
  );
  expect(events.map(({ date, text }) => [date, text.text])).toEqual([
    ['2am - 7am UTC (6pm - 11pm PST)', 'Ada'],
    ['7am - 11am UTC (11pm - 3am PST)', 'Bo'],
  ]);
});

it('several days of one month are one date, with the first of them', () => {
  expect(readDates('I reported it on 7, 10 and 17 November.', 'en-US').map(({ text }) => text)).toEqual([
    '7, 10 and 17 November',
  ]);
});

it.each<[Language, string[], string[]]>([
  [
    'fr-FR',
    ['Semaine 1', 'Vous visitez les ateliers.', 'Mois 1', 'Un petit projet, puis un bilan.'],
    ['Semaine 1', 'Mois 1'],
  ],
  ['en-US', ['Saturday', 'Walk to the lake, 9 km.', 'Sunday', 'Museum, then the train home.'], ['Saturday', 'Sunday']],
  ['zh-CN', ['第一周', '熟悉系统，读文档。', '第二周', '完成第一个需求。'], ['第一周', '第二周']],
])('lines that say nothing but when stand over what happens then: %s', (language, lines, dates) => {
  const [only, other] = relationsOf(lines, language);
  expect(other).toBeUndefined();
  expect(only).toMatchObject({
    kind: 'timeline',
    events: [{ text: { text: lines[1] } }, { text: { text: lines[3] } }],
  });
  expect(only?.kind === 'timeline' && only.events.map(({ date }) => date)).toEqual(dates);
});

it('in Chinese a day of no named month is one by which something is due, and the signs of Japanese mean nothing else', () => {
  const said = '演出当天预计来300人，组委会要求25日前交齐名单';
  expect(readDates(said, 'zh-CN').map(({ text }) => text)).toEqual(['演出当天', '25日前']);
  expect(relationsOf(said, 'zh-CN').map(({ kind }) => kind)).not.toContain('timeline');
});

it('in Japanese the days behind a month are days, and one that a sentence is about', () => {
  const said = '毎月第2・第4土曜です。12月は12日と26日。26日は特別会で、人形劇もあります。';
  expect(readDates(said, 'ja-JP').map(({ text }) => text)).toEqual(expect.arrayContaining(['12日', '26日', '26日']));
  expect(relationsOf(said, 'ja-JP').map(({ kind }) => kind)).not.toContain('figure');
  expect(relationsOf('日数は3日と5日の2種類。', 'ja-JP').map(({ kind }) => kind)).toEqual(['figure']);
});
