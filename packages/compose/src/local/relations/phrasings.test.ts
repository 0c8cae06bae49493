import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { documentOf, list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';
import { relationsOfPassage } from './of-passage.ts';
import type { Relation } from './relation.ts';

/** The same things as people type them in five languages. */

const statsOf = (relations: readonly Relation[]) =>
  relations.flatMap((own) => (own.kind === 'figure' ? [own.stat] : own.kind === 'figures' ? own.stats : []));

describe('figures of two things', () => {
  it('are no change, whatever stands between them', () => {
    const stats = statsOf(relationsOf(['The Heron is quieter (48 dB vs 55 dB for the Swift).'], 'en-US'));
    expect(stats.map(({ from }) => from)).toEqual([undefined]);
  });

  it('that changed in one sentence are each told with what changed', () => {
    const text = 'Le délai est passé de 12 à 9 jours dans la zone nord, et de 14 à 13 jours dans la zone sud.';
    const [, second] = statsOf(relationsOf([text], 'fr-FR'));
    expect(second).toMatchObject({ from: '14', value: '13 jours' });
    expect(second?.label.text).toContain('Le délai');
  });
});

describe('changes in other words', () => {
  it.each<[string, Language, string[]]>([
    ['Meals served 412 (388 the week before), cakes 96 (110), teas 54 (54)', 'en-US', ['388→412', '110→96', '54→54']],
    ["Repas servis 412 (388 la semaine d'avant), desserts 96 (110)", 'fr-FR', ['388→412', '110→96']],
    ['転倒2件（先月5件）、誤薬0件（先月1件）、遅れ3件（先月4件）。', 'ja-JP', ['5件→2件', '1件→0件', '4件→3件']],
    ['Overall mark: 8.4, last year it was 7.9.', 'en-US', ['7.9→8.4']],
    ['Average stay rose to 2h10 from 1h35.', 'en-US', ['1h35→2h10']],
  ])('figures with what they were before: %s', (text, language, changes) => {
    const stats = statsOf(relationsOf([text], language));
    expect(stats.map(({ from, value }) => `${from}→${value}`)).toEqual(changes);
  });

  it.each(['Guests: 40 (35 regulars), rooms 12 (15)', 'Prices: coffee 2.50 (2.80 with oat milk), tea 2.00 (2.20)'])(
    'figures in brackets are no earlier ones where nothing says so: %s',
    (text) => {
      expect(statsOf(relationsOf([text], 'en-US')).filter(({ from }) => from !== undefined)).toEqual([]);
    },
  );

  it.each<[string, Language, string, string, string]>([
    ['Satisfaction was 7.1 last year and is 7.8 now.', 'en-US', 'Satisfaction', '7.1', '7.8'],
    ['The waiting time dropped to 9 minutes from 14.', 'en-US', 'waiting time', '14', '9 minutes'],
    ['Repair costs: £1,940 → £1,310', 'en-US', 'Repair costs', '£1,940', '£1,310'],
    ['Fuel per drop falls from 1.9 l to 1.3 l.', 'en-US', 'Fuel per drop', '1.9 l', '1.3 l'],
    ['Average wait 22 minutes, was 9 the year before.', 'en-US', 'Average wait', '9', '22 minutes'],
    ['营业额由7月的86.4万元增至93.1万元。', 'zh-CN', '营业额', '86.4万元', '93.1万元'],
    ['外卖占比31%，上月28%。', 'zh-CN', '外卖占比', '28%', '31%'],
    ['參加人次從上學期的142人次成長到231人次。', 'zh-TW', '參加人次', '142人次', '231人次'],
    ['Les ventes ont atteint 48 200 € (41 500 € en 2023).', 'fr-FR', 'Les ventes', '41 500 €', '48 200 €'],
    ['滿意度4.4分，上一期是4.1分。', 'zh-TW', '滿意度', '4.1分', '4.4分'],
    ['会計の待ち時間が7分から3分半に短縮', 'ja-JP', '会計の待ち時間', '7分', '3分半'],
    ['在庫の差異は12件、先月は19件だった。', 'ja-JP', '在庫の差異', '19件', '12件'],
    ["Le chiffre d'affaires est passé de 212 k€ à 238 k€.", 'fr-FR', "Le chiffre d'affaires", '212 k€', '238 k€'],
    ['In 2024 there were 11 burglaries, in 2025 there were 4.', 'en-US', 'burglaries', '11', '4'],
    [
      'Turnover was 2.1 million euros in 2023 and 2.6 million in 2024.',
      'en-US',
      'Turnover',
      '2.1 million euros',
      '2.6 million',
    ],
    ['2023年报修63起，2024年14起。', 'zh-CN', '报修', '63起', '14起'],
    ['満足度は4.3点で、前年の3.8点から上がった。', 'ja-JP', '満足度', '3.8点', '4.3点'],
    ['参加者は昨年4,200人で、一昨年の3,600人を上回った。', 'ja-JP', '参加者', '3,600人', '4,200人'],
    ['En 2023, nous avions 312 élèves, en 2024 seulement 287.', 'fr-FR', 'élèves', '312', '287'],
    ["Le nombre d'étals passe de 24 à 41.", 'fr-FR', "nombre d'étals", '24', '41'],
  ])('%s', (text, language, label, from, to) => {
    const [stat] = statsOf(relationsOf([text], language));
    expect([stat?.from, stat?.value]).toEqual([from, to]);
    expect(stat?.label.text).toContain(label);
  });

  it('over three figures goes from the first to the last, and its label has all', () => {
    const [stat] = statsOf(relationsOf(['Basket size: 12 -> 15 -> 19 over three springs.'], 'en-US'));
    expect(stat).toMatchObject({ from: '12', value: '19', direction: 'up' });
    expect(stat?.label.text).toContain('15');
    expect(statsOf(relationsOf(['回头客 18% → 24% → 31%'], 'zh-CN'))).toMatchObject([
      { from: '18%', value: '31%', label: { text: '回头客 18% → 24% → 31%' } },
    ]);
  });

  it('a difference is not what something came to, and two things in two years are no change', () => {
    const changes = (text: string, language: Language) =>
      statsOf(relationsOf([text], language)).filter(({ from }) => from !== undefined);
    expect(changes('昨年の74万円から12万円増えた。', 'ja-JP')).toEqual([]);
    expect(changes('营收从74万降了12万。', 'zh-CN')).toEqual([]);
    expect(changes('In 2023 turnover was 5.1 million, in 2024 profit was 1.2 million.', 'en-US')).toEqual([]);
  });

  it('a figure in a bracket is not the earlier one where a date in front of both is before its own', () => {
    const changes = (text: string, language: Language) =>
      statsOf(relationsOf([text], language)).flatMap(({ from, value }) => (from ? [[from, value]] : []));
    expect(changes('In 2023 visitors were 41,500 (48,200 in 2024).', 'en-US')).toEqual([]);
    expect(changes('2023年销售额41万元（2024年52万元）。', 'zh-CN')).toEqual([]);
    expect(changes('In 2024 visitors were 48,200 (41,500 in 2023).', 'en-US')).toEqual([['41,500', '48,200']]);
  });

  it('a figure in a bracket with its year is the earlier one only where something says so', () => {
    const changes = (text: string, language: Language) =>
      statsOf(relationsOf([text], language)).flatMap(({ from, value }) => (from ? [[from, value]] : []));
    expect(changes('Share of rail: 41% (60% in 2040)', 'en-US')).toEqual([]);
    expect(changes('Share of rail: 41% (2040: 60%)', 'en-US')).toEqual([]);
    expect(changes('铁路占比41%（2040年60%）', 'zh-CN')).toEqual([]);
    expect(changes('Part du rail : 41 % (60 % en 2040)', 'fr-FR')).toEqual([]);
    expect(changes('Share of rail rose to 41% (60% in 2040).', 'en-US')).toEqual([]);
    expect(changes('Share of rail rose to 41% (33% in 2019).', 'en-US')).toEqual([['33%', '41%']]);
    expect(changes('La part du rail est tombée à 41 % (46 % en 2019).', 'fr-FR')).toEqual([['46 %', '41 %']]);
    expect(changes('鉄道の割合は41%（2019年33%）に増えた。', 'ja-JP')).toEqual([['33%', '41%']]);
    expect(changes('Share of rail: 41% (33% last year)', 'en-US')).toEqual([['33%', '41%']]);
  });

  it('of a rise with its result, the result is the figure', () => {
    const values = (text: string, language: Language) => statsOf(relationsOf([text], language)).map((own) => own.value);
    expect(values('The average loan went up 12 % to 4.6 days.', 'en-US')).toEqual(['4.6 days']);
    expect(values('毛利率较去年同期提高2.3个百分点，达到44.6%。', 'zh-CN')).toEqual(['44.6%']);
    expect(values('Le panier moyen progresse de 6 % à 47,20 €.', 'fr-FR')).toEqual(['47,20 €']);
  });
});

describe('parts in other words', () => {
  it.each<[string, Language, boolean, (readonly [string, string])[]]>([
    [
      'Why they stay: price (38%), staff (31%), opening hours (19%), other (12%).',
      'en-US',
      true,
      [
        ['price', '38%'],
        ['staff', '31%'],
        ['opening hours', '19%'],
        ['other', '12%'],
      ],
    ],
    [
      'The budget is 38,500 euros: beds and paths 14,000, water and rain tanks 11,500, tools and shed 7,000, courses 6,000.',
      'en-US',
      true,
      [
        ['beds and paths', '14,000'],
        ['water and rain tanks', '11,500'],
        ['tools and shed', '7,000'],
        ['courses', '6,000'],
      ],
    ],
    [
      'We spent £2.9m, of which £1.7m went on salaries, £0.7m on medicine and £0.5m on rent and repairs.',
      'en-US',
      true,
      [
        ['salaries', '£1.7m'],
        ['medicine', '£0.7m'],
        ['rent and repairs', '£0.5m'],
      ],
    ],
    [
      "Coût : 3,4 M€, financés par la commune (1,5 M€), la région (1,1 M€) et l'État (0,8 M€).",
      'fr-FR',
      true,
      [
        ['financés par la commune', '1,5 M€'],
        ['la région', '1,1 M€'],
        ["l'État", '0,8 M€'],
      ],
    ],
    [
      '想回来 38.4%，比上次多；不考虑 33.1%；看情况 28.5%。',
      'zh-CN',
      true,
      [
        ['想回来', '38.4%'],
        ['不考虑', '33.1%'],
        ['看情况', '28.5%'],
      ],
    ],
    [
      'Of the 120,000 euros that the repair cost, 70,000 came from the insurance, 35,000 from the district and 15,000 from gifts.',
      'en-US',
      true,
      [
        ['insurance', '70,000'],
        ['district', '35,000'],
        ['gifts', '15,000'],
      ],
    ],
    [
      "Budget : 96 500 € dont 38 400 € pour le chauffage, 21 000 € pour l'ascenseur et 37 100 € pour la toiture.",
      'fr-FR',
      true,
      [
        ['chauffage', '38 400 €'],
        ['ascenseur', '21 000 €'],
        ['toiture', '37 100 €'],
      ],
    ],
    [
      '最满意的是送货速度，占41%；其次客服态度27%，商品质量19%，价格13%。',
      'zh-CN',
      true,
      [
        ['送货速度', '41%'],
        ['客服态度', '27%'],
        ['商品质量', '19%'],
        ['价格', '13%'],
      ],
    ],
    [
      '启动资金28万元：装修12万，设备9万，押金3万，流动资金4万。',
      'zh-CN',
      true,
      [
        ['装修', '12万'],
        ['设备', '9万'],
        ['押金', '3万'],
        ['流动资金', '4万'],
      ],
    ],
    [
      '総額は86万円。内訳はステージ32万円、屋台24万円、警備18万円、広報12万円。',
      'ja-JP',
      true,
      [
        ['ステージ', '32万円'],
        ['屋台', '24万円'],
        ['警備', '18万円'],
        ['広報', '12万円'],
      ],
    ],
    [
      '内訳は、お金31件、学校24件、住まい13件です。',
      'ja-JP',
      false,
      [
        ['お金', '31件'],
        ['学校', '24件'],
        ['住まい', '13件'],
      ],
    ],
  ])('%s', (text, language, isWhole, items) => {
    const found = relationsOf([text], language).find((own) => own.kind === 'parts');
    expect(found?.isWhole).toBe(isWhole);
    expect(found?.items.map(({ name, quantity }) => [name, quantity.text])).toEqual(items);
  });

  it('the total may stand among further figures; words in front of the first name lead to all', () => {
    const [tests] = relationsOf(['巡检  合格 41  返工 6  报废 3   共50件，已补 2，待补 1'], 'zh-CN');
    expect(tests).toMatchObject({ kind: 'parts', isWhole: true, head: { text: '巡检' }, total: { value: '50件' } });
    expect(tests?.kind === 'parts' && tests.items.map(({ name }) => name)).toEqual(['合格', '返工', '报废']);
    const [ages] = relationsOf(['分年齡看：20-24歲 31%，25-29歲 36%，30-34歲 47%，30出頭最想回來。'], 'zh-TW');
    expect(ages?.kind === 'parts' && ages.items.map(({ name, quantity }) => [name, quantity.text])).toEqual([
      ['20-24歲', '31%'],
      ['25-29歲', '36%'],
      ['30-34歲', '47%'],
    ]);
    const [all] = relationsOf(['抽查总数 120   合格 104   不合格 16'], 'zh-CN');
    expect(all).toMatchObject({ kind: 'parts', total: { value: '120', label: { text: '抽查总数' } } });
  });

  it('lines may have figures in their names, dots before their figures and their total above them', () => {
    const [ages] = relationsOf(['18-25岁 22%', '26-35岁 38%', '36岁以上 40%'], 'zh-CN');
    expect(ages?.kind === 'parts' && ages.items.map(({ name }) => name)).toEqual(['18-25岁', '26-35岁', '36岁以上']);
    const [costs] = relationsOf(
      ['Movers ...... 4,200 EUR', 'Painters .... 3,100 EUR', 'Desks ....... 7,900 EUR'],
      'en-US',
      'Cost 15,200 EUR',
    );
    expect(costs).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '15,200 EUR' } });
    expect(costs?.kind === 'parts' && costs.items.map(({ name }) => name)).toEqual(['Movers', 'Painters', 'Desks']);
  });

  it('short words and rates behind a figure belong to no name, and a space parts the total', () => {
    const namesOf = (text: string, language: Language) =>
      relationsOf([text], language).flatMap((own) => (own.kind === 'parts' ? own.items.map(({ name }) => name) : []));
    expect(namesOf('Costs: tills £96k, licences £31k per year, training £12k.', 'en-US')).toEqual([
      'tills',
      'licences',
      'training',
    ]);
    expect(namesOf('Exports: France 1.2 mt, Spain 0.9 mt, Greece 0.7 mt.', 'en-US')).toEqual([
      'France',
      'Spain',
      'Greece',
    ]);
    const [parts] = relationsOf(['経費：交通費 28,640円、宿泊 9,800円、会議費 14,200円 計52,640円'], 'ja-JP');
    expect(parts).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '52,640円' } });
  });

  it('what comes out of a sum is the figure of its line, and a scale is no other unit', () => {
    const [parts] = relationsOf(['座席 30席×2,500元 = 75,000元', '花材 1.2万', '音响 8600', '车费 3200元'], 'zh-CN');
    expect(parts?.kind === 'parts' && parts.items.map(({ name, quantity }) => [name, quantity.amount])).toEqual([
      ['座席 30席×2,500元', 75_000],
      ['花材', 12_000],
      ['音响', 8600],
      ['车费', 3200],
    ]);
  });

  it('behind a colon no part is the total of the others; what moved and what it comes to are no parts', () => {
    const [votes] = relationsOf(['最想要的：食堂268票，健身房143票，图书室125票。'], 'zh-CN');
    expect(votes?.kind === 'parts' && votes.items.map(({ name }) => name)).toEqual(['食堂', '健身房', '图书室']);
    const kinds = (text: string) => relationsOf([text], 'zh-CN').map(({ kind }) => kind);
    expect(kinds('明年销售额1.8亿，同比增长25%；新客占比提到40%；人效提升15%。')).not.toContain('parts');
    expect(kinds('一次性投入180万，每年运维45万，三年合计315万。')).not.toContain('parts');
  });

  it('clauses that count different things are figures, not parts', () => {
    const clauses = relationsOf(['现在一共46块地，荒了11块，去年报名的有70多户。'], 'zh-CN');
    expect(clauses.some(({ kind }) => kind === 'parts')).toBe(false);
    expect(statsOf(clauses).map(({ value }) => value)).toEqual(['46块', '11块', '70多户']);
    const counted = relationsOf(['Today: 46,000 visitors a year, 12 staff, 60 volunteers.'], 'en-US');
    expect(statsOf(counted).map(({ value }) => value)).toEqual(['46,000', '12', '60']);
  });
});

