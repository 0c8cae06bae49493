import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, paragraph } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';

const valuesOf = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []));

describe('the figure of a clause', () => {
  it.each<[string, Language, string[]]>([
    ['修复了成员超过50人时列表加载不全', 'zh-CN', []],
    ['晚点超过30分钟的旅客可免费改签', 'zh-CN', []],
    ['维修：100元以下的租客自己换，超过100元的房东修', 'zh-CN', []],
    ['睡眠が6時間未満の生徒で差が大きかった。', 'ja-JP', []],
    ['20〜30代女性のおやつ', 'ja-JP', []],
    ['已有超过50万人下载', 'zh-CN', ['超过50万人']],
    ['テーマは「3年後の自分の仕事」です。', 'ja-JP', []],
    ['「3割減った」と話す店主もいる。', 'ja-JP', ['3割']],
  ])('is neither a bound that says in which case, nor within a name: %s', (text, language, values) => {
    expect(valuesOf(text, language)).toEqual(values);
  });

  it('is not torn from what it is for each of, nor from a sentence that says nothing without it', () => {
    const labels = (text: string): string[] =>
      relationsOf(text, 'en-US').flatMap((own) => (own.kind === 'figure' ? [own.stat.label.text] : []));
    const repairs = 'Repairs cost £2,350 now and, if it goes on like this, £2,000 a year';
    expect(labels(`${repairs}.`)).toEqual([repairs]);
    const [cold] = labels('Cold nights (below 7 °C) make the most of them. That is why maples are redder there.');
    expect(cold).toContain('That is why maples are redder there');
    const [mail] = labels('Mail 4 has never done anything: 0.4% click it. It goes.');
    expect(mail).toContain('It goes');
  });

  it.each<[string, Language, string[]]>([
    ['Three of four reps hit target.', 'en-US', ['Three of four']],
    ['About a third of members are under 30.', 'en-US', ['About a third']],
    ["Deux clients sur trois utilisent déjà l'application.", 'fr-FR', ['Deux clients sur trois']],
    ['七成用户来自短视频渠道，两成来自搜索。', 'zh-CN', ['七成', '两成']],
    ['約三分之一的人每週來一次。', 'zh-TW', ['約三分之一']],
    ['問い合わせの6割が料金プランに関するものでした。', 'ja-JP', ['6割']],
  ])('a share in words: %s', (text, language, values) => {
    expect(valuesOf(text, language)).toEqual(values);
  });

  it.each([
    [
      '日均就餐218人次，其中60岁以上老人占七成，高峰出现在重阳节当天，达到365人次。',
      ['日均就餐', '其中60岁以上老人', '高峰出现在重阳节当天'],
    ],
    ['本月销售额48万元，客流量有所回升，达到3200人。', ['本月销售额', '客流量有所回升']],
  ])('is told by the clause right in front of the verb that leads to it: %s', (text, labels) => {
    const found = relationsOf(text, 'zh-CN');
    expect(found.flatMap((own) => (own.kind === 'figure' ? [own.stat.label.text] : []))).toEqual(labels);
  });

  it.each<[string, Language]>([
    ['A third party will audit us.', 'en-US'],
    ['他的成绩一成不变，变成三成员小组。', 'zh-CN'],
  ])('no share: %s', (text, language) => {
    expect(valuesOf(text, language)).toEqual([]);
  });

  it.each<[string, Language, string]>([
    ['Revenue came in at $4.2m, up 11% on last year.', 'en-US', '$4.2m'],
    ['The list grew to 380, up 14%.', 'en-US', '380'],
    ['Complaints fell to 29, down 35%.', 'en-US', '29'],
    ['Les inscrits ont grimpé à 380, en hausse de 14 %.', 'fr-FR', '380'],
    ['报名人数涨到380，增长14%。', 'zh-CN', '380'],
    ['讀者增至380人，成長14%。', 'zh-TW', '380人'],
    ['会員は380人に増え、14%増だった。', 'ja-JP', '380人'],
    ['利用者は14%増の380人になった。', 'ja-JP', '380人'],
    ['Sales rose by 40, up 14%', 'en-US', '14%'],
    ['Traffic in zone 17, up 14%, is the worst.', 'en-US', '14%'],
    ['参加者30人のうち14%が増加と答えた。', 'ja-JP', '14%'],
    ['本月營業額 386 萬，比四月成長 6.2%。', 'zh-TW', '386 萬'],
    ['Turnout rose by 12%.', 'en-US', '12%'],
  ])('what something came to, before how much it moved: %s', (text, language, value) => {
    expect(valuesOf(text, language)).toEqual([value]);
  });
});

