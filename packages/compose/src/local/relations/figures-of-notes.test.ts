import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** Names with their figures, as a test compares them. */
const partsOf = (relations: ReturnType<typeof relationsOf>) =>
  relations.flatMap((own) =>
    own.kind === 'parts' ? [own.items.map(({ name, quantity }) => `${name} ${quantity.text}`)] : [],
  );

describe('figures as people note them', () => {
  it('a name between straight quotation marks is a name, and shares in brackets are all of them parts', () => {
    const said = 'Most who leave say "too much coffee" (44%), price (27%), moved (15%), other (14%).';
    expect(partsOf(relationsOf(said, 'en-US'))).toEqual([
      ['too much coffee 44%', 'price 27%', 'moved 15%', 'other 14%'],
    ]);
    const asked = 'Readers asked for "more local news" (31%), maps (22%) and "fewer ads" (9%).';
    expect(partsOf(relationsOf(asked, 'en-US'))).toEqual([['more local news 31%', 'maps 22%', 'fewer ads 9%']]);
  });

  it('some parts may have their figures in brackets and others behind them', () => {
    expect(
      relationsOf('支出 7.4 万元，主要是人工（3.1 万）和食材（3.2 万），水电 0.6 万，其他 0.5 万。', 'zh-CN'),
    ).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '7.4 万元' },
        items: [{ name: '人工' }, { name: '食材' }, { name: '水电' }, { name: '其他' }],
      },
    ]);
  });

  it('what parts come to may stand some figures in front of them', () => {
    const told =
      '收入 6.9 万元，支出 7.4 万元，亏 0.5 万元，主要是人工（3.1 万）和食材（3.2 万），水电 0.6 万，其他 0.5 万。';
    expect(relationsOf(told, 'zh-CN')).toMatchObject([
      { kind: 'figure', stat: { value: '6.9 万元', label: { text: '收入' } } },
      { kind: 'parts', isWhole: true, total: { value: '7.4 万元', label: { text: '支出' } } },
    ]);
  });

  it('the first of several is what they come to where its name says so, in either script', () => {
    const budget = '經費：總經費 380 萬元，市府補助 266 萬元，區公所 76 萬元，里自籌 38 萬元。';
    expect(relationsOf(budget, 'zh-TW')).toMatchObject([
      { kind: 'parts', isWhole: true, total: { value: '380 萬元', label: { text: '總經費' } }, items: [{}, {}, {}] },
    ]);
  });

  it('what all of them are shares of stands behind the first', () => {
    const told = 'Les cotisations représentent 54 % des produits, les stages 31 %, les subventions 15 %.';
    expect(relationsOf(told, 'fr-FR')).toMatchObject([{ kind: 'parts', isWhole: true, items: [{}, {}, {}] }]);
  });

  it('how a measure went may end the sentence that tells it month by month', () => {
    expect(relationsOf('利用者は 9月 120 人、10月 185 人、11月 240 人と増えています。', 'ja-JP')).toMatchObject([
      { kind: 'parts', head: { text: '利用者' }, items: [{ name: '9月' }, { name: '10月' }, { name: '11月' }] },
    ]);
  });

  it('what all come to may stand right behind the last of them, without a name', () => {
    const costs = '費用の合計は 業者 7.4万円、敷金 12万円、家具 5.5万円、その他 1.6万円で 26.5万円。';
    expect(relationsOf(costs, 'ja-JP')).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '26.5万円', label: { text: '費用の合計' } },
        items: [{}, {}, {}, {}],
      },
    ]);
  });

  it('of a survey most questions with shares are charts, and another one is answered beside them', () => {
    const answers = [
      'How happy are you? very 38%, quite 41%, so-so 14%, not 7%',
      'Would you recommend us? NPS 34, last year 27',
      'What annoys you? waiting 43%, delivery 29%, invoices 17%, website 11%',
    ];
    expect(relationsOf(answers, 'en-US')).toMatchObject([
      { kind: 'parts', isWhole: true, head: { text: 'How happy are you?' } },
      { kind: 'said', item: { lead: 'Would you recommend us?', text: 'NPS 34, last year 27' } },
      { kind: 'parts', isWhole: true, head: { text: 'What annoys you?' } },
    ]);
  });

  it('what is expected is told beside what is now, with what is counted between them', () => {
    expect(relationsOf('Next season we expect 36 clubs (this season 31).', 'en-US')).toMatchObject([
      { kind: 'figure', stat: { value: '36', from: '31', direction: 'up' } },
    ]);
  });

  it('the most that a score may be is no score', () => {
    expect(relationsOf([list(['Scores out of 100', 'Hull 78', 'Leeds 64', 'York 91'])], 'en-US')).toMatchObject([
      {
        kind: 'parts',
        head: { text: 'Scores out of 100' },
        items: [{ name: 'Hull' }, { name: 'Leeds' }, { name: 'York' }],
      },
    ]);
  });

  it('figures in what is laid down or planned are no key figures', () => {
    const rules = [
      'Be here 10 min before the shift',
      'Phones stay in the locker',
      'Refunds over £50 → ask the manager',
    ];
    expect(relationsOf(rules, 'en-US', 'House rules').map(({ kind }) => kind)).toEqual(['said', 'said', 'said']);
    expect(relationsOf('请提前10分钟到场；孩子需家长陪同；不带零食入馆。', 'zh-CN', '注意事项')).toMatchObject([
      { kind: 'said', item: { text: '请提前10分钟到场' } },
      { kind: 'said' },
      { kind: 'said' },
    ]);
    const plan = '来月の計画：配達員を 3 名採用する。容器を回収式にする。メニューを 4 種類から 6 種類に増やす。';
    expect(relationsOf(plan, 'ja-JP')).toMatchObject([
      { kind: 'list', head: { text: '来月の計画' }, items: [{ text: '配達員を 3 名採用する。' }, {}, {}] },
    ]);
  });

  it('a bracket is an earlier figure where one of them, or the heading, says so', () => {
    const lines = ['Incidents: 3 (last week 5)', 'Deploys: 22 (18)', 'Coverage: 84.1% (83.6%)'];
    expect(relationsOf([list(lines)], 'en-US', 'Numbers')).toMatchObject([
      {
        kind: 'figures',
        stats: [
          { value: '3', from: '5', direction: 'down' },
          { value: '22', from: '18', direction: 'up' },
          { value: '84.1%', from: '83.6%', label: { text: 'Coverage' } },
        ],
      },
    ]);
    expect(
      relationsOf([list(['新增：3,200（2,870）', '客诉：12（19）'])], 'zh-CN', '指标（括号内为上周）'),
    ).toMatchObject([{ kind: 'figures', stats: [{ from: '2,870' }, { value: '12', from: '19' }] }]);
    expect(
      JSON.stringify(relationsOf([list(['Deploys: 22 (18)', 'Tickets: 140 (190)'])], 'en-US', 'Numbers')),
    ).not.toContain('"from"');
  });

  it.each([
    ['en-US', 'Evacuation took 14 minutes (target 15, last year 17).', '14 minutes', '17'],
    ['ja-JP', '避難の時間：14分20秒（目標15分、昨年17分05秒）', '14分20秒', '17分05秒'],
    ['zh-CN', '营收 320 万（目标 300 万，去年 280 万）', '320 万', '280 万'],
  ] as const)('what was aimed at is not what came of it: %s', (language, text, value, from) => {
    expect(relationsOf(text, language)).toMatchObject([{ kind: 'figure', stat: { value, from } }]);
  });

  it('a plan in a bracket stands with the name of its figure', () => {
    expect(relationsOf('Velocity: 34 points (plan 40)', 'en-US')).toMatchObject([
      { kind: 'figure', stat: { value: '34 points', label: { text: 'Velocity (plan 40)' } } },
    ]);
  });

  it('both figures of a Japanese sentence have their names', () => {
    expect(relationsOf('「役に立つ」と答えた人は87%、「次回も来たい」は92%でした。', 'ja-JP')).toMatchObject([
      { kind: 'figure', stat: { value: '87%', label: { text: '「役に立つ」と答えた人' } } },
      { kind: 'figure', stat: { value: '92%', label: { text: '「次回も来たい」' } } },
    ]);
    expect(relationsOf('会議室は2つから5つに', 'ja-JP')).toMatchObject([{ stat: { value: '5つ', from: '2つ' } }]);
    expect(relationsOf('課題は3つある。', 'ja-JP').map(({ kind }) => kind)).toEqual(['said']);
  });

  it('sentences of a name and a figure each are one list', () => {
    expect(relationsOf('Félicitations : 5. Compliments : 7. Avertissements : 3.', 'fr-FR')).toMatchObject([
      { kind: 'parts', items: [{ name: 'Félicitations' }, { name: 'Compliments' }, { name: 'Avertissements' }] },
    ]);
  });

  it('bounds that set cases apart are no figures', () => {
    const text = 'Under 5 km almost anything works; 5 to 15 km calls for gears; above 15 km think about electric.';
    expect(relationsOf(text, 'en-US').map(({ kind }) => kind)).toEqual(['said']);
  });

  it('a ratio is no name with what is said of it', () => {
    expect(relationsOf([list(['護理人力由 1:8 提高為 1:6', '每週復健 3 次'])], 'zh-TW')).toMatchObject([
      { kind: 'list', items: [{ text: '護理人力由 1:8 提高為 1:6' }, {}] },
    ]);
    expect(relationsOf('TL;DR: migration 80% done, one blocker, date unchanged.', 'en-US')).toMatchObject([
      { kind: 'list', head: { text: 'TL;DR' }, items: [{ text: 'migration 80% done' }, {}, {}] },
    ]);
  });

  it('how long something takes in French is no time of the day', () => {
    expect(relationsOf([list(['Préparation : 30 min', 'Cuisson : 1 h 15'])], 'fr-FR')).toMatchObject([
      { kind: 'figures', stats: [{ value: '30 min' }, { value: '1 h 15', label: { text: 'Cuisson' } }] },
    ]);
  });

  it('times to the hundredth are whole, and races are names', () => {
    expect(relationsOf('男子100米 李浩 11秒02（原纪录11秒21，2015年）', 'zh-CN')).toMatchObject([
      { kind: 'figure', stat: { value: '11秒02', from: '11秒21' } },
    ]);
    expect(relationsOf('女子800米 陈欣 2分18秒4（原2分20秒）', 'zh-CN')).toMatchObject([
      { stat: { value: '2分18秒4', from: '2分20秒' } },
    ]);
    expect(relationsOf('4×100米接力 高二5班 44秒9', 'zh-CN')).toMatchObject([
      { stat: { value: '44秒9', label: { text: '4×100米接力 高二5班' } } },
    ]);
  });

  it('how old people are is a name of their share', () => {
    expect(relationsOf('年代 20代 31%、30代 38%、40代 19%、50代以上 12%', 'ja-JP')).toMatchObject([
      { kind: 'parts', isWhole: true, items: [{ name: '20代' }, {}, {}, { name: '50代以上' }] },
    ]);
  });

  it('a line without a figure stands over those that have one, whatever their brackets say', () => {
    const lines = [
      'Dépenses',
      'Clôture 6 800 €',
      'Abri 4 200 €',
      'Outils 1 400 €',
      'Recettes',
      'Ville 8 000 € (demandé)',
      'Région 4 000 € (demandé)',
      'Cotisations 1 680 €',
    ];
    expect(relationsOf(lines, 'fr-FR', 'Budget')).toMatchObject([
      { kind: 'parts', head: { text: 'Dépenses' }, items: [{ name: 'Clôture' }, {}, {}] },
      {
        kind: 'parts',
        head: { text: 'Recettes' },
        items: [{ name: 'Ville' }, { name: 'Région' }, { name: 'Cotisations' }],
      },
    ]);
    const marks = ['満足度（5点満点、カッコ内は前回）', '味 4.6（4.5）', '接客 4.4（4.1）', '価格 3.9（3.9）'];
    expect(relationsOf(marks, 'ja-JP')).toMatchObject([
      { kind: 'figures', stats: [{ value: '4.6', from: '4.5' }, {}, { direction: 'level' }] },
    ]);
  });

  it('what is measured under times may be said once', () => {
    expect(relationsOf([list(['Day 0: pH 6.1', 'Day 1: 5.8', 'Day 3: 4.6'])], 'en-US')).toMatchObject([
      { kind: 'parts', measure: 'pH', items: [{ name: 'Day 0' }, { name: 'Day 1' }, { name: 'Day 3' }] },
    ]);
  });

  it('when the later figure was may stand behind the arrow, and what was aimed at behind both', () => {
    expect(relationsOf('Defects: Oct 0.82% → Nov 0.64% (target 0.60%)', 'en-US')).toMatchObject([
      { kind: 'figure', stat: { value: '0.64%', from: '0.82%', direction: 'down' } },
    ]);
    const lines = ['不良率：0.82% → 0.64%（目標 0.60%）', 'クレーム：7件（前月11件）。内訳は外観4、寸法2、梱包1'];
    expect(relationsOf(lines, 'ja-JP')).toMatchObject([
      { kind: 'figure', stat: { value: '0.64%', label: { text: '不良率（目標 0.60%）' } } },
      { kind: 'figure', stat: { value: '7件', from: '11件', label: { text: 'クレーム' } } },
      { kind: 'parts', head: { text: '内訳' } },
    ]);
  });

  it('whom to call is no figure', () => {
    expect(relationsOf('Call us: 555-0142.', 'en-US').map(({ kind }) => kind)).toEqual(['said']);
  });

  it('answers that hold figures have their shares too', () => {
    const lines = [
      'Êtes-vous satisfait ? Oui 58 %, plutôt oui 27 %, non 15 %',
      'Combien de fois venez-vous ? 4 fois : 61 %, 2 ou 3 fois : 29 %, rarement : 10 %',
    ];
    expect(relationsOf(lines, 'fr-FR')).toMatchObject([
      { kind: 'parts', isWhole: true, head: { text: 'Êtes-vous satisfait ?' } },
      { kind: 'parts', isWhole: true, items: [{ name: '4 fois' }, { name: '2 ou 3 fois' }, { name: 'rarement' }] },
    ]);
  });

  it('where something began is no figure, and a bound may be where it goes', () => {
    expect(relationsOf('野菜は4月の22%から減りました。', 'ja-JP').map(({ kind }) => kind)).toEqual(['said']);
    expect(relationsOf('no-shows down from 14% to under 8%', 'en-US')).toMatchObject([
      { stat: { value: '8%', from: '14%' } },
    ]);
  });

  it('what is counted behind shares is none of them', () => {
    const text = 'Nous émettons 1 850 factures (62 % par courriel, 38 % par courrier) et en recevons 2 400.';
    const parts = relationsOf(text, 'fr-FR').flatMap((own) =>
      own.kind === 'parts' ? [own.items.map(({ name }) => name)] : [],
    );
    expect(parts).toEqual([['courriel', 'courrier']]);
  });

  it('what is left is named with what it is for', () => {
    const text = '预计增收 38 万元，其中 20 万元用于道闸更新，12 万元用于消防设施，其余 6 万元计入公共收益。';
    const parts = relationsOf(text, 'zh-CN').flatMap((own) =>
      own.kind === 'parts' ? own.items.map(({ name }) => name) : [],
    );
    expect(parts).toEqual(['道闸更新', '消防设施', '其余计入公共收益']);
  });
});

