import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';
import { relationsOfText } from './of-text.ts';
import { sourceText } from './source-text.ts';

const changesIn = (text: string, language: Language): string[] =>
  relationsOfText(sourceText(text, formatOrigin({ file: 'note.txt', block: 0 }), 0.7, language)).flatMap((own) =>
    own.kind === 'figure' && own.stat.from ? [`${own.stat.from} → ${own.stat.value}: ${own.stat.label.text}`] : [],
  );

describe('a change that two sentences tell', () => {
  it.each<[string, Language, string]>([
    ['A day pass was £12 last summer. It is £14 now.', 'en-US', '£12 → £14'],
    ['The pier had 60 moorings. Today there are 85 moorings.', 'en-US', '60 → 85'],
    ['We now pay £30 a week. It was £22 before.', 'en-US', '£22 → £30'],
    ['There were 35 goats on the hill at the beginning; now there are 52.', 'en-US', '35 → 52'],
    ['Le trajet durait 41 minutes avant le pont. Il en dure 28 aujourd’hui.', 'fr-FR', ''],
    ['Le club comptait 48 nageurs. Il en compte 71 aujourd’hui.', 'fr-FR', '48 → 71'],
    ['Le taux de casse était de 3,8 % avant les caisses neuves. Il est de 1,2 % depuis.', 'fr-FR', '3,8 % → 1,2 %'],
    ['上个月漏水21处。这个月8处，多半在地下室。', 'zh-CN', '21处 → 8处'],
    ['剛開業時每天來客35人。現在每天90人。', 'zh-TW', '35人 → 90人'],
    ['昨年の見学は310人でした。今年は420人です。', 'ja-JP', '310人 → 420人'],
    ['Takings came to £84k, 4% over plan. A year earlier it was £79k.', 'en-US', '£79k → £84k'],
    ['The average order rose to £46. In Q1 it had been £41.', 'en-US', '£41 → £46'],
    ['Le panier moyen passe à 61 €. En 2023 il était de 55 €.', 'fr-FR', '55 € → 61 €'],
    ['门票收入72万元，完成计划的96%。去年同期是65万元。', 'zh-CN', '65万元 → 72万元'],
    ['人均消费提高到88元。上一季度只有79元。', 'zh-CN', '79元 → 88元'],
    ['昨年の参加は120人だった。今年は150人を見込む。', 'ja-JP', '120人 → 150人'],
    ['去年招了80名。今年预计120名。', 'zh-CN', '80名 → 120名'],
    ['入会者は310人です。前年は280人でした。', 'ja-JP', '280人 → 310人'],
    ['満足度は平均3.6点。昨年の3.2点から0.4点上がりました。', 'ja-JP', '3.2点 → 3.6点'],
    ['The waiting list has 86 names. That is 9 more than the 77 of last year.', 'en-US', '77 → 86'],
    ['The waiting list has 86 names. That is 9 more than the 70 of last year.', 'en-US', ''],
    ['満足度は平均3.6点。昨年の3.2点から改善した。', 'ja-JP', '3.2点 → 3.6点'],
  ])('%s', (text, language, change) => {
    const [found = ''] = changesIn(text, language);
    expect(found.split(':')[0]).toBe(change);
    if (change) expect(found.replace(/^[^:]*: /u, '')).toBe(text);
  });

  it.each<[string, Language]>([
    ['We ordered 40 bikes. Today 12 are out of order.', 'en-US'],
    ['Last year 40% came by boat. Today 12% own a dog.', 'en-US'],
    ['We had 12 rowers last year. This year we need 30 oars.', 'en-US'],
    ['The hall was full for 3 hours. It now seats 85 people.', 'en-US'],
    ['去年种了120棵树。今年来了185人。', 'zh-CN'],
    ['UK sales were £12m last year. US sales are £14m now.', 'en-US'],
    ['Tom was 12 last year. Ann is 14 now.', 'en-US'],
    ['昨年のりんごは35個でした。今年のみかんは40個です。', 'ja-JP'],
    ['The pool was 40 m long. On Sundays it is now 30 m.', 'en-US'],
    ['We ordered 40 chairs. Now we have 25 chairs.', 'en-US'],
    ['The north sold 40 boats, the south 12. Last year it was 35.', 'en-US'],
    ['The hall seats 300. In May it was 40 degrees.', 'en-US'],
    ['Rent is £900. Last year it was not £900 but £850.', 'en-US'],
    ['水费320元，电费210元。上个月是410元。', 'zh-CN'],
    ['一季度收入80万元。上一季度有3家店关门。', 'zh-CN'],
    ['会費は月800円です。昨年は3人が辞めました。', 'ja-JP'],
  ])('is none where the second says something else: %s', (text, language) => {
    expect(changesIn(text, language)).toEqual([]);
  });
});