describe('what stands behind parts', () => {
  it.each<[string, Language]>([
    ['人気は家族写真（46％）、七五三（33％）、成人式（21％）の順です。', 'ja-JP'],
    ['意见按支持（46%）、反对（33%）、弃权（21%）的顺序。', 'zh-CN'],
    ['Votes: oak (46%), ash (33%), elm (21%) respectively.', 'en-US'],
  ])('is no statement where it says nothing without them: %s', (text, language) => {
    expect(relationsOf([text], language).map(({ kind }) => kind)).toEqual(['parts']);
  });

  it('is told where it says something', () => {
    const kinds = relationsOf(
      ['人気は家族写真（46％）、七五三（33％）、成人式（21％）で、昨年と同じ順位です。'],
      'ja-JP',
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['parts', 'said']);
  });
});

describe('timelines in other words', () => {
  const eventsOf = (lines: readonly string[], language: Language) =>
    relationsOf(lines, language).flatMap((own) =>
      own.kind === 'timeline' ? own.events.map(({ date, text }) => [date, text.text]) : [],
    );

  it('two dated clauses of a sentence are two events', () => {
    expect(eventsOf(['Notices go up on 9 March, bikes are removed after 30 March.'], 'en-US')).toEqual([
      ['9 March', 'Notices go up on 9 March'],
      ['30 March', 'bikes are removed after 30 March.'],
    ]);
    expect(
      eventsOf(['Les travaux commencent en mars 2026 et la halle ouvre en septembre 2027.'], 'fr-FR').map(
        ([date]) => date,
      ),
    ).toEqual(['mars 2026', 'septembre 2027']);
    expect(eventsOf(['We meet on 5 May and 7 May.'], 'en-US')).toEqual([]);
  });

  it('milestones name what happens before they say when', () => {
    const { blocks } = documentOf([
      list(['Design freeze – done 12 July', 'Prototype on the bench – 2 September', 'Launch (20 October)']),
    ]);
    const [timeline] = relationsOfPassage({ heading: undefined, blocks, language: 'en-US', rankOf: () => 0.5 });
    expect(timeline?.kind === 'timeline' && timeline.events.map(({ date, text }) => [text.text, date])).toEqual([
      ['Design freeze', 'done 12 July'],
      ['Prototype on the bench', '2 September'],
      ['Launch', '20 October'],
    ]);
  });

  it('entries that end in their dates, in a sentence or in lines, are events', () => {
    expect(eventsOf(['Meetings: every second Monday; budget round 4 March; vote 2 June'], 'en-US')).toEqual([
      ['every second Monday', 'Meetings'],
      ['4 March', 'budget round'],
      ['2 June', 'vote'],
    ]);
    expect(eventsOf(['获奖：2016 手工艺大赛 铜奖／2020 金匠展 入围'], 'zh-CN')).toHaveLength(2);
    const lines = ['Portes dès 9h30, prévoir des gants', '10h défilé des élèves', '12h grillades'];
    expect(eventsOf(lines, 'fr-FR').map(([date]) => date)).toEqual(['9h30', '10h', '12h']);
  });

  it('no word is cut where a date follows', () => {
    const [timeline] = relationsOf(['Semis en mars, plantation mi-mai, récolte le 8 juillet.'], 'fr-FR');
    expect(timeline?.kind === 'timeline' && timeline.events.map(({ date, text }) => [date, text.text])).toEqual([
      ['mars', 'Semis'],
      ['mi-mai', 'plantation'],
      ['8 juillet', 'récolte'],
    ]);
  });

  it('a line that says a change of its own names no sides of others', () => {
    const lines = ['Members: 61 -> 74', 'Concerts: 3 -> 5', 'Average age: 54 -> 49'];
    expect(statsOf(relationsOf(lines, 'en-US')).map(({ from, value }) => [from, value])).toEqual([
      ['61', '74'],
      ['3', '5'],
      ['54', '49'],
    ]);
  });

  it('clauses that end in their dates keep them, how things stand today is no event', () => {
    expect(eventsOf(['排期：评审 11/20，开发 11/24-12/5，测试 12/8-12/10，上线 12/12。'], 'zh-CN')).toEqual([
      ['11/20', '评审'],
      ['11/24-12/5', '开发'],
      ['12/8-12/10', '测试'],
      ['12/12', '上线'],
    ]);
    const history = relationsOf(
      ['1974 two frames', '1989 first dye house', 'Today: 128 people, 19 countries, £21.4m turnover'],
      'en-US',
    );
    expect(history).toMatchObject([{ kind: 'timeline' }, { kind: 'figures', head: { text: 'Today' } }]);
    expect(eventsOf(['12月上旬 試作機', '12月中旬 社内評価会', '1月 量産試作', '3月 発売'], 'ja-JP')).toHaveLength(4);
  });

  it('figures at several times are measures, not events', () => {
    const [months] = relationsOf(
      ['1月 营业额21.3万 利润2.1万', '2月 营业额15.8万 利润0.6万', '3月 营业额23.9万 利润2.8万'],
      'zh-CN',
    );
    expect(months).toMatchObject({ kind: 'records', fields: ['营业额', '利润'] });
    expect(months?.kind === 'records' && months.measured?.map((row) => row.map(({ number }) => number))).toEqual([
      [21.3, 2.1],
      [15.8, 0.6],
      [23.9, 2.8],
    ]);
    const [visits] = relationsOf(['Q1 2025: 1,200', 'Q2 2025: 1,340', 'Q3 2025: 1,510'], 'en-US');
    expect(visits).toMatchObject({ kind: 'parts', isWhole: false });
  });

  it('prose goes on in the year that was said; what only says when is no part of the event', () => {
    const story =
      'In January 2024 the cellar was flooded. The roof was mended in June, and the shelves came in October. We reopened on 14 February 2025.';
    expect(eventsOf([story], 'en-US')).toEqual([
      ['January 2024', 'the cellar was flooded.'],
      ['June', 'The roof was mended in June'],
      ['October', 'the shelves came in October.'],
      ['14 February 2025', 'We reopened on 14 February 2025.'],
    ]);
    const night =
      'At 14:02 a deploy changed the limit. By 14:10 errors had climbed. At 14:38 it was rolled back, and at 14:49 all was well.';
    expect(eventsOf([night], 'en-US').map(([, text]) => text)).toEqual([
      'a deploy changed the limit.',
      'By 14:10 errors had climbed.',
      'it was rolled back',
      'all was well.',
    ]);
  });

  it('weeks, days and quarters that are counted go on in their order', () => {
    expect(
      eventsOf(['Week 1 - pack', 'Weeks 2-3 - painters', 'Week 4 - move in'], 'en-US').map(([date]) => date),
    ).toEqual(['Week 1', 'Weeks 2-3', 'Week 4']);
    expect(eventsOf(['1日目 京都駅着', '2日目 伏見稲荷', '3日目 嵐山'], 'ja-JP')).toHaveLength(3);
    expect(eventsOf(['改进：一季度上线退货，二季度换包装，三季度重写支付页。'], 'zh-CN').map(([date]) => date)).toEqual(
      ['一季度', '二季度', '三季度'],
    );
  });

  it('what follows on what at one time stands below it', () => {
    const [timeline] = relationsOf(['六 08:40出發→古道→12:00 午餐→溫泉', '日 市集→14:20回程火車→到家'], 'zh-TW');
    expect(timeline?.kind === 'timeline' && timeline.events.map(({ children = [] }) => children.length)).toEqual([
      3, 2,
    ]);
  });

  it('a date or a short line of its own stands over what follows', () => {
    const [friday] = relationsOf(['Samedi 3 mai', '9h départ', '11h musée'], 'fr-FR');
    expect(friday).toMatchObject({ kind: 'timeline', head: { text: 'Samedi 3 mai' } });
    const [steps] = relationsOf(['里程碑  3/2立项  4/8打样  6/1上架'], 'zh-CN');
    expect(steps).toMatchObject({ kind: 'timeline', head: { text: '里程碑' } });
  });

  it('eras, years of the Republic and old years are dates', () => {
    expect(eventsOf(['平成10年 大阪で創業', '令和元年 海外1号店', '令和5年 年商20億円を突破'], 'ja-JP')).toHaveLength(
      3,
    );
    expect(eventsOf(['民國78年罐頭廠關門', '民國105年 認養空地', '113年起保證金調高'], 'zh-TW')).toHaveLength(3);
    const mill = 'In 1871 the Arnetts built the mill. A fire took it in 1903. The town bought it in 1988.';
    expect(eventsOf([mill], 'en-US').map(([date]) => date)).toEqual(['1871', '1903', '1988']);
  });
});

