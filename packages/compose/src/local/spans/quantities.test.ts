import type { Language } from '@pagewright/model/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDates } from './dates.ts';
import { leadDateOf } from './lead-dates.ts';
import { readQuantities } from './quantities.ts';

const figures = (text: string, language: Language): string[] => readQuantities(text, language).map((own) => own.text);
const dates = (text: string, language: Language): string[] => readDates(text, language).map((own) => own.text);

describe('quantities', () => {
  it.each<[string, Language, string[]]>([
    ['churn went from 3.1% in Q2 to 4.4% in Q3', 'en-US', ['3.1%', '4.4%']],
    ['the ferry 4 hours 10, the road 3 hours 45 without traffic', 'en-US', ['4 hours 10', '3 hours 45']],
    ['2 hours 20 people waited, 3 hours 2 days ago', 'en-US', ['2 hours', '20', '3 hours', '2 days']],
    ['4 heures 10 de route, 4 heures 15 personnes', 'fr-FR', ['4 heures 10', '4 heures', '15']],
    ['水表 0412，电表 11873，气表 0,5', 'zh-CN', ['11873', '0,5']],
    ['TOTAL$500, DEPOSIT $20, US$40', 'en-US', ['$20', 'US$40']],
    ['fee NT$1,200, deposit S$80, MX$450 a night', 'en-US', ['NT$1,200', 'S$80', 'MX$450']],
    ['le samedi 21 mars de 14 h à 18 h', 'fr-FR', []],
    ['雨天の場合は22日(土)', 'ja-JP', []],
    ['2,40 € - 95 places', 'fr-FR', ['2,40 €', '95']],
    ['12 € - 15 €, 20-25 min, 3 – 5 kg', 'fr-FR', ['12 € - 15 €', '20-25 min', '3 – 5 kg']],
    ['£21.4m turnover, 640 tonnes of yarn, ~6 min/ticket', 'en-US', ['£21.4m', '640 tonnes', '~6 min/ticket']],
    ['login / 2FA 23%, room B12, v4.0.3, KR1, Sev-1, class 2B', 'en-US', ['23%']],
    ['leave it for 10 to 14 hours, bake 20 to 25 minutes', 'en-US', ['10 to 14 hours', '20 to 25 minutes']],
    ['cut from 10 to 14 hours', 'en-US', ['10', '14 hours']],
    ['9.81 m/s², a slope of 4.03 s²/m, 0.06 m/s^2', 'en-US', ['9.81 m/s²', '4.03 s²/m', '0.06 m/s^2']],
    ['g is 9.79 ± 0.06 m/s², 9.8 m/s2 by hand', 'en-US', ['9.79 ± 0.06 m/s²', '9.8 m/s2']],
    ['120 m2 at $45/user/month, ±2 °C', 'en-US', ['120 m2', '$45/user/month', '±2 °C']],
    ['compter 3 à 5 jours', 'fr-FR', ['3 à 5 jours']],
    ['between 0.7 and 1.1 each, 12 of 15 services', 'en-US', ['between 0.7 and 1.1', '12 of 15']],
    ['call +44 1555 010 220 or write to a1@b.example', 'en-US', []],
    ['by letter 48%, phone 52%; phone 4821 or ext. 12', 'en-US', ['48%', '52%']],
    ['电话120件，微信85件，电话 5551', 'zh-CN', ['120件', '85件']],
    ['First reply went from 2h 40m to 1h 55m', 'en-US', ['2h 40m', '1h 55m']],
    ['61 400 € dont 12,50 €/pers. et 180 k€', 'fr-FR', ['61 400 €', '12,50 €/pers.', '180 k€']],
    ['华东7,420万，月薪1.5万-2.2万，约1.28万笔', 'zh-CN', ['7,420万', '1.5万-2.2万', '约1.28万笔']],
    ['噪音低于45分贝，年龄不少于18岁，误差小于2%', 'zh-CN', ['低于45分贝', '不少于18岁', '小于2%']],
    ['売上は24億6,800万円、解約率を4％未満に', 'ja-JP', ['24億6,800万円', '4％未満']],
    ['誤差±2.8個百分點，第14年', 'zh-TW', ['±2.8個百分點']],
    ['the Q3-12 form', 'en-US', []],
    ['29d) Say who sails, 24a-24c) Name the crew of 12 people', 'en-US', ['12']],
    ['The crossing (some 29d) took longer', 'en-US', ['29d']],
    ['冷库-18℃，净利润-3.2%，住房-35%', 'zh-CN', ['-18℃', '-3.2%', '35%']],
    ['売上は前年比-3.2%、保管は−80℃、2-3人で', 'ja-JP', ['-3.2%', '−80℃', '2-3人']],
    ['14时40分到场，补到12号傍晚，3号楼住120户', 'zh-CN', ['120户']],
    ['quote TTRO/25/311; slept 6 h 04 min, won 12/15', 'en-US', ['6 h 04 min', '12/15']],
    ['学号 2021400318，共 26 页', 'zh-CN', ['26 页']],
    ['7 Ph.D. scholars, 8 M.Tech. students, a loan of 8 M', 'en-US', ['7', '8', '8 M']],
    ['请到行政楼509室，楼内有120室间隔，客房240间', 'zh-CN', ['120室', '240间']],
    ['among the top 10 ports, top 10% of 40 ports', 'en-US', ['10%', '40']],
    ['トップ10に入り、売上10億円', 'ja-JP', ['10億円']],
    ['订单 12000 单', 'zh-CN', ['12000 单']],
    ['登字第287731號', 'zh-TW', []],
    ['台帳No.30517、受付番号 88210', 'ja-JP', []],
    ['Permit reference 2024/BQ/0317, plan HB-2024-07 for 14 boats', 'en-US', ['14']],
    ['au 14 bis, des pneus en 650x40 pour 12 €', 'fr-FR', ['12 €']],
    ['Q3-2025 sales were 4-5 times those of 12/13 shops', 'en-US', ['4-5', '12/13']],
    ['By-law No. 68/2010, call 970-247-1390 or (970) 247-2990', 'en-US', []],
    ['2/ Budget, règlement n° 12-4, 174 mètres cubes de bois', 'fr-FR', ['174 mètres cubes']],
    ['第 11 条 その他、按2.2条、GB8567--88', 'ja-JP', []],
    ['1,200 square feet and 24/7 care', 'en-US', ['1,200 square feet', '24/7']],
    ['de 210 à 85 kWh/m² par an, loyer 14 €/m²', 'fr-FR', ['210', '85 kWh/m²', '14 €/m²']],
    ['Seats per 1,000 people rise from 2.7 to 29; a ticket costs £5 per 100 km', 'en-US', ['2.7', '29', '£5']],
    ['up 3 points per 10,000.5, per 2,500 homes', 'en-US', ['3 points', '10,000.5', '2,500']],
    ['3,4 médecins pour 1 000 habitants, un menu pour 10 euros', 'fr-FR', ['3,4', '10 euros']],
    ['每10万人有医生3.2人，每10天检查一次', 'zh-CN', ['3.2人', '10天']],
    ['人口10万人当たり276.4人', 'ja-JP', ['276.4人']],
    ['参加者は3年生12人、2年生8人です', 'ja-JP', ['12人', '8人']],
    ['11勝3分5敗、2分の1に減り、3分で終わる', 'ja-JP', ['3分']],
    ['5年级45人，学了5年生物', 'zh-CN', ['45人', '5年']],
    ['定員100超えの応募', 'ja-JP', ['100']],
    ['Balls 290 euros / courts 120 euros / entry 38 euros', 'en-US', ['290 euros', '120 euros', '38 euros']],
    ["plus de 8’500 habitants, 2'163 avant ; 5’ à pied", 'fr-FR', ['8’500', "2'163", '5']],
    ['1ère année : 2 865 100 F CFA, inscription 50 000 FCFA', 'fr-FR', ['2 865 100 F CFA', '50 000 FCFA']],
    ['对属性两两成对分析，有两成用户', 'zh-CN', ['两成']],
    ['5.6 分析安装包大小，用时30分', 'zh-CN', ['5.6', '30分']],
    ['Rent 290 euros / month', 'en-US', ['290 euros / month']],
  ])('of %s', (text, language, expected) => expect(figures(text, language)).toEqual(expected));

  it('know their number and what it comes to', () => {
    const [first] = readQuantities('收入7,420万元', 'zh-CN');
    expect(first).toMatchObject({ number: 7420, amount: 74_200_000, kind: 'money', unit: '万元' });
    for (const text of ['TWD 300', 'HKD 40', '₩9,000'])
      expect(readQuantities(text, 'en-US'), text).toMatchObject([{ kind: 'money' }]);
    const [stepped] = readQuantities('24億6,800万円', 'ja-JP');
    expect(stepped).toMatchObject({ number: undefined, amount: 2_468_000_000 });
  });

  it('are millions by a capital letter or behind money only', () => {
    const amounts = (text: string): (number | undefined)[] => readQuantities(text, 'en-US').map(({ amount }) => amount);
    expect(amounts('a wall of 12 m, a road of 7 m')).toEqual([12, 7]);
    expect(amounts('£21.4m, €3 m, $2M, EUR 4m, 5M users, 6 million')).toEqual([
      21_400_000, 3_000_000, 2_000_000, 4_000_000, 5_000_000, 6_000_000,
    ]);
  });

  it('keep half a unit in front of a bound', () => {
    expect(readQuantities('2分半以内に応答', 'ja-JP')).toMatchObject([{ text: '2分半以内', number: 2.5 }]);
    expect(readQuantities('施工3年半左右', 'zh-CN')).toMatchObject([{ text: '3年半左右', number: 3.5 }]);
    expect(readQuantities('2分半導体', 'ja-JP')).toMatchObject([{ text: '2分', number: 2 }]);
  });

  it('are whole stretches of their text that touch no other figure or word', () => {
    const piece = fc.constantFrom(
      '12',
      '3.5%',
      '£4m',
      '1,284',
      '7月',
      '2024年',
      ' ',
      '，',
      'Q3',
      '2FA',
      '万',
      '元',
      '-',
      '→',
      'km',
      '#11',
      '14:03',
      '.',
      '到',
      '/',
    );
    const language = fc.constantFrom<Language>('en-US', 'fr-FR', 'zh-CN', 'ja-JP');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), language, (pieces, own) => {
        const text = pieces.join('');
        for (const { start, end, text: figure } of readQuantities(text, own)) {
          expect(text.slice(start, end)).toBe(figure);
          expect(figure).toMatch(/\d/);
          expect(text.slice(0, start)).not.toMatch(/[\p{Script=Latin}\d]$/u);
          expect(/\d$/u.test(figure) && /^[\p{Script=Latin}\d]/u.test(text.slice(end))).toBe(false);
        }
      }),
    );
  });
});

