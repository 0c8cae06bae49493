import { matchesOf } from '../language/matches.ts';
import { LEXICONS } from '../lexicon/words.ts';
import { dayKey, num4, YEAR } from './date-keys.ts';
import { type DateSpan, FROM, spanOf, TO } from './date-span.ts';

/** A day of the year that has a name, whole, where it begins its text. */
const NAMES = LEXICONS.flatMap(({ yearDays }) => yearDays).map(
  ([name, day]) => [new RegExp(`^(?:${name})`, 'iu'), name, day] as const,
);
const NAME = NAMES.map(([, name]) => name)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const LEADS = LEXICONS.flatMap(({ toYearDays }) => toYearDays).join('|');
const ENDS = LEXICONS.flatMap(({ behindYearDays }) => behindYearDays).join('|');
const ARTICLE = "(?:la |le |l[’']|les )?";

/** What a text that names such a day holds; most hold none, and are looked at once. */
const ANY = new RegExp(`(?:${NAME})`, 'iu');
/** `Toussaint 2026`, `2025年のお盆`: with its year. */
const WITH_YEAR = new RegExp(
  `${FROM}(?<name>${NAME})\\s(?:de\\s)?(?<year>${YEAR})(?:[-/–]\\d{2,4})?${TO}|(?<![\\d.,])(?<yearBefore>${YEAR})\\s?年の?(?<nameBehind>${NAME})(?:${ENDS})?`,
  'giu',
);
/** `土用のころに`, `清明前后`, `avant la Toussaint`, `by Christmas`: within a sentence only where a word says that it is a time. */
const TOLD = new RegExp(
  `${FROM}(?<=(?<!\\p{L})(?:${LEADS})\\s${ARTICLE})(?<latin>${NAME})(?<=\\p{sc=Latin})(?!\\s(?:party|dinner|lunch|market|card|cake|tree|pudding|fair|egg|play|break))${TO}|(?<wide>${NAME})(?<=[\\u3040-\\u9fff])(?:${ENDS})`,
  'giu',
);

/** Days of the year that have names of their own: feasts, solar terms, the days of saints. */
export function daysOfTheYear(text: string): DateSpan[] {
  if (!ANY.test(text)) return [];
  return [...matchesOf(WITH_YEAR, text), ...matchesOf(TOLD, text)].map((match) => {
    const { name, nameBehind, latin, wide, year, yearBefore } = match.groups ?? {};
    const day = dayOfName(name ?? nameBehind ?? latin ?? wide ?? '') ?? 0;
    return spanOf(match, 'day', dayKey(num4(year ?? yearBefore), Math.floor(day / 100), day % 100));
  });
}

/** Month and day of a name as one number; undefined of what has no day in the year. */
export function dayOfName(text: string): number | undefined {
  // `梅雨明け` begins as `梅雨` does.
  const found = NAMES.flatMap(([pattern, , day]) => {
    const length = pattern.exec(text)?.[0].length ?? 0;
    return length > 0 ? [{ length, day }] : [];
  });
  return found.toSorted((one, other) => other.length - one.length)[0]?.day;
}
