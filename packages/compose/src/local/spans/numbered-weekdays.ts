import { matchesOf } from '../language/matches.ts';
import { anyOf } from '../lexicon/words.ts';
import { keyOfWeekday } from './date-keys.ts';
import { type DateSpan, FROM, spanOf, TO } from './date-span.ts';

const NUMBERED = new RegExp(
  `${FROM}(${anyOf('weekdays')})\\s(?<day>[12]?\\d|3[01])(?:st|nd|rd|th|er)?${TO}(?!\\s(?:of\\s)?(?:${anyOf('months')})(?!\\p{L}))`,
  'giu',
);

/** Days of a week, and of every week in which they go on. */
const WEEK = 7;

/** `progress bar, Mon 30`: between marks, or at the end behind one, nothing is counted. */
function isSetApart(text: string, { index, 0: day }: RegExpExecArray): boolean {
  return /[,(—–-]\s?$/u.test(text.slice(0, index)) && /^\s?(?:[,;.)]|$)/u.test(text.slice(index + day.length));
}

/**
 * `jeudi 6 italienne, dimanche 9 raccords, mercredi 12 la couturière`: days of a month that nobody names. That `Thursday 6
 * people came` is none of them shows in the calendar: the days lie as far apart as their weekdays.
 */
export function numberedWeekdays(text: string): DateSpan[] {
  const found = matchesOf(NUMBERED, text);
  const days = found.map((match) => ({ day: Number(match.groups?.['day']), weekday: keyOfWeekday(match[0]) ?? 0 }));
  const [first] = days;
  if (!first) return [];
  if (days.length < 2)
    return found.filter((match) => isSetApart(text, match)).map((match) => spanOf(match, 'day', undefined));
  const lie = days.every(({ day, weekday }) => (day - first.day - (weekday - first.weekday)) % WEEK === 0);
  return lie && days.some(({ day }) => day !== first.day)
    ? found.map((match, index) => spanOf(match, 'day', days[index]?.day))
    : [];
}
