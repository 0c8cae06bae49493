import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import type { Span } from '../spans/span.ts';
import type { SourceText } from './source-text.ts';

const BEFORE = new RegExp(
  `(?<!\\p{Script=Latin})${anyOf('deadlines')}(?:\\s|(?<=[\\p{sc=Han}：:は]))(?:(?:le|la|the|au|du)\\s)?$`,
  'iu',
);
const BEGINS = new RegExp(`^${anyOf('deadlines')}(?:\\s|(?<=[\\p{sc=Han}：:は]))`, 'iu');
const BEHIND = /之前|以前|前|までに?|(?<=まで)に|迄/uy;
const ENDS = /(?:前|までに?)$/u;

/** `Exhibition (Town Hall, until 8 May)`: what lasts is no task. */
export const LASTING = /^(?:until|jusqu)/iu;

/** `by Friday`, `周五前`: not `until Friday`, which is how long something lasts. */
export function isDeadline(when: string): boolean {
  return beginsAsDeadline(when) || ENDS.test(when);
}

/** `by Friday`: the words that make it a deadline are of the date itself. */
export function beginsAsDeadline(when: string): boolean {
  return BEGINS.test(when) && !LASTING.test(when);
}

/** The only date of a sentence with the words that make it a deadline; years alone are plans, times no days. */
export function deadlineOf({ text, dates }: SourceText): (Span & { readonly text: string }) | undefined {
  const [date, other] = dates.filter(({ grain }) => grain !== 'time');
  if (!date || other || date.grain === 'year' || comesAgain(date)) return undefined;
  return isDue(text, date) ? withDeadlineWords(text, date) : undefined;
}

/** Whether a date, with the words around it or by its own, says until when something is done. */
export function isDue(text: string, date: DateSpan): boolean {
  const { start, end } = withDeadlineWords(text, date);
  return start < date.start || end > date.end || BEGINS.test(date.text) || ENDS.test(date.text);
}

const RECURRING = new RegExp(`(?:${anyOf('recurringDays')})(?!\\p{L})`, 'iu');

/** `on Mondays and Fridays`: what is done again and again has no day. */
export function comesAgain({ text }: DateSpan): boolean {
  return RECURRING.test(text);
}

export function withDeadlineWords(text: string, { start, end }: DateSpan): Span {
  const before = BEFORE.exec(text.slice(0, start))?.[0].length ?? 0;
  BEHIND.lastIndex = end;
  const behind = BEHIND.exec(text)?.[0].length ?? 0;
  const own = { start: start - before, end: end + behind };
  return { ...own, text: text.slice(own.start, own.end) };
}
