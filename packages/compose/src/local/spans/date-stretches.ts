import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from './date-span.ts';

/** Between the two ends of a stretch of time. */
const BETWEEN_ENDS = /^(?:\s?[-–—~～〜至到]\s?|\s(?:to|until|through|till|à|au|jusqu[’']au?)\s)$/iu;
/** `mardi et mercredi`, `Mon/Wed/Fri`: days of the week told together. */
const BOTH_DAYS = /^\s(?:et|and|&)\s$|^\s?[/+]\s?$/u;
const ENDS = new RegExp(`${anyOf('dateEnds')}(?!\\p{Script=Latin})`, 'iuy');

/** Dates with what belongs to them: the other end of a stretch of time, and words right behind: `周二前`, `Friday evening`. */
export function withStretches(dates: readonly DateSpan[], text: string): DateSpan[] {
  const whole: DateSpan[] = [];
  for (const date of dates.map((own) => withEnd(own, text))) {
    const last = whole.at(-1);
    const between = last ? text.slice(last.end, date.start) : '';
    const areDays = last?.grain === 'weekday' && date.grain === 'weekday' && BOTH_DAYS.test(between);
    const isEnd = last && ((areAlike(last, date) && BETWEEN_ENDS.test(between)) || areDays);
    if (isEnd) whole[whole.length - 1] = { ...last, end: date.end, text: text.slice(last.start, date.end) };
    else whole.push(date);
  }
  return whole;
}

/** Two times, two days of the week, or two dates of a calendar. */
function areAlike(first: DateSpan, second: DateSpan): boolean {
  if (first.grain === second.grain) return true;
  const isCalendar = ({ grain }: DateSpan): boolean => grain === 'day' || grain === 'month' || grain === 'year';
  return isCalendar(first) && isCalendar(second);
}

function withEnd(date: DateSpan, text: string): DateSpan {
  ENDS.lastIndex = date.end;
  const found = ENDS.exec(text)?.[0] ?? '';
  // `04:30 night cleaner calls`: behind an hour the word is of what happens, unless it ends there.
  const isOfEvent =
    date.grain === 'time' && /^\s/u.test(found) && /^\s\p{Ll}/u.test(text.slice(date.end + found.length));
  const behind = isOfEvent ? '' : found;
  const end = date.end + behind.length;
  return behind === '' ? date : { ...date, end, text: text.slice(date.start, end) };
}
