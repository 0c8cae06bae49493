import type { Language } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

it.each<[string, string, string[]]>([
  ['We run 2,480 kitchens. Of those 1,600 bake, 700 fry, 180 steam.', '2,480', ['bake', 'fry', 'steam']],
  [
    'The choir has 43 singers, of whom 27 are women, 12 are men and 4 are children.',
    '43',
    ['women', 'men', 'children'],
  ],
])('what those come to is their total: %s', (text, total, names) => {
  const [only, ...others] = relationsOf(text, 'en-US');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, total: { value: total } });
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(names);
});

it('those that come to nothing stated are no parts', () => {
  expect(
    relationsOf('We met 40 people. Of those 12 left early, 3 stayed and nobody sang.', 'en-US'),
  ).not.toContainEqual(expect.objectContaining({ kind: 'parts' }));
});

it.each<[string, Language, string[]]>([
  [
    'We are 112 members this season, 97 last year. There are 51 children, 22 teenagers and 39 adults.',
    'en-US',
    ['children', 'teenagers', 'adults'],
  ],
  [
    'Nous avons 140 abonnés contre 121. Il y a 71 enfants, 30 ados et 39 adultes.',
    'fr-FR',
    ['enfants', 'ados', 'adultes'],
  ],
])('counts that come to what the sentence before says are its parts: %s', (text, language, names) => {
  const parts = relationsOf(text, language).find(({ kind }) => kind === 'parts');
  expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toEqual(names);
  expect(parts?.kind === 'parts' && parts.isWhole).toBe(true);
});

it('counts that come to nothing that was said are no parts', () => {
  const text = 'We are 115 members this season. There are 51 children, 22 teenagers and 39 adults.';
  expect(relationsOf(text, 'en-US').map(({ kind }) => kind)).not.toContain('parts');
});

it('what stands in front of a total and its parts is told by itself', () => {
  const text = '书屋在一楼，面积40平米，现在有书2,860册，其中捐的1,940册，街道配的920册。';
  const relations = relationsOf(text, 'zh-CN');
  const parts = relations.find(({ kind }) => kind === 'parts');
  expect(parts?.kind === 'parts' && parts.head?.text).toBe('现在有书2,860册');
  expect(JSON.stringify(relations)).toContain('40平米');
});

it.each<[string, Language, string, string[]]>([
  [
    'We spent £2,150 on the new fence, £1,480 on water and £640 on insurance.',
    'en-US',
    'We spent',
    ['new fence', 'water', 'insurance'],
  ],
  [
    'Nous avons dépensé 2 150 € pour la clôture, 1 480 € pour l’eau et 640 € pour l’assurance.',
    'fr-FR',
    'Nous avons dépensé',
    ['clôture', 'eau', 'assurance'],
  ],
])('the verb leads to all amounts, the first one too: %s', (text, language, head, names) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(only?.kind === 'parts' && [only.head?.text, only.items.map(({ name }) => name)]).toEqual([head, names]);
});

it('one amount is no breakdown', () => {
  expect(relationsOf('We spent £2,150 on the fence and were glad of it.', 'en-US').map(({ kind }) => kind)).toEqual([
    'figure',
  ]);
});

it('a figure alone in its clause goes with the next one, and hours are no figure', () => {
  const [only] = relationsOf('£1,250, food extra.', 'en-US');
  expect(only?.kind === 'figure' && [only.stat.value, only.stat.label.text]).toEqual(['£1,250', '£1,250, food extra']);
  expect(relationsOf('No hoses between 11 and 4, please.', 'en-US').map(({ kind }) => kind)).toEqual(['said']);
});

it.each<[string, Language, string, string]>([
  ['Linen: £8 per bed.', 'en-US', '£8 per bed', 'Linen'],
  ['Draps : 8 € par lit.', 'fr-FR', '8 € par lit', 'Draps'],
  ['停车：每天20元。', 'zh-CN', '每天20元', '停车'],
  ['早餐：25元一位。', 'zh-CN', '25元一位', '早餐'],
])('what an amount is for each of stands with it: %s', (text, language, value, label) => {
  const [only] = relationsOf(text, language);
  expect(only?.kind === 'figure' && [only.stat.value, only.stat.label.text]).toEqual([value, label]);
});

it.each([
  'Le week-end : 190 € hors juillet et août.',
  'Trois sentiers partent du gîte : le tour (1 h 30), la crête (3 h) et la gorge (5 h).',
])('neither what is not at a time nor how long something takes is an event: %s', (text) => {
  expect(relationsOf(text, 'fr-FR').map(({ kind }) => kind)).not.toContain('timeline');
});