it('a price per square metre is no price in millions', () => {
  expect(readQuantities('loyer 14 €/m²', 'fr-FR').map(({ amount }) => amount)).toEqual([14]);
  expect(readQuantities('a loan of £14m', 'en-US').map(({ amount }) => amount)).toEqual([14_000_000]);
});

describe('dates', () => {
  it.each<[string, Language, string[]]>([
    ['Notices go up on 9 March, bikes are removed after 30 March', 'en-US', ['9 March', '30 March']],
    ['Wed 4–7pm, Sat 10am–2pm', 'en-US', ['Wed', '4–7pm', 'Sat', '10am–2pm']],
    ['In January 14 new singers joined, and on January 15 we sang', 'en-US', ['January', 'January 15']],
    ['samedi 21 juin, 10h30-12h spectacle', 'fr-FR', ['samedi 21 juin', '10h30-12h']],
    [
      'réunion le 15/11/2023 de 14h à 16h, ouvert de 9 h 30 à 18 h',
      'fr-FR',
      ['15/11/2023', '14h à 16h', '9 h 30 à 18 h'],
    ],
    ['le trajet passe de 14h à 16h, de 10h à 12h par semaine, de 2h à 3h de route', 'fr-FR', []],
    ['113年9月2日–9月20日，7/9前', 'zh-TW', ['113年9月2日–9月20日', '7/9前']],
    ['令和7年度、10/30 リハ、第3四半期', 'ja-JP', ['令和7年度', '10/30', '第3四半期']],
    ['2009–2011 学徒，2024至今，14:03', 'zh-CN', ['2009–2011', '2024至今', '14:03']],
    ['2025年10—11月选点，每周三开会', 'zh-CN', ['2025年10—11月', '每周三']],
    ['De mai à août 2027, puis du 28 février au 3 mars', 'fr-FR', ['mai à août 2027', '28 février au 3 mars']],
    ['Call the bank before the move, before you sign and before COB', 'en-US', ['before COB']],
    ["d'ici la fin du mois, avant fin de semaine, à la fin du film", 'fr-FR', ['la fin du mois', 'fin de semaine']],
    ['From Oct 2025 to Feb 2026, every second Monday', 'en-US', ['Oct 2025 to Feb 2026', 'every second Monday']],
  ])('of %s', (text, language, expected) => expect(dates(text, language)).toEqual(expected));

  it('of an era have the years of others', () => {
    const keys = readDates('昭和60年創業、平成元年移転、令和7年4月開館', 'ja-JP').map(({ key }) => key);
    expect(keys).toEqual([1985_00_00, 1989_00_00, 2025_04_00]);
    const republic = readDates('民國六十八年創立，民國88年9月停業，113年5月重開', 'zh-TW').map(({ key }) => key);
    expect(republic).toEqual([1979_00_00, 1999_09_00, 2024_05_00]);
    const early = readDates('97年成立，98年9月擴建，99年3月15日落成', 'zh-TW').map(({ key }) => key);
    expect(early).toEqual([2008_00_00, 2009_09_00, 2010_03_15]);
    const within = readDates('本校97年成立，98年9月擴建，99年遷入', 'zh-TW').map(({ key }) => key);
    expect(within).toEqual([2008_00_00, 2009_09_00, 2010_00_00]);
    expect(readDates('創校已97年，房齡30年，貸款20年還清', 'zh-TW')).toEqual([]);
  });

  it('are no names of things with a number', () => {
    expect(readDates('S3約58分貝，T5約65分貝', 'zh-TW')).toEqual([]);
    expect(readDates('The J2 costs more than the S3', 'en-US')).toEqual([]);
    expect(readDates('Le S3 pèse 2 kg', 'fr-FR')).toEqual([]);
    expect(dates('S12 : montage, fin S14', 'fr-FR')).toEqual(['S12', 'S14']);
  });

  it('lead lines', () => {
    const lead = (text: string, language: Language) => {
      const found = leadDateOf(text, language);
      return found ? [found.date.text, text.slice(found.rest)] : undefined;
    };
    expect(lead('1974 – Ewan Reith buys two frames', 'en-US')).toEqual(['1974', 'Ewan Reith buys two frames']);
    expect(lead('12月 办完移交、量房', 'zh-CN')).toEqual(['12月', '办完移交、量房']);
    expect(lead('18h10 arrivée Gand', 'fr-FR')).toEqual(['18h10', 'arrivée Gand']);
    expect(lead('End of week 8: reopening', 'en-US')).toEqual(['End of week 8', 'reopening']);
    expect(lead('一季度末：定型', 'zh-CN')).toEqual(['一季度末', '定型']);
    expect(lead('民國90年～93年，停工', 'zh-TW')).toEqual(['民國90年～93年', '停工']);
    expect(lead('6月最終週　研修', 'ja-JP')).toEqual(['6月最終週', '研修']);
    expect(lead('18 octobre, matin : montage', 'fr-FR')).toEqual(['18 octobre, matin', 'montage']);
    expect(lead('fin octobre au plus tard : bilan', 'fr-FR')).toEqual(['fin octobre au plus tard', 'bilan']);
    expect(lead('0845 doors, coffee', 'en-US')).toEqual(['0845', 'doors, coffee']);
    expect(lead('1315 Panel in the hall', 'en-US')).toEqual(['1315', 'Panel in the hall']);
    expect(lead('1200 people came', 'en-US')).toBeUndefined();
    expect(lead('1500 Euro each', 'en-US')).toBeUndefined();
    expect(lead('Agreed without changes', 'en-US')).toBeUndefined();
  });
});