describe('two figures with a month each', () => {
  it.each<[string, Language, string[]]>([
    ['Swimmers a day: 64 in October, 47 in January.', 'en-US', ['64 → 47']],
    ['车流：11月320辆，2月280辆。', 'zh-CN', ['320辆 → 280辆']],
    ['Swimmers a day: 64 in June, 47 in May.', 'en-US', ['47 → 64']],
    ['Swimmers a day: 64 in March, 47 in November.', 'en-US', ['64 → 47']],
    ['Swimmers a day: 64 in September, 47 in March.', 'en-US', []],
    ['Swimmers a day: 64 in December, 47 in April.', 'en-US', []],
    ['Swimmers a day: 64 in October 2025, 47 in January 2025.', 'en-US', ['47 → 64']],
  ])('are told in the order of time, also over the end of a year: %s', (text, language, changes) => {
    expect(changesIn(text, language).map((own) => own.split(':')[0])).toEqual(changes);
  });
});

describe('what is to be brought to a figure', () => {
  it.each([
    ['教室は全国40か所で、春には75か所に増やす予定です。', ['40か所 → 75か所']],
    ['会議は2時間で、次回は3時間に延ばさない。', []],
    ['教室は40か所で、春には75か所に増やす予定はない。', []],
    ['会費は2,000円で、来年は2,600円に引き上げる案は否決された。', []],
    ['教室は40か所で、春には75か所に増やす予定だったが、中止した。', []],
    ['子どもは12人で、大人は8人に席を譲る。', []],
  ])('%s', (text, changes) => {
    expect(changesIn(text, 'ja-JP').map((own) => own.split(':')[0])).toEqual(changes);
  });
});

describe('a figure in a unit that nobody knows', () => {
  const statsIn = (text: string, language: Language): string[] =>
    relationsOfText(sourceText(text, formatOrigin({ file: 'note.txt', block: 0 }), 0.7, language)).flatMap((own) =>
      own.kind === 'figure' ? [`${own.stat.value} | ${own.stat.label.text}`] : [],
    );

  it('stands with that unit over the name in front of it', () => {
    expect(statsIn('light: 420 candelas', 'en-US')).toEqual(['420 candelas | light']);
    expect(statsIn('Rendement : 350 bobines', 'fr-FR')).toEqual(['350 bobines | Rendement']);
  });

  it('is one with decimals too, but no version behind a name', () => {
    expect(statsIn('Guests give us 4.7 stars.', 'en-US')).toEqual(['4.7 | Guests give us 4.7 stars']);
    expect(statsIn('Orbit 4.7 brings folders.', 'en-US')).toEqual([]);
  });

  it.each<[string, Language, string[]]>([
    ['Boat hire: £12 / £15', 'en-US', ['£12 / £15 | Boat hire']],
    ['雨衣：NT$250／NT$300', 'zh-TW', ['NT$250／NT$300 | 雨衣']],
    ['倉庫の費用は月12万円、駐車場は年30万円。', 'ja-JP', ['月12万円 | 倉庫の費用', '年30万円 | 駐車場']],
  ])('has all that belongs to it, and none is called by itself: %s', (text, language, stats) => {
    expect(statsIn(text, language)).toEqual(stats);
  });

  it('is called by its own name where each has one', () => {
    const [own] = relationsOfText(
      sourceText('Paint: 420; brushes: 30.', formatOrigin({ file: 'note.txt', block: 0 }), 0.7, 'en-US'),
    );
    const stats = own?.kind === 'figures' ? own.stats.map(({ value, label }) => `${label.text} ${value}`) : [];
    expect(stats).toEqual(['Paint 420', 'brushes 30']);
    expect(own && 'head' in own ? own.head : undefined).toBeUndefined();
  });
});