describe('figures with what stands beside them', () => {
  const statsOf = (relations: ReturnType<typeof relationsOf>) =>
    relations.flatMap((own) => (own.kind === 'figures' ? own.stats : own.kind === 'figure' ? [own.stat] : []));

  it('in the bracket behind a level stands how much it moved', () => {
    const lines = ['粉丝数 18,420（+2,310，环比 +14.3%）', '总曝光 128.6 万，总互动 4.9 万，互动率 3.8%'];
    expect(statsOf(relationsOf(lines, 'zh-CN', '数据')).map(({ value, label }) => `${value} ${label.text}`)).toEqual([
      '18,420 粉丝数（+2,310，环比 +14.3%）',
      '128.6 万 总曝光',
      '4.9 万 总互动',
      '3.8% 互动率',
    ]);
  });

  it('what a clause names by itself is said by itself', () => {
    expect(relationsOf('准备 20 分钟，烹饪 2 小时，难度：简单', 'zh-CN')).toMatchObject([
      { kind: 'figure', stat: { value: '20 分钟', label: { text: '准备' } } },
      { kind: 'said', item: { text: '烹饪 2 小时' } },
      { kind: 'said', item: { lead: '难度', text: '简单' } },
    ]);
  });

  it('an earlier time in front of the figure in the bracket tells a change', () => {
    expect(statsOf(relationsOf('We lost 214 customers in Q3 (Q2: 176).', 'en-US'))).toMatchObject([
      { value: '214', from: '176', direction: 'up' },
    ]);
    expect(statsOf(relationsOf('We lost 176 customers in Q2 (Q3: 214).', 'en-US'))[0]?.from).toBeUndefined();
  });

  it('of what a share is may stand in front of what it was', () => {
    expect(statsOf(relationsOf('Churn is 3.9% of the base, up from 3.2%.', 'en-US'))).toMatchObject([
      { value: '3.9%', from: '3.2%' },
    ]);
    expect(statsOf(relationsOf("212 élèves à la rentrée contre 227 l'an dernier.", 'fr-FR'))).toMatchObject([
      { value: '212', from: '227', direction: 'down' },
    ]);
  });

  it('a pronoun alone names no change, and both sentences that tell figures keep theirs', () => {
    const told = "We lost 214 customers in Q3 (Q2: 176). That's 3.9% of the base, up from 3.2%.";
    expect(statsOf(relationsOf(told, 'en-US')).map(({ from, value }) => `${from} → ${value}`)).toEqual([
      '176 → 214',
      '3.2% → 3.9%',
    ]);
    expect(statsOf(relationsOf("That's 3.9% of the base, up from 3.2%.", 'en-US'))[0]?.label.text).toContain('base');
  });

  it('figures of the next sentences stand under the label of the first ones', () => {
    const told =
      'What it costs us: about $41k MRR, $492k a year. Winning a customer costs $310, keeping one about $45.';
    expect(relationsOf(told, 'en-US')).toMatchObject([
      {
        kind: 'figures',
        head: { text: 'What it costs us' },
        stats: [{ value: '$41k' }, { value: '$492k' }, { value: '$310' }, { value: '$45' }],
      },
    ]);
  });

  it('what all entries count stands behind their figures', () => {
    const votes = list(['Lake (swimming) 37 votes', 'Climbing park 21 votes', 'City rally 1 vote']);
    expect(relationsOf([votes], 'en-US', 'Where to?')).toMatchObject([
      { kind: 'parts', measure: 'votes', items: [{ name: 'Lake (swimming)' }, { name: 'Climbing park' }, {}] },
    ]);
  });

  it('the first share may say of whom it is', () => {
    const told = 'In 2025, 71% of tenants got the full amount back, 24% a part, 5% nothing.';
    expect(relationsOf(told, 'en-US')).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        items: [{ name: 'of tenants got the full amount back' }, {}, { name: 'nothing' }],
      },
    ]);
  });
});