it('what all come to ends no range', () => {
  const found = readQuantities('subs 1,840, bar 920, raffle 240 – 3,000 altogether; 20 – 30 people came', 'en-US');
  expect(found.map(({ text }) => text.replace(/ people$/u, ''))).toEqual(['1,840', '920', '240', '3,000', '20 – 30']);
});

it.each<[string, [string, number][]]>([
  [
    '堂食七万二，外卖四万一',
    [
      ['七万二', 72_000],
      ['四万一', 41_000],
    ],
  ],
  [
    '預算共八萬，場地三萬五千元、獎品兩萬。',
    [
      ['八萬', 80_000],
      ['三萬五千元', 35_000],
      ['兩萬', 20_000],
    ],
  ],
  [
    '来了一万二千五百人，花了十二万元',
    [
      ['一万二千五百人', 12_500],
      ['十二万元', 120_000],
    ],
  ],
  ['万一下雨，千万别十万火急地跑，第三万名', []],
])('amounts written out in Chinese: %s', (text, amounts) => {
  const found = readQuantities(text, 'zh-CN').map((own) => [own.text, own.amount]);
  expect(found).toEqual(amounts);
});

it('a power of ten is no ten', () => {
  expect(figures('They take 5 × 10⁶ herrings, 10⁻³ of all, on 40 km².', 'en-US')).toEqual(['40 km²']);
});

