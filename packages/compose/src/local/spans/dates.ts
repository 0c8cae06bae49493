import type { Language } from '@pagewright/model/languages';
import { matchesOf } from '../language/matches.ts';
import { anyOf } from '../lexicon/words.ts';
import {
  dayKey,
  ERAS,
  FIRST_OF_REPUBLIC,
  keyOfCountedDay,
  keyOfPeriod,
  keyOfStage,
  keyOfWeekday,
  minutes,
  monthOf,
  NOON,
  num,
  num4,
  partOfMonth,
  partOfYear,
  republicYear,
  thirdOfMonth,
  YEAR,
  yearIn,
} from './date-keys.ts';
import { type DateSpan, FROM, type Grain, spanOf, TO } from './date-span.ts';
import { withStretches } from './date-stretches.ts';
import { daysOfTheYear } from './days-of-the-year.ts';
import { frenchTimes } from './french-times.ts';
import { hoursAmong } from './hours-among.ts';
import { namedDayOf, relativeDates } from './named-days.ts';
import { numberedWeekdays } from './numbered-weekdays.ts';
import { EARLY_MID_LATE } from './parts-of-months.ts';
import { areRatios } from './ratios.ts';
import { remembered } from './remembering.ts';
import { severalWeekdays } from './several-weekdays.ts';
import { withoutOverlaps } from './span.ts';

interface Pattern {
  readonly grain: Grain;
  readonly pattern: RegExp;
  /** What no match is without. */
  readonly needs?: Sign;
  readonly key?: (match: RegExpExecArray, language: Language) => number | undefined;
}

const MONTH = anyOf('months');
const WEEKDAY = anyOf('weekdays');

/** What a text is searched for before the patterns that need it: most texts hold little of it. */
const SIGNS = {
  figure: /\d/,
  ideograph: /[\u4e00-\u9fff]/,
  month: new RegExp(`(?<!\\p{Script=Latin})${MONTH}(?!\\p{Script=Latin})`, 'iu'),
} as const;
type Sign = keyof typeof SIGNS;

/** With its month a number of older centuries is a year too. */
const OLD_YEAR = '(?:1[4-9]|20)\\d{2}';
const DASH = '\\s?[-–—~～〜至到]\\s?';
/** The zone that a time is of, with how far it is off: `09:12 UTC`, `14:00 UTC+8`. */
const ZONE = '(?:\\s?(?:(?:UTC|GMT)(?:[+−-]\\d{1,2}(?::[0-5]\\d)?)?|CES?T|EES?T|WES?T|BST|JST|[ECMP][SD]T)(?!\\p{L}))?';
/** Between the two ends of a stretch of time. */
const UNTIL = '(?:\\s?[-–—]\\s?|\\s(?:to|until|through|à|au)\\s)';

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** Only at the start of a text: elsewhere such words say something else. */
function leading(source: string): RegExp {
  return new RegExp(source, 'iuy');
}

/** `（木）` behind a day. */
const WEEKDAY_BEHIND = '(?:[（(](?:[周週]|星期|礼拜|禮拜)?[一二三四五六日天月火水木金土](?:曜日?)?(?:・?祝)?[）)])';

const SMALL = '(?:[\\d０-９]{1,2}|[一二三四五六七八九十]{1,3})';

