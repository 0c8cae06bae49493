import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

type Drafts = Parameters<typeof documentOf>[0];

const stepsOf = (drafts: Drafts, language: Language) =>
  relationsOf(drafts, language).flatMap((own) =>
    own.kind === 'steps' ? own.steps.map(({ title }) => title.text) : [],
  );

describe('clauses of one sentence that follow one another in time', () => {
  it.each<[string, Language, string[]]>([
    [
      '首先拔掉插头，等两分钟；其次取下滤网；然后用清水冲洗；最后晾干装回。',
      'zh-CN',
      ['首先拔掉插头，等两分钟', '其次取下滤网', '然后用清水冲洗', '最后晾干装回'],
    ],
    ['先抽號碼牌，再到二樓等候，接著繳費，最後領藥。', 'zh-TW', ['先抽號碼牌', '再到二樓等候', '接著繳費', '最後領藥']],
    [
      'まず窓口で用紙をもらい、次に必要事項を記入し、最後に3番へ出してください。',
      'ja-JP',
      ['まず窓口で用紙をもらい', '次に必要事項を記入し', '最後に3番へ出してください'],
    ],
    [
      'First fill in the form, then attach a photo, and finally send it to the office.',
      'en-US',
      ['First fill in the form', 'then attach a photo', 'finally send it to the office'],
    ],
    [
      'D’abord remplissez la fiche, puis joignez une photo, enfin envoyez le tout à la mairie.',
      'fr-FR',
      ['D’abord remplissez la fiche', 'puis joignez une photo', 'enfin envoyez le tout à la mairie'],
    ],
    [
      'First the old roof comes off, then the beams are dried, next come the boards, and finally the new tiles.',
      'en-US',
      ['First the old roof comes off', 'then the beams are dried', 'next come the boards', 'finally the new tiles'],
    ],
    [
      'D’abord la bâche est tendue, puis le mur est lavé, ensuite vient la chaux, enfin la teinte.',
      'fr-FR',
      ['D’abord la bâche est tendue', 'puis le mur est lavé', 'ensuite vient la chaux', 'enfin la teinte'],
    ],
    ['报名：先填表，再交费，最后领号码布。', 'zh-CN', ['先填表', '再交费', '最后领号码布']],
    ['借书：先扫证件，五分钟内出结果，再到三楼取书。', 'zh-CN', ['先扫证件', '五分钟内出结果', '再到三楼取书']],
    ['入会：まず申込書を郵送、一週間で返信、その後面談。', 'ja-JP', ['まず申込書を郵送', '一週間で返信', 'その後面談']],
    [
      'Pour adhérer : d’abord remplir la fiche avant le 3 juin, réponse sous huit jours, puis une visite du jardin.',
      'fr-FR',
      ['d’abord remplir la fiche avant le 3 juin', 'réponse sous huit jours', 'une visite du jardin'],
    ],
    [
      'To join: first fill in the card, an answer within a week, then a walk round the garden.',
      'en-US',
      ['first fill in the card', 'an answer within a week', 'a walk round the garden'],
    ],
    ['使い方：ふたを開け、豆を入れ、レバーを引く。', 'ja-JP', ['ふたを開け', '豆を入れ', 'レバーを引く']],
    [
      'First switch it off, then lift the lid and finally rinse the tray.',
      'en-US',
      ['First switch it off', 'then lift the lid', 'finally rinse the tray'],
    ],
    [
      'Parcels are first weighed at the desk, then scanned, and finally loaded on the van.',
      'en-US',
      ['Parcels are first weighed at the desk', 'then scanned', 'finally loaded on the van'],
    ],
    [
      'La plainte est d’abord enregistrée, puis transmise au juge et enfin classée.',
      'fr-FR',
      ['La plainte est d’abord enregistrée', 'puis transmise au juge', 'enfin classée'],
    ],
    ['业主先报修，物业派单，最后由维修工上门。', 'zh-CN', ['业主先报修', '物业派单', '最后由维修工上门']],
    ['价格先涨后跌，销量持平，最后利润少了一成。', 'zh-CN', []],
    [
      'To join, fill in the card, add a photo and hand it to the porter.',
      'en-US',
      ['fill in the card', 'add a photo', 'hand it to the porter'],
    ],
    [
      'Pour s’abonner : remplir le bon, joindre un chèque et l’envoyer à la revue.',
      'fr-FR',
      ['remplir le bon', 'joindre un chèque', 'l’envoyer à la revue'],
    ],
    ['退票方法：登录账号，找到订单，选择退票，等待审核。', 'zh-CN', ['登录账号', '找到订单', '选择退票', '等待审核']],
    ['挂号方法：出示医保卡，填写表格，到二楼排队。', 'zh-CN', ['出示医保卡', '填写表格', '到二楼排队']],
    [
      '入会の方法は、用紙に記入し、写真を添えて、窓口に提出するだけです。',
      'ja-JP',
      ['用紙に記入し', '写真を添えて', '窓口に提出するだけです'],
    ],
    [
      'You begin by picking a colour. Next you type your name. After that, you share the page. Finally, you print it.',
      'en-US',
      [
        'You begin by picking a colour',
        'Next you type your name',
        'After that, you share the page',
        'Finally, you print it',
      ],
    ],
    [
      'How to enrol: 1) fill in the card 2) attach a photo 3) hand both to the porter.',
      'en-US',
      ['fill in the card', 'attach a photo', 'hand both to the porter'],
    ],
  ])('%s', (text, language, steps) => expect(stepsOf([paragraph(text)], language)).toEqual(steps));

  it.each<[string, Language]>([
    ['首先，销量很高；其次，成本很低；最后，团队稳定。', 'zh-CN'],
    ['首先我们看了场地，然后谈了价格，最后签了合同。', 'zh-CN'],
    ['首先是保安发现门锁坏了，接着经理报了警，最后所有人撤到了停车场。', 'zh-CN'],
    ['首先是橋面積水，接著公車停駛，最後學生走路離開了。', 'zh-TW'],
    ['首先，工人切断了电源。随后，消防队赶到了现场。最后，大楼恢复了供电。', 'zh-CN'],
    ['まず隣の人が煙に気づき、次に全員が外へ出て、最後に消防車が到着した。', 'ja-JP'],
    [
      'D’abord la pompe a lâché, puis le puits a débordé, ensuite la cave a pris l’eau, enfin le plombier a appelé.',
      'fr-FR',
    ],
    ['搬家原因：首先房租贵，停车难，然后离学校远。', 'zh-CN'],
    ['理由：まず値段が高い、次に駅から遠い、最後に狭い。', 'ja-JP'],
    ['Why we moved: first the rent, then the noise, and finally the stairs.', 'en-US'],
    ['Trois raisons : d’abord le prix, puis le bruit, enfin la distance.', 'fr-FR'],
    ['产量先升后降，再看下半年，最后还要看天气。', 'zh-CN'],
    ['まず全員が集まり、次に乾杯をして、最後に写真を撮りました。', 'ja-JP'],
    ['First she opened the door, then she looked around, and finally she sat down.', 'en-US'],
    ['First, prices are too high, then service is slow, and finally there is nowhere to park.', 'en-US'],
    ['D’abord il a plu, puis il a neigé, enfin le soleil est revenu.', 'fr-FR'],
  ])('are none in: %s', (text, language) => expect(stepsOf([paragraph(text)], language)).toEqual([]));
});

