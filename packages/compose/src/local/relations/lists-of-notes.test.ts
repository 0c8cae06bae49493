import { describe, expect, it } from 'vitest';
import { type Draft, list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

describe('lists as people note them', () => {
  it('things with as many values each are one table, though one measures in other units', () => {
    const plans = [
      'Starter: 250 g every month, £9, one roast',
      'Regular: 500 g every month, £16, two roasts',
      'Office: 2 kg every two weeks, £58, four roasts, free delivery and grinder loan',
    ];
    expect(relationsOf(plans, 'en-US')).toMatchObject([
      {
        kind: 'records',
        rows: [['Starter'], ['Regular'], ['Office', '2 kg every two weeks', '£58']].map((own) =>
          expect.arrayContaining(own),
        ),
      },
    ]);
  });

  it('offers that say when they are ready are compared, not a course of events', () => {
    const offers = [
      'Daikin: €13,900 installed, 8 kW, 58 dB, ready in March',
      'Vaillant: €15,200 installed, 7 kW, 52 dB, ready in May',
      'Nibe: €14,600 installed, 8 kW, 49 dB, ready in June',
    ];
    expect(relationsOf(offers, 'en-US').map(({ kind }) => kind)).toEqual(['records']);
  });

  it('opening hours are a list of days', () => {
    expect(relationsOf('Opening hours: Mon–Fri 6:30–21:00, Sat 8–18, Sun closed.', 'en-US')).toMatchObject([
      {
        kind: 'list',
        head: { text: 'Opening hours' },
        items: [{ text: 'Mon–Fri 6:30–21:00' }, { text: 'Sat 8–18' }, {}],
      },
    ]);
  });

  it('the same plus in front of every entry marks nothing', () => {
    expect(relationsOf([list(['+ no Friday release', '+ a new teammate'])], 'en-US', 'Went well')).toMatchObject([
      { kind: 'list', items: [{ text: 'no Friday release' }, { text: 'a new teammate' }] },
    ]);
  });

  it('three dots between blanks lead from a name to what is said of it', () => {
    expect(relationsOf(['消火器体験 … 54 名', '炊き出し … カレー 120 食'], 'ja-JP')).toMatchObject([
      {
        kind: 'pairs',
        items: [{ left: { text: '消火器体験' }, right: { text: '54 名' } }, { left: { text: '炊き出し' } }],
      },
    ]);
  });

  it('an arrow only leads from a question to its answer', () => {
    const lines = ['Q: May I swap? → A: Yes, in the app.', 'Q: Are dogs allowed? → A: Only assistance dogs.'];
    expect(relationsOf(lines, 'en-US')).toMatchObject([
      { kind: 'pairs', items: [{ left: { text: 'May I swap?' }, right: { text: 'Yes, in the app.' } }, {}] },
    ]);
  });

  it('amounts, counted days and what is said besides are lists of their own, the figure in front their total', () => {
    const lines = [
      'Flights: €1,440',
      'Flat (4 nights): €1,180',
      'Food: €1,520',
      'Day 1: arrived at 14:20',
      'Day 2: the museum in the morning',
      'Day 3: came back soaked',
      'Tip: book online',
    ];
    expect(relationsOf(['Total cost: €4,140.', ...lines.map((line) => list([line]))], 'en-US')).toMatchObject([
      { kind: 'parts', isWhole: true, total: { value: '€4,140' }, items: [{}, { name: 'Flat (4 nights)' }, {}] },
      { kind: 'timeline', events: [{ date: 'Day 1' }, { date: 'Day 2' }, { date: 'Day 3' }] },
      { kind: 'list', items: [{ lead: 'Tip' }] },
    ]);
  });

  it('days with the same words behind them are the fields of a table', () => {
    const lines = [
      '第一批（1-6 号楼）：9 月 1 日开工，10 月 20 日完工',
      '第二批（7-9 号楼）：10 月 25 日开工，12 月 10 日完工',
    ];
    expect(relationsOf(lines, 'zh-CN')).toMatchObject([
      {
        kind: 'records',
        fields: ['开工', '完工'],
        rows: [
          ['第一批（1-6 号楼）', '9 月 1 日', '10 月 20 日'],
          ['第二批（7-9 号楼）', '10 月 25 日', '12 月 10 日'],
        ],
      },
    ]);
  });

  it('options that a letter counts keep it', () => {
    const items = ['Do nothing', 'Every second Friday off'].map((text, at) => ({
      text,
      level: 0,
      marker: `${'AB'[at]}.`,
    }));
    const lettered: Draft = { kind: 'list', ordered: true, items };
    expect(relationsOf([lettered], 'en-US')).toMatchObject([
      { kind: 'list', items: [{ lead: 'A', text: 'Do nothing' }, { lead: 'B' }] },
    ]);
  });

  it('a sentence behind a name is no list of its clauses', () => {
    for (const text of [
      'The good: I save 90 minutes a day and about $3,400 a year on trains and lunches.',
      'Shared folders: invite up to 25 people, with read or write access.',
    ])
      expect(relationsOf(text, 'en-US').map(({ kind }) => kind)).not.toContain('list');
  });

  it('the kind of a thing belongs to its name', () => {
    const lines = [
      'City bike: upright, 15–18 kg, from €450. Slow uphill.',
      'Gravel bike: light, 10–12 kg, from €1,100. No rack.',
      'E-bike: 20–26 kg, from €1,900. Must be charged.',
    ];
    const heads = relationsOf(lines, 'en-US').flatMap((own) =>
      own.kind === 'list' ? [own.head?.text, ...own.items.map(({ text }) => text)] : [],
    );
    for (const name of ['City bike', 'Gravel bike', 'E-bike']) expect(heads).toContain(name);
  });

  it('days alone over what is on them are one plan', () => {
    const lines = ['周一', '9:00 签到', '10:00 介绍', '周二', '全天：培训', '周三', '上午 参观', '周四、周五', '跟岗'];
    expect(relationsOf(lines, 'zh-CN')).toMatchObject([
      {
        kind: 'timeline',
        events: [
          { date: '周一', children: [{ text: '10:00 介绍' }] },
          { date: '周二' },
          { date: '周三' },
          { date: '周四、周五' },
        ],
      },
    ]);
  });

  it('figures alone behind a name are no list, and voices may be counted', () => {
    expect(relationsOf('Two bedrooms: 13 m² and 9 m².', 'en-US').map(({ kind }) => kind)).not.toContain('list');
    expect(
      relationsOf(['「40分待ちました」（30代女性）', '「辛さが選べる」（20代男性）', '「椅子がほしい」3名'], 'ja-JP'),
    ).toMatchObject([
      { kind: 'pairs', items: [{}, {}, { left: { text: '「椅子がほしい」' }, right: { text: '3名' } }] },
    ]);
  });

  it('days of one sign are what is on each of them', () => {
    const lines = ['月 ごはん、みそ汁 612kcal', '火 コッペパン、シチュー 648kcal', '水 マーボー豆腐 635kcal'];
    expect(relationsOf(lines, 'ja-JP', '献立')).toMatchObject([
      {
        kind: 'timeline',
        events: [{ date: '月', text: { text: 'ごはん、みそ汁 612kcal' } }, { date: '火' }, { date: '水' }],
      },
    ]);
    expect(relationsOf(['月 半年で一回', '木 山の手入れ', '水 不足'], 'ja-JP').map(({ kind }) => kind)).not.toContain(
      'timeline',
    );
  });

  it('a model in front of a colon is of the name, and half of something is no day', () => {
    const lines = [
      'A款 石头Q5：2599元，吸力5500Pa，续航180分钟，噪音67分贝。地图准，不会拖地。',
      'B款 追觅S10：3299元，吸力5300Pa，续航160分钟，噪音65分贝。自动洗拖布，水箱要每天倒。',
      'C款 小米M30：1999元，吸力4000Pa，续航110分钟，噪音70分贝。便宜，容易卡在地毯边。',
    ];
    expect(relationsOf(lines, 'zh-CN')).toMatchObject([
      {
        kind: 'records',
        fields: ['', '吸力', '续航', '噪音', ''],
        rows: [
          ['A款 石头Q5', '2599元', '5500Pa', '180分钟', '67分贝', '地图准，不会拖地'],
          ['B款 追觅S10', '3299元', '5300Pa', '160分钟', '65分贝', '自动洗拖布，水箱要每天倒'],
          ['C款 小米M30', '1999元', '4000Pa', '110分钟', '70分贝', '便宜，容易卡在地毯边'],
        ],
      },
    ]);
    expect(relationsOf('ひじき20g、にんじん1/2本、油揚げ1枚、しょうゆ大さじ2、砂糖大さじ1', 'ja-JP')).toMatchObject([
      { kind: 'list', items: [{}, { text: 'にんじん1/2本' }, {}, {}, {}] },
    ]);
  });

  it('a word for who leads a project names who that is', () => {
    expect(relationsOf([list(['Project lead: Imran', 'Front desk: Marion, Joy'])], 'en-US')).toMatchObject([
      { kind: 'list', items: [{ lead: 'Project lead', text: 'Imran' }, { lead: 'Front desk' }] },
    ]);
  });

  it('entries that dashes divide into as many fields are a table', () => {
    const entries = ['Refund flow – Ana – 60%', 'Mandates – Joost – 35%', 'Load test – whole squad – starts Monday'];
    expect(relationsOf([list(entries)], 'en-US', 'In progress')).toMatchObject([
      { kind: 'records', fields: ['', ''], rows: [['Refund flow', 'Ana', '60%'], ['Mandates', 'Joost', '35%'], {}] },
    ]);
    expect(relationsOf([list(['Tea – green', 'Coffee – black – hot'])], 'en-US').map(({ kind }) => kind)).toEqual([
      'pairs',
    ]);
  });

  it('solutions alone are set against no risks', () => {
    const lines = [
      'Plateforme A : reprise de notre logiciel',
      'Plateforme B : assistance payante',
      'Plateforme C : sans reprise',
    ];
    expect(JSON.stringify(relationsOf([list(lines)], 'fr-FR', 'Solutions étudiées'))).not.toContain('risk-measure');
    expect(
      JSON.stringify(relationsOf([list(['Pluie → tentes', 'Bruit → tapis'])], 'fr-FR', 'Risques et solutions')),
    ).toContain('risk-measure');
  });

  it('what the reader is asked to do is no event of the lines before', () => {
    const lines = [
      'Fri 7 pm: drinks at the pub',
      'Sat 2 pm: church',
      'Sun 11 am: breakfast',
      'Please tell us by 1 May: coming or not.',
    ];
    const [plan, ...others] = relationsOf(lines, 'en-US', 'Plan');
    expect(plan).toMatchObject({
      kind: 'timeline',
      events: [{ date: 'Fri 7 pm' }, { date: 'Sat 2 pm' }, { date: 'Sun 11 am' }],
    });
    expect(JSON.stringify(others)).toContain('coming or not');
  });

  it('steps that are told in sentences are steps, and amounts keep their sign', () => {
    const lines = [
      'Step 1: look. We tagged everything for two weeks, 9 idle databases, 4 TB of logs.',
      'Step 2: switch off. Databases gone, 12 servers, 3 TB of logs.',
      'Step 3: right size. Half the machines, twice the use: -$8,300.',
    ];
    expect(relationsOf(lines, 'en-US')).toMatchObject([
      {
        kind: 'steps',
        steps: [{ title: { text: 'look' } }, { title: { text: 'switch off' } }, { title: { text: 'right size' } }],
      },
    ]);
    expect(JSON.stringify(relationsOf(lines, 'en-US'))).toContain('-$8,300');
  });
});

it('entries may say more in brackets, and letters that one word goes with are none', () => {
  const tried =
    'What we tried: onboarding e-mails (reach 1,900, no effect), a webinar (46 attendees, 2 left later), a 20% discount (accepted by 31 of 245).';
  expect(relationsOf(tried, 'en-US')).toMatchObject([
    {
      kind: 'list',
      head: { text: 'What we tried' },
      items: [{}, { text: 'a webinar (46 attendees, 2 left later)' }, {}],
    },
  ]);
  expect(relationsOf('檢查範圍：A、B、C三棟各樓層公共區域', 'zh-TW')).toMatchObject([
    { kind: 'said', item: { lead: '檢查範圍', text: 'A、B、C三棟各樓層公共區域' } },
  ]);
});

it('names end where "and" joins two of them, and what follows says more', () => {
  const said =
    'Feeding: equal weights of starter, flour and water, once a week from the fridge, twice a day on the table.';
  expect(relationsOf(said, 'en-US')).toMatchObject([{ kind: 'said', item: { lead: 'Feeding' } }]);
});

it('sentences whose labels say in which case they are so are the entries of a list', () => {
  const rules = 'Plus de 60 jours avant : remboursement intégral. De 60 à 30 jours : 50 %. Moins de 30 jours : rien.';
  expect(relationsOf(rules, 'fr-FR')).toMatchObject([
    {
      kind: 'list',
      items: [{ lead: 'Plus de 60 jours avant' }, { lead: 'De 60 à 30 jours' }, { lead: 'Moins de 30 jours' }],
    },
  ]);
});

it('things side by side keep the whole names that their brackets stand behind', () => {
  const prices = [
    'Basse saison (novembre à mars) : 90 € la nuit, 520 € la semaine',
    'Moyenne saison (avril à juin, septembre, octobre) : 115 € la nuit, 680 € la semaine',
    'Haute saison (juillet, août) : uniquement à la semaine, 940 €',
    'Taxe de séjour : 1,10 € par nuit. Ménage : 60 €, ou à faire vous-mêmes.',
  ];
  expect(relationsOf(prices, 'fr-FR').slice(0, 3)).toMatchObject([
    { kind: 'list', head: { text: 'Basse saison (novembre à mars)' } },
    { kind: 'list', head: { text: 'Moyenne saison (avril à juin, septembre, octobre)' } },
    { kind: 'list', head: { text: 'Haute saison (juillet, août)' } },
  ]);
  expect(relationsOf(prices, 'fr-FR').flatMap((own) => (own.kind === 'list' ? [own.head?.text] : []))).toHaveLength(3);
});

it('two days of every week stay in their line', () => {
  const entries = list(['Chiens acceptés', 'Bac jaune : mardi ; ordures : vendredi', 'Feux interdits en été']);
  expect(relationsOf([entries], 'fr-FR', 'À savoir')).toMatchObject([
    { kind: 'list', items: [{}, { lead: 'Bac jaune', text: 'mardi ; ordures : vendredi' }, {}] },
  ]);
});

it('a sign behind a figure says what it stands for, and one question is one entry', () => {
  const rubric = 'Structure (4): 4 = clear thread, time kept; 2 = thread visible; 0 = no thread.';
  expect(relationsOf(rubric, 'en-US')).toMatchObject([
    { kind: 'list', head: { text: 'Structure (4)' }, items: [{ text: '4 = clear thread, time kept' }, {}, {}] },
  ]);
  const asked = 'What I need by Thursday: yes/no, and whether the school pays or the parents.';
  expect(relationsOf(asked, 'en-US').flatMap((own) => (own.kind === 'list' ? own.items : []))).not.toContainEqual(
    expect.objectContaining({ text: 'the parents' }),
  );
});

it('what an amount is for is no further entry', () => {
  const said = 'Kitty: 15 € a month each, for oil, salt, coffee, sponges, bin bags.';
  expect(relationsOf(said, 'en-US').flatMap((own) => (own.kind === 'list' ? own.items : []))).toEqual([]);
});