it.each<[string, Language, string]>([
  ['Waiting time is now 3h 40m (was 2h 15m)', 'en-US', 'up'],
  ['対応時間は2時間40分から1時間55分に短縮した', 'ja-JP', 'down'],
])('times in hours and minutes go up or down: %s', (text, language, direction) => {
  expect(relationsOf(text, language)).toMatchObject([{ kind: 'figure', stat: { direction } }]);
});

it.each<[string, Language, string]>([
  ['收入2000万元，同比增长一成，去年同期1800万元。', 'zh-CN', '1800万元 → 2000万元: 收入'],
  ['Sales came to 340 units, a rise of 14%, compared with 298 last year.', 'en-US', '298 → 340: Sales'],
  [
    "Les ventes : 340 000 €, en hausse de 14 %, contre 298 000 € l'an dernier.",
    'fr-FR',
    '298 000 € → 340 000 €: Les ventes',
  ],
  ['売上は340万円、前年比14%増、前年は298万円。', 'ja-JP', '298万円 → 340万円: 売上'],
])('how much it moved may stand between a figure and the earlier one: %s', (text, language, found) => {
  const [only, other] = changesIn(text, language);
  expect(only).toContain(found);
  expect(other).toBeUndefined();
});

it.each<[string, Language]>([
  ['Tarif réduit pour les jeunes (16 → 25 ans)', 'fr-FR'],
  ['Open to children (6 → 12 years)', 'en-US'],
  ['适合儿童（6→12岁）', 'zh-CN'],
])('how old somebody may be is no change: %s', (text, language) => expect(changesIn(text, language)).toEqual([]));

it('how old people are on average may change', () => {
  expect(changesIn('平均年龄 34→31岁', 'zh-CN')).toEqual(['34 → 31岁: 平均年龄']);
});

it.each<[string, Language, string, string | undefined]>([
  ['Margin 30%, up 2%, last year 28%', 'en-US', '30%', '28%'],
  ['毛利率30%，同比提升2%，去年28%', 'zh-CN', '30%', '28%'],
  ['Growth 5%, last year 4%', 'en-US', '5%', '4%'],
  ['Children (6→12 years): 5 euros', 'en-US', '6→12 years', undefined],
  ['Pour les 16 → 25 ans : tarif réduit', 'fr-FR', '16 → 25 ans', undefined],
])('a share is told with the share that it was, ages whole: %s', (text, language, value, from) => {
  const stats = relationsOf([text], language).flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  expect(stats.map((own) => [own.value, own.from])).toEqual([[value, from]]);
});

it.each<[string, Language]>([
  ['Membership grew to 400, up 12%', 'en-US'],
  ['Membership grew to 400, up 50', 'en-US'],
  ['Visits fell to 300, down 40 on last year', 'en-US'],
  ['Cost 2 million, growth of 5%, compared with 3 million for the school', 'en-US'],
])('by how much it moved, and what is of something else, is no earlier figure: %s', (text, language) =>
  expect(changesIn(text, language)).toEqual([]),
);

