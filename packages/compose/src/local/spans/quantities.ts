import { CURRENCY_SIGNS } from '@pagewright/model/currency-signs';
import type { Language } from '@pagewright/model/languages';
import { matchesOf } from '../language/matches.ts';
import { HAN_ABOUT } from '../lexicon/han-about.ts';
import { anyOf } from '../lexicon/words.ts';
import { covered } from './covered.ts';
import { readDates } from './dates.ts';
import { readHanAmounts } from './han-amounts.ts';
import { numbersOfNames } from './names-with-numbers.ts';
import { readNumberWords } from './number-words.ts';
import { remembered } from './remembering.ts';
import { type Span, withoutOverlaps } from './span.ts';
import { withoutFactors } from './sums.ts';

/** A figure with all that belongs to it: sign, currency, scale, unit, both ends of a range. */
export interface Quantity extends Span {
  readonly kind: 'percent' | 'money' | 'measure' | 'count' | 'ratio' | 'bare';
  /** The number as it is written, in its own scale: 7420 of `7,420万`. Undefined for ranges, ratios and figures in steps. */
  readonly number: number | undefined;
  /** What is written around the number: `万元`, `$…M`, `%`. Empty of a bare number. */
  readonly unit: string;
  /** The number times its scale: 74,200,000. Undefined for ranges and ratios. */
  readonly amount: number | undefined;
  readonly isRange: boolean;
}

/** `冷库-18℃`, `净利润-3.2%`: in wide scripts a sign stands right behind a word; before other figures a dash may. */
const BELOW_NOUGHT =
  '(?<=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー])(?:−(?=\\d)|[–-](?=[\\d.]+\\s?(?:℃|°\\s?C|度)))|(?<=(?:利[润潤益](?:率)?|增[长長速幅](?:率)?|成長率|同比|[环環]比|前[年期]比|\\u0001比|[损損]益|收支))[–-](?=[\\d.]+\\s?[%％])';
const SIGN = `(?:(?<![\\p{L}\\p{N})）%])[−–-]|${BELOW_NOUGHT}|(?<![\\p{Script=Latin}\\p{N})）%])[+＋]|[▲△±])`;
const CURRENCY_CODES = '(?:CHF|EUR|USD|GBP|RMB|CNY|JPY|TWD|NTD|HKD)';
const CURRENCY = `(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})`;
const SYMBOLS =
  "(?:€[ \\u00a0](?:HT|TTC)(?!\\p{L})|F\\s?CFA|k€|M€|Md€|k\\$|M\\$|[%％‰]|°\\s?[CF]|℃|℉|°|€|￥|¥|[kMGT]Wh|[kMG]W(?:[cp](?!\\p{L}))?|kg|mg|µg|km²|km/h|km|m²|m³|m/s|㎡|㎥|cm²|cm|mm|ml|mL|cl|dl|ms|GHz|MHz|kHz|Hz|rpm|Mbit/s|Mbps|Gbps|GB|TB|MB|kB|KB|dB|mAh|ha|min|mn|hrs|pp|px|bar|[kKM](?=\\b)|[mhsgltdxWVLp×](?=\\b|[^\\p{L}]|$)(?![’']|(?<=[x×])\\d)|(?<=\\s)[CF](?=\\b))";
/** `m/s²`, `m/s^2`, `s⁻¹`: the power of a unit. */
const POWER =
  '(?:⁻?[¹²³⁴]|\\^-?[1-4](?!\\d)|(?<=\\d[ \\u00a0]?(?:[cmk]?m|[\\p{Script=Latin}]{1,3}/[\\p{Script=Latin}]{1,2}))[23](?![\\d.,]*\\d))';
/** A power that no sign of its own stands for. */
const PLAIN_POWER = /(?:\^(-?)|(?<=\p{Script=Latin}))([1-4])(?!\d)/gu;
const RAISED: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³', 4: '⁴' };
/** Money and scales that stand right behind the number. */
const SCALE_LETTER = '(?:[kKM]|bn|mn|(?<=[$€£¥][\\d.,]+)[mB])';

/** `3 hours 45 without traffic`: what may stand behind minutes without their unit; of `2 hours 20 people` the figure counts these. */
const BEHIND_TIME =
  '(?:without|with|by|from|to|in|on|at|and|or|if|for|each|door|sans|avec|par|de|à|en|et|ou|si|pour)(?!\\p{L})';

