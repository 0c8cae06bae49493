import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { readDates } from '../spans/dates.ts';
import { readQuantities } from '../spans/quantities.ts';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** What sentences with figures do not say. */

const statsOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));

const partsOf = (text: string, language: Language) =>
  relationsOf([text], language).flatMap((own) =>
    own.kind === 'parts' ? own.items.map(({ name, quantity }) => `${name} ${quantity.text}`) : [],
  );

it('what says in what time a figure is so names no other', () => {
  const text =
    'A gas boiler costs 6,400 to fit and 1,700 a year to run, while a heat pump costs 15,200 and 980 a year.';
  expect(partsOf(text, 'en-US')).toEqual([]);
});

it('a year in front of shares is no part of the first of them', () => {
  const text = 'Ask: $3.5M to reach 9 towns by 2028: 40% vans, 35% staff, 15% software, 10% reserve.';
  expect(partsOf(text, 'en-US')).toEqual(['vans 40%', 'staff 35%', 'software 15%', 'reserve 10%']);
});

it('what parts come to is what it has become', () => {
  const text = 'Le budget passe de 31 000 € à 36 000 €, dont 20 000 € pour la scène et 16 000 € pour le son.';
  const [parts] = relationsOf([text], 'fr-FR').filter((own) => own.kind === 'parts');
  expect([parts?.total?.from, parts?.total?.value, parts?.total?.label.text]).toEqual([
    '31 000 €',
    '36 000 €',
    'Le budget',
  ]);
});

describe('two figures that are no change', () => {
  it.each<[string, Language]>([
    // What it differs by.
    ['去年支出是81,200，今年多了4,300。', 'zh-TW'],
    ['Last year we spent £8,120, this year it went up by £430.', 'en-US'],
    ["L'an dernier 812 entrées, cette année elles ont augmenté de 43.", 'fr-FR'],
    ['The minibus takes from 12 to 16 people.', 'en-US'],
    ['The course is for 40 children aged 7 to 12.', 'en-US'],
    ['Le refuge accueille de 18 à 22 randonneurs.', 'fr-FR'],
    ['Un atelier pour les enfants de 6 à 10 ans.', 'fr-FR'],
    ['Mean weights did not differ (61.2 versus 60.8 kg).', 'en-US'],
    ['Les scores ne diffèrent pas (12,4 contre 12,6 points).', 'fr-FR'],
    ['两组得分无显著差异（76.1分比75.8分）。', 'zh-CN'],
    ['The mill shop overtook the station shop for the first time: 66,000 against 61,000.', 'en-US'],
    ['La boutique du quai dépasse celle du port : 660 clients contre 610.', 'fr-FR'],
    ['南店首次反超北店：66万元，而北店是61万元。', 'zh-CN'],
    // Ends of a range.
    ['Prices range from £6 to £14.', 'en-US'],
    ['Le magasin est ouvert de 10 h à 18 h.', 'fr-FR'],
    ['票价从6元到14元不等。', 'zh-CN'],
    ['料金は600円から1400円までです。', 'ja-JP'],
    ['定員は18名から24名です。', 'ja-JP'],
    // What did not happen.
    ['Waiting did not rise from 31 to 36 days.', 'en-US'],
    ["L'attente n'est pas passée de 31 à 36 jours.", 'fr-FR'],
    ['等待时间没有从31天增加到36天。', 'zh-CN'],
    ['等待時間並未從31天增加到36天。', 'zh-TW'],
    ['待ち時間は31日から36日に増えなかった。', 'ja-JP'],
    // Two things.
    ['We sold 42 bikes this summer; last summer we had 40 staff.', 'en-US'],
    ['今年销售320条，上月退货180条。', 'zh-CN'],
  ])('%s', (text, language) => {
    expect(statsOf(text, language).map(({ from }) => from)).not.toContainEqual(expect.anything());
  });

  it.each<[string, Language, string, string]>([
    ['Membership went from 12 to 16 people.', 'en-US', '12', '16'],
    ['Not only did it help, it rose from 12 to 16 points.', 'en-US', '12', '16 points'],
    ['等待时间从31天增加到36天。', 'zh-CN', '31天', '36天'],
    ['料金は600円から1400円まで上がった。', 'ja-JP', '600円', '1400円'],
    ['今年は売上320枚、昨年は180枚でした。', 'ja-JP', '180枚', '320枚'],
  ])('behind other words they are one: %s', (text, language, from, value) => {
    expect(statsOf(text, language)).toMatchObject([{ from, value }]);
  });

  it('a label that denies is said whole', () => {
    const [stat] = statsOf('The Halder does not cost £465.', 'en-US');
    expect(stat?.label.text).toBe('The Halder does not cost £465');
  });
});

describe('changes whose second clause leaves out what is counted', () => {
  it.each<[string, Language, string, string]>([
    ['We ringed 31 swifts this summer; last summer there were 22.', 'en-US', '22', '31'],
    ['Last year 4 boats sank, the year before 9.', 'en-US', '9', '4'],
    ['庫存毛毯320條，去年只有180條。', 'zh-TW', '180條', '320條'],
    ['20 days of leave, rising to 26 after four years', 'en-US', '20 days', '26'],
  ])('%s', (text, language, from, value) => {
    expect(statsOf(text, language)).toMatchObject([{ from, value }]);
  });
});