it.each<[string, Language, readonly string[]]>([
  ['会员从 12.4 万成长到 18.6 万', 'zh-CN', ['12.4 万', '18.6 万']],
  ['比估计的9.5万超了1.2万', 'zh-CN', ['9.5万', '1.2万']],
  ['面积（室内 24.1＋阳台 3.2＋公摊 6.5）', 'zh-CN', ['24.1', '3.2', '6.5']],
  ['营业额2000万，去年同期1900万', 'zh-CN', ['2000万', '1900万']],
  ['Sent by depot: Leith 7,120 / Hull 6,034 / Bray 5,252', 'en-US', ['7,120', '6,034', '5,252']],
  ['Rent is 300 € / month', 'en-US', ['300 € / month']],
])('a unit ends where another word begins: %s', (text, language, found) => {
  expect(readQuantities(text, language).map((own) => own.text)).toEqual(found);
});

it.each<[string, Language]>([
  ['依据 GB/T 20471.3 检验', 'zh-CN'],
  ['selon la norme NF EN 12464', 'fr-FR'],
  ['certified to ISO 14001', 'en-US'],
  ['服务热线400-555-0132', 'zh-CN'],
])('numbers of standards and telephones are no figures: %s', (text, language) => {
  expect(readQuantities(text, language)).toEqual([]);
});

