import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

type Drafts = Parameters<typeof documentOf>[0];

const actionsOf = (drafts: Drafts, language: Language, heading?: string): string[] =>
  relationsOf(drafts, language, heading).flatMap((own) =>
    own.kind === 'actions'
      ? own.items.map(({ who, what, when }) => `${who?.text ?? ''} | ${what.text} | ${when?.text ?? ''}`)
      : [],
  );

describe('who does what by when, in sentences', () => {
  it.each<[Language, string, string[]]>([
    [
      'zh-CN',
      '小孙负责横幅，周五前；小谢负责帐篷；老胡负责音响，周四前。',
      ['小孙 | 负责横幅 | 周五前', '小谢 | 负责帐篷 | ', '老胡 | 负责音响 | 周四前'],
    ],
    [
      'zh-CN',
      '小孙负责印票，小谢负责借椅子，都在周五前完成。',
      ['小孙 | 负责印票 | 周五前', '小谢 | 负责借椅子，都在周五前完成 | 周五前'],
    ],
    ['zh-CN', '请小孙明天把票印好，小谢更新名单。', ['小孙 | 明天把票印好 | ', '小谢 | 更新名单 | ']],
    ['zh-CN', '胡雷整理照片，孙梅负责联系媒体。', ['胡雷 | 整理照片 | ', '孙梅 | 负责联系媒体 | ']],
    ['zh-CN', '孙梅需在周五前交稿，胡雷则负责排版。', ['孙梅 | 交稿 | 周五前', '胡雷 | 负责排版 | ']],
    [
      'zh-CN',
      '会后由孙梅撰写总结，报价由采购部下周三前确认。',
      ['孙梅 | 会后由孙梅撰写总结 | ', '采购部 | 报价由采购部下周三前确认 | 下周三前'],
    ],
    ['zh-CN', '老胡答应周三前修好投影。小孙主动承担写通知。', ['老胡 | 修好投影 | 周三前', '小孙 | 主动承担写通知 | ']],
    [
      'en-US',
      'Ivan agreed to paint the fence before the fair. Rosa volunteered to bake the pies.',
      ['Ivan | paint the fence before the fair | ', 'Rosa | bake the pies | '],
    ],
    [
      'en-US',
      'The design team will send the drafts by Monday and HR will post the ad by Wednesday.',
      ['The design team | send the drafts | by Monday', 'HR | post the ad | by Wednesday'],
    ],
    [
      'fr-FR',
      'Le service juridique relit le bail avant le 12 mai, la comptabilité règle la caution d’ici la fin du mois.',
      [
        'Le service juridique | relit le bail | avant le 12 mai',
        'la comptabilité | règle la caution | d’ici la fin du mois',
      ],
    ],
    [
      'en-US',
      'Rosa handles the tickets, Ivan takes care of the band and Mia does the posters.',
      ['Rosa | handles the tickets | ', 'Ivan | takes care of the band | ', 'Mia | does the posters | '],
    ],
    [
      'en-US',
      'Rosa is responsible for the tickets, Ivan for the band and Mia for the posters.',
      ['Rosa | responsible for the tickets | ', 'Ivan | for the band | ', 'Mia | for the posters | '],
    ],
    [
      'fr-FR',
      'Rose s’occupe du buffet, Yvan de la sono et Mia des affiches.',
      ['Rose | s’occupe du buffet | ', 'Yvan | de la sono | ', 'Mia | des affiches | '],
    ],
    // Nobody is asked to do anything.
    ['zh-CN', '本次会议由孙主任主持，胡秘书负责记录。', []],
    ['en-US', 'Oslo handles the north, and most parcels arrive within a day.', []],
    ['zh-CN', '孙梅周三前交预算，胡雷订会议室。', ['孙梅 | 交预算 | 周三前', '胡雷 | 订会议室 | ']],
    [
      'zh-CN',
      '会议决定由后勤部负责搬桌椅，财务部负责付押金，保安组负责开门。',
      ['后勤部 | 负责搬桌椅 | ', '财务部 | 负责付押金 | ', '保安组 | 负责开门 | '],
    ],
    [
      'zh-CN',
      '小孙负责横幅，小谢负责帐篷，其余的人周日早上七点到码头集合。',
      ['小孙 | 负责横幅 | ', '小谢 | 负责帐篷 | ', '其余的人 | 周日早上七点到码头集合 | 周日'],
    ],
    [
      'en-US',
      'It was agreed that Rosa will print the posters by 4 May and Ivan will book the hall by 11 May.',
      ['Rosa | print the posters | by 4 May', 'Ivan | book the hall | by 11 May'],
    ],
    [
      'ja-JP',
      '横断幕は西村さん、受付は大野さん、音響は原田さんが担当します。',
      ['西村さん | 横断幕 | ', '大野さん | 受付 | ', '原田さん | 音響 | '],
    ],
    ['ja-JP', '西村さんが横断幕、大野さんが受付を担当する。', ['西村さん | 横断幕 | ', '大野さん | 受付を担当する | ']],
    [
      'zh-CN',
      '孙梅负责布置，截止5月8日，胡雷负责邀请，截止5月10日。',
      ['孙梅 | 负责布置 | 截止5月8日', '胡雷 | 负责邀请 | 截止5月10日'],
    ],
    ['zh-TW', '橫幅由小孫負責，週五前；帳篷由小謝負責，週三前。', ['小孫 | 橫幅 | 週五前', '小謝 | 帳篷 | 週三前']],
    [
      'zh-CN',
      '分工：小孙写稿，小谢做图，老胡周五前发布。',
      ['小孙 | 写稿 | ', '小谢 | 做图 | ', '老胡 | 发布 | 周五前'],
    ],
    [
      'en-US',
      'Rosa handles the posters by Friday; Ivan books the hall; Mara calls the band by Thursday.',
      ['Rosa | handles the posters | by Friday', 'Ivan | books the hall | ', 'Mara | calls the band | by Thursday'],
    ],
    [
      'en-US',
      'Rosa will print the posters and Ivan will book the hall, both by Friday.',
      ['Rosa | print the posters | by Friday', 'Ivan | book the hall | by Friday'],
    ],
    [
      'ja-JP',
      '会場は西村さんが水曜までに予約する。チラシは大野さんが金曜までに印刷する。',
      [
        '西村さん | 会場は西村さんが水曜までに予約する | 水曜までに',
        '大野さん | チラシは大野さんが金曜までに印刷する | 金曜までに',
      ],
    ],
    [
      'en-US',
      'Rosa drafts the tender by 4 June. Ivan will measure the roof before 11 June.',
      ['Rosa | drafts the tender | by 4 June', 'Ivan | measure the roof | before 11 June'],
    ],
    [
      'fr-FR',
      "Luc prépare les badges avant le 9 mai. Nadia doit appeler le traiteur d'ici lundi.",
      ['Luc | prépare les badges | avant le 9 mai', "Nadia | doit appeler le traiteur | d'ici lundi"],
    ],
    [
      'zh-CN',
      '孙涛在7月8日前修好投影仪，韩雪7月12日前印完手册。',
      ['孙涛 | 修好投影仪 | 7月8日前', '韩雪 | 印完手册 | 7月12日前'],
    ],
    [
      'zh-TW',
      '吳建宏負責借場地，9月3日前回報；總務組在9月10日前採購器材。',
      ['吳建宏 | 負責借場地，9月3日前回報 | 9月3日前', '總務組 | 採購器材 | 9月10日前'],
    ],
    [
      'ja-JP',
      '西村さんが6月2日までに名簿を更新する。経理課は6月5日までに請求書を送る。',
      ['西村さん | 名簿を更新する | 6月2日までに', '経理課 | 請求書を送る | 6月5日までに'],
    ],
  ])('%s: %s', (language, text, actions) => {
    expect(actionsOf([paragraph(text)], language)).toEqual(actions);
  });

  it('goes on over paragraphs and entries, and what else is said stays', () => {
    const relations = relationsOf(
      [paragraph('Rosa drafts the tender by 4 June.'), paragraph('Ivan orders the paint by Friday. It rained a lot.')],
      'en-US',
    );
    expect(relations.map(({ kind }) => kind)).toEqual(['actions', 'said']);
    expect(
      actionsOf([list(['Rosa drafts the tender by 4 June', 'Ivan orders the paint by 9 June'])], 'en-US'),
    ).toHaveLength(2);
  });

  it('reads who and when out of brackets, however short the task', () => {
    const lines = ['湯を沸かす（西村、5月18日まで）', '名簿を更新して全員へ送る（経理課、12日まで）'];
    expect(actionsOf([list(lines)], 'ja-JP')).toEqual([
      '西村 | 湯を沸かす | 5月18日まで',
      '経理課 | 名簿を更新して全員へ送る | 12日まで',
    ]);
  });

  it.each<[Language, string[]]>([
    ['ja-JP', ['写真展（市民ホール、5月18日まで）', '絵本展（中央図書館、6月12日まで）']],
    ['en-US', ['Photographs (Town Hall, until 4 June)', 'Drawings (Mill Lane, until 9 June)']],
  ])('knows a place in a bracket from a name (%s)', (language, lines) => {
    expect(actionsOf([list(lines)], language)).toEqual([]);
  });

  it.each<[string, Language, string]>([
    ['things', 'zh-CN', '方案在7月8日前完成评审，周报在7月12日前提交给领导。'],
    ['things', 'en-US', 'Registration closes at noon by 4 June. Production will start in Lyon before 11 June.'],
    ['nouns', 'fr-FR', 'Inscription obligatoire avant le 9 mai. Solde du séjour avant le 12 juin.'],
    ['things', 'ja-JP', '会場は6月2日までに決める。名簿は6月5日までに送る。'],
    ['what is over', 'ja-JP', '西村さんが6月2日までに名簿を更新しました。経理課は6月5日までに請求書を送った。'],
    ['what is over', 'zh-CN', '孙涛在7月8日前修好了投影仪，韩雪7月12日前印完了手册。'],
    ['what is over', 'fr-FR', 'Luc a préparé les badges avant le 9 mai. Nadia a appelé le traiteur avant le 12 mai.'],
    ['one by itself', 'en-US', 'Rosa drafts the tender by 4 June. The roof is old.'],
  ])('%s are no tasks (%s: %s)', (_, language, text) => {
    expect(actionsOf([paragraph(text)], language)).toEqual([]);
  });
});