it.each<[string, Language, string, string]>([
  ['第一週平均 23 分鐘，上週掉到 9 分鐘。', 'zh-TW', '9 分鐘', '23 分鐘'],
  ['攪拌次數從 5 次變 1 次。', 'zh-TW', '1 次', '5 次'],
  ['桩位：原来12个不够用，年底要加到30个。', 'zh-CN', '30个', '12个'],
  ['10公里从78分钟跑进61分钟', 'zh-CN', '61分钟', '78分钟'],
  ['Avancement 62 %, il était à 48 % à la réunion précédente.', 'fr-FR', '62 %', '48 %'],
])('later words of a movement: %s', (text, language, value, from) => {
  expect(relationsOf(text, language)).toMatchObject([{ kind: 'figure', stat: { value, from } }]);
});

it.each<[string, Language, string]>([
  ['恢复时间从6小时缩短到40分钟', 'zh-CN', 'down'],
  ['Cover rose from 18 months to 5 years', 'en-US', 'up'],
])('times in two units are compared as times: %s', (text, language, direction) => {
  expect(relationsOf(text, language)).toMatchObject([{ kind: 'figure', stat: { direction } }]);
});

it('what is wanted was no earlier figure', () => {
  const figures = relationsOf('目标是30天，上月缩短到20天。', 'zh-CN');
  expect(figures.some((own) => own.kind === 'figure' && own.stat.from !== undefined)).toBe(false);
});

it('two things are no change: A店卖了300件，B店降到200件', () => {
  const figures = relationsOf('A店卖了300件，B店降到200件。', 'zh-CN');
  expect(figures.some((own) => own.kind === 'figure' && own.stat.from !== undefined)).toBe(false);
});

it.each<[string, Language, string, string]>([
  ['The waiting list is 38 (it was 22 last year).', 'en-US', '22', '38'],
  ['費用は昨年8万4千円、今年は10万円を見込んでいます。', 'ja-JP', '8万4千円', '10万円'],
  ['经费去年410元，今年520元。', 'zh-CN', '410元', '520元'],
])('what it was before is where it began: %s', (text, language, from, value) => {
  const [only] = relationsOf([text], language);
  expect(only?.kind === 'figure' && [only.stat.from, only.stat.value, only.stat.direction]).toEqual([
    from,
    value,
    'up',
  ]);
});

it.each<[string, Language, string, string, string]>([
  ['The final cost went from £296k to £303k.', 'en-US', '£296k', '£303k', 'The final cost'],
  ['Seats: 88 now, 124 after.', 'en-US', '88', '124', 'Seats: 88 now, 124 after'],
  ['Places : 88 aujourd’hui, 124 après.', 'fr-FR', '88', '124', 'Places : 88 aujourd’hui, 124 après'],
  ['能早睡的家庭由三成增至接近六成。', 'zh-CN', '三成', '接近六成', '能早睡的家庭'],
])('how it was and how it is or will be: %s', (text, language, from, value, label) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(only?.kind === 'figure' && [only.stat.from, only.stat.value, only.stat.label.text]).toEqual([
    from,
    value,
    label,
  ]);
});

it('a sentence that only points at the one before is told with it', () => {
  expect(
    relationsOf('Sent to 684 people, answered by 517. That is 76%, up from 69% last year.', 'en-US'),
  ).toMatchObject([
    {
      kind: 'figure',
      stat: { value: '76%', from: '69%', label: { text: expect.stringMatching(/^Sent to 684 people.*last year$/u) } },
    },
  ]);
  expect(relationsOf('全年接待游客3.2万人。这占全镇游客的41%。', 'zh-CN')).toMatchObject([
    { kind: 'figure', stat: { value: '3.2万人' } },
    { kind: 'figure', stat: { value: '41%', label: { text: '全年接待游客3.2万人。这占全镇游客的41%' } } },
  ]);
});