describe('what is numbered', () => {
  it('behind what is needed is done one after the other', () => {
    const needed = paragraph('材料：牛肉500克，洋葱1个，土豆2个，生抽2勺');
    const done = list(['牛肉切块焯水', '洋葱下锅炒香', '加水炖60分钟'], true);
    expect(stepsOf([needed, done], 'zh-CN')).toEqual(['牛肉切块焯水', '洋葱下锅炒香', '加水炖60分钟']);
    expect(stepsOf([done], 'zh-CN')).toEqual([]);
  });

  it('with nothing but a blank loses its number', () => {
    const lines = ['1　米を研ぐ', '2　水を入れる', '3　30分おく'].map(paragraph);
    const needed = paragraph('米2合、水400ml、塩小さじ1、油少々');
    expect(stepsOf([needed, ...lines], 'ja-JP')).toEqual(['米を研ぐ', '水を入れる', '30分おく']);
  });

  it('as steps ends with the last that is marked', () => {
    const lines = [
      'Étape 1 : couper l’eau',
      'Étape 2 : vider le tuyau',
      'Étape 3 : changer le joint',
      'Urgences : 01 55 00 12 34',
    ];
    const relations = relationsOf(lines.map(paragraph), 'fr-FR');
    expect(relations).toMatchObject([
      { kind: 'steps', steps: [{ title: { text: 'couper l’eau' } }, {}, { title: { text: 'changer le joint' } }] },
      { kind: 'said', item: { lead: 'Urgences' } },
    ]);
  });
});

describe('what a heading announces as a procedure', () => {
  const under = (heading: string, text: string, language: Language) =>
    relationsOf(text, language, heading).flatMap((own) =>
      own.kind === 'steps' ? own.steps.map(({ title }) => title.text) : [],
    );

  it.each<[string, string, Language, string[]]>([
    [
      'How we lock up',
      'Count the till and write the sum in the book. After that you switch off the heaters. Only then set the alarm.',
      'en-US',
      [
        'Count the till and write the sum in the book',
        'After that you switch off the heaters',
        'Only then set the alarm',
      ],
    ],
    [
      'Comment ouvrir un compte ?',
      'On choisit une agence en ville. Il faut ensuite prendre rendez-vous, puis apporter deux papiers.',
      'fr-FR',
      ['On choisit une agence en ville', 'Il faut ensuite prendre rendez-vous', 'puis apporter deux papiers'],
    ],
    [
      '家里换灯怎么弄',
      '先把总闸拉了，再拆旧灯罩。新灯对准卡口拧紧，最后合闸试一下。',
      'zh-CN',
      ['先把总闸拉了', '再拆旧灯罩', '新灯对准卡口拧紧', '最后合闸试一下'],
    ],
    [
      'ワクチンの予約方法',
      'まず市のサイトを開きます。番号を入れたら日にちを選びます。前日までに確認のメールが届きます。当日は身分証を持って窓口へ。',
      'ja-JP',
      [
        'まず市のサイトを開きます',
        '番号を入れたら日にちを選びます',
        '前日までに確認のメールが届きます',
        '当日は身分証を持って窓口へ',
      ],
    ],
  ])('%s', (heading, text, language, steps) => expect(under(heading, text, language)).toEqual(steps));

  it.each<[string, string, Language]>([
    ['退货流程问题', '首先是库存不准。其次是退货慢。最后没人接电话。', 'zh-CN'],
    ['Our process', 'We first met in 2019. Then the company grew. Finally we sold it.', 'en-US'],
    [
      'Steps taken',
      'The roof was repaired. After that the walls were painted, and finally the floor was sanded.',
      'en-US',
    ],
  ])('is none of what was, or is thought: %s', (heading, text, language) =>
    expect(under(heading, text, language)).toEqual([]),
  );
});