/** `2分半`, `3年半以内`: half a unit of time more. */
const HALF = `(?:(?<=\\d\\s?(?:[分年月日天]|小时|小時|時間|週間|[个個か]月))半(?:(?=${anyOf('bounds')})|(?!\\p{Script=Han})))?`;

function digitsOf(language: Language): string {
  const group = language === 'fr-FR' ? "[ \\u00a0\\u202f.'’]" : "[,，’'\\u00a0\\u202f]";
  return `(?:[\\d０-９]{1,3}(?:${group}[\\d０-９]{3})+(?![\\d０-９])|[\\d０-９]+)(?:[.,．・](?=[\\d０-９])[\\d０-９]+)?`;
}

interface Digits {
  /** The numbers of a figure, and those with the step behind them. */
  readonly digits: RegExp;
  readonly steps: RegExp;
}

const DIGITS = new Map<boolean, Digits>();

function digitsIn(language: Language): Digits {
  const french = language === 'fr-FR';
  const known = DIGITS.get(french);
  if (known) return known;
  const digits = digitsOf(language);
  const own: Digits = {
    digits: new RegExp(digits, 'gu'),
    steps: new RegExp(`(${digits})\\s?([兆億亿萬万千]{0,2})`, 'gu'),
  };
  DIGITS.set(french, own);
  return own;
}

/** Forms with two ends, and what none is without. Their patterns hold all units several times: most texts need none. */
const TWO_ENDS = {
  between: /(?:between|entre)\s/u,
  worded: new RegExp(`\\s(?:to|à)\\s(?:${CURRENCY}\\s?)?[\\d０-９]`, 'u'),
  joined: /[\d０-９][^\d０-９\s，。、；：,;:]{0,6}(?:到|から)\s?[\d０-９]/u,
  aged: /\d\s?(?:→|->)\s?\d/u,
  range: new RegExp(`[-–—~～〜至]\\s?(?:${CURRENCY}\\s?)?[\\d０-９]`, 'u'),
} as const;
type TwoEnds = keyof typeof TWO_ENDS;
const ALL_TWO_ENDS = Object.keys(TWO_ENDS) as TwoEnds[];

/** The widest pattern of a figure so far: one with forms that a text does not have finds the same in it. */
const FIGURES = new Map<boolean, { readonly forms: ReadonlySet<TwoEnds>; readonly figure: RegExp }>();

/** A whole figure, in the forms that the text has. */
function figureIn(text: string, language: Language): RegExp {
  const french = language === 'fr-FR';
  const known = FIGURES.get(french);
  const own = ALL_TWO_ENDS.filter((form) => TWO_ENDS[form].test(text));
  if (known && own.every((form) => known.forms.has(form))) return known.figure;
  const forms = new Set([...(known?.forms ?? []), ...own]);
  const figure = figurePattern(language, forms);
  FIGURES.set(french, { forms, figure });
  return figure;
}

/** In front of a bound: without it `别超过150` says what it forbids. */
const REFUSED =
  '(?:不(?:[得可能要会會应應宜])?|(?:[请請切])?勿|(?<![分特个個区區级級类類性辨差派告])[别別]|避免|[未没沒](?:有|曾)?)';

/** `2,310 位孩子`: behind a blank, too, what people are counted in stands in front of who they are. */
const OF_PEOPLE = '(?<=\\d\\s)(?:位(?![於于置元数數移])|名(?![单單称稱额額次牌列]))(?=\\p{Script=Han})';

/** `11秒02`, `2分18秒4`: what is measured by hand or by light behind the seconds. */
const HUNDREDTHS = '(?:\\d{1,2}(?![\\d.]))?';