describe('amounts of a list', () => {
  it('a bracket in words behind an amount is said beside it, and the last one sums the others up', () => {
    const lines = [
      '水电改造 18,600元（含开槽、穿管）',
      '防水 3,200元（卫生间1.8米，质保5年）',
      '吊顶 9,800元',
      '墙面 14,300元',
      '小计 45,900元',
    ];
    expect(relationsOf(lines, 'zh-CN', '硬装')).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '45,900元', label: { text: '小计' } },
        items: [{ name: '水电改造' }, { name: '防水', quantity: { text: '3,200元' } }, {}, { name: '墙面' }],
        details: [{}, { text: '防水 3,200元（卫生间1.8米，质保5年）' }],
      },
    ]);
  });

  it('of two prices the first is what something costs', () => {
    const [own] = relationsOf('Price £85, or £150 for two', 'en-US');
    expect(own).toMatchObject({ kind: 'figure', stat: { value: '£85' } });
  });
});

describe('shares of those who do something so often', () => {
  it('how often and how old may be a name', () => {
    expect(
      partsOf(relationsOf('多久来一次：每周 3 次以上 22%，每周 1—2 次 41%，每月 1—3 次 24%，几乎不来 13%。', 'zh-CN')),
    ).toEqual([['每周 3 次以上 22%', '每周 1—2 次 41%', '每月 1—3 次 24%', '几乎不来 13%']]);
    expect(
      partsOf(relationsOf('谁在来：25—34 岁占 47%，35—44 岁占 29%，24 岁以下 15%，45 岁以上 9%。女性 58%。', 'zh-CN')),
    ).toEqual([['25—34 岁 47%', '35—44 岁 29%', '24 岁以下 15%', '45 岁以上 9%']]);
  });

  it('an amount may say from how many it came, and a pronoun names no total', () => {
    const told =
      'It cost £6.3 million, of which £3.9 million came from the city, £1.5 million from the Lottery and £900,000 from 2,300 private donors.';
    expect(relationsOf(told, 'en-US')).toMatchObject([
      {
        kind: 'parts',
        isWhole: true,
        total: { value: '£6.3 million', label: { text: 'It cost £6.3 million' } },
        items: [{ name: 'city' }, { name: 'Lottery' }, { name: '2,300 private donors' }],
      },
    ]);
  });

  it('which is the most of all stands with how much that is', () => {
    const told = relationsOf('2026 年离职率 14.6%，销售部最高，为 23%。', 'zh-CN');
    expect(told).toMatchObject([
      { kind: 'figure', stat: { value: '14.6%', label: { text: '2026 年离职率' } } },
      { kind: 'figure', stat: { value: '23%', label: { text: '销售部最高' } } },
    ]);
  });

  it('what is to be done in each case is no key figure', () => {
    const lines = [
      'Anticoagulants : reprenez-les au bout de 48 heures.',
      'Antidiabétiques : reprenez-les dès le premier repas.',
      'Fer : attendez 7 jours.',
    ];
    expect(relationsOf(lines, 'fr-FR', 'Vos médicaments').map(({ kind }) => kind)).not.toContain('figures');
    expect(relationsOf('"So half of the ground floor has no shelves at all."', 'en-US')).toMatchObject([
      { kind: 'said' },
    ]);
  });
});