const PATTERNS: readonly Pattern[] = [
  // 2025-06-18, 2025/6/18, 2025.6
  {
    grain: 'day',
    needs: 'figure',
    pattern: pattern(`${FROM}(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})${TO}`),
    key: ([, y, m, d]) => dayKey(num4(y), num(m), num(d)),
  },
  {
    grain: 'month',
    needs: 'figure',
    pattern: pattern(`${FROM}(${YEAR})[-/](0?[1-9]|1[0-2])${TO}`),
    key: ([, y, m]) => dayKey(num4(y), num(m), 0),
  },
  // 2016.7—2020.2, 2020.03-至今, as a career tells its stretches; alone only in front of a line
  {
    grain: 'month',
    needs: 'figure',
    pattern: pattern(
      `${FROM}(${YEAR})\\.(0?[1-9]|1[0-2])${DASH}(?:(?:${YEAR})\\.(?:0?[1-9]|1[0-2])${TO}|至今|现在|現在|今|present|now)`,
    ),
    key: ([, y, m]) => dayKey(num4(y), num(m), 0),
  },
  {
    grain: 'month',
    needs: 'figure',
    pattern: leading(`(${YEAR})\\.(0?[1-9]|1[0-2])(?=[\\s　:：]\\s?\\p{L})`),
    key: ([, y, m]) => dayKey(num4(y), num(m), 0),
  },
  {
    grain: 'day',
    needs: 'figure',
    pattern: pattern(`${FROM}(?:0?[1-9]|[12]\\d|3[01])[./](?:0?[1-9]|[12]\\d|3[01])[./](?:${YEAR}|\\d{2})${TO}`),
  },
  {
    grain: 'day',
    needs: 'figure',
    pattern: pattern(`${FROM}(1[01]\\d)/(\\d{1,2})/(\\d{1,2})${TO}`),
    key: ([, y, m, d]) => dayKey(num4(y), num(m), num(d)),
  },
  {
    grain: 'year',
    needs: 'ideograph',
    pattern: pattern(
      `民[國国]\\s?(\\d{1,3}|[〇零一二三四五六七八九十百]{1,5})\\s?年(?:\\s?(${SMALL})\\s?月(?:\\s?(${SMALL})\\s?[日號号])?|代|度|[初底]|間)?(?:${DASH}(?:民[國国])?\\d{1,3}\\s?年度?)?`,
    ),
    key: ([text, y, m, d]) => dayKey(FIRST_OF_REPUBLIC + republicYear(y), num(m), num(d)) + (m ? 0 : partOfYear(text)),
  },
  {
    grain: 'year',
    needs: 'ideograph',
    pattern: pattern(`(?<![\\d.,])(?:民國|民国)?(1[01]\\d)\\s?年度?(?=[的比至到起前後底初～~–-]|$)`),
    key: ([, y]) => dayKey(num4(y), 0, 0),
  },
  // 2021年3月5日, 113年9月, 令和7年, 2024年度; the later end of a range may leave out what they share.
  {
    grain: 'day',
    needs: 'ideograph',
    pattern: pattern(
      `(?<!\\d)(?:(${YEAR}|\\d{2,3})\\s?年\\s?)?(${SMALL})\\s?月(?:份)?\\s?(${SMALL})(?:\\s?[日号號]${WEEKDAY_BEHIND}?|(?=${DASH}${SMALL}\\s?[日号號]))(?:(?:${DASH}|から)(?:${SMALL}\\s?月\\s?)?${SMALL}\\s?[日号號](?![間间目])${WEEKDAY_BEHIND}?)?`,
    ),
    key: ([, y, m, d], language) => dayKey(yearIn(y, language), num(m), num(d)),
  },
  {
    grain: 'month',
    needs: 'ideograph',
    pattern: pattern(
      `(?<![\\d.,第])(?:(${YEAR}|\\d{2,3})\\s?年\\s?)?(${SMALL})(?:${DASH}${SMALL})?\\s?月(?:份)?(?:[上中下]旬|${EARLY_MID_LATE})?(?:(?:${DASH}|から(?:翌年?)?)${SMALL}\\s?月(?:份)?(?:[上中下]旬|${EARLY_MID_LATE})?)?(?:にかけて)?(?:の?第[一二三四五1-5](?:、第?[一二三四五1-5])?(?:周|週)|の?(?:最終|末)週)?(?![\\d ]*回)(?!薪|费|費|供|租|均|额|龄|齡)`,
    ),
    key: ([text, y, m], language) => dayKey(yearIn(y, language), num(m), thirdOfMonth(text)),
  },
  {
    grain: 'year',
    needs: 'ideograph',
    pattern: pattern(
      `(?<![\\d.,])(${YEAR})\\s?年(?:度)?(?:${DASH}(?:${YEAR})\\s?年(?:度)?)?(?:至今|[春夏秋冬](?:季|天)?|年?${EARLY_MID_LATE}|上半年|下半年)?`,
    ),
    key: ([text, y]) => dayKey(num4(y), 0, 0) + partOfYear(text),
  },
  // 8/末, 6/下旬
  {
    grain: 'month',
    needs: 'ideograph',
    pattern: pattern(`${FROM}(0?[1-9]|1[0-2])/(?:[上中下]旬|[初中末])(?!\\p{sc=Han})`),
    key: ([text, m]) => dayKey(0, num(m), thirdOfMonth(text)),
  },
  // 令和6年12月, 平成元年
  {
    grain: 'period',
    needs: 'ideograph',
    pattern: pattern(
      `(${Object.keys(ERAS).join('|')})\\s?(元|${SMALL})\\s?年度?(?:\\s?(${SMALL})\\s?月)?(?:\\s?(${SMALL})\\s?日)?(?:${DASH}(?:${SMALL}\\s?年度?)?(?:${SMALL}\\s?月)?(?:${SMALL}\\s?日)?(?<=[年月日度]))?末?`,
    ),
    key: ([, era = '', y = '', m, d]) => dayKey((ERAS[era] ?? 0) + (y === '元' ? 1 : num(y)), num(m), num(d)),
  },
  // 去年（2024年）, last year (2024)
  {
    grain: 'year',
    needs: 'figure',
    pattern: pattern(
      `(?:[去今明前昨来來]年|(?:last|this|next) year|l[’']an(?:née)? (?:dernier|dernière|prochain|prochaine)|cette année)\\s?[（(](${YEAR})年?[)）]`,
    ),
    key: ([, y]) => dayKey(num4(y), 0, 0),
  },
  // Years before 1900 only where a word or a mark says that they are years.
  {
    grain: 'year',
    needs: 'figure',
    pattern: pattern(
      `(?<![\\d.,])(1[0-8]\\d{2})\\s?年(?:代|[春夏秋冬初底末])?|(?<=\\b(?:in|since|until|around|by|between|from|en|depuis|vers|dès|entre)\\s)(1[0-8]\\d{2})(?:\\s(?:and|to|until|et|à)\\s(?:1[0-8]|19|20)\\d{2})?${TO}|^(1[0-8]\\d{2})(?=\\s?[:：–—]|\\s-\\s)`,
    ),
    key: ([, a, b, c]) => dayKey(num4(a ?? b ?? c), 0, 0),
  },
  // 12 May 2024, 1er juillet, samedi 21 juin, Friday 14 November, 12-16 May
  {
    grain: 'day',
    needs: 'month',
    pattern: pattern(
      `${FROM}(?:${WEEKDAY},?\\s)?(\\d{1,2})(?:st|nd|rd|th|er)?(?:\\s?[-–—]\\s?\\d{1,2}|(?:,\\s\\d{1,2}){0,3}\\s(?:au|to|et|and|ou|or)\\s\\d{1,2})?\\s(?:of\\s)?(${MONTH})(?:,?\\s(${OLD_YEAR}))?${TO}`,
    ),
    key: ([, d, m = '', y]) => dayKey(num4(y), monthOf(m) ?? 0, num(d)),
  },
  {
    grain: 'day',
    needs: 'month',
    pattern: pattern(
      `${FROM}(?<!\\bin\\s)(?:${WEEKDAY},?\\s)?(${MONTH})\\s(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[-–—]\\s?\\d{1,2})?(?:,?\\s(${OLD_YEAR}))?${TO}`,
    ),
    key: ([, m = '', d, y]) => dayKey(num4(y), monthOf(m) ?? 0, num(d)),
  },
  // 19-Jun-2009, 2025-Jan-27
  {
    grain: 'day',
    needs: 'month',
    pattern: pattern(`${FROM}(\\d{1,2})-(${MONTH})-(${OLD_YEAR})${TO}`),
    key: ([, d, m = '', y]) => dayKey(num4(y), monthOf(m) ?? 0, num(d)),
  },
  {
    grain: 'day',
    needs: 'month',
    pattern: pattern(`${FROM}(${OLD_YEAR})-(${MONTH})-(\\d{1,2})${TO}`),
    key: ([, y, m = '', d]) => dayKey(num4(y), monthOf(m) ?? 0, num(d)),
  },
  // 28 February to 3 March 2027, avril à juin 2026, Oct 2025 – Feb 2026
  {
    grain: 'day',
    needs: 'month',
    pattern: pattern(
      `${FROM}(?:${WEEKDAY},?\\s)?(\\d{1,2})(?:st|nd|rd|th|er)?\\s(${MONTH})(?:\\s(${YEAR}))?${UNTIL}(?:${WEEKDAY},?\\s)?\\d{1,2}(?:st|nd|rd|th|er)?\\s${MONTH}(?:,?\\s(${YEAR}))?${TO}`,
    ),
    key: ([, d, m = '', first, last]) => dayKey(num4(first ?? last), monthOf(m) ?? 0, num(d)),
  },
  {
    grain: 'month',
    needs: 'month',
    pattern: pattern(`${FROM}(${MONTH})(?:\\s(${YEAR}))?${UNTIL}${MONTH},?\\s(${YEAR})${TO}`),
    key: ([, m = '', first, last]) => dayKey(num4(first ?? last), monthOf(m) ?? 0, 0),
  },
  {
    grain: 'month',
    needs: 'month',
    pattern: pattern(`${FROM}(${MONTH})\\s(${OLD_YEAR})${TO}`),
    key: ([, m = '', y]) => dayKey(num4(y), monthOf(m) ?? 0, 0),
  },
  {
    grain: 'month',
    needs: 'month',
    pattern: new RegExp(`${FROM}(${MONTH}(?:(?:${UNTIL}|/)${MONTH})?)${TO}`, 'gu'),
    key: ([, m = '']) => dayKey(0, monthOf(m) ?? 0, 0),
  },
  // `Mars : …`, `september – …`, `mars et avril : …`: in front and with a mark behind, whatever its letters.
  {
    grain: 'month',
    needs: 'month',
    pattern: leading(`(${MONTH}(?:(?:${UNTIL}|/|\\s(?:et|and|&)\\s)${MONTH})?)(?=\\s?[:：–—|]|\\s-\\s)`),
    key: ([, m = '']) => dayKey(0, monthOf(m) ?? 0, 0),
  },
  // Q3 2024, 3Q24, T2, H1
  {
    grain: 'period',
    needs: 'figure',
    pattern: new RegExp(
      `${FROM}(?:(?:19|20)\\d{2}\\s?)?(?:Q([1-4])|T([1-4])|([1-4])Q|H([12]))(?:\\s?[-–—]\\s?[QTH][1-4])?(?:\\s?[’'/]?(?:(${YEAR})|\\d{2}))?${TO}`,
      'gu',
    ),
    key: ([, a, b, c, d, y]) => dayKey(num4(y), num(a ?? b ?? c ?? d) * 3, 0),
  },
  {
    grain: 'year',
    needs: 'figure',
    pattern: pattern(
      `${FROM}(${YEAR})(?:${DASH}(?:${YEAR}|\\d{2}|至今|现在|present|today|now|aujourd[’']hui)|至今|起)?${TO}(?![级級屆届万萬亿億兆]|\\s?(?:people|users|人|个|個|名|件|元|円|€|%|％))`,
    ),
    key: ([, y]) => dayKey(num4(y), 0, 0),
  },
  // 14:03, 8h30, 10h-12h, 7pm, 9点半
  {
    grain: 'time',
    needs: 'figure',
    pattern: pattern(
      `${FROM}(?:${anyOf('dayParts')})?([01]?\\d|2[0-4])\\s?[:：]\\s?([0-5]\\d)(?:[:：][0-5]\\d)?(?:\\s?[ap]\\.?m\\.?)?(?:${DASH}(?:[01]?\\d|2[0-4])[:：][0-5]\\d(?:\\s?[ap]\\.?m\\.?)?)?${ZONE}${TO}`,
    ),
    key: ([text, h, m]) => minutes(text, h, m),
  },
  {
    grain: 'time',
    needs: 'figure',
    pattern: pattern(
      `${FROM}([01]?\\d|2[0-4])(?:[.:]([0-5]\\d))?(?:(?:\\s?[ap]\\.?m)?\\s?[-–—]\\s?\\d{1,2}(?:[.:][0-5]\\d)?)?\\s?[ap]\\.?m\\b\\.?`,
    ),
    key: ([text, h, m]) => minutes(text, h, m),
  },
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: pattern(
      `(?<![\\d.])(?:${anyOf('dayParts')})(${SMALL}|[两兩](?=[点點時时]))\\s?[点點時时](?:半|(${SMALL})\\s?分?)?(?:${DASH}${SMALL}\\s?[点點時时](?:半|${SMALL}\\s?分?)?)?|(?<![\\d.])([01]?\\d|2[0-4])\\s?(?:[点點]|[時时](?![間间]))(?:半|[0-5]?\\d\\s?分|整|前|(?=[到至~～–-]|[以之][前后後]))(?![\\d钟])`,
    ),
    key: ([text, a, b, c]) => minutes(text, a ?? c, b),
  },
  {
    grain: 'time',
    needs: 'figure',
    pattern: leading(`\\d{1,3}\\s?[-–—~～]\\s?\\d{1,3}\\s?(?:min\\b\\.?|mn\\b|minutes\\b|分钟|分鐘|分|['’′])`),
    key: ([text]) => Number.parseInt(text, 10),
  },
  // `10.30 coffee`: in front of a line, where neither a unit nor a mark says that it is an amount.
  {
    grain: 'time',
    needs: 'figure',
    pattern: leading(
      `([7-9]|1\\d|2[0-3])\\.([0-4][05]|55)(?:\\s?[-–—]\\s?\\d{1,2}\\.[0-5]\\d(?=\\s)|(?=\\s\\p{L}))(?!\\s?${anyOf('units')}(?!\\p{L}))`,
    ),
    key: ([text, h, m]) => minutes(text, h, m),
  },
  // `the 8.15 start`, `by the 17.40 train`.
  {
    grain: 'time',
    needs: 'figure',
    pattern: pattern(`(?<=\\bthe\\s)([5-9]|1\\d|2[0-3])\\.([0-5]\\d)(?=\\s(?:${anyOf('timetabled')})(?!\\p{L}))`),
    key: ([text, h, m]) => minutes(text, h, m),
  },
  // `0845 doors`, `1315 Panel`: hours in four figures in front of a short line; 1945 is a year, and `1500 Euro` an amount.
  {
    grain: 'time',
    needs: 'figure',
    pattern: new RegExp(
      `(?:(0[6-9])([0-5][05])(?=\\s\\p{Script=Latin}{3})|(?<=^\\s*)(?!19|20)([12]\\d)([0-5][05])(?<=1\\d\\d\\d|2[0-3]\\d\\d)(?=\\s[A-ZÀ-Þ]\\p{Ll}{2}[^.!?]{0,60}$))(?!\\s?${anyOf('units')}(?!\\p{L}))(?!\\s(?:Euro|Dollar|Pound))`,
      'uy',
    ),
    key: ([text, h, m, hour, minute]) => minutes(text, h ?? hour, m ?? minute),
  },
  // `五点半到家`
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: pattern(
      '(?<![\\p{N}一二三四五六七八九十第几幾])(十[一二]?|[一二两兩三四五六七八九])[点點](?:半|[一三]刻|[钟鐘])',
    ),
    key: ([text, h]) => minutes(text, h, undefined),
  },
  // `13時 昼食`, `17点：颁奖`: a whole hour in front of a line.
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: leading(
      `([01]?\\d|2[0-4])(?:[点點](?:左右|前[后後])?(?=[\\s　:：])|[時时](?:頃|ごろ)?(?=[\\s　:：]|(?![間间])\\p{sc=Han}))`,
    ),
    key: ([text, h]) => minutes(text, h, undefined),
  },
  {
    grain: 'time',
    needs: 'figure',
    pattern: pattern(`${FROM}12 ?(noon|midnight)${TO}`),
    key: ([, name]) => (name === 'noon' ? NOON : 0),
  },
  {
    grain: 'time',
    pattern: leading('(?:noon|midday|midi|正午)(?=[\\s　:：,，–—-])'),
    key: () => NOON,
  },
  // `shaping from midnight`, `dès minuit`
  {
    grain: 'time',
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:from|at|until|till|by|before|after|around|à|dès|vers|avant|jusqu[’']à)\\s)(?:(midnight|minuit)|noon|midday|midi)(?!\\p{L}|[-\\s](?:sun|snack|swim|mass))`,
      'giu',
    ),
    key: ([, midnight]) => (midnight ? 0 : NOON),
  },
  // `12日（土）13時〜15時30分`: from one hour to another, wherever it stands.
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: pattern(
      `(?<![\\d.,:第])([01]?\\d|2[0-4])[時时点點](?:半|[0-5]?\\d分)?${DASH}(?:[01]?\\d|2[0-4])[時时点點](?![間间])(?:半|[0-5]?\\d分)?`,
    ),
    key: ([text, h]) => minutes(text, h, undefined),
  },
  // `当日は9時火入れ、10時開店、13時に交代`
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: pattern(
      `(?<=^|[、，。はが「\\s　])([01]?\\d|2[0-4])時(?:ごろ|頃)?(?=(?![間点期代限給短差])[\\p{sc=Han}\\p{sc=Katakana}]|に(?!は?\\d)|で(?!の))`,
    ),
    key: ([text, h]) => minutes(text, h, undefined),
  },
  // `開店は9時、閉店は21時です`, `門市15時開門`: an hour of the day wherever it stands; how long something takes is 時間 or 小時.
  {
    grain: 'time',
    needs: 'ideograph',
    pattern: pattern(
      `(?<![\\d.,:第])([01]?\\d|2[0-4])[時时](?:頃|ごろ)?(?=[、。，,；;）)～〜]|$|です|だ|まで|から|より|に|と|[開开关關閉结結打]|[至到]\\d)`,
    ),
    key: ([text, h]) => minutes(text, h, undefined),
  },
  // `at 3 o'clock`
  {
    grain: 'time',
    needs: 'figure',
    pattern: pattern(
      `${FROM}(1[0-2]|[1-9])\\s?o[’']clock(?:\\s(?:sharp|in the (?:morning|afternoon|evening)|at night))?`,
    ),
    key: ([text, h]) => (num(h) % 12) * 60 + (num(h) < 7 || /(?:afternoon|evening|night)$/u.test(text) ? NOON : 0),
  },
  // `4月に…、夏には…`
  {
    grain: 'period',
    needs: 'ideograph',
    pattern: pattern('(?<=[、。])[春夏秋冬](?=に(?:は)?(?!なる|なっ|なり)[\\p{sc=Han}\\p{sc=Katakana}])'),
    key: ([text]) => partOfYear(text),
  },
  // `27:05 The audit`: how far into a recording, in front of a line; later than any hour of a day.
  {
    grain: 'time',
    needs: 'figure',
    pattern: leading(
      `(2[5-9]|[3-9]\\d|1\\d\\d):([0-5]\\d)(?!\\s(?:split|chance|mix|ratio|share|odds|deal))(?=\\s(?:[\\p{Lu}"“«「]|\\p{sc=Han}|\\p{sc=Katakana}))`,
    ),
    key: ([, h, m]) => Number(h) * 60 + Number(m),
  },
  // `3.1-3.10 …`: from one day to another, in front of a line.
  {
    grain: 'day',
    needs: 'figure',
    pattern: leading(
      `(0?[1-9]|1[0-2])\\.(0?[1-9]|[12]\\d|3[01])${DASH}(?:(?:0?[1-9]|1[0-2])\\.)?(?:0?[1-9]|[12]\\d|3[01])(?=[\\s　:：]\\s?\\p{sc=Han})`,
    ),
    key: ([, m, d]) => dayKey(0, num(m), num(d)),
  },
  // `Mon 4: …`, `mardi 3 – …`: the day of a month that is not named, in front of a line.
  {
    grain: 'day',
    needs: 'figure',
    pattern: leading(
      `(?:${WEEKDAY}|lun|mar|mer|jeu|ven|sam|dim)\\.?\\s(?:[12]?\\d|3[01])(?:st|nd|rd|th|er)?(?=\\s?[:：–—|](?!\\s?\\d)|\\s-\\s|,\\s\\p{L}|,?\\s(?:at\\s|à\\s)?\\d{1,2}(?:\\s?h|[:.]\\d{2}|\\s?[ap]\\.?m)|$)`,
    ),
  },
  // `4th. Vet came`, `le 9 : …`, `du 9 au 13 : …`: days of the month that stands over the lines.
  {
    grain: 'day',
    needs: 'figure',
    pattern: leading(`([12]?\\d|3[01])(?:st|nd|rd|th)(?=\\.\\s\\p{L}|\\s?[:：]\\s|\\s[–—-]\\s|,\\s)`),
    key: ([, d]) => num(d),
  },
  {
    grain: 'day',
    needs: 'figure',
    pattern: leading(
      `(?:le\\s|du\\s(?=[^:]*\\sau\\s))([12]?\\d|3[01])(?:er)?(?:\\sau\\s\\d{1,2}(?:er)?)?(?=\\s?[:：]\\s|\\s[–—-]\\s)`,
    ),
    key: ([, d]) => num(d),
  },
  // `雨なら22日(土)`: the day of the week behind it says that a day is one.
  {
    grain: 'day',
    needs: 'ideograph',
    pattern: pattern(`(?<![\\d.,月年/])([12]?\\d|3[01])[日号號]${WEEKDAY_BEHIND}`),
  },
  // `17〜18日 …`, `下旬：…`
  {
    grain: 'day',
    needs: 'ideograph',
    pattern: leading(`([12]?\\d|3[01])(?:\\s?[-–~〜～至到]\\s?\\d{1,2})?[日号號]${WEEKDAY_BEHIND}?(?=[\\s　:：])`),
    key: ([, d]) => num(d),
  },
  {
    grain: 'day',
    needs: 'ideograph',
    pattern: leading('(?:[上中下]旬|月[初中底末])(?=[\\s　:：])'),
    key: ([text]) => partOfMonth(text),
  },
  // `Phase two – …`, `Tranche 1 : …`, `二期从7月…`: what comes in stages says in front of a line which of them it is.
  {
    grain: 'period',
    pattern: leading(`(?:${anyOf('stages')})(?![\\p{L}\\d]*[.,]\\d)`),
    key: ([text]) => keyOfStage(text),
  },
  { grain: 'period', pattern: pattern(`${FROM}${anyOf('periods')}${TO}`), key: ([text]) => keyOfPeriod(text) },
  {
    grain: 'period',
    pattern: leading(`${anyOf('dayWords')}${TO}(?=[\\s　:：,，｜|])`),
    key: ([text]) => keyOfCountedDay(text),
  },
  {
    grain: 'weekday',
    pattern: new RegExp(
      `${FROM}(?:(?:by|on|next|le|dès|avant|before|until|till)\\s|[上本这這下]个?個?|[先今来]週の?)?${WEEKDAY}(?!,?\\s(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s(?:of\\s)?${MONTH}|${MONTH}\\s\\d))(?:${TO}|(?<=\\p{sc=Han})(?=\\d{1,2}(?:[:：]\\d{2}|[点點時时])))`,
      'giu',
    ),
    key: ([text]) => keyOfWeekday(text),
  },
  // A year, a month in a column of its own, a weekday alone in front: only a line that begins with them means when.
  { grain: 'day', needs: 'ideograph', pattern: leading(`[一二三四五六日](?=[\\s　])`) },
];

