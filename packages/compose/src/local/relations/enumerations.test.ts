import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const toldIn = (text: string, language: Language): unknown[] =>
  relationsOf(text, language).flatMap((own): unknown[] => {
    if (own.kind === 'figures') return own.stats.map(({ value, label }) => `${value} ${label.text}`);
    if (own.kind === 'list') return own.items.map((item) => item.text);
    return own.kind === 'said' ? [own.item.text] : [own.kind];
  });

describe('names behind a colon', () => {
  it('are none where all that follows says more of the first', () => {
    const [only] = relationsOf('Sponsors so far: one, at €400 an episode, for episodes 1-4.', 'en-US');
    expect(only?.kind).toBe('figure');
  });

  it('are things that articles begin, however long each of them is', () => {
    const asks =
      'Asks: approve two translators ($150k a year), an introduction to anyone at the Education Agency, and a decision on the pool by 15 November.';
    expect(toldIn(asks, 'en-US')).toEqual([
      'approve two translators ($150k a year)',
      'an introduction to anyone at the Education Agency',
      'a decision on the pool by 15 November',
    ]);
    const demande = 'Nous demandons : une convention de dix ans, l’analyse du sol (environ 1 800 €) et un point d’eau.';
    expect(toldIn(demande, 'fr-FR')).toHaveLength(3);
  });

  it('that count themselves and say in a bracket who does them until when are tasks', () => {
    const measures =
      '改进措施：一是在说明书里加提示（负责人：周颖，5月10日前）；二是增加浊度报警（负责人：冯凯，6月底前）；三是维修车常备滤芯20支（负责人：售后部，即日起）。';
    expect(relationsOf(measures, 'zh-CN')).toMatchObject([
      {
        kind: 'actions',
        items: [
          { what: { text: '在说明书里加提示' }, who: { text: '周颖' }, when: { text: '5月10日前' } },
          { who: { text: '冯凯' }, when: { text: '6月底前' } },
          { what: { text: '维修车常备滤芯20支' }, who: { text: '售后部' }, when: { text: '即日起' } },
        ],
      },
    ]);
  });

  it('each with what is done about it in a bracket are risks with their measures', () => {
    const risks = [
      {
        kind: 'pairs',
        as: 'risk-measure',
        items: [{ left: { text: 'ゆずの不作' }, right: { text: '冷凍果皮を3か月分確保' } }, {}],
      },
    ];
    const line = 'リスク：ゆずの不作（対策：冷凍果皮を3か月分確保）、類似品の先行（対策：発売を2週間前倒し）';
    expect(relationsOf(line, 'ja-JP')).toMatchObject(risks);
    const listed = ['Thin ice (measure: two guides)', 'Fog (measure: a rope of 30 m)'];
    expect(relationsOf([list(listed)], 'en-US', 'What may happen')).toMatchObject([
      { kind: 'pairs', as: 'risk-measure', items: [{ left: { text: 'Thin ice' }, right: { text: 'two guides' } }, {}] },
    ]);
  });

  it('behind several clauses that say what all figures are stand under all of them', () => {
    const [parts] = relationsOf(
      'Over ten years, in pounds, without the roof: oil 49,000, pump 46,500, panels 45,400.',
      'en-US',
    );
    expect(parts).toMatchObject({ kind: 'parts', head: { text: 'Over ten years, in pounds, without the roof' } });
    const [channels] = relationsOf('チャネルはコンビニ55%、スーパー30%、通販15%。', 'ja-JP');
    expect(channels).toMatchObject({ kind: 'parts', head: { text: 'チャネル' } });
    const [tried] = relationsOf('100人に食べてもらい、「また買いたい」が72人、「香りがよい」が64人。', 'ja-JP');
    expect(JSON.stringify(tried)).not.toContain('"name":"に');
  });

  it('stand under no word that only joins', () => {
    const [only] = relationsOf('So: 20 more loaves, 24 fewer rolls.', 'en-US');
    expect(only).not.toHaveProperty('head');
  });

  it('with a joining word in front of the last are parts of what they come to', () => {
    for (const text of [
      '费用每人620元，含门票280元、车资240元和午餐100元。',
      '費用每人620元，其中門票280元、車資240元及午餐100元。',
    ])
      expect(relationsOf(text, 'zh-CN')).toMatchObject([
        {
          kind: 'parts',
          total: { value: '620元' },
          items: [{ name: /门票|門票/u }, { name: /车资|車資/u }, { name: '午餐' }].map(({ name }) => ({
            name: expect.stringMatching(name),
          })),
        },
      ]);
  });

  it.each<[string, Language, string[]]>([
    ['受影響分店：東門、西門、北門共3家', 'zh-TW', ['東門、西門、北門共3家']],
    ['参加门店：东街、西街、南街等12家', 'zh-CN', ['figure']],
    ['Closed: north, south, west, 3 in all', 'en-US', ['north, south, west, 3 in all']],
    ['Reading: page 41, exercises 3 and 5', 'en-US', ['page 41, exercises 3 and 5']],
    ['受影響分店：東門、西門、北門', 'zh-TW', ['東門', '西門', '北門']],
  ])('are told with how many they are: %s', (text, language, said) => expect(toldIn(text, language)).toEqual(said));

  it.each<[string, Language, string[]]>([
    ['人手：木工4人，漆工2人，每月材料费1.5万元', 'zh-CN', ['4人 木工', '2人 漆工', '1.5万元 每月材料费']],
    ['参数：重量680克，续航12小时', 'zh-CN', ['680克 重量', '12小时 续航']],
    ['版本：内核5，驱动12', 'zh-CN', ['内核5，驱动12']],
    ['地址：3号楼，2单元', 'zh-CN', ['3号楼，2单元']],
  ])('with a figure in a unit each are figures: %s', (text, language, said) =>
    expect(toldIn(text, language)).toEqual(said),
  );
});

