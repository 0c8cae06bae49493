const CHINESE_DIGITS = '〇一二三四五六七八九';
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const STEMS = '甲乙丙丁戊己庚辛壬癸';
const AIUEO = 'アイウエオカキクケコサシスセソタチツテトナニヌネノ';
const IROHA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラム';

const ROMAN: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

/** A number as Word's number format (`w:numFmt`) writes it. Formats that are not known are written in digits. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'upperLetter':
      return letters(value);
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return String(value).replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0));
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'ideographDigital':
    case 'japaneseCounting':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'japaneseDigitalTenThousand':
      return chinese(value);
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return CIRCLED[value - 1] ?? String(value);
    case 'ideographTraditional':
      return STEMS[value - 1] ?? String(value);
    case 'aiueo':
    case 'aiueoFullWidth':
      return AIUEO[value - 1] ?? String(value);
    case 'iroha':
    case 'irohaFullWidth':
      return IROHA[value - 1] ?? String(value);
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** A to Z, then AA, BB: Word repeats the letter. */
function letters(value: number): string {
  const index = (value - 1) % 26;
  return String.fromCodePoint(65 + Math.max(0, index)).repeat(Math.floor((Math.max(1, value) - 1) / 26) + 1);
}

function roman(value: number): string {
  let rest = Math.min(Math.max(0, value), 3999);
  let text = '';
  for (const [sign, amount] of ROMAN) {
    while (rest >= amount) {
      text += sign;
      rest -= amount;
    }
  }
  return text;
}

/** 一 to 九十九; above, digit by digit. */
function chinese(value: number): string {
  const digit = (index: number): string => CHINESE_DIGITS[index] ?? '';
  if (value > 99 || value < 1) return [...String(value)].map((each) => digit(Number(each))).join('');
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens > 1 ? digit(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? digit(ones) : ''}`;
}