function figurePattern(language: Language, forms: ReadonlySet<TwoEnds>): RegExp {
  const digits = digitsOf(language);
  const scale = anyOf('scales');
  const unit = `(?:${SYMBOLS}${POWER}?(?!\\p{Ll})|${anyOf('units')}(?![\\p{Script=Latin}])|(?<!\\s)${anyOf('counters')}|(?<=\\s)${anyOf('counters')}(?=${anyOf('bounds')}|(?!\\p{Script=Han}))|${OF_PEOPLE})`;
  const approximation = `(?:(?:[~≈≤≥<]|(?<![-=])>)\\s?|(?:大[约約]|${HAN_ABOUT}|近|逾|${REFUSED}?(?:超过|超過|[低高少多大小][于於])|不到|不足|至少|最多))`;
  const bound = `(?:(?:(?<![%％])|(?![多余餘]))${anyOf('bounds')}(?![\\p{Script=Latin}])|[+＋](?![\\p{N}]|\\p{L}{1,8}\\s?\\d))`;
  // `4 萬 2,000 元`, `3 萬 5 千元`: so with blanks between, where a next step, all four figures or money tell that it goes on.
  const goesOn =
    '(?=(?:[1-9],?\\d{3}(?!\\d)|[1-9]\\d{0,3}(?=\\s?(?:[千萬万]\\s?\\p{sc=Han}|[元円圓块塊])))\\s?\\p{sc=Han})';
  const stepped = `(?:${digits}\\s?[兆億亿萬万千]\\s${goesOn}|${digits}[兆億亿萬万千])+(?:${digits}(?:\\s?千)?)?`;
  const number = `(?:${stepped}|${digits})`;
  const per =
    '(?:(?!\\s/\\s(?:\\p{Lu}\\p{Ll}|[\\p{L}’ -]{1,30}\\s\\d))\\s?/\\s?(?:(?:小时|小時|平方米|工作日|[月年天日周時时分秒人次件台个個份位单㎡坪晚间間席桌场場])|\\p{Script=Latin}{1,12}' +
    `${POWER}?(?:\\.(?=[,;)]|\\s\\p{Ll}))?))`;
  // Scale and unit behind the number; in wide scripts one after the other without a space.
  const tail = `(?:(?:${SCALE_LETTER}(?![\\p{L}\\p{N}]))|\\s?${scale}(?:(?<=[’'])|(?![\\p{Script=Latin}])))?(?:[多余餘几幾](?=${anyOf('counters')}|${anyOf('units')}))?(?:[ \\u00a0\\u202f]?${unit}${HALF})?`;
  // `9.79 ± 0.06 m/s²`: how far a value may be off is no value of its own.
  const uncertain = `(?:\\s?(?:±|\\+/[-−–])\\s?${number}${tail})?`;
  const single = `(?:${SIGN}\\s?)?(?:${CURRENCY}\\s?)?${number}${tail}${uncertain}`;
  const minutes = '(?:m|min|mins|minutes|分钟|分鐘|分)(?![\\p{Script=Latin}])';
  const duration = `(?:${digits}\\s?(?:h|hrs?|hours?|小时|小時|時間)\\s?${digits}\\s?${minutes}|[\\d０-９]{1,3}(?:h| h )[0-5]\\d(?![\\d\\p{L}])|${digits}\\s?${minutes}\\s?${digits}\\s?(?:s|secs?|seconds|秒${HUNDREDTHS})(?![\\p{Script=Latin}])|${digits}秒\\d{1,2}(?![\\d.])|${digits}\\s(?:min|hours?|heures?)\\s[0-5]\\d(?![\\d\\p{L}%]|[.,:]\\d|\\s(?!${BEHIND_TIME})\\p{L}))`;
  const ratio = `${digits}\\s?(?:(?:out )?of(?: (?:the|our|their|its|all))?|(?:sur(?: (?:nos|les|leurs|ses))?|de (?:nos|leurs|ses))|/)\\s?${digits}`;
  // `raffle 240 – 3,000 altogether`: behind such a dash stands what all come to.
  const summed = `(?!${CURRENCY}?${digits}\\s(?:altogether|all told|in all|in total|en tout|au total))`;
  // `1.35 € - 310 kcal`: behind a unit, a dash between blanks leads to the end of a range where that has a unit too.
  const dash = `(?:\\s[-–—]\\s(?<=\\d\\s[-–—]\\s)|\\s[-–—]\\s(?=(?:${CURRENCY}\\s?)${number}|${number}(?:\\s?${scale}|${SCALE_LETTER}|[ \\u00a0\\u202f]?${unit}))|[-–—~～〜至]\\s?|\\s?[-–—~～〜至](?!\\s)|\\s?[~～〜至]\\s?)`;
  const range = `(?:${CURRENCY}\\s?)?${number}${tail}${dash}${summed}(?:${CURRENCY}\\s?)?${number}${tail}`;
  // `10 to 14 hours`; behind `from` it may be a change.
  const worded = `(?<!(?:from|by|de|passe)\\s)${digits}\\s(?:to|à)\\s${digits}\\s?${unit}`;
  // `takes from 30 to 35`: words in front say that it is none.
  const spanned = `(?<=(?<!\\p{L})(?:${anyOf('spanning')})\\s)(?:${CURRENCY}\\s?)?${number}${tail}\\s(?:to|à)\\s(?:${CURRENCY}\\s?)?${number}${tail}`;
  // `Hire: from 25 to 40 €`: behind a colon prices are a range.
  const money = `(?:${CURRENCY}|euros?|dollars?|pounds?)`;
  const priced = `(?<=[:：]\\s?(?:de|from)\\s)(?=[^,;.\\n]{0,16}${money})(?:${CURRENCY}\\s?)?${number}${tail}\\s(?:to|à)\\s(?:${CURRENCY}\\s?)?${number}${tail}`;
  // `每班20到25人`, `低50%到70%`; behind 从 it may be a change, but where words behind it say that it is none.
  const joined = `(?<![从從由][^，。、；：,;:\\d]{0,12})${number}${tail}到${number}${tail}|${number}${tail}到${number}${tail}(?=${anyOf('ranging')})|${number}${tail}から${number}${tail}(?=${anyOf('ranging')})`;
  const between = `(?:between|entre)\\s(?:${CURRENCY}\\s?)?${number}${tail}\\s(?:and|et)\\s(?:${CURRENCY}\\s?)?${number}${tail}`;
  // `les 16 → 25 ans`, `儿童（6→12岁）`: who somebody may be, and no age that rose.
  const aged = `(?<=(?:^|[(（]|(?<!\\p{Script=Latin})(?:${anyOf('ageGroups')})\\s?[:：(（]?)\\s?)${digits}\\s?(?:→|->)\\s?${digits}\\s?(?:${anyOf('ages')})(?![\\p{Script=Latin}])`;
  const body = [
    duration,
    ...(forms.has('aged') ? [aged] : []),
    ...(forms.has('between') ? [between] : []),
    ...(forms.has('worded') ? [spanned, priced, worded] : []),
    ...(forms.has('joined') ? [joined] : []),
    ...(forms.has('range') ? [range] : []),
    // Not of `TTRO/25/311`.
    `(?<![\\p{L}\\p{N}]/)${ratio}(?=\\s|[^\\p{L}\\p{N}/]|$)`,
    single,
  ].join('|');
  return new RegExp(`${approximation}?(?:${body})(?:${per}){0,2}${bound}?`, 'gu');
}