describe('which figure was before', () => {
  it.each<[string, Language, string]>([
    // Behind two measures a bare number may have been that of either.
    ['The kiln takes 25 minutes to reach 220 °C instead of 12.', 'en-US', ''],
    ['The kiln took 25 minutes instead of 12.', 'en-US', '12 → 25 minutes: The kiln'],
    ['It took 25 minutes instead of 12.', 'en-US', '12 → 25 minutes: It took 25 minutes instead of 12.'],
    [
      'Ascenseur : 11 pannes en 2024, contre 4 en 2023.',
      'fr-FR',
      '4 → 11: Ascenseur : 11 pannes en 2024, contre 4 en 2023.',
    ],
    ['9 départs seulement, 15 l’année précédente', 'fr-FR', '15 → 9: 9 départs seulement, 15 l’année précédente'],
    // Raw material is nothing that was before.
    ['原価は1袋あたり62円（原料28円、包材21円、加工13円）。', 'ja-JP', ''],
    ['客单价238元（原221元）', 'zh-CN', '221元 → 238元: 客单价'],
    // Two of the three may have been last week.
    ['3 accidents, 2 last week', 'en-US', ''],
  ])('%s', (text, language, told) => expect(changesIn(text, language)[0] ?? '').toBe(told));
});

it.each<[string, Language, string, string]>([
  ['総合満足度は5点満点で4.3点。昨年の3.9点から上がった。', 'ja-JP', '3.9点', '4.3点'],
  ['来年度の予算は320万円（今年度 280万円）。', 'ja-JP', '280万円', '320万円'],
  ['The budget for next year is £32,000 (this year £28,000).', 'en-US', '£28,000', '£32,000'],
  ['明年预算320万元（今年280万元）。', 'zh-CN', '280万元', '320万元'],
  ['当日の来場は約1,350人（昨年1,180人）。', 'ja-JP', '1,180人', '約1,350人'],
  ['Le budget de l’an prochain est de 32 000 € (cette année 28 000 €).', 'fr-FR', '28 000 €', '32 000 €'],
])(
  'what is now is earlier than what is to come, and the most there can be was never reached: %s',
  (text, language, from, value) => {
    expect(relationsOf(text, language)).toMatchObject([{ kind: 'figure', stat: { from, value } }]);
  },
);

it('what is due by two days changes nothing; what was counted earlier stands in its bracket', () => {
  expect(changesIn('Pay in parts: £100 by 15 December, £200 by 1 February, the rest later.', 'en-US')).toEqual([]);
  expect(changesIn('Le bruit est de 45 dB à 10 m du mur.', 'fr-FR')).toEqual([]);
  expect(changesIn('12月15日前交100元，2月1日前交200元。', 'zh-CN')).toEqual([]);
  expect(relationsOf('Targets: 1,800 transactions (last spring 1,540), 120 new members.', 'en-US')).toMatchObject([
    { kind: 'figures', head: { text: 'Targets' }, stats: [{ from: '1,540', value: '1,800' }, { value: '120' }] },
  ]);
});

it.each<[string, Language, string, 'up' | 'down']>([
  ['The median answer went from 380 ms to 4.2 s.', 'en-US', '380 ms → 4.2 s', 'up'],
  ['The archive shrank from 1.2 TB to 940 GB.', 'en-US', '1.2 TB → 940 GB', 'down'],
  ['La dose passe de 500 mg à 1,5 g.', 'fr-FR', '500 mg → 1,5 g', 'up'],
  ['等待时间平均6分20秒，去年为4分50秒。', 'zh-CN', '4分50秒 → 6分20秒', 'up'],
  ['The import time fell from 3 min 20 s to 45 s.', 'en-US', '3 min 20 s → 45 s', 'down'],
  ['座談会の評価は4.1から4.6に、表計算は3.9から3.7に下がった。', 'ja-JP', '4.1 → 4.6', 'up'],
  ['会員数　初月120人→12か月後1,500人', 'ja-JP', '120人 → 1,500人', 'up'],
])('goes the way its measures say, whatever units they are told in: %s', (text, language, change, direction) => {
  const relations = relationsOf(text, language);
  const [stat] = relations.flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  expect(`${stat?.from} → ${stat?.value}`).toBe(change);
  expect(stat?.direction).toBe(direction);
});