it.each<[string, Language, readonly string[]]>([
  [
    'How to apply: ring us first, then come for a trial evening, and finally bring your papers.',
    'en-US',
    ['ring us first', 'come for a trial evening', 'bring your papers'],
  ],
  ['报名流程：先填表，再交押金，最后领钥匙', 'zh-CN', ['先填表', '再交押金', '最后领钥匙']],
])('the clauses that the name of a procedure leads to are steps: %s', (text, language, steps) => {
  const [only] = relationsOf(text, language);
  expect(only?.kind === 'steps' && only.steps.map(({ title }) => title.text)).toEqual(steps);
});

it.each<[string, Language]>([
  ['First, prices rose and then wages followed, next rents grew, and finally people left.', 'en-US'],
  [
    'D’abord les prix ont monté, puis les salaires ont suivi, ensuite les loyers, et enfin les gens sont partis.',
    'fr-FR',
  ],
])('what happened is no procedure: %s', (text, language) =>
  expect(relationsOf(text, language).map(({ kind }) => kind)).not.toContain('steps'),
);

it.each<[string, Language]>([
  ['昨天的经历：先去了医院，再去了药店，最后回了家。', 'zh-CN'],
  ['結果：まず赤組が勝ち、次に白組が勝ち、最後に青組が勝った。', 'ja-JP'],
  ['感想：まず景色がよく、次に料理がうまく、最後に値段が安い。', 'ja-JP'],
])('what happened behind a name is no procedure: %s', (text, language) => {
  expect(stepsOf([paragraph(text)], language)).toEqual([]);
});

it('words that name things as well ask for something in front of what it is done to', () => {
  const text =
    'Every lesson is built alike. Start by warming up for five minutes. Then stretch the arms. After that do the new piece. Walk home slowly, and note the page.';
  const [before, steps] = relationsOf(text, 'en-US');
  expect(before?.kind).toBe('said');
  expect(steps?.kind === 'steps' && steps.steps.length).toBe(5);
  const named = [
    'Work in progress is up.',
    'Order books are full.',
    'Report to the board is late.',
    'Plan for May is set.',
  ];
  expect(relationsOf(named.join(' '), 'en-US').map(({ kind }) => kind)).not.toContain('steps');
});

it('more than a share of those asked is nothing that was done', () => {
  const text = '先由住户表决，人数过三分之二才算通过；然后请两家公司报价，公示七天；再签合同；最后施工验收。';
  const [only] = relationsOf(text, 'zh-CN');
  expect(only?.kind === 'steps' && only.steps.length).toBe(4);
});

it('what a notice announces is no procedure, with what was last year between it', () => {
  const text =
    '今年も公園で餅をつきます。三つの味を用意します。去年は80人が参加しました。今年は100人分を用意する予定です。手伝いの方を募集しています。できる方は連絡してください。';
  expect(stepsOf([paragraph(text)], 'ja-JP')).toEqual([]);
});

it('what a sentence comes to is no step behind it, whatever steps it names', () => {
  const text =
    'この設定を有効にすると、メニュー項目が表示されます。つまり、手順 3 と 4 の後まで、ユーザーには画面の変更は見えないはずです。';
  expect(relationsOf(text, 'ja-JP', 'Step 1 - 画面を有効にする').map(({ kind }) => kind)).not.toContain('steps');
});

it('figures of a procedure stay in its steps', () => {
  const pendulum = 'Tie a bob to a string, set the length, pull it aside less than 10°, time 20 swings, divide by 20.';
  const [steps, ...others] = relationsOf(`${pendulum} Repeat for five lengths.`, 'en-US', 'Method');
  expect(others).toEqual([]);
  expect(steps?.kind === 'steps' && steps.steps).toHaveLength(6);
  const sample = '将20克样品溶于100毫升水中，加热至60℃，搅拌10分钟，静置后过滤。重复三次。';
  const [own, ...rest] = relationsOf(sample, 'zh-CN', '实验步骤');
  expect(rest).toEqual([]);
  expect(own?.kind === 'steps' && own.steps.map(({ title }) => title.text)).toContain('加热至60℃');
});