describe('questions and answers', () => {
  it.each<[string, Language, readonly string[]]>([
    ['take turns', 'en-US', ['Can I come late?', 'Yes, until ten.', 'Is there parking?', 'Behind the barn.']],
    ['stand in one paragraph', 'zh-CN', ['可以退票吗？ 开演前一天可以。', '孩子要买票吗？ 一米二以下不用。']],
    [
      'are marked',
      'fr-FR',
      ['Q : Faut-il réserver ?', 'R : Oui, la veille.', 'Q : Et s’il pleut ?', 'R : On reporte.'],
    ],
  ])('that %s are pairs', (_, language, lines) => {
    const [pairs] = relationsOf(lines, language);
    expect(pairs).toMatchObject({ kind: 'pairs', as: 'question-answer' });
    expect(pairs?.kind === 'pairs' && pairs.items).toHaveLength(2);
  });

  it('a question among statements stays where it is', () => {
    expect(relationsOf(['Why now? Nobody knows.', 'We start anyway.'], 'en-US').map(({ kind }) => kind)).not.toContain(
      'pairs',
    );
  });
});

describe('lists in other words', () => {
  it('"and" joins the last of several names and what stands within one', () => {
    const items = (text: string) =>
      relationsOf([text], 'en-US').flatMap((own) => (own.kind === 'list' ? own.items.map((item) => item.text) : []));
    expect(items('Bring: boots, rope and a lamp')).toEqual(['boots', 'rope', 'a lamp']);
    expect(items('Books: Finch and Sons, The Care of Wool, notes 1-4')).toEqual([
      'Finch and Sons',
      'The Care of Wool',
      'notes 1-4',
    ]);
    expect(items('We promise: fair prices, short waits, and no surprises')).toEqual([
      'fair prices',
      'short waits',
      'no surprises',
    ]);
  });

  it('points that count themselves keep what is said of them', () => {
    const text =
      '三つ話します。一つ目は値段です。4月に5％上げました。二つ目は人です。9名増えて61名になりました。三つ目は場所です。駅前へ移ります。';
    const items = relationsOf([text], 'ja-JP').flatMap((own) => (own.kind === 'list' ? own.items : []));
    expect(items.map((item) => item.text)).toEqual([
      '一つ目は値段です。4月に5％上げました。',
      '二つ目は人です。9名増えて61名になりました。',
      '三つ目は場所です。駅前へ移ります。',
    ]);
  });

  it('what is set against each other stays side by side, whatever figures it holds', () => {
    const lines = [
      '优势：位置好、回头客多、出餐快',
      '劣势：只有6个座位；房租占22%',
      '机会：9月入住约2000人',
      '威胁：新开3家',
    ];
    expect(relationsOf(lines, 'zh-CN').some(({ kind }) => kind === 'figures' || kind === 'figure')).toBe(false);
  });

  it('lines that say their own number are entries, whatever figures they hold', () => {
    const lines = ['第一点，守时。迟到一次扣5分。', '第二点，问人。老师傅有12位。', '第三点，记下来。每天写1页。'];
    const [list] = relationsOf(lines, 'zh-CN');
    expect(list?.kind === 'list' && list.items).toHaveLength(3);
  });
});