it.each<[string, Language, string[]]>([
  ['Hi all, 4.2 goes out on Tuesday.', 'en-US', []],
  ['Reports with more than 40 columns still print badly.', 'en-US', []],
  ['Attachments over 25 MB fail with a clear message.', 'en-US', []],
  ['Les colis de plus de 30 kg sont livrés le lendemain.', 'fr-FR', []],
  ['The museum had over 40,000 visitors last year.', 'en-US', ['40,000']],
  ['Parking costs over £2 per hour.', 'en-US', ['£2']],
  ['Roses are 3 for £20 (single £8.50).', 'en-US', ['£20']],
  ['Le bruit des onduleurs (45 dB à 10 m, inaudible à 100 m).', 'fr-FR', ['45 dB']],
  ['La puissance est de 4,2 MWc.', 'fr-FR', ['4,2 MWc']],
  ['完成周目标40万元的96.5%。', 'zh-CN', ['96.5%']],
  ['超过24小时不吃不喝要打电话问医生。', 'zh-CN', []],
])(
  'what a release is called, which things something is so of and what is said in passing are no figures: %s',
  (text, language, values) => {
    expect(valuesOf(text, language)).toEqual(values);
  },
);

describe('the label of a figure', () => {
  const labelled = (text: string, language: Language): string[][] =>
    relationsOf(text, language).flatMap((own) =>
      own.kind === 'figure' ? [[own.stat.value, own.stat.label.text]] : [],
    );

  it.each<[string, Language, string[][]]>([
    ['Plus de 250 suggestions reçues.', 'fr-FR', [['250', 'Plus de 250 suggestions reçues']]],
    [
      'Raw material costs rose 4.5%, gross margin fell to 41%.',
      'en-US',
      [
        ['4.5%', 'Raw material costs rose'],
        ['41%', 'gross margin'],
      ],
    ],
    [
      '原材料成本上涨 4.5%，毛利率降至 41%。',
      'zh-CN',
      [
        ['4.5%', '原材料成本上涨'],
        ['41%', '毛利率'],
      ],
    ],
    [
      '原料成本下跌4.5%，毛利率提升至41%。',
      'zh-CN',
      [
        ['4.5%', '原料成本下跌'],
        ['41%', '毛利率'],
      ],
    ],
    ['Two keys per flat; a third costs €25.', 'en-US', [['€25', 'a third costs €25']]],
    [
      '问卷收回45份：每天睡够8小时的只有17人。',
      'zh-CN',
      [
        ['45份', '问卷收回'],
        ['17人', '每天睡够8小时的只有17人'],
      ],
    ],
  ])('says a movement with it, a level without it: %s', (text, language, labels) => {
    expect(labelled(text, language)).toEqual(labels);
  });
});

