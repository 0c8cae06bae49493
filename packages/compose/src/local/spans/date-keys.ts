import type { Language } from '@pagewright/model/languages';
import { LEXICONS } from '../lexicon/words.ts';
import { digitOf, smallNumber } from './small-numbers.ts';

/**
 * Where dates, times and periods stand beside others: numbers that grow as time goes on, of what a pattern has found.
 * A day is year × 10,000 + month × 100 + day, with 0 for what is not said; a time is in minutes.
 */

/** Years that stand alone. */
export const YEAR = '(?:19|20)\\d{2}';

const MONTH_INITIALS = [
  'jan',
  'f[ée]',
  'mar',
  'a[pv]r',
  'ma[iy]',
  'juin|jun',
  'juil|jul',
  'a[uo][ûug]',
  'sep',
  'oct',
  'nov',
  'd[ée]c',
].map((initials) => new RegExp(`^(?:${initials})`, 'iu'));

/** 1 to 12, of a name of a month in English or French. */
export function monthOf(name: string): number | undefined {
  const index = MONTH_INITIALS.findIndex((initials) => initials.test(name));
  return index < 0 ? undefined : index + 1;
}

export const dayKey = (year: number, month: number, day: number): number => year * 10_000 + month * 100 + day;
export const num = (text: string | undefined): number => (text === undefined ? 0 : smallNumber(text));

/** The years before the first ones of Japanese eras. */
export const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

/** Of the parts of a month, the day that stands for each. */
const PART_OF_MONTH: readonly (readonly [RegExp, number])[] = [
  [/^(?:early|début)/iu, 1],
  [/^mi/iu, 15],
  [/^(?:late|end|fin)/iu, 28],
];

/** The day that stands for the third of a month that a text ends in, 0 of a whole month. */
export function thirdOfMonth(text: string): number {
  if (/(?:上旬|初)$/u.test(text)) return 5;
  if (/中旬?$/u.test(text)) return 15;
  const [, week] = /第([一二三四五1-5])(?:、.)?[周週]$/u.exec(text) ?? [];
  if (week) return smallNumber(week) * 7 - 6;
  return /(?:下旬|[底末]|最終週|末週)(?:前)?$/u.test(text) ? 28 : 0;
}

export function partOfMonth(text: string): number {
  return thirdOfMonth(text) || 1;
}

/** Words for parts of a year, and the month and day that stand for each. */
const PARTS_OF_YEAR: readonly (readonly [RegExp, number])[] = [
  [/(?:上半年|[初春])(?:季|天)?$|^(?:early|start|beginning|début|spring|printemps)(?!\p{L})/iu, 301],
  [/中$|夏(?:季|天)?$|^(?:mid|summer|mi|été)(?!\p{L})/iu, 615],
  [/下半年$|秋(?:季|天)?$|^(?:autumn|fall|automne)(?!\p{L})/iu, 915],
  [/[底末冬](?:季|天|前)?$|^(?:late|end|fin|winter|hiver)(?!\p{L})/iu, 1128],
];

export function partOfYear(text: string): number {
  return PARTS_OF_YEAR.find(([part]) => part.test(text))?.[1] ?? 0;
}

/** The first year of a decade that is written out or in figures: `the 1970s`, `the eighties`, `90年代`. */
function yearOfDecade(text: string): number | undefined {
  const [, century, tens] = /((?:1[5-9]|20)?)(\d)0(?:s|年代)?$/u.exec(text) ?? [];
  if (tens) return Number(century || 19) * 100 + Number(tens) * 10;
  const named = DECADES.findIndex((name) => name.test(text));
  return named < 0 ? undefined : 1920 + named * 10;
}

const DECADES = [
  /twenties|二十年代/iu,
  /thirties|三十年代/iu,
  /forties|四十年代/iu,
  /fifties|五十年代/iu,
  /sixties|六十年代/iu,
  /seventies|七十年代/iu,
  /eighties|八十年代/iu,
  /nineties|九十年代/iu,
] as const;

const YEAR_OR_HALF = new RegExp(`^(${YEAR})年?[上下]半年$|(${YEAR})$`, 'u');

/** Where periods that are counted (`week 3`, `2日目`, `第三季度`) or are parts of a month stand; undefined of others. */
export function keyOfPeriod(text: string): number | undefined {
  const [, quarter] = /^第?([一二三四1-4])(?:季度?|四半期)/u.exec(text) ?? [];
  if (quarter) return dayKey(0, smallNumber(quarter) * 3, 0);
  const own = text.replace(/^(?:the )?(?:end|middle|start|beginning) of (?=(?:week|wk|month|phase|sprint) ?\d)/iu, '');
  const [, counted] =
    /^第?(\d{1,2}|[一二三四五六七八九十]{1,3})(?:[-–—~～至到]第?[\d一二三四五六七八九十]{1,3})?(?:周|週|天|日|[个個かヶ]月|阶段|階段|期|年目)/u.exec(
      own,
    ) ??
    /^(?:week|wk|day|month|phase|sprint|sem|jour|mois|[sj](?=\s?\d)|[ck]?w(?=\s?\d{2}))\p{L}*\.?\s?(\d{1,2})/iu.exec(
      own,
    ) ??
    [];
  if (counted) return smallNumber(counted);
  const [, year] = YEAR_OR_HALF.exec(text)?.filter(Boolean) ?? [];
  const decade = yearOfDecade(year ? '' : text);
  if (decade !== undefined) return dayKey(decade, 0, 0);
  const [, monthOfNear] = /^[今明去前昨来來本翌次同当當]年の?(\d{1,2}|[一二三四五六七八九十]{1,2})月/u.exec(text) ?? [];
  if (monthOfNear) return dayKey(0, smallNumber(monthOfNear), thirdOfMonth(text));
  // A part of a year without the year: `年底前`, `spring`.
  if (
    /^(?:年[初底末]前?|(?:early |late |mid-?)?(?:spring|summer|autumn|fall|winter)|printemps|été|automne|hiver)$/iu.test(
      text,
    )
  )
    return partOfYear(text);
  const day = PART_OF_MONTH.find(([part]) => part.test(text))?.[1];
  const month = day === undefined ? undefined : monthOf(/^\p{L}+[ -](?:of |the )*(.*)$/u.exec(text)?.[1] ?? '');
  if (day !== undefined && month !== undefined) return dayKey(num4(year), month, day);
  return year ? dayKey(Number(year), 0, 0) + partOfYear(text) : undefined;
}