describe('key figures in other words', () => {
  it('two measures side by side are named apart', () => {
    expect(
      statsOf(relationsOf(['来館者 3,120人、貸出 8,460冊'], 'ja-JP')).map(({ value, label }) => [value, label.text]),
    ).toEqual([
      ['3,120人', '来館者'],
      ['8,460冊', '貸出'],
    ]);
  });

  const figuresOf = (lines: readonly string[], language: Language) =>
    statsOf(
      relationsOfPassage({
        heading: undefined,
        blocks: documentOf([list(lines)]).blocks,
        language,
        rankOf: () => 0.5,
      }),
    ).map(({ value, label }) => [value, label.text]);

  it('sentences of an entry name their figures apart', () => {
    expect(figuresOf(['最低月薪中位數 32,000元。目前月薪中位數是 41,500元。', '遠距意願 57.9%'], 'zh-TW')).toEqual([
      ['32,000元', '最低月薪中位數'],
      ['41,500元', '目前月薪中位數'],
      ['57.9%', '遠距意願'],
    ]);
  });

  it('a figure for another time stays with the one it explains, an age is none', () => {
    expect(
      figuresOf(['late trains below 2%, today 5.3%', 'punctuality 91%'], 'en-US').map(([, label]) => label),
    ).toEqual(['late trains below 2%, today 5.3%', 'punctuality']);
    expect(statsOf(relationsOf(['「坐不住」（29歲，電商）'], 'zh-TW'))).toEqual([]);
    expect(statsOf(relationsOf(['Tested on macOS 14/15 and a tablet.'], 'en-US'))).toEqual([]);
  });
});