describe('entries with who does what', () => {
  it('have who does it alone in a bracket, wherever the day stands', () => {
    const drafts = [
      list(['门票改版，元旦前上线（技术部）', '12月5日前换好横幅（后勤部）', '清点库存（财务部，12月20日）']),
    ];
    expect(actionsOf(drafts, 'zh-CN')).toEqual([
      '技术部 | 门票改版，元旦前上线 | ',
      '后勤部 | 换好横幅 | 12月5日前',
      '财务部 | 清点库存 | 12月20日',
    ]);
  });

  const linesOf = (lines: readonly string[], language: Language): string[] => actionsOf(lines.map(paragraph), language);

  it('begin with a name where those beside them do, however short the task', () => {
    expect(
      linesOf(['黃士銘：簽約，3/28 前', '李小姐：公告分攤金額，4/1', '阿德：更換門禁密碼，本週五'], 'zh-TW'),
    ).toEqual(['黃士銘 | 簽約 | 3/28 前', '李小姐 | 公告分攤金額 | 4/1', '阿德 | 更換門禁密碼 | 本週五']);
  });

  it('say so with a word, in a bracket', () => {
    const lines = ['契約書の確認（担当：三宅、10月14日まで）', '見積もり（担当：坂、今週中）', '看板（担当：早川）'];
    expect(linesOf(lines, 'ja-JP')).toEqual([
      '三宅 | 契約書の確認 | 10月14日まで',
      '坂 | 見積もり | 今週中',
      '早川 | 看板 | ',
    ]);
  });

  it('name nobody where a clause stands behind a comma', () => {
    const lines = [
      '接口还剩4个，老范周四前清掉',
      '环境断网，小鹿找网管，今天',
      '客户想加导出，下期再说',
      '出一版清单，11/10 给客户',
    ];
    expect(linesOf(lines, 'zh-CN')).toEqual([]);
  });
});