/** 6/20, 12/6: a day in Chinese and Japanese, elsewhere only where it leads or a word says so. */
const SLASHED = new RegExp(
  `${FROM}(\\d{1,2})/(\\d{1,2})(?:\\s?[-–—~～〜]\\s?(?:\\d{1,2}/)?\\d{1,2})?(?:[（(][一二三四五六日月火水木金土][）)]|${TO})`,
  'gu',
);
/** What happens once: `本校97年成立` says when, `創校97年` how long. */
const ONCE =
  '(?:成立|創[立辦校]|設[立校]|籌[設建]|落成|啟用|開[幕館業張學工放]|[竣完動興]工|改[制名建]|更名|遷[入至址]|擴建|興建|合併|升格|停[業辦])';
/** 112年: the years of the Republic, which only its documents count. */
const REPUBLIC_YEAR = new RegExp(
  `(?:(?<![\\d.,第])1[01]\\d|(?<=^|[，。；（(])[5-9]\\d|(?<![\\d.,第已近約滿逾共達])[5-9]\\d(?=\\s?年${ONCE}))\\s?年度?(?:底|初|起|中)?(?!\\s?(?:[\\d一二三四五六七八九十]|歷史|以上|以來|以内|以內|的歷史|來|间|間|份|保固))`,
  'gu',
);
function isWideLanguage(language: Language): boolean {
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja-JP';
}