describe('comparisons in other words', () => {
  it('lines with the same units in their places are a table', () => {
    const [table] = relationsOf(
      [
        'Nova 5: 399 euros, 6.1 inches, battery 14 hours',
        'Pixelo: 449 euros, 6.3 inches, battery 17 hours',
        'Orbit: 529 euros, 6.7 inches, battery 19 hours',
      ],
      'en-US',
    );
    expect(table).toMatchObject({
      kind: 'records',
      fields: ['', '', 'battery'],
      rows: [
        ['Nova 5', '399 euros', '6.1 inches', '14 hours'],
        ['Pixelo', '449 euros', '6.3 inches', '17 hours'],
        ['Orbit', '529 euros', '6.7 inches', '19 hours'],
      ],
    });
  });

  it('changes under a head that names both sides are a table of the two', () => {
    const lines = ['Specs (Mk1 → Mk2)', 'Weight: 4.1 kg → 3.6 kg', 'Range: 18 km → 25 km, in town'];
    const [records] = relationsOf(lines, 'en-US');
    expect(records).toMatchObject({
      kind: 'records',
      fields: ['Mk1', 'Mk2'],
      rows: [
        ['Weight', '4.1 kg', '3.6 kg'],
        ['Range', '18 km', '25 km, in town'],
      ],
    });
  });
});