describe('sentences in a row that each begin with a name', () => {
  const text = 'Dana will ring the printer by Monday. Piet orders the chairs. Mrs Rowe sorts the keys.';

  it('are tasks beside one that has its day', () => {
    expect(actionsOf([paragraph(text)], 'en-US').map((own) => own.split(' | ')[0])).toEqual([
      'Dana',
      'Piet',
      'Mrs Rowe',
    ]);
  });

  it('are tasks without one behind words that say so', () => {
    expect(actionsOf([paragraph('To do: Dana rings the printer. Piet to order the chairs.')], 'en-US')).toEqual([
      'Dana | rings the printer | ',
      'Piet | order the chairs | ',
    ]);
    const french = 'À faire : Mme Morel envoie la facture avant le 3 mai. M. Diallo contacte le traiteur.';
    expect(actionsOf([paragraph(french)], 'fr-FR')).toEqual([
      'Mme Morel | envoie la facture | avant le 3 mai',
      'M. Diallo | contacte le traiteur | ',
    ]);
    expect(actionsOf([paragraph('To do: Dana rings the printer. The hall is too small.')], 'en-US')).toEqual([]);
  });

  it('say what people do where none of them has', () => {
    expect(actionsOf([paragraph(text.replace(' by Monday', ''))], 'en-US')).toEqual([]);
  });
});