describe('figures that are no parts', () => {
  it('those that number what stands behind them', () => {
    expect(partsOf('Answers were 1. never 2. sometimes 3. Often', 'en-US')).toEqual([]);
  });

  it.each<[string, Language]>([
    ['Adults £9, children £4, under 5 free', 'en-US'],
    ['In May 41 guides walked with 212 visitors in 7 groups.', 'en-US'],
    ['毛毯：目前庫存320條，去年只有180條，入冬前再補90條。', 'zh-TW'],
  ])('%s', (text, language) => {
    expect(partsOf(text, language)).toEqual([]);
  });

  it.each<[string, Language, string[]]>([
    [
      'Avec 800 paniers à 14 €, Proxi coûterait 1 100 €, Cagette 760 € et Ruche 420 €.',
      'fr-FR',
      ['Proxi coûterait 1 100 €', 'Cagette 760 €', 'Ruche 420 €'],
    ],
    ['杉木（7.2米）高于柏木（6.1米）和樟木（5.5米）。', 'zh-CN', ['杉木 7.2米', '柏木 6.1米', '樟木 5.5米']],
    ['区分1が8人、区分2が14人、区分3以上が5人です。', 'ja-JP', ['区分1 8人', '区分2 14人', '区分3以上 5人']],
  ])('%s', (text, language, parts) => {
    expect(partsOf(text, language)).toEqual(parts);
  });
});

describe('what a figure is of', () => {
  it.each<[string, Language, string, string]>([
    ['£28,500 plus £1,900 weekend allowance', 'en-US', '£28,500', '£28,500 plus £1,900 weekend allowance'],
    ['快船不是25分钟，是35分钟', 'zh-CN', '35分钟', '快船不是25分钟，是35分钟'],
    ['単価は25円ではなく35円', 'ja-JP', '35円', '単価は25円ではなく35円'],
    ['一般不超过12个工作日', 'zh-CN', '不超过12个工作日', '一般'],
    ['单件请勿超过30公斤', 'zh-CN', '请勿超过30公斤', '单件'],
    ['水温別高於40度，孩子會怕', 'zh-TW', '別高於40度', '水温別高於40度，孩子會怕'],
    ['两组分别高于20%和30%', 'zh-CN', '高于20%', '两组分别高于20%和30%'],
    ["Le chantier coûte 2,4 millions d'euros", 'fr-FR', "2,4 millions d'euros", 'Le chantier'],
    ['31 of our 84 drivers took part', 'en-US', '31 of our 84', '31 of our 84 drivers took part'],
  ])('%s', (text, language, value, label) => {
    expect(statsOf(text, language)).toMatchObject([{ value, label: { text: label } }]);
  });

  it.each(['湯は40℃を超えないでください', '荷物は20kg以上にはしないこと', '20人以上は禁止です'])(
    'what is forbidden is not shown as if it were so: %s',
    (text) => {
      expect(statsOf(text, 'ja-JP')).toEqual([]);
    },
  );

  it('a number that tells one from others is none', () => {
    expect(statsOf('Otters were seen at lock 15 three times.', 'en-US')).toEqual([]);
  });

  it.each<[string, Language]>([
    ['La DDT 44 propose un relevé des digues avant la crue.', 'fr-FR'],
    ['The norm EN 81 asks for a lift that rescuers can stop.', 'en-US'],
  ])('a number behind an abbreviation is none: %s', (text, language) => {
    expect(statsOf(text, language)).toEqual([]);
  });

  it('a scale in front of what is counted keeps no word of it', () => {
    expect(readQuantities("dont 1,2 million de l'agence", 'fr-FR').map(({ text }) => text)).toEqual(['1,2 million']);
  });
});

describe('words that look like a time', () => {
  it('sept pannes are seven', () => {
    const dates = (text: string) => readDates(text, 'fr-FR').map((date) => date.text);
    expect(dates('Sept portes cassées, sept. 2024 et 5 sept')).toEqual(['sept. 2024', '5 sept']);
  });

  it('what a length of time is made of stands behind it', () => {
    expect(readDates('Boucle bleue, 2 h 45 de marche, départ à 9 h', 'fr-FR').map(({ text }) => text)).toEqual(['9 h']);
  });

  it('who comes at night belongs to what happens, days behind an hour are all that does', () => {
    const [timeline] = relationsOf(
      ['22:15 night porter locks up', '23:00 Fridays and Saturdays', '23:40 daily'],
      'en-US',
    );
    expect(timeline?.kind === 'timeline' && timeline.events.map(({ date, text }) => [date, text.text])).toEqual([
      ['22:15', 'night porter locks up'],
      ['23:00', 'Fridays and Saturdays'],
      ['23:40', 'daily'],
    ]);
  });
});

describe('figures that are not said', () => {
  it.each<[string, Language]>([
    ['Waiting is not 35 days.', 'en-US'],
    ['It takes 20 days and no longer 35.', 'en-US'],
    ["Le délai n'est pas de 35 jours.", 'fr-FR'],
    ['等待时间不再是35天。', 'zh-CN'],
    ['待ち時間は35日ではありません。', 'ja-JP'],
    // What is asked.
    ['Why did 35% of the guests leave early?', 'en-US'],
    ['Pourquoi 35 % des clients partent-ils tôt ?', 'fr-FR'],
    ['为什么有35%的客人提前离开？', 'zh-CN'],
    ['なぜ35％の客が早く帰るのか。', 'ja-JP'],
  ])('are not shown large: %s', (text, language) => {
    expect(
      statsOf(text, language)
        .map(({ value }) => value)
        .filter((value) => value.startsWith('35')),
    ).toEqual([]);
  });

  it.each<[string, Language]>([
    ['We throw away 92 g a meal against 118 g in spring.', 'en-US'],
    ['On jette 92 g par repas contre 118 g au printemps.', 'fr-FR'],
  ])('nor are those that others are measured by: %s', (text, language) => {
    expect(statsOf(text, language).map(({ value }) => value)).toEqual(['92 g']);
  });
});