describe('parts and their total', () => {
  it.each<[string, Language, string, string[]]>([
    [
      'Le budget est de 1,2 M€ : 600 k€ de la région, 350 k€ du département et 250 k€ de la commune.',
      'fr-FR',
      '1,2 M€',
      ['600 k€', '350 k€', '250 k€'],
    ],
    [
      '投資額は28億円、うち建屋が12億円、設備が14億円、その他が2億円。',
      'ja-JP',
      '28億円',
      ['12億円', '14億円', '2億円'],
    ],
    ['打包箱一共订了120个，行政60个，研发40个，财务20个。', 'zh-CN', '120个', ['60个', '40个', '20个']],
  ])('%s', (text, language, total, parts) => {
    const [found] = relationsOf(text, language).flatMap((own) => (own.kind === 'parts' ? [own] : []));
    expect(found?.total?.value).toBe(total);
    expect(found?.head?.text).toContain(total);
    expect(found?.items.map(({ quantity }) => quantity.text)).toEqual(parts);
  });

  it.each<[string, Language]>([
    ['Today we have 308 tariffs. We will have 12.', 'en-US'],
    ['Last year we moved 2.1 million tonnes and earned $9.6M on revenue of $118M.', 'en-US'],
    ['Cette année nous avons vendu 4 200 billets.', 'fr-FR'],
  ])('is never called by whoever has it alone: %s', (text, language) => {
    const labels = relationsOf(text, language).flatMap((own) => (own.kind === 'figure' ? [own.stat.label.text] : []));
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).not.toMatch(/\b(?:we|will|nous)$/iu);
  });

  it.each<[string, Language, string]>([
    ['本季度营收3,280万元，同比增长18%，其中线上2,140万元，线下1,140万元。', 'zh-CN', '本季度营收'],
    ['Revenue was $3.28m, up 18%, of which $2.14m online and $1.14m in stores.', 'en-US', 'Revenue'],
    [
      'Les ventes atteignent 3,28 M€, en hausse de 18 %, dont 2,14 M€ en ligne et 1,14 M€ en magasin.',
      'fr-FR',
      'Les ventes',
    ],
    ['売上高は3,280万円、前年比18%増で、うち通販2,140万円、店舗1,140万円。', 'ja-JP', '売上高'],
  ])('with how much the total moved between them: %s', (text, language, label) => {
    const [parts, ...others] = relationsOf(text, language);
    expect(others).toEqual([]);
    expect(parts).toMatchObject({ kind: 'parts', isWhole: true, total: { label: { text: label } } });
    expect(parts?.kind === 'parts' && parts.items).toHaveLength(2);
  });

  it('two shares that come to more than a hundred are no whole', () => {
    const relations = relationsOf('The kiosk had margins of 64% on drinks and 38% on food.', 'en-US');
    expect(relations.map(({ kind }) => kind)).toEqual(['figure']);
  });
});

it('a bracket with both ends of a change says no change of the figure before it', () => {
  const [stat] = relationsOf('Fixed 23 bugs (was 31 open, now 8).', 'en-US').flatMap((own) =>
    own.kind === 'figure' ? [own.stat] : [],
  );
  expect([stat?.from, stat?.value]).toEqual(['31', '8']);
});

describe('a change between two counts', () => {
  const changeOf = (text: string, language: Language): (string | undefined)[] =>
    relationsOf(text, language).flatMap((own) => (own.kind === 'figure' ? [own.stat.from, own.stat.value] : []));

  it.each<[string, Language]>([
    ['La chorale réunit 87 chanteurs contre 64 l’an dernier.', 'fr-FR'],
    ['The choir has 87 singers, up from 64 a year ago.', 'en-US'],
    ['合唱团人数较去年同期的64增至87。', 'zh-CN'],
    ['合唱團人數較去年同期的64增至87。', 'zh-TW'],
    ['団員は前年の64から87へ増えた。', 'ja-JP'],
  ])('%s', (text, language) => {
    expect(changeOf(text, language)).toEqual(['64', '87']);
  });

  it('names what changed without the words that lead to the earlier figure', () => {
    const [stat] = relationsOf('合唱团人数较去年同期的64增至87。', 'zh-CN').flatMap((own) =>
      own.kind === 'figure' ? [own.stat] : [],
    );
    expect(stat?.label.text).toBe('合唱团人数');
  });

  it('votes against each other are none', () => {
    expect(changeOf('Le projet passe par 87 voix contre 64.', 'fr-FR')).not.toContain('64');
  });
});