/** `68/2010` is an act of that year; `2/ Budget` the second point of an agenda. */
const NO_RATIO = /^\d{1,4}\s?\/\s?(?:(?:19|20)\d{2}$|\s?\p{Lu}\p{Ll})/u;

/** `要支援1が6名`, `モカ10が11票`: the number behind a name right in front of its particle and the figure is of the name. */
const NAME_NUMBER = /(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{Script=Latin}])\d{1,3}(?:以上|以下)?(?=[がは]\s?\d)/gu;
const ROUND = '(?:1(?:[ ,.\\u00a0\\u202f]?000)+|10{1,5}|10{0,3}[万萬])(?![\\d.,]*\\d)';
/** What a rate is counted over, `per 1,000 people`: it belongs to what is measured and is no value itself. */
const RATE_BASE = new RegExp(
  `(?<=(?<!\\p{L})(?:per|for every|par|pour)\\s|每)${ROUND}(?!\\s?(?:[%％$€£¥￥元]|euros?|[天日分小年月周週秒]|[个個]月))|${ROUND}(?=\\s?\\p{L}{0,4}?(?:当たり|あたり|につき))`,
  'giu',
);

/** All figures of a text that are no dates, in order; each stands free on both sides and is whole. */
export const readQuantities = remembered((text: string, language: Language): readonly Quantity[] => {
  const masked = mask(text, language);
  const found: Quantity[] = matchesOf(figureIn(masked, language), masked).flatMap(
    ({ index, 0: own }) => quantityOf(own.trimEnd(), index, text, language) ?? [],
  );
  for (const span of readNumberWords(masked)) {
    const words = { kind: 'percent', number: undefined, unit: '', amount: undefined, isRange: false } as const;
    found.push({ ...span, ...words });
  }
  if (language !== 'en-US' && language !== 'fr-FR')
    for (const { unit, amount, ...span } of readHanAmounts(masked))
      found.push({ ...span, kind: kindOf(unit), number: undefined, unit, amount, isRange: false });
  return withoutFactors(withoutOverlaps(found), text);
});

/** Stands for what is covered: no sign of any text, and one that leaves a text of Latin letters one. */
const COVER = '\u0001';

/** `5 × 10⁶` is no figure 10 and no five times. */
const POWER_OF_TEN = /(?:(?<!\d)\d[\d.,]{0,12}\s?[x×·]\s?)?(?<!\d)10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}/gu;