describe('steps and tasks in other words', () => {
  it.each<[Language, string[]]>([
    ['en-US', ['Soak the beans overnight in 2 litres of water.', 'Drain and rinse them.', 'Simmer for 90 minutes.']],
    ['fr-FR', ['Laver les fraises.', 'Ajouter 200 g de sucre et mélanger.', 'Laisser reposer 12 heures.']],
    ['zh-CN', ['将面粉过筛，加入2克盐。', '倒入温水揉成团。', '盖上保鲜膜醒30分钟。']],
  ])('%s: lines that each begin with what is to be done are steps', (language, lines) => {
    const [steps, ...others] = relationsOf(lines, language);
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it.each<[Language, string]>([
    [
      'fr-FR',
      'La veille, ouvrir les fruits et couvrir de sucre. Le lendemain verser dans la bassine. Écumer, puis cuire 25 mn. Au bout de 9 jours, tamisez.',
    ],
    [
      'en-US',
      'In a large bowl, whisk the eggs. Meanwhile fry the onions. Using a spatula, fold in the flour. If it sticks, add a little water.',
    ],
    ['zh-CN', '把米洗净。加水浸泡三十分钟。水开后下锅，大火煮八分钟。关火焖五分钟再出锅。最后撒上葱花。'],
    ['ja-JP', 'フライパンに油を熱し、中火で炒める。電源を切り、5分待つ。10分ほど寝かせます。ふたを外して中を拭く。'],
  ])('what is done behind a moment or a tool is a step: %s', (language, text) => {
    const [steps] = relationsOf([text], language);
    expect(steps).toMatchObject({ kind: 'steps' });
    expect(steps?.kind === 'steps' && steps.steps.length).toBeGreaterThanOrEqual(4);
  });

  it('instructions keep what they say of things: chopped, that were soaked', () => {
    const lines = [
      'Mix flour and melted butter.',
      'Add chopped onions.',
      'Press the cloth that was soaked.',
      'Cut flowers until none are left.',
    ];
    const [steps] = relationsOf(lines, 'en-US');
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(4);
  });

  it('what somebody is to do until a day is an action, whatever word it begins with', () => {
    const [actions] = relationsOf(
      ['Check the lift – Tom – 5 May', 'Clean the hall – Ada – 7 May', 'Set the tables – Theo – 9 May'],
      'en-US',
    );
    expect(
      actions?.kind === 'actions' && actions.items.map(({ what, who, when }) => [what.text, who?.text, when?.text]),
    ).toEqual([
      ['Check the lift', 'Tom', '5 May'],
      ['Clean the hall', 'Ada', '7 May'],
      ['Set the tables', 'Theo', '9 May'],
    ]);
  });

  it('lines that only begin like instructions are none', () => {
    const lines = ['Premier étage : la crèche.', 'Entre les deux, un jardin.', 'Atelier de couture le mardi.'];
    expect(relationsOf(lines, 'fr-FR').some(({ kind }) => kind === 'steps')).toBe(false);
    const report = ['Press and online coverage rose.', 'Open rates improved again.', 'Cut flowers sold well in June.'];
    expect(relationsOf(report, 'en-US').some(({ kind }) => kind === 'steps')).toBe(false);
    const scorers = ['Sanchez, 12 buts', 'Lopez, 9 buts', 'Gomez, 7 buts'];
    expect(relationsOf(scorers, 'fr-FR').some(({ kind }) => kind === 'steps')).toBe(false);
    const fire = ['小火车开了。大火过后重建。浸泡时间不够。长按无效。'];
    expect(relationsOf(fire, 'zh-CN').some(({ kind }) => kind === 'steps')).toBe(false);
    const done = ['打开了三个新市场。', '关闭了两家旧店。', '加入了一个行业协会。'];
    expect(relationsOf(done, 'zh-CN').some(({ kind }) => kind === 'steps')).toBe(false);
    const news = ['将于5月开业。', '将在南门设点。', '将会招聘20人。'];
    expect(relationsOf(news, 'zh-CN').some(({ kind }) => kind === 'steps')).toBe(false);
  });

  it.each<[string, Language, number]>([
    ['First empty the tray. Then fill the tank. Press both buttons. Finally rinse twice.', 'en-US', 4],
    ['まず見積もりを取ります。次に契約します。最後に鍵を確認します。', 'ja-JP', 3],
    ['首先登录系统。然后填写申请表。最后点击提交。', 'zh-CN', 3],
  ])('%s', (text, language, count) => {
    const [steps] = relationsOf([text], language);
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(count);
  });

  it.each<[Language, string, number]>([
    [
      'en-US',
      'Unplug the lamp and let it cool. Loosen the two screws under the cap. Pull the old bulb straight out. Once it is out, wipe the socket. Screw the cap back on. Never touch the glass.',
      5,
    ],
    [
      'fr-FR',
      'On étale la pâte dans le moule. Pendant ce temps on épluche les pommes. Couper les pommes en quartiers. Saupoudrer de sucre. Au four 35 mn.',
      5,
    ],
    [
      'ja-JP',
      'まず窓口で番号札を取ってください。次に申込書に住所と名前を書きます。印鑑をおすところは二か所あります。書類を係に渡します。',
      4,
    ],
    ['zh-CN', '先把滤芯拆下来，用清水冲干净。再用软布擦一遍外壳。等它干透了，把滤芯装回去。最后按一下复位键。', 5],
    ['en-US', 'Whisk the eggs, add the warm milk, then pour it all over the bread.', 3],
  ])('%s: sentences that each say what is to be done are steps: %s', (language, text, count) => {
    const [steps] = relationsOf([text], language);
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(count);
  });

  it('a procedure goes on over its paragraphs', () => {
    const [steps, ...rest] = relationsOf(
      [
        'Peel the beetroot. Cut it into thin slices.',
        'Bring the vinegar to the boil. Pour it over the slices.',
        'The jar keeps for a month.',
      ],
      'en-US',
    );
    expect(steps?.kind === 'steps' && steps.steps).toHaveLength(4);
    expect(rest.map(({ kind }) => kind)).toEqual(['said']);
  });

  it.each<[Language, string]>([
    ['en-US', 'Let me say a word about the roof. Sales rose in May. Press coverage was kind. Check-ins doubled.'],
    [
      'fr-FR',
      'On observe une hausse des ventes. On pense à un second atelier. Hier la réunion était longue. On compte sur vous.',
    ],
    ['zh-CN', '我们把仓库搬到了城东。去年铺了三条新线。小组用两周时间把报表改版了。大家都很满意。'],
  ])('%s: sentences that tell what was done are no steps', (language, text) => {
    expect(relationsOf([text], language).some(({ kind }) => kind === 'steps')).toBe(false);
  });

  it('entries that count themselves in a line are a list and no figures, and tasks behind a colon have their owners', () => {
    const [list, ...others] = relationsOf(['想請你 1) 會開三噸半貨車 2) 能早上五點到 3) 願意跟客人聊天'], 'zh-TW');
    expect(list?.kind === 'list' && list.items.map(({ text }) => text)).toEqual([
      '會開三噸半貨車',
      '能早上五點到',
      '願意跟客人聊天',
    ]);
    expect(others).toEqual([]);
    const [tasks] = relationsOf(
      ['À faire : commander le gravier (Odile, mardi) ; plan au notaire (M. Faye, avant jeudi)'],
      'fr-FR',
    );
    expect(tasks?.kind === 'actions' && tasks.items.map(({ who, when }) => [who?.text, when?.text])).toEqual([
      ['Odile', 'mardi'],
      ['M. Faye', 'avant jeudi'],
    ]);
  });

  it('what an arrow divides in each clause are pairs, and counted steps in a sentence are steps', () => {
    const [risks] = relationsOf(['风险：房租上涨 → 签三年合同；咖啡师离职 → 提前培训兼职。'], 'zh-CN');
    expect(risks).toMatchObject({ kind: 'pairs', as: 'risk-measure', head: { text: '风险' } });
    const [steps] = relationsOf(
      ['Upgrade in three steps: stop the service, run the installer, start the service.'],
      'en-US',
    );
    expect(steps?.kind === 'steps' && steps.steps.map(({ title }) => title.text)).toEqual([
      'stop the service',
      'run the installer',
      'start the service',
    ]);
  });

  it('a first line that says what the others are leads to them', () => {
    const [list] = relationsOf(['要带的东西', '身份证', '充电宝', '薄外套（山上只有12度）'], 'zh-CN');
    expect(list).toMatchObject({ kind: 'list', head: { text: '要带的东西' } });
    expect(list?.kind === 'list' && list.items).toHaveLength(3);
  });

  it('of two names without a date nothing says which is the task, and nothing of an entry is lost', () => {
    const { blocks } = documentOf([list(['Grill – Tom and Ada', 'Till – Mrs Reed', 'Sound – Theo (brother of Lou)'])]);
    const heading = { text: 'Actions', origins: [], rank: 1 };
    const [pairs] = relationsOfPassage({ heading, blocks, language: 'en-US', rankOf: () => 0.5 });
    expect(pairs?.kind === 'pairs' && pairs.items.map(({ left, right }) => [left.text, right.text])).toEqual([
      ['Grill', 'Tom and Ada'],
      ['Till', 'Mrs Reed'],
      ['Sound', 'Theo (brother of Lou)'],
    ]);
  });

  it('what is done about a risk is no action of somebody', () => {
    const { blocks } = documentOf([
      list(['Supplier may slip → second source by mid August', 'Testers leave → contractors from 1 September']),
    ]);
    const heading = { text: 'Risks', origins: [], rank: 1 };
    const [pairs] = relationsOfPassage({ heading, blocks, language: 'en-US', rankOf: () => 0.5 });
    expect(pairs).toMatchObject({ kind: 'pairs', as: 'risk-measure' });
  });
});

describe('times and figures that are easily taken for something else', () => {
  it('a month that is only mentioned among hours does not end their story', () => {
    const [timeline] = relationsOf(
      [
        'At 06:10 on Monday pump 3 failed. The text went to a number that left us in June. At 06:40 the level fell. Ada rang at 07:05 and came.',
      ],
      'en-US',
    );
    expect(timeline).toMatchObject({ kind: 'timeline', isDay: true, events: [{}, {}, {}] });
  });

  it('who sees to something until a day is no event of the dated lines before', () => {
    const lines = [
      'mardi 18 : livraison du bois',
      'mercredi 19, 14 h : atelier',
      "Bastien s'occupe des affiches pour mercredi, Lise appelle la mairie",
    ];
    const [timeline] = relationsOf(lines, 'fr-FR');
    expect(timeline).toMatchObject({ kind: 'timeline', events: [{ date: 'mardi 18' }, { date: 'mercredi 19, 14 h' }] });
    expect(timeline).not.toMatchObject({ events: [{}, {}, {}] });
  });

  it('what is counted may stand behind the first of figures in brackets alone', () => {
    const [parts] = relationsOf(['Liked: the boat trip (64 votes), guides (41), the shop (22).'], 'en-US');
    expect(parts).toMatchObject({ kind: 'parts', items: [{ quantity: { text: '64 votes' } }, { name: 'guides' }, {}] });
    const others = relationsOf(['We saw the boat (64 feet), the dinghy (12 feet) and the hut (3 beds).'], 'en-US');
    expect(others.map(({ kind }) => kind)).not.toContain('parts');
  });

  it('the sum behind its parts is their total: 北口4、南口6、河川敷8で計18人', () => {
    const [parts] = relationsOf(['北口4、南口6、河川敷8で計18人'], 'ja-JP');
    expect(parts).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '18人' } });
  });

  it('a day alone among the hours of another one begins a timeline of its own', () => {
    const lines = ['9:00 受付', '10:30 講演', '12:00 昼食', '6月13日(金)', '9:30 工場見学', '13:00 解散'];
    const heads = relationsOf(lines, 'ja-JP', '6月12日(木)').flatMap((own) =>
      own.kind === 'timeline' ? [`${own.head?.text ?? ''} ${own.events.length}`] : [],
    );
    expect(heads).toEqual([' 3', '6月13日(金) 2']);
  });

  it('watts are no weeks', () => {
    const lines = [
      'The lamp draws 40 W 10 hours a day.',
      'The heater draws 2 kW 12 hours a day.',
      'Line W 60 goes there.',
    ];
    expect(relationsOf(lines, 'en-US').some(({ kind }) => kind === 'timeline')).toBe(false);
  });

  it('hours in other ways of writing go on in one day', () => {
    const lines = ['09:15 demo', '10 am questions', '10.30 coffee', '11:00 to 12:30 workshops', '2 pm close'];
    const [timeline] = relationsOf(lines, 'en-US');
    expect(timeline?.kind === 'timeline' && timeline.events.map(({ date }) => date)).toEqual([
      '09:15',
      '10 am',
      '10.30',
      '11:00 to 12:30',
      '2 pm',
    ]);
  });

  it('a date in a bracket beside a figure is no event', () => {
    const relations = relationsOf(
      [
        'What happened: Q1 new dealer; Q2 trade fair; Q3 supply gap; Q4 sold out',
        'Returns fell to 3.1 % (4.4 % in 2024).',
      ],
      'en-US',
    );
    expect(relations.flatMap((own) => (own.kind === 'timeline' ? own.events : []))).toHaveLength(4);
  });

  it('hours behind names are no figures to compare', () => {
    const relations = relationsOf(
      [
        'Two weeks before: seating plan',
        'The day before: flowers',
        'On the day: hair at 9, ceremony at 2, dinner at 6',
      ],
      'en-US',
    );
    expect(relations.map(({ kind }) => kind)).toEqual(['timeline']);
  });

  it('things with grouped figures of one unit each are records', () => {
    const [records] = relationsOf(
      ['Le Brio : 1 890 €, 19 kg', 'Le Duo : 3 450 €, 34 kg', 'Le Pli : 990 €, 16 kg'],
      'fr-FR',
    );
    expect(records).toMatchObject({ kind: 'records' });
  });

  it('a name keeps its last sign: 見積提出5件', () => {
    const [parts] = relationsOf(['今週は新規訪問12件、見積提出5件、受注2件だった。'], 'ja-JP');
    expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toContain('見積提出');
  });

  it('things whose fields only spaces divide are records, where the fields have one name', () => {
    const [records] = relationsOf(
      ['甲公司 报价36万 工期45天', '乙公司 报价41万 工期30天', 'C公司 报价39万 工期38天'],
      'zh-CN',
    );
    expect(records).toMatchObject({ kind: 'records', fields: ['报价', '工期'] });
  });

  it('arrows between commas set two things against each other each', () => {
    const [pairs] = relationsOf(['toiture → Hugo, visuels → Léa, presse → moi'], 'fr-FR');
    expect(pairs?.kind === 'pairs' && pairs.items.map(({ left, right }) => `${left.text}|${right.text}`)).toEqual([
      'toiture|Hugo',
      'visuels|Léa',
      'presse|moi',
    ]);
  });

  it('who is asked to do something is named behind the asking', () => {
    const [actions] = relationsOf(['请王工在周五前补充图纸，李经理5月12日前确认价格。'], 'zh-CN');
    expect(actions?.kind === 'actions' && actions.items.map(({ who }) => who?.text)).toEqual(['王工', '李经理']);
  });

  it('words that only greet or end a speech are not told', () => {
    const relations = relationsOf(['大家下午好！我们走了很多县，教了很多孩子。', '祝大家前程似锦。谢谢！'], 'zh-CN');
    expect(relations.flatMap((own) => (own.kind === 'said' ? [own.item.text] : []))).toEqual([
      '我们走了很多县，教了很多孩子。',
    ]);
  });

  it('what changed stands behind the particle in front of it', () => {
    const [figure] = statsOf(relationsOf(['快，是把交付周期从90天压到60天。'], 'zh-CN'));
    expect(figure).toMatchObject({ from: '90天', value: '60天', label: { text: '交付周期' } });
  });

  it('dated lines with lines below them are events with what belongs to them', () => {
    const lines = ['Week 1: two shops', 'Staff train.', 'Week 2: ten shops', 'A helper stays.', 'Week 3: all shops'];
    const [timeline, said] = relationsOf([...lines, 'Old tills go back.', 'Questions go to the desk.'], 'en-US');
    expect(
      timeline?.kind === 'timeline' && timeline.events.map(({ date, children }) => [date, children?.length]),
    ).toEqual([
      ['Week 1', 1],
      ['Week 2', 1],
      ['Week 3', 1],
    ]);
    expect(said).toMatchObject({ kind: 'said', item: { text: 'Questions go to the desk.' } });
  });

  it('what something was and what it is are no two parts of a whole', () => {
    const relations = relationsOf(
      ['From January a half locker goes from 34 to 36 pounds a year and a full one from 60 to 64.'],
      'en-US',
    );
    expect(relations.some(({ kind }) => kind === 'parts')).toBe(false);
    expect(statsOf(relations)).toMatchObject([{ from: '34' }, { from: '60' }]);
  });
});