describe('stretches of a lesson', () => {
  it.each<[Language, string[]]>([
    ['zh-CN', ['引入（5分钟）：看两张照片', '探究（20分钟）：分组测量', '小结（10分钟）：写下发现', '作业：画一张图']],
    [
      'en-US',
      [
        'Warm-up (5 min): two photos',
        'Search (20 min): measure in pairs',
        'Close (10 min): write it down',
        'Homework: draw it',
      ],
    ],
  ])('are steps with how long they take, and what stands behind them is none (%s)', (language, entries) => {
    const [steps, ...others] = relationsOf(
      entries.map((entry) => list([entry])),
      language,
    );
    expect(steps?.kind === 'steps' && steps.steps.map(({ title, text }) => [title.text, text?.text])).toEqual(
      entries.slice(0, 3).map((entry) => entry.split(/[：]|: /u)),
    );
    expect(JSON.stringify(others)).toMatch(/画一张图|draw it/u);
  });
});

it('films with how long they are follow on no other', () => {
  const films = ['Tides (104 min): a quay', 'Kiln (97 min): a fire', 'Yard (88 min): a broom'];
  expect(relationsOf([list(films)], 'en-US').map(({ kind }) => kind)).not.toContain('steps');
});

describe('dashes behind the name of a procedure', () => {
  it('lead from step to step', () => {
    expect(relationsOf('流程：挂号—候诊—检查—取报告', 'zh-CN')).toMatchObject([
      { kind: 'steps', steps: ['挂号', '候诊', '检查', '取报告'].map((text) => ({ title: { text } })) },
    ]);
  });

  it.each<[string, Language]>([
    ['办理流程：周二—周四 8:30—11:00 到窗口—取号', 'zh-CN'],
    ['Procedure: come Tue–Thu, 8–11 – ask for Bea – sign', 'en-US'],
    ['Steps: pull the lever – not the wheel – and wait 5–10 minutes', 'en-US'],
  ])('and tear neither days nor figures that they join: %s', (text, language) => {
    expect(relationsOf(text, language).map(({ kind }) => kind)).not.toContain('steps');
  });

  it('and behind other names do not', () => {
    expect(relationsOf('线路：东站—北门—码头', 'zh-CN').map(({ kind }) => kind)).not.toContain('steps');
  });
});

it('the beginning of a sentence that goes on with names is none of them', () => {
  const text = 'Goal: pupils can name halves, thirds, quarters and eighths and compare them.';
  expect(relationsOf(text, 'en-US').map(({ kind }) => kind)).toEqual(['said']);
});

it.each<[string, Language, string[]]>([
  [
    'Nora Weiss (hardware, 6 years at a bank), Tariq Azem (software), Lena Holm (sales)',
    'en-US',
    ['Nora Weiss (hardware, 6 years at a bank)', 'Tariq Azem (software)', 'Lena Holm (sales)'],
  ],
  ['受付 佐藤　会場 田中　警備 鈴木', 'ja-JP', ['受付: 佐藤', '会場: 田中', '警備: 鈴木']],
])('names with what is said of each are a list: %s', (text, language, expected) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  const items = only?.kind === 'list' ? only.items : [];
  expect(items.map(({ lead, text: own }) => (lead ? `${lead}: ${own}` : own))).toEqual(expected);
});

it('the word that joins the last names belongs to none of them', () => {
  const [only] = relationsOf('Matériel : un ordinateur, un casque et, sur demande, un écran.', 'fr-FR');
  expect(only?.kind === 'list' && only.items.map(({ text }) => text)).toEqual([
    'un ordinateur',
    'un casque',
    'sur demande',
    'un écran',
  ]);
});

it('measures with a sign in a circle each are counted, whatever leads to them', () => {
  const [only] = relationsOf('改善策として、①早番昼食を認める、②列を分ける、③種類を増やす。', 'ja-JP');
  expect(only).toMatchObject({ kind: 'list', head: { text: '改善策として' } });
  expect(only?.kind === 'list' && only.items).toHaveLength(3);
});

it.each<[string, Language]>([
  ['Water: the warmer, the better, unless the leaves turn brown.', 'en-US'],
  ['Lumière : forte, directe, mais jamais à midi.', 'fr-FR'],
])('clauses that go on with one another are no list: %s', (text, language) => {
  expect(relationsOf(text, language)).toMatchObject([{ kind: 'said' }]);
});

it('what happens keeps the word behind its hyphen in front of a date', () => {
  const [only] = relationsOf('Plan: sign-on week 1, check-in weeks 2-3, roll-out week 4.', 'en-US');
  expect(only?.kind === 'timeline' && only.events.map(({ text }) => text.text)).toEqual([
    'sign-on',
    'check-in',
    'roll-out',
  ]);
});

it('what comes with the first thing is none of its like', () => {
  const text = 'Clothes: black, with the blue scarf for women and blue tie for men.';
  expect(relationsOf(text, 'en-US')).toMatchObject([{ kind: 'said', item: { lead: 'Clothes' } }]);
});

it('what is said above all of the first thing is none of its like', () => {
  const text = 'Allergies : le signaler sur le coupon, surtout œufs, lait, foin.';
  expect(relationsOf(text, 'fr-FR')).toMatchObject([{ kind: 'said', item: { lead: 'Allergies' } }]);
});