/** `6月18号初稿，20号改`: a day alone at the beginning of a clause is of the month that was said before. */
const DAY_ALONE =
  /(?:(?<=[，,、；;。]\s?)|(?<=[はもがら合])(?=\d+日(?:に|へ|まで|の(?=[朝昼夜午]))))(?<day>[1-9]|[12]\d|3[01])(?:号|號|日)(?![\d间間目])/gu;

/** `请25日前交齐`: the day by which something is due, in whatever month that is; `开幕3日前` is told from another. */
const BY_DAY = /(?<=[请請于於在须須要求])(?:[1-9]|[12]\d|3[01])[日号號](?=(?:之|以)?前)/gu;

/** `12月は12日と26日`, `12月の開館日は5日、19日`: days of the month in front; `26日は…`: one of a month that the text before names. */
const DAYS_OF_MONTH =
  /(?<month>[1-9]|1[0-2])月(?:の[^、。\d]{1,8})?は(?=(?<days>[0-3]?\d日(?:(?:と|、|・|や)[0-3]?\d日){0,7}))/gu;
const DAY_FIRST = /(?<=^|[。！？]\s?)(?:[1-9]|[12]\d|3[01])日(?=は)/gu;

function daysInJapanese(text: string): DateSpan[] {
  const named = matchesOf(DAYS_OF_MONTH, text).flatMap(({ index, 0: front, groups }) =>
    [...(groups?.['days'] ?? '').matchAll(/(\d{1,2})日/gu)].map((day): DateSpan => {
      const start = index + front.length + day.index;
      return {
        ...spanOf(day, 'day', dayKey(0, Number(groups?.['month']), Number(day[1]))),
        start,
        end: start + day[0].length,
      };
    }),
  );
  return [...named, ...matchesOf(DAY_FIRST, text).map((match) => spanOf(match, 'day', undefined))];
}