describe('figures that say of what or of whom others are', () => {
  const valuesOf = (text: string, language: 'en-US' | 'zh-CN') =>
    relationsOf(text, language).flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []));

  it('how many somebody is stands in a bracket behind the name, and a bound says of which things', () => {
    expect(valuesOf('租户（占28%）参与率只有52%', 'zh-CN')).toEqual(['52%']);
    expect(valuesOf('Every customer above 20k ARR has a success plan (today: 34 of 61)', 'en-US')).toEqual([
      '34 of 61',
    ]);
    expect(valuesOf('Under 20 € the kitty pays, above that whoever broke it.', 'en-US')).toEqual([]);
  });

  it('in front of a colon a name may hold figures', () => {
    const lines = ['数据仓库重复跑批：6.1 万元', '测试环境未关机：3.8 万元', '日志保留从 30 天改为 180 天：1.3 万元'];
    expect(partsOf(relationsOf(lines, 'zh-CN', '原因（11.2 万元）'))).toEqual([
      ['数据仓库重复跑批 6.1 万元', '测试环境未关机 3.8 万元', '日志保留从 30 天改为 180 天 1.3 万元'],
    ]);
  });

  it('names that several sentences are told of keep all of them', () => {
    const schools = [
      'Northfield: phones in lockers all day. Fewer conflicts.',
      'Eastgate: phones allowed in breaks. Teachers spend 10 minutes a day on disputes.',
      'Westbrook: pouches that lock, £18 each. 92% of staff want to keep them.',
    ];
    expect(relationsOf(schools, 'en-US').flatMap((own) => (own.kind === 'figures' ? own.stats : []))).toEqual([]);
    expect(JSON.stringify(relationsOf(schools, 'en-US'))).toContain('92% of staff want to keep them');
  });
});