describe('the ends of a range', () => {
  it.each<[string, Language, string]>([
    ['价格从5元到12元不等。', 'zh-CN', '5元到12元'],
    ['风险比平时低 50%到70%。', 'zh-CN', '50%到70%'],
    ['料金は600円から1400円までです。', 'ja-JP', '600円から1400円'],
    ['Les prix vont de 5 € à 12 €.', 'fr-FR', '5 € à 12 €'],
    ["Location de couloir : de 25 à 40 € l'heure", 'fr-FR', '25 à 40 €'],
    ['Lane hire: from £25 to £40 an hour', 'en-US', '£25 to £40'],
    ['片道30分から45分ほどかかります。', 'ja-JP', '30分から45分ほど'],
  ])('are shown together: %s', (text, language, value) => {
    expect(statsOf(text, language).map((stat) => [stat.from, stat.value])).toEqual([[undefined, value]]);
  });
});

describe('parts behind a colon', () => {
  it.each<[string, Language, string[]]>([
    [
      'Opinions: 87% would return, 9% hesitate, 4% would not.',
      'en-US',
      ['would return 87%', 'hesitate 9%', 'would not 4%'],
    ],
    ['意见：87%愿意再来，9%犹豫，4%不来。', 'zh-CN', ['愿意再来 87%', '犹豫 9%', '不来 4%']],
    [
      'Tarif : 12 € pour les adultes, 8 € pour les enfants, 5 € pour les membres.',
      'fr-FR',
      ['adultes 12 €', 'enfants 8 €', 'membres 5 €'],
    ],
    ['受影响订单 736 笔，其中 690 笔已补单，46 笔已退款。', 'zh-CN', ['已补单 690', '已退款 46']],
    [
      '費用：第一場 46,000 元，其中帳篷 21,000、音響 15,000、文宣 10,000',
      'zh-TW',
      ['帳篷 21,000', '音響 15,000', '文宣 10,000'],
    ],
    [
      'Survey of 400 people: 61% like it, 30% do not, 9% do not know.',
      'en-US',
      ['like it 61%', 'do not 30%', 'do not know 9%'],
    ],
    // Told together, whatever two of them come to.
    ['Menu: 12 starters, 8 mains and 4 desserts.', 'en-US', []],
    ['Result: 40% fewer complaints, 12 more helpers and 3 new vans.', 'en-US', []],
  ])('have the names behind their figures: %s', (text, language, parts) => {
    expect(partsOf(text, language)).toEqual(parts);
  });
});

describe('a figure and an earlier one', () => {
  it.each<[string, Language, string[]]>([
    ['61 exhibitors (54 last year) and about 4,200 visitors', 'en-US', ['54→61']],
    ["61 exposants (54 l'an dernier) et environ 4 200 visiteurs", 'fr-FR', ['54→61']],
    ['9月の売上は842万円で、8月の790万円から増えた。', 'ja-JP', ['790万円→842万円']],
    ['9月销售额842万元，高于8月的790万元。', 'zh-CN', ['790万元→842万元']],
    // Of two places, of a later time, a difference.
    ['甲店842万元，高于乙店的790万元。', 'zh-CN', []],
    ['9月842万元，高于10月的790万元目标。', 'zh-CN', []],
    ['9月销售额842万元，比8月多52万元。', 'zh-CN', []],
    ['10月は842万円で、12月の790万円より多い見込み。', 'ja-JP', []],
    ['61 stalls (12 of them new) and 40 helpers', 'en-US', []],
    // Hours.
    ['We answer calls in the morning, from 5 to 8 only mails.', 'en-US', []],
    ['利用者は30人から45人くらいに増えた。', 'ja-JP', ['30人→45人']],
  ])('%s', (text, language, changes) => {
    const changed = statsOf(text, language).filter(({ from }) => from !== undefined);
    expect(changed.map(({ from, value }) => `${from}→${value}`)).toEqual(changes);
  });
});

it('a word that only joins is the name of no part', () => {
  expect(partsOf('12 men and 15 women came, and 9 stayed.', 'en-US')).toEqual([]);
});

it('how exact a figure is stands with it, whole', () => {
  expect(statsOf('随时来都可以，大约30人。', 'zh-CN').map(({ value, label }) => [value, label.text])).toEqual([
    ['大约30人', '随时来都可以'],
  ]);
});

it.each<[string, Language]>([
  ['This year we had 32 adults and 18 children; last year it was 45.', 'en-US'],
  ['今年来了大人32名、小孩18名，去年是45名。', 'zh-CN'],
  ['今年の来場者は大人32名、子ども18名で、昨年は45名でした。', 'ja-JP'],
])('what all were before is no figure of the last of them: %s', (text, language) => {
  expect(statsOf(text, language).filter(({ from }) => from !== undefined)).toEqual([]);
});

it('what a particle joins to a figure stands with it', () => {
  const text = '1週間までなら混ぜなくても平気です';
  expect(statsOf(`${text}。`, 'ja-JP').map(({ value, label }) => [value, label.text])).toEqual([['1週間', text]]);
});

it('parts have long names where they come to the total in front of them, and where a Japanese sentence goes on', () => {
  const spent =
    'What I have paid comes to £1,985: the removal £1,390, the table £385, a night in a hotel because the beds were late £210.';
  expect(partsOf(spent, 'en-US')).toEqual([
    'the removal £1,390',
    'the table £385',
    'a night in a hotel because the beds were late £210',
  ]);
  const cost = '費用は備蓄水24000円、米12000円、燃料8000円で、合計44000円です。';
  expect(partsOf(cost, 'ja-JP')).toEqual(['備蓄水 24000円', '米 12000円', '燃料 8000円']);
});