const COUNTED_UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:第?[\d一二三四五六七八九十～~–—到至-]+(?:周|週)|(?:week|wk|sem|s(?=\s?\d)|[ck]?w(?=\s?\d)))/iu, 7],
  [/^(?:第?[\d一二三四五六七八九十～~–—到至-]+[个個かヶ]月|month|mois)/iu, 30],
  [/^(?:第?[\d一二三四五六七八九十～~–—到至-]+[天日]|(?:day|jour))/iu, 1],
];

/** Days in the unit that a period is counted in, `week 3`, `第二个月`; undefined of others. */
export function daysOfCounted(text: string): number | undefined {
  return COUNTED_UNITS.find(([unit]) => unit.test(text))?.[1];
}

const COUNT_WORDS = LEXICONS.map(({ countWords }) =>
  countWords.map((word) => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{Script=Latin})`, 'iu')),
);

/** `D2`: the second day of a journey. */
export function keyOfCountedDay(text: string): number | undefined {
  const count = /^D(?:ay)?\s?(\d{1,2})$/iu.exec(text)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** Which of its stages a stage is: by its figure or the word for it. */
export function keyOfStage(text: string): number | undefined {
  const figure = /\d{1,2}/u.exec(text.normalize('NFKC'))?.[0];
  if (figure) return Number(figure);
  const place = COUNT_WORDS.map((words) => words.findIndex((word) => word.test(text))).find((index) => index >= 0);
  return place === undefined ? undefined : place + 1;
}

const WEEKDAY_INITIALS = [
  '(?:mon|lun)|[一月](?:曜日?)?$',
  '(?:tue|mar)|[二火](?:曜日?)?$',
  '(?:wed|mer)|[三水](?:曜日?)?$',
  '(?:thu|jeu)|[四木](?:曜日?)?$',
  '(?:fri|ven)|[五金](?:曜日?)?$',
  '(?:sat|sam)|[六土](?:曜日?)?$',
  '(?:sun|dim)|(?:[天末]|(?<!曜)日(?:曜日?)?)$',
].map((initials) => new RegExp(`^(?:${initials})|[周週期拜](?:${initials})`, 'iu'));

/** 1 (Monday) to 7, of the week before seven less and of the next one seven more. */
export function keyOfWeekday(text: string): number | undefined {
  const name = text.replace(/^(?:(?:by|on|next|le|dès|avant|before|until|till)\s|[先今来]週の?)/iu, '');
  const index = WEEKDAY_INITIALS.findIndex((initials) => initials.test(name));
  if (index < 0) return undefined;
  const weeks = /^(?:next\s|下|来)/iu.test(text) ? 1 : /^[上先]/u.test(text) ? -1 : 0;
  return index + 1 + weeks * 7;
}

/** Behind noon, also where it is counted from noon on. */
const BEHIND_NOON = /^(?:下午|晚上?|傍晚|午後|夜|夕方)|\d\s?p\.?m\b/iu;
export const NOON = 12 * 60;

export function minutes(text: string, hour: string | undefined, minute: string | undefined): number {
  const all = num(hour) * 60 + (text.includes('半') ? 30 : num(minute));
  return all < NOON && BEHIND_NOON.test(text) ? all + NOON : all;
}

/** The year before the first one of the Republic. */
export const FIRST_OF_REPUBLIC = 1911;

/** `88`, `八十八`, `一百零三`, `一〇三`. */
export function republicYear(text = ''): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const [, hundreds = '', rest = ''] = /^(?:([一二])百)?零?(.*)$/u.exec(text) ?? [];
  const isByDigit = rest.length > 1 && !rest.includes('十');
  const below = isByDigit
    ? [...rest].reduce((sum, digit) => sum * 10 + digitOf(digit), 0)
    : smallNumber(rest === '' ? '〇' : rest);
  return (hundreds === '' ? 0 : smallNumber(hundreds) * 100) + below;
}

export function num4(text: string | undefined): number {
  const year = text === undefined ? 0 : Number(text);
  // Three figures count the years of the Republic.
  return year >= 100 && year < 200 ? FIRST_OF_REPUBLIC + year : year;
}

/** In Taiwan two figures count the years of the Republic too. */
export function yearIn(text: string | undefined, language: Language): number {
  return language === 'zh-TW' && text?.length === 2 ? FIRST_OF_REPUBLIC + Number(text) : num4(text);
}