it('names between quotation marks have their figures in the brackets behind them', () => {
  const text = '良かった点で多かったのは「店員が親切」（128件）、「席が広い」（74件）、「静か」（51件）です。';
  const [only] = relationsOf(text, 'ja-JP');
  expect(only?.kind === 'parts' && [only.head?.text, only.items.map(({ name }) => name)]).toEqual([
    '良かった点で多かったのは',
    ['店員が親切', '席が広い', '静か'],
  ]);
});

it.each<[string, Language, string[]]>([
  ['改善策', 'ja-JP', ['昼の受付を2名にする', '駐車場を8台増やす（月額6万円）', 'ランチを4種類にする']],
  ['What we propose', 'en-US', ['Keep the $29 price until March', 'Tell people 60 days before', 'Call every team']],
  ['整改措施', 'zh-CN', ['每周抽查20箱', '罚款提高到500元', '新员工培训8小时']],
  ['Nos propositions', 'fr-FR', ['Baisser le prix à 29 €', 'Prévenir 60 jours avant', 'Appeler chaque client']],
])('what is laid down or proposed stays a list, whatever figures it holds: %s', (head, language, entries) => {
  const relations = relationsOf([list(entries)], language, head);
  expect(relations.map((own) => own.kind === 'list' && own.items.length)).toEqual([3]);
});

it('hours of one hour are from when to when', () => {
  const text = 'Deux parents par jour sont nécessaires le matin de 8 h 10 à 8 h 35.';
  expect(relationsOf(text, 'fr-FR').map(({ kind }) => kind)).toEqual(['said']);
});

it('a field of a notice leads to its day', () => {
  const lines = ['日時 12月20日（日）午前10時', '場所 みどり公園', '持ち物 おはし'];
  const [only] = relationsOf([list(lines)], 'ja-JP');
  expect(only?.kind === 'list' && only.items.map(({ lead }) => lead)).toEqual(['日時', '場所', '持ち物']);
});

it.each<[string, Language]>([
  ['oui vendredi 23. l’an passé on était 40, cette année je compte 65 inscrits', 'fr-FR'],
  ['We borrow $40M, put in $14M of our own and expect $10M from the port.', 'en-US'],
  ['Yes, Friday 23, last year we were 40, this year we are 65', 'en-US'],
])('the beginnings of sentences are no names of parts: %s', (text, language) => {
  expect(relationsOf(text, language).map(({ kind }) => kind)).not.toContain('parts');
});

it('what is left is a part, however much is said of it', () => {
  const text =
    '390 € récoltés : boissons 180, pain et charbon 95, guirlandes 75, le reste 40 pour les jeux des gosses.';
  const [only] = relationsOf(text, 'fr-FR');
  expect(only?.kind === 'parts' && [only.isWhole, only.items.map(({ name }) => name)]).toEqual([
    true,
    ['boissons', 'pain et charbon', 'guirlandes', 'le reste'],
  ]);
});

it.each<[string, Language, string]>([
  ["C'est combien ? 32 € l'année, 20 € pour les étudiants et les chômeurs.", 'fr-FR', 'étudiants et les chômeurs'],
  ['Tickets: £12 for adults, £8 for students and people out of work.', 'en-US', 'students and people out of work'],
])('whom one price is for stays with it: %s', (text, language, whom) => {
  expect(JSON.stringify(relationsOf(text, language))).toContain(whom);
});

it('what leaves at an hour of the night in brackets takes no such time', () => {
  const values = (text: string) =>
    relationsOf(text, 'fr-FR').flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []));
  expect(values('Le bus (5 h 40) et le train (6 h) partent du port.')).toEqual([]);
  expect(values('Le tour du lac (5 h 40) est le plus long.')).toEqual(['5 h 40']);
  expect(values('Le sentier de la crête (3 h) part du gîte.')).toEqual(['3 h']);
});

it.each<[Language, string[], string[]]>([
  ['en-US', ['Kenya: £11 per bag of beans', 'Delivery: £3 per order, free over £40'], ['£11', '£3']],
  ['fr-FR', ['Kenya : 11 € par sac de grains', 'Livraison : 3 € par commande, gratuite dès 40 €'], ['11 €', '3 €']],
])('from when on something costs nothing is not what it costs: %s', (language, entries, expected) => {
  const values = relationsOf([list(entries)], language).flatMap((own) =>
    own.kind === 'figures' ? own.stats.map(({ value }) => value) : [],
  );
  expect(values).toEqual(expected);
});

it('the verb that leads to rates is the name of none of them', () => {
  const [only] = relationsOf('We paid £12 per adult, £8 per child and £5 per dog.', 'en-US');
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).not.toContain('We paid');
});