it('how much something takes at most is no change of what it weighs', () => {
  const stats = statsOf('The Marlo 3 weighs 31 kg and takes up to 180 kg.', 'en-US');
  expect(stats.map(({ value, from }) => [from, value])).toEqual([
    [undefined, '31 kg'],
    [undefined, '180 kg'],
  ]);
  expect(statsOf('Rent is 34 euros, going up to 40.', 'en-US')).toMatchObject([{ from: '34 euros', value: '40' }]);
});

it('what is spoken of names no part', () => {
  const text = 'Together that is £9,400, which is £600 under the budget of £10,000.';
  expect(partsOf(text, 'en-US')).toEqual([]);
});

it('the word that leads on to the parts belongs to no name of them', () => {
  const french = 'Recettes : 7 300 €, soit 4 100 € de cotisations, 2 000 € de dons et 1 200 € de la kermesse.';
  expect(partsOf(french, 'fr-FR')).toEqual(['cotisations 4 100 €', 'dons 2 000 €', 'kermesse 1 200 €']);
  const japanese = '「また来たい」が64%、「どちらでもない」が22%、「もう来ない」が14%だった。';
  expect(partsOf(japanese, 'ja-JP')).toEqual(['「また来たい」 64%', '「どちらでもない」 22%', '「もう来ない」 14%']);
});

it('what stands behind a relative word is no end of a change', () => {
  const stats = statsOf("Ouvrir un local de 45 m² où l'on achète à 15 ou 25 % du prix.", 'fr-FR');
  expect(stats.filter(({ from }) => from !== undefined)).toEqual([]);
  expect(statsOf('Le loyer passe de 600 € à 650 €.', 'fr-FR')).toMatchObject([{ from: '600 €', value: '650 €' }]);
});

it('how often something is done is no week of the year where it has a share', () => {
  const answers = 'How often do you ride? Every week 42%, once or twice a month 37%, less often 21%.';
  expect(partsOf(answers, 'en-US')).toEqual(['Every week 42%', 'once or twice a month 37%', 'less often 21%']);
  const [parts] = relationsOf([answers], 'en-US');
  expect(parts).toMatchObject({ kind: 'parts', head: { text: 'How often do you ride?' } });
});

it('of shares that come to a whole the first is no total of the others', () => {
  const text = 'We ask for $2 million for 15 months: 50% production, 30% sales, 20% tests.';
  expect(partsOf(text, 'en-US')).toEqual(['production 50%', 'sales 30%', 'tests 20%']);
});

it('two figures of one thing are not set against each other', () => {
  const lines = ['人均630元，车程2小时，可以爬山、采茶。', '人均790元，车程3小时，有皮划艇。'];
  const heads = relationsOf(lines, 'zh-CN').flatMap((own) => (own.kind === 'list' ? [own.head?.text] : []));
  expect(heads).not.toContain('人均');
});

it('a word that only joins is no name of a figure', () => {
  expect(partsOf('Avec 64 € par personne, le Moulin revient à 9 800 € ; le Manoir à 14 300 €.', 'fr-FR')).toEqual([]);
});

describe('which figure of a clause is told, and what it is called', () => {
  it.each<[string, Language, [string, string][]]>([
    // What restates the figure before it is not what is told.
    [
      'Le musée a accueilli 61 300 visiteurs, soit 9 % de plus.',
      'fr-FR',
      [['61 300', 'Le musée a accueilli 61 300 visiteurs, soit 9 % de plus']],
    ],
    // Behind how much it moved stands what it came to.
    ['総資産は前期末から12億円増加し、540億円。', 'ja-JP', [['540億円', '総資産は前期末から12億円増加し、540億円']]],
    // A bracket that compares ends no clause before its comma does.
    [
      '当期の売上高は310億円（前年同期比7.1%増）、営業利益は24億円（同9.8%増）となりました。',
      'ja-JP',
      [
        ['310億円', '当期の売上高は310億円（前年同期比7.1%増）'],
        ['24億円', '営業利益は24億円（同9.8%増）となりました'],
      ],
    ],
    // Where it is so says nothing without what it is.
    [
      'Margin was 58% at the old mill, 71% from March on.',
      'en-US',
      [['58%', 'Margin was 58% at the old mill, 71% from March on']],
    ],
    ['完成月目标的93%。', 'zh-CN', [['93%', '完成月目标的93%']]],
    ['出口压力达到1.6兆帕。', 'zh-CN', [['1.6兆帕', '出口压力']]],
  ])('%s', (text, language, expected) => {
    expect(statsOf(text, language).map(({ value, label }) => [value, label.text])).toEqual(expected);
  });

  it('a movement goes over steps of money, and its name may be an abbreviation', () => {
    const [stat] = statsOf('€1.7M ARR, up from €420k a year ago', 'en-US');
    expect([stat?.from, stat?.value, stat?.direction]).toEqual(['€420k', '€1.7M', 'up']);
  });
});

it('a word with its figure behind a clause that says what is measured is no figure of its own', () => {
  const [stat, other] = statsOf('Men spent 21% more time on it at home, women 9%.', 'en-US');
  expect([stat?.label.text, other]).toEqual(['Men spent 21% more time on it at home, women 9%', undefined]);
});

it('a label does not end in a word that leads on, and pages of a book have no figures', () => {
  expect(statsOf('The page was updated every 15 minutes.', 'en-US')[0]?.label.text).toBe(
    'The page was updated every 15 minutes',
  );
  expect(statsOf('押金为两个月租金，即46,872元。', 'zh-CN')[0]?.label.text).toBe('押金为两个月租金，即46,872元');
  expect(statsOf('完成课本第42页1～4题。', 'zh-CN')).toEqual([]);
});