/** `on 1 September …, on the 12th`, `le 4 novembre …, le 18`: the same in English and French. */
const DAY_ALONE_LATIN =
  /(?<=(?<!\p{L})(?:(?:on|by|until|till|before|from)\sthe|le|du|au)\s)(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?(?=[,.;:!?)]|\s(?:and|et|puis|then|when|à|at)\s|$)/giu;

function daysOfMonth(found: readonly DateSpan[], text: string): DateSpan[] {
  const days = found.filter(({ grain, key }) => grain === 'day' && key !== undefined);
  if (days.length === 0) return [];
  const alone = [...matchesOf(DAY_ALONE, text), ...matchesOf(DAY_ALONE_LATIN, text)];
  return alone.flatMap((match) => {
    const before = days.filter(({ end }) => end <= match.index).toSorted((a, b) => b.end - a.end)[0];
    const day = Number(match.groups?.['day']);
    if (
      before?.key === undefined ||
      found.some(({ start, end }) => start < match.index + match[0].length && end > match.index)
    )
      return [];
    const own = before.key % 100;
    return day > own ? [spanOf(match, 'day', before.key - own + day)] : [];
  });
}

/** All dates, times and periods of a text, in order. */
export const readDates = remembered((written: string, language: Language): readonly DateSpan[] => {
  const text = halfWidth(written);
  const found: DateSpan[] = [];
  const holds = {
    figure: SIGNS.figure.test(text),
    ideograph: SIGNS.ideograph.test(text),
    month: SIGNS.month.test(text),
  };
  for (const { grain, pattern: own, key, needs } of PATTERNS) {
    if (needs && !holds[needs]) continue;
    own.lastIndex = 0;
    for (let match = own.exec(text); match; match = own.exec(text)) {
      if (match[0] === '') own.lastIndex += 1;
      else if (
        !isCount(match[0], language) &&
        !isShare(match, text) &&
        !isCode(match, text, language) &&
        !isWord(match, text) &&
        !isVersion(match, text)
      )
        found.push(rising(spanOf(match, grain, key?.(match, language))));
      if (own.sticky) break;
    }
  }
  if (holds.figure) found.push(...slashed(text, language), ...numberedWeekdays(text));
  if (language === 'fr-FR') found.push(...frenchTimes(text));
  if (language === 'zh-TW')
    for (const match of matchesOf(REPUBLIC_YEAR, text)) {
      const year = dayKey(FIRST_OF_REPUBLIC + Number.parseInt(match[0], 10), 0, 0);
      found.push(spanOf(match, 'year', year + partOfYear(match[0])));
    }
  if (language === 'ja-JP' && holds.figure) found.push(...daysInJapanese(text));
  if (language.startsWith('zh') && holds.figure)
    for (const match of matchesOf(BY_DAY, text)) found.push(spanOf(match, 'day', undefined));
  found.push(...daysOfTheYear(text), ...severalWeekdays(text));
  found.push(...daysOfMonth(found, text), ...hoursAmong(found, text), ...relativeDates(found, text, language));
  const named = namedDayOf(text);
  if (named)
    found.push({ start: 0, end: named.length, text: text.slice(0, named.length), grain: 'period', key: named.key });
  const dates = withYearsBefore(withStretches(withoutOverlaps(found), text));
  return text === written ? dates : dates.map((date) => ({ ...date, text: written.slice(date.start, date.end) }));
});

