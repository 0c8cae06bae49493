import type { Language } from '@pagewright/model/languages';
import type { Lexicon, TimeUnit } from '../lexicon/lexicon.ts';
import { LEXICONS, lexiconsFor } from '../lexicon/words.ts';
import { type DateSpan, spanOf } from './date-span.ts';
import { dayOfName } from './days-of-the-year.ts';

/** A time that has a name of its own, or is told from a day that is not named, in front of a line. */
export interface NamedDay {
  /** Its length, UTF-16 units from the start of the line. */
  readonly length: number;
  /** Month and day as one number; of days told from another how far they are from it. Undefined of movable feasts. */
  readonly key: number | undefined;
}

/** Behind such a name: a mark, or white space where the script needs none between words. */
const APART = '(?=$|\\s?[:：–—|]|\\s-\\s|\\s{2,}|　|(?<=[\\u3040-\\u9fff])\\s(?=\\S)|\\s(?=[\\u3040-\\u9fff]))';
/** Words in front of such a name that belong to it. */
const LEADING = /^(?:the\s|l[’']|les?\s|la\s|en\s|au\s|in\s)+/iu;
const LEAD = "(?:the\\s|l[’']|le\\s|en\\s|au\\s|in\\s)?";
const EARLY = '(?:early|start of|beginning of|début|初)';
const MIDDLE = '(?:mid|middle of|mi|中)';
const LATE = '(?:late|end of|fin|晚)';
/** First months of the seasons, in their order. */
const SEASON_MONTHS = [3, 6, 9, 12] as const;
/** Days that units of time last, for their order only. */
const UNIT_DAYS: Readonly<Record<TimeUnit, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
/** Makes keys of days that are told from another smaller than any of a calendar. */
const RELATIVE = 100;

/** `Early summer`, `Christmas`, `two weeks before`, `当日` in front of a line. */
export function namedDayOf(line: string): NamedDay | undefined {
  if (!anyName().test(line)) return undefined;
  for (const { seasons, feasts } of LEXICONS) {
    for (const [index, names] of seasons.entries()) {
      const match = known(names, () => seasonSource(names)).exec(line);
      if (match) return { length: match[0].length, key: keyOfSeason(index, match) };
    }
    const feast = known(feasts, () => feastSource(feasts)).exec(line);
    if (feast) return { length: feast[0].length, key: dayOfName(feast[0].replace(LEADING, '')) };
  }
  for (const lexicon of LEXICONS) {
    const relative = relativeDayOf(line, lexicon);
    if (relative) return relative;
  }
  return undefined;
}

/** What no time that is told from another is without. */
const FROM_ANOTHER = /[后後翌次前当當隔]|later|after|before|earlier|plus t|apr|avant|veille|lendemain/u;
/** Where a clause begins, and what joins it to the one before. */
const CLAUSE = /(?<=^|[。；;！!？?，,]\s?|\.\s)(?:(?:and|then|et|puis)\s)?(?=\S)/giu;
/** `… and the café three years later`: at the end of its clause. */
const AT_END =
  /(?<=\s)(?:\d{1,3}|\p{L}{2,8})\s(?:days?|weeks?|months?|years?)\slater(?=\s?(?:[.,;]|$))|(?<=\s)(?:\d{1,3}|\p{L}{2,8})\s(?:jours?|semaines?|mois|ans?)\splus\stard(?=\s?(?:[.,;]|$))/giu;
const IN_PROSE = new Map<Language, RegExp>();
/** How far a time that is told from another stands behind it, less than a day, for its order alone. */
const BEHIND = 0.01;

/**
 * `两年后搬到对面`, `the café three years later`, `前日は…`: in front of a clause or at its end, times that are told from
 * another. They stand where they are told: right behind the date before, or by how far they are from the day meant.
 */
export function relativeDates(found: readonly DateSpan[], text: string, language: Language): DateSpan[] {
  if (!FROM_ANOTHER.test(text)) return [];
  const inProse = inProseOf(language);
  const own: DateSpan[] = [];
  const take = (match: RegExpExecArray): void => {
    const span = spanOf(match, 'period', undefined);
    if ([...found, ...own].some(({ start, end }) => start < span.end && end > span.start)) return;
    const before = [...found, ...own].filter(({ end, key = 0 }) => end <= span.start && key >= CALENDAR);
    const last = before.toSorted((one, other) => one.end - other.end).at(-1);
    const key = last ? (last.key ?? 0) + BEHIND : distanceIn(span.text);
    // In front of the first day of the calendar it is told from another one, which nothing says.
    if (last || !found.some(({ key: other = 0 }) => other >= CALENDAR)) own.push({ ...span, key });
  };
  for (const { index, 0: lead } of text.matchAll(CLAUSE)) {
    inProse.lastIndex = index + lead.length;
    const match = inProse.exec(text);
    if (match) take(match);
  }
  for (const match of text.matchAll(AT_END)) take(match);
  return own.toSorted((one, other) => one.start - other.start);
}

function inProseOf(language: Language): RegExp {
  const known = IN_PROSE.get(language);
  if (known) return known;
  const names = lexiconsFor(language).flatMap((lexicon) =>
    [lexicon.daysBefore, lexicon.daysAfter, lexicon.daysOf].map((words) => relativeSource(words, lexicon)),
  );
  const pattern = new RegExp(
    `${LEAD}(?:${names.join('|')})(?=[\\s,，、：:はにの]|までに|(?<=[\\u3040-\\u9fff])\\p{sc=Han})`,
    'iuy',
  );
  IN_PROSE.set(language, pattern);
  return pattern;
}

/** Keys from which on a date is one of the calendar. */
const CALENDAR = 100;

function distanceIn(text: string): number | undefined {
  const near = LEXICONS.map((lexicon) => relativeDayOf(text, lexicon)).find((day) => day !== undefined);
  return near?.key;
}

let every: RegExp | undefined;

/** All names in one pattern: most lines begin with none, and are looked at once. */
function anyName(): RegExp {
  every ??= new RegExp(`^${LEAD}(?:${LEXICONS.flatMap(sourcesOf).join('|')})${APART}`, 'iu');
  return every;
}

function sourcesOf(lexicon: Lexicon): string[] {
  const { seasons, feasts, daysBefore, daysAfter, daysOf } = lexicon;
  const relative = [daysBefore, daysAfter, daysOf].map((words) => relativeSource(words, lexicon));
  // One pattern has no name twice.
  return [...seasons.map(seasonSource), feastSource(feasts), ...relative].map((own) =>
    own.replace(/\(\?<\w+>/gu, '(?:'),
  );
}

/** Patterns by the words that they are made of. */
const PATTERNS = new Map<readonly string[], RegExp>();

function known(words: readonly string[], make: () => string): RegExp {
  const own = PATTERNS.get(words) ?? new RegExp(`^${LEAD}${make()}${APART}`, 'iu');
  PATTERNS.set(words, own);
  return own;
}

function seasonSource(names: readonly string[]): string {
  const part = `(?:(?:(?<early>${EARLY})|(?<middle>${MIDDLE})|(?<late>${LATE}))[ -]?(?:d[’'e]\\s?|l[’'])?)?`;
  return `${part}(?:${names.join('|')})`;
}

function keyOfSeason(index: number, { groups }: RegExpExecArray): number {
  const month = SEASON_MONTHS[index] ?? 0;
  if (groups?.['early']) return month * 100 + 1;
  if (groups?.['middle']) return month * 100 + 20;
  // Late winter is of the next year; it stays behind the winter that it ends.
  return month * 100 + (groups?.['late'] ? 28 : 15);
}

function feastSource(feasts: readonly string[]): string {
  return `(?:${feasts.join('|')})(?:前后|前後|前|后|後)?`;
}

function relativeDayOf(line: string, lexicon: Lexicon): NamedDay | undefined {
  const { daysBefore, daysAfter, daysOf } = lexicon;
  for (const [words, sign] of [
    [daysBefore, -1],
    [daysAfter, 1],
    [daysOf, 0],
  ] as const) {
    const match = known(words, () => relativeSource(words, lexicon)).exec(line);
    if (match) return { length: match[0].length, key: (sign * distanceOf(match[0], lexicon)) / RELATIVE };
  }
  return undefined;
}

function relativeSource(words: readonly string[], lexicon: Lexicon): string {
  return `(?:${words.map((word) => filledIn(word, lexicon)).join('|')})`;
}

/** A pattern of the lexicon with the words of its language for numbers and units. */
function filledIn(word: string, { countWords, timeUnits }: Lexicon): string {
  return word
    .replaceAll('{count}', `(?:\\d{1,3}|a few|quelques|${countWords.join('|')})`)
    .replaceAll('{figure}', '\\d{1,3}')
    .replaceAll('{unit}s?', `(?:${Object.values(timeUnits).join('|')})`)
    .replaceAll('{unit}', `(?:${Object.values(timeUnits).join('|')})`);
}

/** How many days such words are away; what says no number is one unit away, what says no unit some days. */
function distanceOf(text: string, { countWords, timeUnits }: Lexicon): number {
  const figure = /\d+/u.exec(text)?.[0];
  const worded = countWords.findLastIndex((word) =>
    new RegExp(`(?<!\\p{Script=Latin})(?:${word})(?!\\p{Script=Latin})`, 'iu').test(text),
  );
  const count = figure ? Number(figure) : Math.max(1, worded + 1);
  const units = Object.entries(timeUnits) as [TimeUnit, string][];
  const unit = units.find(([, names]) =>
    new RegExp(`(?<!\\p{Script=Latin})(?:${names})(?!\\p{Script=Latin})`, 'iu').test(text),
  );
  return count * UNIT_DAYS[unit?.[0] ?? 'day'];
}