it.each<[Language, string, string[]]>([
  ['en-US', 'Rosa books the hall, Ivan invites all members by Friday.', ['Rosa | books the hall | ']],
  ['zh-CN', '小孙负责采购，小谢负责运输，全部费用周五前结清。', ['小孙 | 负责采购 | ']],
  ['fr-FR', 'Rosa réserve la salle, Ivan invite tous les membres avant vendredi.', ['Rosa | réserve la salle | ']],
  ['zh-CN', '小孙负责海报，小谢负责场地，周五前都要完成。', ['小孙 | 负责海报 | 周五前']],
  [
    'fr-FR',
    'Rosa réserve la salle et Ivan vide la cave, tous deux avant le 5 mai.',
    ['Rosa | réserve la salle | avant le 5 mai'],
  ],
])('a day is of all where words beside it say so: %s %s', (language, text, [first]) => {
  expect(actionsOf([paragraph(text)], language)[0]).toBe(first);
});

it('what somebody has in charge beside the thing is told', () => {
  const text = '海报由小孙负责设计和印刷，场地由小谢负责，周五前完成。';
  expect(actionsOf([paragraph(text)], 'zh-CN')).toEqual(['小孙 | 海报由小孙负责设计和印刷 | ', '小谢 | 场地 | 周五前']);
});

it.each<[string, Language]>([
  ['小孙负责的项目周五前完成，小谢负责的推迟。', 'zh-CN'],
  ['小陈：周五见；小林：好的。', 'zh-CN'],
])('what somebody is in charge of, or says, is no task: %s', (text, language) => {
  expect(actionsOf([paragraph(text)], language)).toEqual([]);
});

it.each<[string, Language]>([
  ['Letter to parents by 5 May. Notice to neighbours by 6 May.', 'en-US'],
  ['小区做登记，5月8日前完成。小学交名单，5月9日前送到。', 'zh-CN'],
])('whom something is for and where it is done are nobody: %s', (text, language) => {
  expect(actionsOf([paragraph(text)], language)).toEqual([]);
});

it('when one meets next is nobody’s task', () => {
  const heading = { kind: 'heading' as const, level: 2, text: 'To do' };
  const lines = ['Ana: call the landlord, 6 May', 'Ben: order cups, 9 May', 'Next meeting: 17 May'];
  expect(actionsOf([heading, ...lines.map(paragraph)], 'en-US').join()).not.toContain('Next meeting');
});