it('what goes somewhere as the others do is no total of them', () => {
  const whole = (text: string) => {
    const [only] = relationsOf(text, 'en-US');
    return only?.kind === 'parts' && only.isWhole;
  };
  expect(whole('We took 3 boxes to Leeds, 2 to York, 1 to Hull.')).toBe(false);
  expect(whole('There were 38 flights, 35 successful, 3 aborted.')).toBe(true);
});

it.each<[string, Language, string, string[]]>([
  [
    '本月共收到投诉36起，主要集中在物流（18起）、质量（11起）和售后（7起）。',
    'zh-CN',
    '本月共收到投诉36起',
    ['物流', '质量', '售后'],
  ],
  [
    'Complaints totalled 36, mainly about delivery (18), quality (11) and after-sales (7).',
    'en-US',
    'Complaints totalled 36',
    ['delivery', 'quality', 'after-sales'],
  ],
  [
    'Les 36 réclamations portent surtout sur la livraison (18), la qualité (11) et le service après-vente (7).',
    'fr-FR',
    'Les 36 réclamations',
    ['la livraison', 'la qualité', 'le service après-vente'],
  ],
])('what leads to the first name is neither a part of it nor of the head: %s', (text, language, head, names) => {
  const [only, ...others] = relationsOf(text, language);
  expect(others).toEqual([]);
  expect(only?.kind === 'parts' && only.head?.text).toBe(head);
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(names);
});

it('what stands in front of the first count is of all of them', () => {
  const [only] = relationsOf('80个用例中61个通过，12个失败，7个未执行。', 'zh-CN');
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '80个' } });
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(['通过', '失败', '未执行']);
});

it('counts of which one says what it was before are figures', () => {
  const [only] = relationsOf('訪問 21件（先週 17件）、見積 8件、受注 4件。', 'ja-JP');
  expect(only).toMatchObject({
    kind: 'figures',
    stats: [{ value: '21件', from: '17件', direction: 'up' }, { value: '8件' }, { value: '4件' }],
  });
});

it('a name between marks may hold figures, and what it is of leads to all', () => {
  const text = '利用頻度は「ほぼ毎日」44%、「週2〜3回」31%、「週1回以下」25%。';
  const [only] = relationsOf(text, 'ja-JP');
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, head: { text: '利用頻度' } });
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual([
    '「ほぼ毎日」',
    '「週2〜3回」',
    '「週1回以下」',
  ]);
});

it.each<[string, Language, string[]]>([
  ['客户有三类：乳品企业占营收的48%，快餐连锁占29%，出口占23%。', 'zh-CN', ['乳品企业', '快餐连锁', '出口']],
  [
    "Les gens citent d'abord le temps gagné (54 %), puis la nature (39 %) et le prix (27 %).",
    'fr-FR',
    ['le temps gagné', 'la nature', 'le prix'],
  ],
  [
    'Guests named the time they save (54%), nature (39%) and the price (27%).',
    'en-US',
    ['the time they save', 'nature', 'the price'],
  ],
])('what leads to names belongs to none of them: %s', (text, language, names) => {
  const parts = relationsOf(text, language).find(({ kind }) => kind === 'parts');
  expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toEqual(names);
});

it('what two counts come to behind them is their total', () => {
  const [only] = relationsOf('会員は男性208名、女性172名の計380名で、うち20代は31名。', 'ja-JP');
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '380名' }, head: { text: '会員' } });
});

it('parts of one of several amounts are its parts, and the others are figures beside them', () => {
  const found = relationsOf(
    '总收入9.6万元，总支出11.3万元，其中食材5.8万元，人工3.9万元，水电燃气0.9万元，其他0.7万元，亏损1.7万元。',
    'zh-CN',
  );
  expect(found.map(({ kind }) => kind)).toEqual(['figure', 'figure', 'parts']);
  expect(found.flatMap((own) => (own.kind === 'figure' ? [own.stat.value] : []))).toEqual(['9.6万元', '1.7万元']);
  expect(found.at(-1)).toMatchObject({ isWhole: true, total: { value: '11.3万元' }, items: { length: 4 } });
});

it('what parts come to may stand behind them, and IT in capitals is a name', () => {
  const [only] = relationsOf('Moving costs: racking £42k, IT £18k, removal £25k, together £85k.', 'en-US');
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, total: { value: '£85k' } });
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(['racking', 'IT', 'removal']);
});

it('behind a clause with a figure of its own, the last one says what the parts measure', () => {
  const relations = relationsOf('全班46人，平均分：语文 88.5，数学 81.2，英语 85.7。', 'zh-CN');
  expect(relations).toMatchObject([
    { kind: 'figure', stat: { value: '46人', label: { text: '全班' } } },
    { kind: 'parts', head: { text: '平均分' } },
  ]);
});