describe('parts whose total stands in the sentence before', () => {
  it.each<[string, Language, string, string[]]>([
    [
      '会費は30万円。うち花壇に12万円、残りの18万円は繰り越した。',
      'ja-JP',
      '30万円',
      ['花壇', '残りの18万円は繰り越した'],
    ],
    ['共报名86人。其中线上51人，现场35人。', 'zh-CN', '86人', ['线上', '现场']],
    [
      'The fair took £480. Of which cakes £200, teas £180 and the raffle £100.',
      'en-US',
      '£480',
      ['cakes', 'teas', 'the raffle'],
    ],
  ])('%s', (text, language, total, names) => {
    const parts = relationsOf(text, language).flatMap((own) => (own.kind === 'parts' ? [own] : []));
    expect(parts).toMatchObject([{ total: { value: total }, isWhole: true }]);
    expect(parts[0]?.items.map(({ name }) => name)).toEqual(names);
  });

  it('how it was and how it is are two figures, and no calendar', () => {
    const relations = relationsOf(['去年は46万円を集めた。', '今年は祭りを2万円減らす。'], 'ja-JP');
    expect(relations.map(({ kind }) => kind)).not.toContain('timeline');
  });

  it.each(['Attendance was 48 in spring, so 14 more this time.', 'Sales were 120 in May and 30 fewer in June.'])(
    'a difference is not what something changed to: %s',
    (text) => expect(statsOf(relationsOf(text, 'en-US')).filter(({ from }) => from !== undefined)).toEqual([]),
  );
});