it('prices before tax come to their total', () => {
  const lines = ['Matériel : 14 300 € HT', 'Pose : 5 200 € HT', 'Recyclage : 980 € HT', 'Total : 20 480 € HT'];
  const [parts] = relationsOf(lines, 'fr-FR').filter((own) => own.kind === 'parts');
  expect([parts?.total?.value, parts?.items.map(({ quantity }) => quantity.text)]).toEqual([
    '20 480 € HT',
    ['14 300 € HT', '5 200 € HT', '980 € HT'],
  ]);
});

it('numbers of files and of versions are no figures, a time of minutes and seconds is one', () => {
  expect(statsOf('It objected to 25/0433 (six houses) because of the oaks.', 'en-US')).toEqual([]);
  expect(statsOf('Phones older than Android 10 or iOS 14 cannot use the app.', 'en-US')).toEqual([]);
  expect(statsOf("L'exercice a duré 3 min 40.", 'fr-FR').map(({ value }) => value)).toEqual(['3 min 40']);
});

it('fields keep their places, whatever figures they hold', () => {
  const fields = ['出租方：陈立新', '承租方：云舟公司', '地址：滨江区江南大道588号1201室，建筑面积186平方米'];
  const [told] = relationsOf([list(fields)], 'zh-CN');
  expect(told?.kind === 'list' ? told.items.map(({ lead }) => lead) : told?.kind).toEqual(['出租方', '承租方', '地址']);
});

it('shares behind quoted names and small words have the names alone', () => {
  expect(partsOf('差评里，“充电太慢”占23%，“屏幕易刮花”占19%，“连接断开”占15%。', 'zh-CN')).toEqual([
    '“充电太慢” 23%',
    '“屏幕易刮花” 19%',
    '“连接断开” 15%',
  ]);
  expect(statsOf('55岁以上用户只占7%。', 'zh-CN')[0]?.label.text).toBe('55岁以上用户');
  expect(partsOf('支出は祭り38万円、電気代9万円、備品6万円で、計53万円でした。', 'ja-JP')).toContain('祭り 38万円');
});

it('who was asked stands over the shares of what they said, and no share is called by what joins it', () => {
  const partsWithHead = (text: string, language: Language) =>
    relationsOf([text], language).flatMap((own) =>
      own.kind === 'parts' ? [[own.head?.text, ...own.items.map(({ name }) => name)]] : [own.kind],
    );
  expect(
    partsWithHead(
      'The survey was answered by 96 households. 58% want permits, 27% are against, and 15% don’t mind.',
      'en-US',
    ),
  ).toEqual([['The survey was answered by 96 households', 'want permits', 'against', 'don’t mind']]);
  expect(
    partsWithHead('L’enquête a recueilli 96 réponses. 58 % sont pour, 27 % sont contre et 15 % hésitent.', 'fr-FR'),
  ).toEqual([['L’enquête a recueilli 96 réponses', 'pour', 'contre', 'hésitent']]);
  expect(
    partsWithHead('Revenue was £4.2m. 58% came from shops, 27% from the web, and 15% from fairs.', 'en-US')[0],
  ).toBe('figure');
});

it('what a figure is for each of is none, and two ends between which something lies are no change', () => {
  expect(
    statsOf('実際、ピーク時に全体で 1 秒あたり約 6,000 クエリが観測された。', 'ja-JP').map(({ value }) => value),
  ).toEqual(['6,000']);
  expect(
    statsOf('速さは、1 秒あたり 50,000 から 70,000 トランザクション（tps）の間で変動していた。', 'ja-JP')[0]?.from,
  ).toBeUndefined();
  expect(statsOf('会員は50人から70人に増えた。', 'ja-JP')[0]?.from).toBe('50人');
});

describe('shares of so many', () => {
  it.each<[string, Language, string]>([
    ['About 2 in 5 customers come back within 30 days.', 'en-US', 'About 2 in 5'],
    ['每5个客户里就有2个会在30天内回购。', 'zh-CN', '每5个客户里就有2个'],
    ['5人に2人が30日以内に再購入しています。', 'ja-JP', '5人に2人'],
  ])('are figures: %s', (text, language, value) => {
    expect(statsOf(text, language).map((own) => own.value)).toEqual([value]);
  });

  it('what compares a figure stays with it', () => {
    const [stat, other] = statsOf('The survey had 1,350 responses, 12% more than in 2022.', 'en-US');
    expect([stat?.value, stat?.label.text, other]).toEqual([
      '1,350',
      'The survey had 1,350 responses, 12% more than in 2022',
      undefined,
    ]);
    expect(statsOf('问卷收到1,350份回复，比2022年多12%。', 'zh-CN')[0]?.label.text).toBe(
      '问卷收到1,350份回复，比2022年多12%',
    );
    expect(statsOf('120席のうち半分がすでに売れました。', 'ja-JP')[0]?.label.text).toBe(
      '120席のうち半分がすでに売れました',
    );
  });
});

it('a share in a bracket behind a named figure stays with its name', () => {
  const [stat] = statsOf('Payé à ce jour : 742 000 € HT (58 %).', 'fr-FR');
  expect(stat).toMatchObject({ value: '742 000 € HT', label: { text: 'Payé à ce jour (58 %)' } });
});

it('what is counted over a day is no day', () => {
  const relations = relationsOf(
    'Over the day 86 visitors came, 31 more than in May, and they brought 112 things.',
    'en-US',
  );
  expect(relations.map(({ kind }) => kind)).toEqual(['figure', 'figure']);
});