it('only what is said right behind a figure keeps the label of both', () => {
  const text = "Dépenses : 148 300 € pour un budget de 141 000 €. L'écart vient du chauffage (+9 100 €). Approuvées.";
  expect(relationsOf(text, 'fr-FR').at(-1)).toMatchObject({ kind: 'said', item: { text: 'Approuvées.' } });
  expect(relationsOf(text, 'fr-FR').at(-1)).not.toHaveProperty('item.lead');
  expect(relationsOf('Lift: 11 failures, 4 the year before. The contract ends soon.', 'en-US').at(-1)).toMatchObject({
    item: { lead: 'Lift', text: 'The contract ends soon.' },
  });
});

it('a line without a figure over names with theirs says what they measure', () => {
  const lines = ["Taux d'occupation moyen", 'Hôtels 64 %', 'Campings 58 %', 'Gîtes 71 %', "Chambres d'hôtes 49 %"];
  expect(relationsOf(lines, 'fr-FR', 'Hébergement')).toMatchObject([
    { kind: 'parts', head: { text: "Taux d'occupation moyen" }, items: [{ name: 'Hôtels' }, {}, {}, {}] },
  ]);
});

it('what is counted may close the bracket of the first figure alone', () => {
  const lines = [list(['Randonnée (12 400 demandes)', 'Voie verte (9 800)', 'Abbaye (7 150)'], true)];
  expect(relationsOf(lines, 'fr-FR', 'Activités')).toMatchObject([
    { kind: 'parts', items: [{ name: 'Randonnée' }, { name: 'Voie verte' }, { name: 'Abbaye' }] },
  ]);
});

it('a total that something rises by keeps its verb', () => {
  const [only] = relationsOf('The rent rises by €38 a month: €31 for the kitchens, €7 for the pipes.', 'en-US');
  expect(only).toMatchObject({
    kind: 'parts',
    total: { value: '€38', label: { text: 'The rent rises by €38 a month' } },
  });
});

it.each<[string, Language, string | undefined, string[]]>([
  ['学员以55岁以上为主，占58%；35至54岁占31%；34岁以下占11%。', 'zh-CN', '学员', ['55岁以上', '35至54岁', '34岁以下']],
  ['成都最高，为7,240元；武汉6,790元；郑州6,310元。', 'zh-CN', undefined, ['成都', '武汉', '郑州']],
  ['分渠道看，线上最高，达88分；门店81分；电话最低，仅74分。', 'zh-CN', '分渠道看', ['线上', '门店', '电话']],
  [
    '从业一年以内的占46%，一到三年的占37%，三年以上的占17%。',
    'zh-CN',
    undefined,
    ['从业一年以内', '一到三年', '三年以上'],
  ],
  ['So far spent: chairs £410, paint £125, lamps £80.', 'en-US', 'So far spent', ['chairs', 'paint', 'lamps']],
])('the name of the first stands in front of the clause that says how much: %s', (text, language, head, names) => {
  const parts = relationsOf(text, language).find((own) => own.kind === 'parts');
  expect(parts?.head?.text).toBe(head);
  expect(parts?.items.map(({ name }) => name)).toEqual(names);
});

it('a bracket with words of its own in front of its figure is no name of an entry', () => {
  const entries = ['Search in old tickets (named by 7 of 8)', 'Keyboard shortcuts (6 of 8)', 'A phone app (3 of 8)'];
  const [only] = relationsOf([list(entries)], 'en-US', 'What mattered');
  expect(only?.kind === 'figures' && only.stats.map(({ label }) => label.text)).toEqual([
    entries[0],
    'Keyboard shortcuts',
    'A phone app',
  ]);
});

it('a share in the bracket behind a name is how much it has', () => {
  const [only] = relationsOf(
    [list(['响应速度（占58%）', '价格透明（约47%）', '上门快（占12%）'])],
    'zh-CN',
    '最看重的',
  );
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(['响应速度', '价格透明', '上门快']);
});

it('what a bracket counts behind a name stands beside the amount', () => {
  const said = '120 000 € pour l’accueil (14 places de plus), 60 000 € pour l’emploi, 34 300 € pour les frais.';
  const parts = relationsOf(said, 'fr-FR').find((own) => own.kind === 'parts');
  expect(parts?.items.map(({ name, aside }) => [name, aside])).toEqual([
    ['accueil', '14 places de plus'],
    ['emploi', undefined],
    ['frais', undefined],
  ]);
});