describe('names with figures that only spaces divide', () => {
  const partsOf = (text: string, language: Language) =>
    relationsOf([text], language).flatMap((own) =>
      own.kind === 'parts' ? [[own.head?.text, own.total?.value, ...own.items.map(({ name }) => name)]] : [],
    );

  it('stand behind the word that leads to them, and the first of them is no total', () => {
    expect(partsOf('入館料 一般600円 学生400円 小人200円', 'ja-JP')).toEqual([
      ['入館料', undefined, '一般', '学生', '小人'],
    ]);
  });

  it('are none where the names stand behind their figures', () => {
    expect(partsOf('修缮方案 6 票赞成 1 反对 2 弃权', 'zh-CN')).toEqual([]);
  });

  it('are none where one counts something else', () => {
    expect(partsOf('目前4組 大人9 小孩5', 'zh-TW')).toEqual([]);
  });
});

describe('lines with a figure each', () => {
  it('come to the first of them, and what a bracket says stands beside', () => {
    const [parts] = relationsOf(['總經費 NT$40,000', '場地 22,000（含水電）', '海報 6,000', '餐點 12,000'], 'zh-TW');
    expect(parts).toMatchObject({
      kind: 'parts',
      total: { value: 'NT$40,000' },
      items: [{ name: '場地' }, { name: '海報' }, { name: '餐點' }],
      details: [{ text: '場地 22,000（含水電）' }],
    });
  });
});

describe('steps that count themselves', () => {
  it('go on with no list of what is needed', () => {
    const needs = list(['2 courges', '20 cl de crème', '1 oignon']);
    const steps = ['Étape 1 : couper', 'Étape 2 : cuire 20 minutes', 'Étape 3 : mixer'].map((text) => list([text]));
    const kinds = relationsOf(['Il faut :', needs, ...steps], 'fr-FR').map(({ kind }) => kind);
    expect(kinds).toEqual(['list', 'steps']);
  });
});

describe('days of a journey with lines below them', () => {
  it.each([
    ['D1｜基隆→福隆', 'D2｜福隆→頭城', 'D3｜頭城→羅東'],
    ['Day 1 基隆', 'Day 2 福隆', 'Day 3 頭城'],
  ])('%s …', (...days) => {
    const lines = days.flatMap((day, index) => [day, `上午${8 + index}:00 出發，沿海騎`]);
    const [timeline] = relationsOf([...lines, '費用：車租900、住宿1,600，合計2,500'], 'zh-TW');
    expect(timeline).toMatchObject({
      kind: 'timeline',
      events: [{ children: [{}] }, { children: [{}] }, { children: [{}] }],
    });
  });
});

it('a question of a word with its answer behind it is a pair', () => {
  expect(relationsOf(['Quand ? samedi 7 juin à 18 h', 'Où ? au lavoir'], 'fr-FR')).toMatchObject([
    { kind: 'pairs', items: [{ right: { text: 'samedi 7 juin à 18 h' } }, { right: { text: 'au lavoir' } }] },
  ]);
});

describe('figures that say nothing of what they seem to', () => {
  it.each<[string, Language]>([
    ['Compared with 2021, lending is up from 31% and returns down from 12%.', 'en-US'],
    ['The shop is open on Sundays from 2 to 5 until September.', 'en-US'],
    ['值班电话 6612，下午有人', 'zh-CN'],
  ])('%s', (text, language) => expect(statsOf(relationsOf([text], language))).toEqual([]));

  it('number a thing and do not change', () => {
    const [stat] = statsOf(relationsOf(['Stock of size 42 is down to 18 pairs, was 60 last week.'], 'en-US'));
    expect([stat?.from, stat?.value]).toEqual(['60', '18']);
  });

  it('are told of what is counted, not of when it was', () => {
    const text = "Il y avait 3 400 visiteurs, contre 2 900 l'an dernier, et 42 exposants (38 l'an dernier).";
    const [, second] = statsOf(relationsOf([text], 'fr-FR'));
    expect([second?.from, second?.value, second?.label.text]).toEqual(['38', '42', '42 exposants']);
  });
});

it('the answers of a survey are the parts of what was asked', () => {
  const asked = ['How do you come? bus 46%, bike 31%, car 23%.', 'What is missing? shade 52%, seats 33%, water 12%.'];
  expect(relationsOf(asked, 'en-US')).toMatchObject([
    { kind: 'parts', head: { text: 'How do you come?' }, isWhole: true },
    { kind: 'parts', head: { text: 'What is missing?' } },
  ]);
});

it('days alone are no events', () => {
  expect(relationsOf(['檢討日：3/31、6/30'], 'zh-TW').map(({ kind }) => kind)).not.toContain('timeline');
});

it('what a dash divides is no list of the words before it', () => {
  const kinds = relationsOf(['Teams: North gate - Ann, Bo, Cy. Market - Dee, Ed.'], 'en-US').map(({ kind }) => kind);
  expect(kinds).not.toContain('list');
});

it('under risks each line has its measure, however it is divided', () => {
  const lines = ['下雨 → 改到禮堂', '停電 → 備發電機', '人太多：分兩批進場', '器材晚到：前一天先送'];
  expect(relationsOf(lines, 'zh-TW', '風險與因應')).toMatchObject([
    { kind: 'pairs', as: 'risk-measure', items: [{}, {}, {}, {}] },
  ]);
});

it('lines that count themselves under a title that announces a procedure are its steps', () => {
  const lines = ['1 开灯，查门锁', '2 收银机开机', '3 预热机器15分钟', '4 7:55 拍照发群'];
  expect(relationsOf(lines, 'zh-CN', '门店开店流程').map(({ kind }) => kind)).toEqual(['steps']);
});

it('sentences in plain form behind what is needed are steps', () => {
  const lines = [
    '米は30分前に洗う。',
    '鶏肉は一口大に切り、たれに漬ける。',
    'しめじはほぐす。',
    '具をのせて炊く。混ぜない。',
    '蒸らして器に盛る。',
  ];
  expect(relationsOf(lines, 'ja-JP').map(({ kind }) => kind)).toContain('steps');
});