it('what is spent stands behind no semicolon of what came in', () => {
  const relations = relationsOf('Money: donations £214, cake £96, parts £38; spent £61 on solder and thread.', 'en-US');
  const [parts] = relations;
  expect(parts?.kind === 'parts' && parts.items.map(({ name }) => name)).toEqual(['donations', 'cake', 'parts']);
  expect(relations[1]).toMatchObject({ kind: 'figure', stat: { value: '£61' } });
});

it('a total behind a word that only joins is what its parts are together', () => {
  const text = 'Marché initial 1 240 000 € HT, avenants 38 500 € HT, soit 1 278 500 € HT.';
  expect(relationsOf(text, 'fr-FR')[0]).toMatchObject({ total: { label: { text: 'Marché initial + avenants' } } });
});

it('figures behind a colon end with their sentence', () => {
  const [first, second] = relationsOf('Staff: 24 teachers, 31 helpers, 2 nurses. We lost two mid-season.', 'en-US');
  expect(first?.kind === 'figures' && first.stats.map(({ label }) => label.text)).toEqual([
    '24 teachers',
    '31 helpers',
    '2 nurses',
  ]);
  expect(second).toMatchObject({ kind: 'said', item: { text: 'We lost two mid-season.' } });
});

it('what a figure is said of, behind it, names no part of anything', () => {
  const relations = relationsOf('崩溃率0.12%，低于0.2%的门槛，周四放量到100%。', 'zh-CN');
  expect(relations.map(({ kind }) => kind)).toEqual(['figure', 'figure']);
});

it('that parts were sold, and what they are shares of, is no part of their names', () => {
  expect(partsOf('早鸟档卖掉1,500份，标准档2,400份，双杯档412份。', 'zh-CN')[0]).toBe('早鸟档 1,500份');
  expect(partsOf('産業用センサーが売上の62%、計測ソフトが25%、保守サービスが13%。', 'ja-JP')[0]).toBe(
    '産業用センサー 62%',
  );
});

it('what a sign bounds is the figure of a clause, unless it says what is usual; a code is no figure', () => {
  const told = (text: string): [string, string][] =>
    statsOf(text, 'zh-CN').map(({ value, label }) => [value, label.text]);
  expect(told('上线3个月后冲突≤3次/月')).toEqual([['≤3次/月', '上线3个月后冲突']]);
  expect(told('eGFR 82 mL/min ≥60 mL/min')[0]?.[0]).toBe('82 mL/min');
  expect(told('先说结论：一季度回款4,260万，毛利率掉了2.4个点。')).toEqual([
    ['4,260万', '一季度回款'],
    ['2.4个点', '毛利率掉了2.4个点'],
  ]);
  expect(statsOf('You need a tube of the right size, e.g. 700x28c.', 'en-US')).toEqual([]);
});

it('what was done is told and not drawn, and what somebody said keeps its figures', () => {
  expect(partsOf('招聘：面了7个，发了2个offer，1个接了', 'zh-CN')).toEqual([]);
  expect(statsOf('“先把僵尸车清了，我数了一下至少有19辆。”——刘阿姨', 'zh-CN')).toEqual([]);
  expect(statsOf('至少有19辆僵尸车。', 'zh-CN')).toHaveLength(1);
});

it('what shares are of is no part of a name', () => {
  const [parts] = relationsOf('Fees covered 62% of the total, the council grant 27% and donations 11%.', 'en-US');
  expect(parts?.kind === 'parts' && parts.items[0]?.name).toBe('Fees covered');
});

it('the hour of what a timetable has is no figure', () => {
  expect(statsOf('The top complaint was the 8.15 start.', 'en-US')).toEqual([]);
});

it.each<[string, Language, string]>([
  ['The kitchen needs a flat area of 6 by 4 metres.', 'en-US', '6 by 4 metres'],
  ['The tent covers an area of 3 by 4 metres.', 'en-US', '3 by 4 metres'],
])('one measure of two says nothing alone: %s', (text, language, value) => {
  expect(statsOf(text, language).map((stat) => stat.value)).toEqual([value]);
});

it('what is said beside a figure is not what it comes to', () => {
  const text = 'Attendance averaged 91%, with a dip to 82% in the heatwave week of 14 July.';
  expect(statsOf(text, 'en-US').map(({ value }) => value)).toEqual(['91%']);
});

it('one of several numbers in a row tells nothing by itself, and these are no list', () => {
  const text = 'Visitors: 212, 198, 240, 231 over the last four weekends.';
  expect(relationsOf([text], 'en-US')).toMatchObject([{ kind: 'said', item: { lead: 'Visitors' } }]);
});

it('what is counted in front of a name is no part of it', () => {
  expect(statsOf('全校共有9个年级，学生640人，教师48人。', 'zh-CN').map(({ label }) => label.text)).toEqual([
    '学生',
    '教师',
  ]);
});

it.each<[string, string]>([
  ['Set-up cost £1,250.', 'Set-up cost'],
  ['Grand total £4,900.', 'Grand total'],
  ['The trailer cost £1,250.', 'The trailer'],
  ['Tyres cost £480.', 'Tyres'],
])('what an amount is called keeps its noun: %s', (text, label) => {
  expect(statsOf(text, 'en-US').map((own) => own.label.text)).toEqual([label]);
});

it('lines that say several things in figures of one name each are no key figures', () => {
  const lines = [
    '门店：改造2个旧店，店长底薪上调8%',
    '官网：提前备货8000件，投放预算40万，ROI目标3.2',
    '代理：新增12家社区代理，账期从45天缩到30天',
  ];
  expect(relationsOf(lines, 'zh-CN', '明年计划')).toMatchObject([{ kind: 'list', items: lines.map(() => ({})) }]);
});