it('what tasks are for stands in front of who does the first', () => {
  const text =
    "Pour la rentrée, Nadia s'occupe du stand le 6 septembre, Thierry relance la mairie pour la salle avant le 15 juillet et Loïc cherche un professeur d'ici fin août.";
  const [tasks] = relationsOf([text], 'fr-FR');
  expect(tasks?.kind === 'actions' && [tasks.head?.text, tasks.items.length]).toEqual(['Pour la rentrée', 3]);
});

it('`For example` is nothing that tasks are for', () => {
  const text = 'For example, Anna sends the invoice by 20 June. Ben books the hall by 30 June.';
  expect(relationsOf([text], 'en-US').every((own) => own.kind !== 'actions' || own.head === undefined)).toBe(true);
});

it.each<[Language, string, string[], string[]]>([
  [
    'zh-CN',
    '人员分工',
    ['王敏（居委会）：总协调，联系街道。', '李建军：施工和安全。'],
    ['王敏（居委会） | 总协调，联系街道 | ', '李建军 | 施工和安全 | '],
  ],
  ['en-US', 'Who does what', ['Nora: venue and food', 'Ben: music'], ['Nora | venue and food | ', 'Ben | music | ']],
  [
    'fr-FR',
    'Répartition des tâches',
    ['Inès : la salle', 'Paul : la musique'],
    ['Inès | la salle | ', 'Paul | la musique | '],
  ],
])('under a heading that says so, names in front are who does it (%s)', (language, heading, lines, expected) => {
  const items = relationsOf(lines, language, heading).flatMap((own) => (own.kind === 'actions' ? own.items : []));
  expect(items.map(({ who, what, when }) => `${who?.text ?? ''} | ${what.text} | ${when?.text ?? ''}`)).toEqual(
    expected,
  );
});

it.each<[Language, string[], string[]]>([
  [
    'en-US',
    ['Crack in the wall: Mr Petit brings an expert by 12 November.', 'Ducts: Mr Sanchez moves them this week.'],
    [
      'Mr Petit | Crack in the wall: brings an expert | by 12 November',
      'Mr Sanchez | Ducts: moves them this week | this week',
    ],
  ],
  [
    'fr-FR',
    ['Fissure : M. Petit fait venir un expert avant le 12 novembre.', 'Gaines : M. Sanchez les déplace cette semaine.'],
    [
      'M. Petit | Fissure : fait venir un expert | avant le 12 novembre',
      'M. Sanchez | Gaines : les déplace cette semaine | ',
    ],
  ],
  [
    'zh-CN',
    ['3月15日 流程彩排（负责人：周倩）', '3月18日前 完成预算（负责人：孙琳）'],
    ['周倩 | 流程彩排 | 3月15日', '孙琳 | 完成预算 | 3月18日前'],
  ],
])('what it is about, or the day, may stand in front of who does it (%s)', (language, lines, expected) => {
  expect(actionsOf([list(lines)], language)).toEqual(expected);
});

it('who leads a task has it, with or without a day, and a clause beside a comma names nobody', () => {
  const lines = [
    '张磊负责做套保方案，4月15日前报我',
    '李敏牵头谈三家大客户调价，目标平均涨4%',
    '西南再招3个销售，5月底前到岗',
  ];
  const tasks = ['张磊 | 负责做套保方案，4月15日前报我 | 4月15日前', '李敏 | 牵头谈三家大客户调价，目标平均涨4% | '];
  expect(actionsOf(lines.slice(0, 2).map(paragraph), 'zh-CN')).toEqual(tasks);
  expect(actionsOf([list(lines)], 'zh-CN').slice(0, 2)).toEqual(tasks);
  expect(actionsOf([list(lines)], 'zh-CN').some((task) => task.startsWith('西南'))).toBe(false);
});