it('a sign in the bracket behind a level says how much it moved, and not what it was', () => {
  const told = relationsOf(
    'サイト訪問 48,200（前月比 +12%）、問い合わせ 186件（+31件）、受注 24件（−3件）、広告費 182万円。',
    'ja-JP',
  );
  const stats = told.flatMap((own) => (own.kind === 'figure' ? [own.stat] : own.kind === 'figures' ? own.stats : []));
  expect(stats.map(({ value, from }) => [value, from])).toEqual([
    ['48,200', undefined],
    ['186件', undefined],
    ['24件', undefined],
    ['182万円', undefined],
  ]);
  const [cold] = relationsOf('Mean temperature in January 2 °C (−4 °C the year before)', 'en-US');
  expect(cold).toMatchObject({ kind: 'figure', stat: { from: '−4 °C' } });
});

it('what is to be done holds figures, and tells none', () => {
  expect(relationsOf(['Dev orders wood chip, 10 m³', 'Ruth writes to plots 9 and 22'], 'en-US', 'To do')).toMatchObject(
    expect.not.arrayContaining([expect.objectContaining({ kind: 'figure' })]),
  );
  const advice = relationsOf('Recommandation : deux vélos, soit 11 800 €, 9 100 € après aides.', 'fr-FR');
  expect(advice.flatMap((own) => (own.kind === 'list' ? own.items : []))).toEqual([]);
});