it('what a label names stays with the sentence that says more of it', () => {
  expect(statsOf('Our pick: Oakfield. It saves 14 hours a week.', 'en-US').map(({ label }) => label.text)).toEqual([
    'Our pick: Oakfield. It saves 14 hours a week',
  ]);
});

it('a share in the bracket behind a name is not its figure', () => {
  const lines = ['Timber £1,400', 'Glass £900', 'Labour £2,100', 'Reserve (5%) £220', 'Total £4,620'];
  const [parts, ...others] = relationsOf(lines, 'en-US', 'Shed');
  expect(others).toEqual([]);
  expect(parts).toMatchObject({ kind: 'parts', total: { value: '£4,620' } });
  expect(parts?.kind === 'parts' && parts.items.map(({ name, quantity }) => `${name} ${quantity.text}`)).toEqual([
    'Timber £1,400',
    'Glass £900',
    'Labour £2,100',
    'Reserve (5%) £220',
  ]);
});

it('what a clause without its noun goes on with is no label', () => {
  const text = 'The fund was drawn on for the boiler, which now stands at £9,300.';
  expect(statsOf(text, 'en-US').map(({ label }) => label.text)).toEqual([text.replace(/\.$/u, '')]);
});

it('parts of a sum that the sentence before says are a whole, whatever says that they make it up', () => {
  const text = 'We took £9,000 last year. Tickets made up £5,200 of it, the raffle £2,300 and cakes £1,500.';
  expect(relationsOf(text, 'en-US').find(({ kind }) => kind === 'parts')).toMatchObject({ isWhole: true });
  expect(partsOf(text, 'en-US')).toEqual(['Tickets £5,200', 'the raffle £2,300', 'cakes £1,500']);
});

it('what is counted in front of others is none of their label', () => {
  expect(statsOf('采购：甲款4台，乙款6台，预算合计9.8万元。', 'zh-CN').map(({ label }) => label.text)).toEqual([
    '预算',
  ]);
  const told = relationsOf('现有8人，申请新增4人（前端3、测试1），年成本约120万元。', 'zh-CN');
  expect(told.find(({ kind }) => kind === 'parts')).toMatchObject({
    total: { value: '4人', label: { text: '申请新增' } },
  });
});

it('a name that holds a figure with what it counts has the figure behind it', () => {
  const lines = ['Train 96', 'Hostel 4 nights 180', 'Food 120', 'Museums 35'];
  expect(relationsOf(lines, 'en-US', 'Budget')).toMatchObject([{ kind: 'parts', items: lines.map(() => ({})) }]);
});

it('of amounts in a row none tells the sentence, nor does the version of a system', () => {
  expect(statsOf('For each team that comes to £96, £144 or £60 a month.', 'en-US')).toEqual([]);
  expect(statsOf('The scanner does not start on Android 12 any more.', 'en-US')).toEqual([]);
});

it('who said something stays with what was said, behind one dash too', () => {
  const said = '"I would come twice a week if you opened at seven." - a member from Hull';
  expect(relationsOf(said, 'en-US')).toMatchObject([{ kind: 'said', item: { text: said } }]);
});

it('what stands behind a total says something else than its parts', () => {
  const lines = [
    'Toile : 410 €',
    'Bois : 260 €',
    'Vis : 30 €',
    'Total : 700 €',
    'Payé par : la mairie 500 €, le club 200 €.',
  ];
  const [parts, ...others] = relationsOf(lines, 'fr-FR', 'Budget');
  expect(parts).toMatchObject({ kind: 'parts', total: { value: '700 €' }, isWhole: true });
  expect(parts?.kind === 'parts' && parts.items).toHaveLength(3);
  expect(JSON.stringify(others)).toContain('la mairie');
});

it('the fractions of a lesson and the day of a month are no figures of anything', () => {
  expect(statsOf('Pupils explain why 3/4 is nearer to 1 than 2/3.', 'en-US')).toEqual([]);
  expect(statsOf('Some write that “8 is more, so 1/8 is more”.', 'en-US')).toEqual([]);
  expect(statsOf('雨天時は翌24日に順延。', 'ja-JP')).toEqual([]);
  expect(statsOf('Tests passed: 14/16', 'en-US')).toMatchObject([{ value: '14/16' }]);
});

it('goals with their figures in front of a dash are pairs with how they went, and no changes', () => {
  const goals = list([
    '与物流部共享看板，7月31日前上线——8月12日上线，延期12天',
    '客服离职率从38%降到25%——当前31%，进行中',
    '审批从三级减为一级——完成',
  ]);
  expect(relationsOf([goals], 'zh-CN', '让客服不再背锅')).toMatchObject([
    {
      kind: 'pairs',
      items: [{ right: { text: '8月12日上线，延期12天' } }, { right: { text: '当前31%，进行中' } }, {}],
    },
  ]);
});

it('of two days that one thing happens on, none is an event without words', () => {
  const said = 'Indicateur : test de fluence en septembre et en mai.';
  expect(relationsOf(said, 'fr-FR').map(({ kind }) => kind)).not.toContain('timeline');
});

it('months of age are no months of the year', () => {
  const lines = ['出生 乙肝第1剂', '1月龄 乙肝第2剂', '3月龄 脊灰第2剂', '6月龄 乙肝第3剂'];
  expect(readDates('满1月龄的宝宝', 'zh-CN')).toEqual([]);
  expect(relationsOf(lines, 'zh-CN', '疫苗')).toMatchObject([
    { kind: 'timeline', events: [{ date: '出生' }, { date: '1月龄', text: { text: '乙肝第2剂' } }, {}, {}] },
  ]);
});