it.each<[string, Language, number]>([
  ['7億3千万円', 'ja-JP', 730_000_000],
  ['1億2千萬元', 'zh-TW', 120_000_000],
  ['2亿5千万元', 'zh-CN', 250_000_000],
  ['4千円', 'ja-JP', 4000],
  ['74萬6千', 'zh-TW', 746_000],
  ['5千克', 'zh-CN', 5],
])('what stands in steps is as much as it says: %s', (text, language, amount) => {
  expect(readQuantities(text, language).map((own) => own.amount)).toEqual([amount]);
});

it('a power in plain figures is of the unit, whatever way it is written', () => {
  const units = readQuantities('0.06 m/s^2, 120 m2, 5 s^-1', 'en-US').map(({ unit, amount }) => [unit, amount]);
  expect(units).toEqual([
    ['m/s²', 0.06],
    ['m²', 120],
    ['s⁻¹', 5],
  ]);
});

it('a time is told with its zone, and the number of a release is no day', () => {
  expect(dates('At 09:12 UTC it failed, at 14:00 UTC+8 it worked', 'en-US')).toEqual(['09:12 UTC', '14:00 UTC+8']);
  expect(dates('we rolled back release 2026.11.3 at 09:41', 'en-US')).toEqual(['09:41']);
});

it('hours are no money', () => {
  const [hours] = readQuantities('4 heures de route', 'fr-FR');
  expect(hours?.kind).toBe('measure');
});

it('figures in steps may have blanks between them', () => {
  const read = (text: string) => readQuantities(text, 'zh-TW').map(({ text: own, amount }) => `${own} = ${amount}`);
  expect(read('支出 7 萬 6,450 元：圖書 4 萬 2,000 元、印刷 6,450 元')).toEqual([
    '7 萬 6,450 元 = 76450',
    '4 萬 2,000 元 = 42000',
    '6,450 元 = 6450',
  ]);
  expect(read('共 3 萬 5 千元')).toEqual(['3 萬 5 千元 = 35000']);
  expect(read('捐款 3 萬 500 元')).toEqual(['3 萬 500 元 = 30500']);
  // Without a unit of money the second figure may count something else.
  expect(read('發出 7 萬 120 人領取')).toHaveLength(2);
});
