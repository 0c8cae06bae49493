import type { UnitSystem } from './words/atoms.ts';

/** A unit as people write it, and what it becomes. Factors are exact by definition (international yard and pound, 1959). */
export interface Conversion {
  readonly from: string;
  /** Number of the other unit in one of this, and what lies at zero of it. */
  readonly factor: number;
  readonly offset?: number;
  readonly to: string;
  /** Written so in Chinese alone: in Japanese 米 is America and rice. */
  readonly fromHan?: string;
  /** Right behind this the number belongs to a measure of two units: `6 ft 2 in`. */
  readonly notBehind?: string;
  /** In the scripts of Chinese and Japanese. */
  readonly toHan?: string;
  readonly toKana?: string;
}

const LENGTHS: readonly Conversion[] = [
  {
    from: 'km²|square kilomet(?:er|re)s|平方公里|平方千米|kilomètres carrés|平方キロメートル',
    factor: 0.386102159,
    to: 'sq mi',
    toHan: '平方英里',
    toKana: '平方マイル',
  },
  {
    from: 'm²|square met(?:er|re)s|平方米|平方公尺|mètres carrés|平方メートル',
    factor: 10.763910417,
    to: 'sq ft',
    toHan: '平方英尺',
    toKana: '平方フィート',
  },
  {
    from: 'ha|hectares?|公[顷頃]|ヘクタール',
    factor: 2.471053815,
    to: 'acres',
    toHan: '英亩',
    toKana: 'エーカー',
  },
  // American gallons; `5升至8` rises from five to eight.
  {
    from: 'lit(?:er|re)s?|公升|リットル',
    fromHan: '升(?![至到为為高级級值])',
    factor: 0.264172052,
    to: 'gal',
    toHan: '加仑',
    toKana: 'ガロン',
  },
  { from: 'km/h|kph|公里/小时|公里/小時', factor: 0.621371192, to: 'mph', toHan: '英里/小时' },
  {
    from: 'km|kilomet(?:er|re)s?|kilomètres?|公里|千米|キロメートル',
    factor: 0.621371192,
    to: 'mi',
    toHan: '英里',
    toKana: 'マイル',
  },
  {
    from: 'kgs?|kilograms?|kilogrammes?|kilos?|公斤|千克|キログラム',
    factor: 2.204622622,
    to: 'lb',
    toHan: '磅',
    toKana: 'ポンド',
  },
  {
    from: 'cm|centimet(?:er|re)s?|centimètres?|厘米|公分|センチ(?:メートル)?',
    factor: 0.393700787,
    to: 'in',
    toHan: '英寸',
    toKana: 'インチ',
  },
  {
    from: 'met(?:er|re)s|mètres|メートル',
    fromHan: '米(?![元其兰蘭国國粒饭飯])',
    factor: 3.280839895,
    to: 'ft',
    toHan: '英尺',
    toKana: 'フィート',
  },
];
/** In front of inches. */
const FEET = '(?:ft|feet|foot|pieds?|英尺|フィート)\\.?\\s?(?:and\\s|et\\s)?';
/** `20 pounds`, `200ポンド` and `12 livres` may be money and books, `3 pieds de vigne` are plants: they stay. */
const BACK: readonly Conversion[] = [
  { from: 'sq mi|square miles|平方英里|平方マイル', factor: 2.58998811, to: 'km²', toHan: '平方公里' },
  {
    from: 'sq ft|square feet|平方英尺|pieds carrés|平方フィート',
    factor: 0.09290304,
    to: 'm²',
    toHan: '平方米',
    toKana: '平方メートル',
  },
  { from: 'acres?|英[亩畝]|エーカー', factor: 0.404685642, to: 'ha', toHan: '公顷', toKana: 'ヘクタール' },
  { from: 'gal|gallons?|加[仑侖]|ガロン', factor: 3.785411784, to: 'litres', toHan: '升', toKana: 'リットル' },
  { from: 'mph|miles per hour|英里/小时|英里/小時', factor: 1.609344, to: 'km/h', toHan: '公里/小时' },
  {
    from: 'mi|miles?|milles?(?! (?:marins?|nautiques?))|英里|英哩|マイル',
    factor: 1.609344,
    to: 'km',
    toHan: '公里',
    toKana: 'キロメートル',
  },
  { from: 'lbs?|磅', factor: 0.45359237, to: 'kg', toHan: '公斤', toKana: 'キログラム' },
  { from: 'inches|inch|pouces?|英寸|インチ', notBehind: FEET, factor: 2.54, to: 'cm', toHan: '厘米', toKana: 'センチ' },
  {
    from: "ft|feet|foot|pieds?(?! d(?:[’']|es? (?!haut|long|large|profondeur)))|英尺|フィート",
    factor: 0.3048,
    to: 'm',
    toHan: '米',
    toKana: 'メートル',
  },
];
const TO_FAHRENHEIT: readonly Conversion[] = [
  {
    from: '°\\s?C|℃|degrees (?:celsius|centigrade)|摄氏度|攝氏度|degrés celsius|度(?=\\s*[（(]摂氏)',
    factor: 1.8,
    offset: 32,
    to: '°F',
  },
];
const TO_CELSIUS: readonly Conversion[] = [
  { from: '°\\s?F|℉|degrees fahrenheit|华氏度|華氏度|degrés fahrenheit', factor: 1 / 1.8, offset: -32 / 1.8, to: '°C' },
];
export const CONVERSIONS: Readonly<Record<UnitSystem, readonly Conversion[]>> = {
  imperial: [...LENGTHS, ...TO_FAHRENHEIT],
  metric: [...BACK, ...TO_CELSIUS],
  fahrenheit: TO_FAHRENHEIT,
  celsius: TO_CELSIUS,
};