it('what is so only past a bound is supposed, and a voice with its name in a bracket stays whole', () => {
  expect(statsOf('30日を過ぎると部長の承認が追加で必要になります。', 'ja-JP')).toEqual([]);
  expect(statsOf('「家計が月3,000円は助かってます」（大学2年・女性）', 'ja-JP')).toEqual([]);
});

it('votes for one day and for another are no change', () => {
  expect(statsOf('Friday 19 June got the most votes (52), Friday 26 June 23, no preference 9.', 'en-US')).toEqual([]);
  expect(
    relationsOf('Friday 19 June got the most votes (52), Friday 26 June 23, no preference 9.', 'en-US'),
  ).toMatchObject([{ kind: 'said' }]);
});

it('what a bracket counts amid a sentence that asks for something is no whole', () => {
  const said = 'Return all sets (normally 2 front door, 2 flat, 1 letterbox) to the office before noon.';
  expect(partsOf(said, 'en-US')).toEqual([]);
});

it('a number behind a dash that does not count on is none of the week in front', () => {
  expect(readDates('Call everyone in week 1 - 1 FTE', 'en-US').map(({ text }) => text)).toEqual(['week 1']);
  expect(readDates('Weeks 1 - 3: prepare', 'en-US').map(({ text }) => text)).toEqual(['Weeks 1 - 3']);
});

it('a word that only leads to a date tells no event', () => {
  const entries = list(
    ['An onboarding call for every team in week 1 - 1 FTE, from November', 'Two integrations by Q4'],
    true,
  );
  expect(relationsOf([entries], 'en-US', 'Proposal').map(({ kind }) => kind)).not.toContain('timeline');
});

it('a day in a bracket behind hours is no date of theirs, and a bracket behind a date stays whole', () => {
  const lines = ['工事期間：2026年10月1日～2027年1月31日（予定）', '作業時間：8:30～17:30（日曜・祝日は休み）'];
  expect(relationsOf([list(lines)], 'ja-JP')).toMatchObject([
    { kind: 'list', items: [{ lead: '工事期間', text: '2026年10月1日～2027年1月31日（予定）' }, { lead: '作業時間' }] },
  ]);
});

it('how much a figure moved, told with a sign behind it, is not the figure', () => {
  expect(statsOf('会員数 4,820人、前月比+3.1%', 'ja-JP').map(({ value }) => value)).toEqual(['4,820人']);
  expect(statsOf('Adhérents : 312, +14 %', 'fr-FR').map(({ value }) => value)).toEqual(['312']);
});

it('the M of millions calls nobody', () => {
  const said = 'Q4 target: $5.2M. What we ask for: approval to raise prices by 4% from 1 January.';
  expect(relationsOf(said, 'en-US').map(({ kind }) => kind)).not.toContain('actions');
});

it.each<[string, Language, string[]]>([
  ['Accident risk was 1.36 times higher (95% CI 1.21–1.52).', 'en-US', ['1.36']],
  ['风险为1.36倍（95%置信区间1.21–1.52）。', 'zh-CN', ['1.36倍']],
  ['The import is slow for files over 50 MB: 3 min 20 s on average.', 'en-US', ['3 min 20 s']],
])('how sure a figure is, and in which case, is none: %s', (text, language, values) => {
  expect(statsOf(text, language).map(({ value }) => value)).toEqual(values);
});

it('what a figure is of is no name of it, where other figures have a name in front', () => {
  const [only] = relationsOf(
    'Permanent nights: 5.5 h of sleep; rotating shifts: 6.1 h; early mornings: 6.3 h',
    'en-US',
  );
  expect(only?.kind === 'figures' && only.stats.map(({ value, label }) => [value, label.text])).toEqual([
    ['5.5 h', 'Permanent nights: 5.5 h of sleep'],
    ['6.1 h', 'rotating shifts'],
    ['6.3 h', 'early mornings'],
  ]);
});

it('numbers of things and a share are figures of their own, and no chart', () => {
  const entries = ['Uses: 8,430', 'Return rate: 97.2%', 'Lost cups: 236', 'Average days out: 2.6'];
  const [only, other] = relationsOf([list(entries)], 'en-US', 'Test results');
  expect(other).toBeUndefined();
  expect(only?.kind === 'figures' && only.stats.map(({ value, label }) => `${label.text}: ${value}`)).toEqual(entries);
  const whole = relationsOf([list(['Yes: 46', 'No: 30', 'Perhaps: 24%'])], 'en-US', 'Would you come?');
  expect(whole.map(({ kind }) => kind)).toEqual(['parts']);
});

it('what is asked, when something was and what is set against it are no figures', () => {
  expect(
    relationsOf('Does it grow faster at 30 °C than at 25 °C, and does it survive 37 °C?', 'en-US').map(
      ({ kind }) => kind,
    ),
  ).toEqual(['said']);
  expect(statsOf('Flask 8 foamed over at 5 h and was capped loosely', 'en-US')).toEqual([]);
  expect(statsOf('Next: repeat 30 against 33 °C, order new caps, ask Jun about the power cut', 'en-US')).toEqual([]);
});

it('a bracket behind a heading says nothing of risks', () => {
  const entries = [
    'Trouver un livre est difficile : 54 %',
    'Je ne sais pas prolonger un prêt : 29 %',
    'Le site est lent : 12 %',
  ];
  const [only] = relationsOf([list(entries)], 'fr-FR', 'Ce que disent les usagers (312 réponses)');
  expect(only?.kind).toBe('parts');
});
