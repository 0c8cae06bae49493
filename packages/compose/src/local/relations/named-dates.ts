import type { TimelineEvent } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { areInOrder } from './events.ts';
import { leadOf } from './leads.ts';
import { type SourceText, told } from './source-text.ts';

/** Fewest lines, and the share of them that says at what time of the day. */
const FEWEST = 2;
const TIMED = 0.5;
/** Longest of what is said behind a date, in comparable units. */
const LONGEST_REST = 80;

interface NamedDate {
  readonly date: DateSpan;
  readonly isTimed: boolean;
  readonly event: TimelineEvent;
}

/**
 * `Bonfire night: Friday 7 November, 6.30 pm, the green`: lines of a diary, each a name with its day and what else is said
 * of it. Days with hours are no deadlines, and what stands behind them is nobody.
 */
export function namedDates(lines: Iterable<SourceText>): TimelineEvent[] {
  const found: NamedDate[] = [];
  for (const line of lines) {
    const own = namedDateOf(line);
    if (!own) break;
    found.push(own);
  }
  const timed = found.filter(({ isTimed }) => isTimed).length;
  if (found.length < FEWEST || timed < found.length * TIMED) return [];
  return areInOrder(
    found.map(({ date }) => date),
    true,
  )
    ? found.map(({ event }) => event)
    : [];
}

function namedDateOf(source: SourceText): NamedDate | undefined {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon' || source.people.includes(lead.lead)) return undefined;
  const when = leadDateOf(lead.rest, source.language);
  if (!when || when.date.grain === 'time' || when.date.grain === 'period') return undefined;
  const rest = lead.rest.slice(when.rest).trim();
  if (visualLength(rest) > LONGEST_REST || /[.。!！?？;；]\s?\S/u.test(rest)) return undefined;
  const mark = source.text.slice(lead.lead.length, source.text.indexOf(lead.rest, lead.lead.length));
  const isTimed = source.dates.some(({ grain }) => grain === 'time');
  return {
    date: when.date,
    isTimed,
    event: { date: when.date.text, text: told(source, rest === '' ? lead.lead : `${lead.lead}${mark}${rest}`) },
  };
}