it('lines with who does it and a day behind dashes are tasks, whatever verb they begin with', () => {
  const lines = [
    'Add a canary payment – Li – 21 Oct',
    'Block such changes – Marta – 24 Oct',
    'Move the limit to 2% – Sam – 18 Oct',
  ];
  expect(actionsOf(lines.map(paragraph), 'en-US')).toEqual([
    'Li | Add a canary payment | 21 Oct',
    'Marta | Block such changes | 24 Oct',
    'Sam | Move the limit to 2% | 18 Oct',
  ]);
});

it('an entry that begins with a name as the tasks beside it do is of who is named', () => {
  const lines = ['小陈：周四前把监控加上', '阿敏：约客户开会，周五给结果', 'Kevin：官网首页上线（11.28）'];
  const [tasks] = relationsOf([list(lines)], 'zh-CN', '本周计划');
  expect(tasks?.kind === 'actions' && tasks.items.at(-1)).toMatchObject({
    what: { text: '官网首页上线（11.28）' },
    who: { text: 'Kevin' },
  });
});

it('what somebody does again and again is no task', () => {
  const text = 'Ms Okafor joins the office and answers the phone on Mondays and Fridays.';
  expect(actionsOf([paragraph(text)], 'en-US')).toEqual([]);
});

it('whose task it is may stand in a clause behind it', () => {
  const texts = [
    '10月15日前补招客服12人，由王敏负责；双11前完成两轮压力测试，由陈浩负责；12月底将回访完成率提高到80%，由李静负责。',
    ['10月15日前补招客服12人，由王敏负责', '双11前完成两轮压力测试，由陈浩牵头', '整理旧档案，由李静负责落实'],
  ] as const;
  for (const text of texts) {
    const [only, ...others] = relationsOf(typeof text === 'string' ? text : [list([...text])], 'zh-CN');
    expect(others).toEqual([]);
    expect(only?.kind === 'actions' && only.items.map(({ who }) => who?.text)).toEqual(['王敏', '陈浩', '李静']);
    expect(only?.kind === 'actions' && only.items[0]).toMatchObject({
      what: { text: '补招客服12人' },
      when: { text: '10月15日前' },
    });
  }
  const past = '1998年建成第一条生产线，由李刚负责；2004年扩建，由王强负责。';
  expect(relationsOf(past, 'zh-CN').filter(({ kind }) => kind === 'actions')).toEqual([]);
});

it('a French task names its owner in front of a name or of what is chosen from', () => {
  const points = [
    'Fissure : M. Nedelec fait passer un expert avant le 28 novembre.',
    'Sols : la mairie tranche entre lino et grès pour le 5 décembre.',
    'Courant : M. Salou relance Enedis, réponse attendue le 24 novembre.',
  ];
  const [only] = relationsOf([list(points)], 'fr-FR');
  expect(only?.kind === 'actions' && only.items.map(({ who }) => who?.text)).toEqual([
    'M. Nedelec',
    'la mairie',
    'M. Salou',
  ]);
});

it('a next meeting is no task of what it is called, and this week is a day', () => {
  const lines = [
    'M. Blin : relancer le vitrier, avant le 28/11',
    'S. Morel : commander le diagnostic, cette semaine',
    'Prochain comité : 15 décembre, 14 h, salle B2.',
  ];
  expect(actionsOf(lines.map(paragraph), 'fr-FR', 'Actions')).toEqual([
    'M. Blin | relancer le vitrier | avant le 28/11',
    'S. Morel | commander le diagnostic | cette semaine',
  ]);
});

it('a word says which of the fields between dashes is who', () => {
  const lines = [
    'Test the restore - owner: Amira - due 3 Dec',
    'Drill every spring - owner: Ops - first on 9 March',
    'Second key - owner: Ben - done',
  ];
  expect(actionsOf([list(lines, true)], 'en-US', 'Actions')).toEqual([
    'Amira | Test the restore | due 3 Dec',
    'Ops | Drill every spring | first on 9 March',
    'Ben | Second key | done',
  ]);
});