/** Dates, addresses and what rates are counted over as letters, so that no figure is cut out of them. */
function mask(text: string, language: Language): string {
  const lettered = (found: string): string => 'x'.repeat(found.length);
  const masked = text
    .replace(numbersOfNames(text), lettered)
    .replace(RATE_BASE, lettered)
    .replace(NAME_NUMBER, lettered)
    .replace(POWER_OF_TEN, lettered);
  return covered(masked, readDates(text, language), COVER);
}

function quantityOf(text: string, start: number, source: string, language: Language): Quantity | undefined {
  if (NO_RATIO.test(text)) return undefined;
  const end = start + text.length;
  const before = source.slice(Math.max(0, start - 3), start);
  const after = source.slice(end, end + 2);
  const first = text[0] ?? '';
  if (
    /[\p{N}０-９$€£¥￥]/u.test(first) &&
    /(?:[\p{Script=Latin}\p{N}#№第_]|\p{Script=Latin}[-–]|\d[.,:/])$/u.test(before)
  )
    return undefined;
  // A date in front was masked: what stands between it and the number is no sign.
  if (/[−–-]/u.test(first) && /[\p{L}\p{N}）%]$/u.test(before) && !isBelowNought(source, start)) return undefined;
  // `240 – 3,000 altogether`: nor is a dash between blanks behind a figure.
  const dash = /[\p{N}\p{L}\p{Sc}%％°)）]\s$/u.test(before) ? /^[−–-]\s+/u.exec(text)?.[0] : undefined;
  if (dash) return quantityOf(text.slice(dash.length), start + dash.length, source, language);
  // `4 € - 30 min`: figures of two kinds are no range, and the first stands by itself.
  const parts = /^(?<one>.*\d.*?)\s+[-–—]\s+(?<other>\S.*)$/u.exec(text)?.groups;
  const kinds = [parts?.['one'], parts?.['other']].map((part) => part && kindOf(part.replace(/[\d.,\s]+/gu, '')));
  if (parts?.['one'] && kinds[0] !== 'bare' && kinds[1] !== 'bare' && kinds[0] !== kinds[1])
    return quantityOf(parts['one'], start, source, language);
  if (/[+＋]/u.test(first) && /[\p{Script=Latin}\p{N}）%]$/u.test(before)) return undefined;
  if (/[\p{N}０-９]$/u.test(text) && /^(?:\p{Script=Latin}|[.,:/]\d|-\p{L})/u.test(after)) return undefined;
  if (/[\p{Script=Latin}]$/u.test(text) && /^\p{Script=Latin}/u.test(after))
    return bareOf(text, start, source, language);
  // `8 M.Tech. students` are no eight million.
  if (/\s\p{Lu}$/u.test(text) && /^\.\p{L}/u.test(after)) return bareOf(text, start, source, language);
  const { digits } = digitsIn(language);
  const powered = text.replace(
    PLAIN_POWER,
    (_, sign: string, power: string) => (sign ? '⁻' : '') + (RAISED[power] ?? power),
  );
  const numbers = powered.match(digits) ?? [];
  const isRange =
    numbers.length > 1 && (/[-–—~～〜至到→±]|から|\s(?:to|à)\s/u.test(text.slice(1)) || /^\p{L}/u.test(text));
  const isStepped = /[兆億亿萬万千]\s?[\d０-９]/u.test(text);
  const isRatio = !isRange && !isStepped && numbers.length > 1;
  const [only] = numbers;
  if (!only) return undefined;
  // `水表 0387`: a number that is written with a nought in front tells which, or is read off something.
  if (/^[0０][\d０-９]+$/u.test(text)) return undefined;
  const half = text.includes('半') ? 0.5 : 0;
  const number = (valueOf(only, language) + half) * (/^(?:[-−–▲△])/u.test(text) ? -1 : 1);
  const unit = powered
    .replace(digits, '')
    .replace(/^(?:between|entre)\s+(?:and|et)(?=\s|$)|^[+＋−–-]\s?|^\s*(?:to|à)\s+/u, '')
    .replace(/(?<=[兆億亿萬万千])\s+(?=\p{sc=Han})/gu, '')
    .trim();
  const amount = isRange || isRatio ? undefined : isStepped ? steppedAmount(text, language) : number * scaleOf(unit);
  return {
    start,
    end,
    text,
    kind: isRatio ? 'ratio' : kindOf(unit),
    number: isRange || isRatio || isStepped ? undefined : number,
    unit,
    amount,
    isRange,
  };
}

/** Characters around a sign that say whether it is one. */
const AROUND = 6;

function isBelowNought(source: string, start: number): boolean {
  const from = Math.max(0, start - AROUND);
  return new RegExp(BELOW_NOUGHT, 'u').exec(source.slice(from, start + 2 * AROUND))?.index === start - from;
}

/** `8 million` of `8 millionaires` is no figure; `12` of `12 Days of …` stays one where a word only begins as a unit. */
function bareOf(text: string, start: number, source: string, language: Language): Quantity | undefined {
  const bare = /^.*[\d０-９]/u.exec(text)?.[0];
  if (!bare || bare === text || !/^\s/.test(text.slice(bare.length))) return undefined;
  return quantityOf(bare, start, source, language);
}

function valueOf(text: string, language: Language): number {
  const plain = text.normalize('NFKC');
  const compact =
    language === 'fr-FR'
      ? plain.replace(/[ \u00a0\u202f]/g, '').replace(/[.'’](?=\d{3}(?!\d))/g, '')
      : plain.replace(/[,’' \u00a0](?=\d{3}(?!\d))/g, '');
  return Number(compact.replace(',', '.').replace(/[^\d.]/g, ''));
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/万亿|萬億|兆|trillion/iu, 1e12],
  [/亿|億/u, 1e8],
  [/billion|bn\b|milliard|Md|(?<=[$€£].*)B\b/u, 1e9],
  [/千万|千萬/u, 1e7],
  // `12 m` is a length: only a capital letter, or a small one behind money, is a scale.
  [
    /百万|百萬|[Mm]illion|[Mm]n\b|[Mm]io\b|(?<!\p{L})M(?![\p{L}²³/])|M€|M\$|(?<=(?:[$€£¥]|CHF|EUR|USD|GBP)[^/]*)m\b(?![²³])/u,
    1e6,
  ],
  [/万|萬/u, 1e4],
  [/千(?![克米瓦卡])/u, 1e3],
  [/thousand|mille\b|millier|(?<!\p{L})[kK](?!\p{L})|k€|k\$/u, 1e3],
];

function scaleOf(unit: string): number {
  return SCALES.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
}

const STEP: Readonly<Record<string, number>> = { 兆: 1e12, 億: 1e8, 亿: 1e8, 萬: 1e4, 万: 1e4, 千: 1e3 };

function steppedAmount(text: string, language: Language): number {
  const parts = matchesOf(digitsIn(language).steps, text);
  // `8千万` is 8 times a thousand times ten thousand.
  const scale = (step: string): number => [...step].reduce((product, sign) => product * (STEP[sign] ?? 1), 1);
  return parts.reduce((sum, [, digits = '', step = '']) => sum + valueOf(digits, language) * scale(step), 0);
}

const MONEY_UNIT = new RegExp(`[$€£¥￥₩元円块塊]|${CURRENCY_CODES}(?!\\p{L})|F\\s?CFA|euro|dollar|ドル|ユーロ`, 'iu');

function kindOf(unit: string): Quantity['kind'] {
  if (/[%％‰]|percent|per cent|pour cent|百分点|百分點|ポイント|\bpp\b/iu.test(unit)) return 'percent';
  if (MONEY_UNIT.test(unit)) return 'money';
  if (unit === '' || /^[~≈<>≤≥+＋▲△±\s]+$|^(?:大?约|大?約|近|逾|以上|多|余)$/u.test(unit)) return 'bare';
  return /^\p{Script=Han}$/u.test(unit) && !/[万亿億萬米克吨噸秒分天周年岁歳]/u.test(unit) ? 'count' : 'measure';
}

/** How much a figure tells by itself, 0 to 4: shares and money most, a lone digit hardly anything. */
export function tellingOf({ kind, text, isRange }: Quantity): number {
  const digits = text.replace(/\D/g, '').length;
  const isShare = kind === 'count' && /[割成]$/u.test(text);
  const own = isShare ? 3 : { percent: 3, money: 2.6, measure: 1.8, ratio: 1.4, count: 1.2, bare: 0 }[kind];
  const scaled = /[万亿億萬兆]|illi|[kKM]\b/u.test(text) ? 0.6 : 0;
  const length = digits >= 3 ? 1 : digits === 2 ? 0.6 : 0;
  // `76,000` is written to be read as a figure; `386` may be a number of something.
  const grouped = kind === 'bare' && digits >= 4 && /\d\D\d{3}(?!\d)/u.test(text) ? 0.8 : 0;
  return Math.min(4, own + scaled + length + grouped - (isRange ? 0.4 : 0));
}