/** `in week 1 - 1 FTE`: what does not count on from the number in front of a dash says how much, and not until when. */
function rising(date: DateSpan): DateSpan {
  const [, first = '', from, to] = /^(.*?(\d{1,2}))\s[-–]\s(\d{1,2})$/u.exec(date.text) ?? [];
  if (date.grain !== 'period' || from === undefined || Number(to) > Number(from)) return date;
  return { ...date, end: date.start + first.length, text: first };
}

/** `Sept pannes en 2024`: in French the short name of a month, alone and without its stop, counts something. */
function isCount(text: string, language: Language): boolean {
  return language === 'fr-FR' && /^\s*sept\s*$/iu.test(text);
}

/** `every week 38%, once a month 41%`: how many do it so often. */
function isShare(match: RegExpExecArray, text: string): boolean {
  return /\d$/u.test(match[0]) && /^(?:[.,]\d+)?\s?[%％]/u.test(text.slice(match.index + match[0].length));
}

/** `S3`, `J2`: a week or a day only in French, in front of a line or behind a word that says so; elsewhere a name. */
const CODE = /^\s*[SJ] ?\d/u;
const SAYS_WHEN =
  /(?:^|[,;:：(–—-]\s?|(?<!\p{L})(?:en|dès|à|avant|après|fin|début|jusqu[’']en|d[’']ici|la|et|de)\s)\s*$/iu;

function isCode(match: RegExpExecArray, text: string, language: Language): boolean {
  return (
    CODE.test(match[0]) &&
    (language !== 'fr-FR' || !SAYS_WHEN.test(text.slice(Math.max(0, match.index - 16), match.index)))
  );
}

/** `had sat on it`, `in the sun`: written small, these words are days only behind one that says so, or in front of a line. */
const SMALL_DAY = /^(?:sat|sun|wed)s?$/u;
const LEADS_TO_DAY = /(?:^|[\n,;:(–—-]\s?|(?<!\p{L})(?:on|by|next|this|last|until|till|before|from|every|each)\s)$/iu;

function isWord(match: RegExpExecArray, text: string): boolean {
  return SMALL_DAY.test(match[0]) && !LEADS_TO_DAY.test(text.slice(Math.max(0, match.index - 16), match.index));
}

/** `release 2026.11.3`: the number of what was released. */
const RELEASED = /(?<!\p{L})(?:releases?|versions?|builds?|tags?|revisions?|firmware|v|版本|バージョン)[:：\s]?\s?$/iu;

function isVersion(match: RegExpExecArray, text: string): boolean {
  return /^\d+(?:\.\d+)+$/u.test(match[0]) && RELEASED.test(text.slice(Math.max(0, match.index - 16), match.index));
}

const FULL_WIDTH = 0xfee0;

/** Figures and the signs between them in half the width, each in its place: `６／16`, `９：３０`. */
function halfWidth(text: string): string {
  const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH);
  return text.replace(/[０-９]/gu, narrow).replace(/(?<=\d)[／：．](?=\d)/gu, narrow);
}

/** `同年6月` and `翌年3月` are of the year that was said before them, or of the next one. */
const OF_YEAR_BEFORE =
  /^(?:(同年?|当年|當年)|[翌次]年)(?:\s?(\d{1,2}|[一二三四五六七八九十]{1,3})月(?:\s?(\d{1,2})日)?)?/u;

/** `去年年底`, `last year`: told behind dates with their years it stands where it is told. */
const NEAR_NOW = /^(?:[去今明昨来來本前]年|(?:last|this|next)\s|l[’']an(?:née)?\s|cette année)/iu;

function withYearsBefore(dates: readonly DateSpan[]): DateSpan[] {
  let year = 0;
  let last = 0;
  return dates.map((date) => {
    const own = ofYearBefore(date);
    last = own.key ?? last;
    return own;
  });

  function ofYearBefore(date: DateSpan): DateSpan {
    if (year > 0 && NEAR_NOW.test(date.text) && (date.key ?? 0) < 10_000) return { ...date, key: last + 0.01 };
    const [whole, same, month, day] = OF_YEAR_BEFORE.exec(date.text) ?? [];
    if (whole !== undefined) {
      if (year === 0) return date;
      year += same ? 0 : 1;
      const part = month ? 0 : partOfYear(date.text);
      // `同年` alone says that it is the date before.
      return same && !month && part === 0 ? date : { ...date, key: dayKey(year, num(month), num(day)) + part };
    }
    year = Math.floor((date.key ?? 0) / 10_000) || year;
    return date;
  }
}

const IS_FRACTION = /^1\/[2-9]$/u;
/** What is cut into parts in a kitchen, behind how much of one. */
const PIECES =
  /^\s?(?:本|個|枚|杯|カップ|袋|丁|束|缶|片|玉|株|切れ|房|根|[颗顆]|[块塊]|勺|匙|斤|cups?|tsp|tbsp)(?![\p{Script=Latin}日])/u;

function slashed(text: string, language: Language): DateSpan[] {
  const matches = matchesOf(SLASHED, text);
  if (areRatios(matches.map(([own]) => own))) return [];
  return matches.flatMap((match) => {
    const [first, second] = [Number(match[1]), Number(match[2])];
    const wide = isWideLanguage(language);
    const french = language === 'fr-FR';
    const [month, day] = french ? [second, first] : [first, second];
    if (month < 1 || month > 12 || day < 1 || day > 31) return [];
    // `にんじん1/2本`: so much of one thing.
    if (IS_FRACTION.test(match[0]) && PIECES.test(text.slice(match.index + match[0].length))) return [];
    const before = text.slice(0, match.index);
    const isSaid = /(?:^|[(（\s](?:le|du|au|on|by|until|avant|bureau du)\s|^\s*[-–—*•·]?\s*)$/iu.test(before);
    return wide || isSaid ? [spanOf(match, 'day', dayKey(0, month, day))] : [];
  });
}
