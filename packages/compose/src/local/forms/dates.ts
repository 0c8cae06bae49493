import type { Language } from '@pagewright/model/languages';
import type { BriefOf, Statement } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { areInOrder } from '../relations/events.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { readDates } from '../spans/dates.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Base } from './context.ts';

/** A date that tells when stands near the start. */
const FARTHEST = 28;
/** Shortest words behind a date that say what happened, in comparable units. */
const SHORTEST = 4;

export interface Dated {
  readonly date: DateSpan;
  readonly text: Statement;
}

/** A statement with a date near its start: at the very start it is taken off, elsewhere the statement stays whole. */
export function datedOf(statement: Statement, language: Language): Dated | undefined {
  const { text } = statement;
  const lead = leadDateOf(text, language);
  const rest = lead ? text.slice(lead.rest).trim() : '';
  // A mark or a time stands between when and what; `On 12 October the board met` is a sentence.
  const isApart = lead !== undefined && (lead.date.grain === 'time' || MARK.test(text.slice(lead.date.end)));
  if (lead && lead.date.start === 0 && isApart && visualLength(rest) >= SHORTEST)
    return { date: lead.date, text: { ...statement, text: rest } };
  const near = readDates(text, language).find(({ start, grain }) => start <= FARTHEST && grain !== 'time');
  return near && { date: near, text: statement };
}

const MARK = /^\s*(?:[:：,，、–—]|-\s)/u;

/** Events in order, when most statements carry a date of their own. */
export function timelineBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
  language: Language,
): BriefOf<'timeline'> | undefined {
  const dated = statements.map((own) => datedOf(own, language));
  const events = dated.filter((event) => event !== undefined);
  const dates = events.map(({ date }) => date);
  const keyed = dates.filter(({ key }) => key !== undefined);
  const names = new Set(dates.map(({ text }) => text));
  if (names.size < FEWEST || events.length < statements.length * LEAST_SHARE) return undefined;
  if (keyed.length < FEWEST || !areInOrder(keyed, true)) return undefined;
  const undated = statements.filter((_, index) => dated[index] === undefined);
  return {
    ...base,
    form: 'timeline',
    events: events.map(({ date, text }) => ({ date: date.text, text })),
    more: [...undated, ...more],
  };
}

/** Fewest dates of a timeline, and the share of statements that must have one. */
const FEWEST = 3;
const LEAST_SHARE = 0.75;