describe('parts of an abstract that name themselves', () => {
  it('leave their names out of what a figure measures', () => {
    const text = 'Methods. We followed 74 residents for twelve weeks. Results. Mean sleep rose from 5.6 to 6.4 hours.';
    const { blocks } = documentOf([paragraph(text)]);
    const labels = relationsOfPassage({ heading: undefined, blocks, language: 'en-US', rankOf: () => 0.5 }).flatMap(
      (own) => (own.kind === 'figure' ? [own.stat.label.text] : []),
    );
    expect(labels).toEqual(['We followed 74 residents for twelve weeks', 'Mean sleep rose from 5.6 to 6.4 hours']);
  });

  it('and sentences keep their first word with its capital', () => {
    const { blocks } = documentOf([paragraph('But the lift is broken. And nobody came.')]);
    const said = relationsOfPassage({ heading: undefined, blocks, language: 'en-US', rankOf: () => 0.5 });
    expect(said.map((own) => own.kind === 'said' && own.item.text)).toEqual([
      'But the lift is broken.',
      'And nobody came.',
    ]);
  });
});

describe('several figures of one sentence', () => {
  it.each<[string, Language, [string, string][]]>([
    [
      'Last spring 52 people signed up and 47 stayed to the end.',
      'en-US',
      [
        ['52', 'Last spring 52 people signed up'],
        ['47', '47 stayed to the end'],
      ],
    ],
    ['We spent 64% on drinks and 38% on food.', 'en-US', [['64%', 'We spent 64% on drinks and 38% on food']]],
    [
      '社員は64名、うち女性が29名です。',
      'ja-JP',
      [
        ['64名', '社員'],
        ['29名', 'うち女性'],
      ],
    ],
    ['到店人数3815，比上周多了几十人。', 'zh-CN', [['3815', '到店人数3815，比上周多了几十人']]],
    ['房间号码302，钥匙在前台。', 'zh-CN', []],
    ['截止日期0930，逾期不候。', 'zh-CN', []],
    ['全队一共86人。', 'zh-CN', [['86人', '全队']]],
    ['Our headcount is unchanged at 318.', 'en-US', [['318', 'Our headcount']]],
    ['約束は15分の', 'ja-JP', [['15分', '約束は15分の']]],
    ['说好20分钟的', 'zh-CN', [['20分钟', '说好20分钟的']]],
    [
      "L'atelier brûle 42 MWh par an, c’est-à-dire 120 kWh/m².",
      'fr-FR',
      [['120 kWh/m²', "L'atelier brûle 42 MWh par an, c’est-à-dire 120 kWh/m²."]],
    ],
    ['One size, fits 6 to 14.', 'en-US', []],
    ['Of the $64,000 budget we have spent $41,300.', 'en-US', [['$41,300', 'Of the $64,000 budget we have spent']]],
    [
      'Sur un budget de 64 000 € nous avons dépensé 41 300 €.',
      'fr-FR',
      [['41 300 €', 'Sur un budget de 64 000 € nous avons dépensé']],
    ],
  ])('%s', (text, language, stats) => {
    const told = relationsOf(text, language).flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
    expect(told.map(({ value, label }) => [value, label.text])).toEqual(stats);
  });

  it('hiragana in front of a particle are a name: shares that come to a whole are its parts', () => {
    const [parts] = relationsOf('売上の内訳は、鍋が48％、包丁が27％、はさみが16％、その他が9％です。', 'ja-JP');
    expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toEqual(['鍋', '包丁', 'はさみ', 'その他']);
  });

  it('a year of a firm and the length of a search are whole', () => {
    expect(valuesOf('当社は今年、創業70周年を迎えました。', 'ja-JP')).toEqual(['70周年']);
    expect(valuesOf('保存期間を72時間から2週間に延ばしました。', 'ja-JP')).toEqual(['2週間']);
  });
});
