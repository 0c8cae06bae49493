import type { TimelineEvent } from '@pagewright/model/outline';
import { isWide, visualLength } from '../language/text.ts';
import type { DateSpan } from '../spans/dates.ts';
import { tellingOf } from '../spans/quantities.ts';
import { leadOf } from './leads.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Fewest dates that tell a story in one paragraph. */
const FEWEST = 3;
/** A dated clause is at most this long, in comparable units, else it is a sentence that mentions a date. */
const LONGEST_EVENT = 260;
/** Where a clause ends and the next event may begin. */
const CLAUSE = /[。；;！!？?]\s*|[，,]\s*(?:and\s|et\s)?|\.\s+|\s{2,}|　+|、|\s*(?:→|->)\s*/gu;

/** The events of a paragraph that goes from date to date, with what it says before and behind them. */
export function eventsIn(source: SourceText): Relation[] | undefined {
  const lead = leadOf(source);
  const body =
    lead && lead.mark !== 'arrow' && source.dates.every(({ start }) => start >= source.text.length - lead.rest.length)
      ? stretchOf(source, source.text.length - lead.rest.length, source.text.length)
      : source;
  const starts = startsOf(body);
  if (starts.length < FEWEST || !areInOrder(starts.map(({ date }) => date))) return undefined;
  const first = starts[0] as Start;
  const events: TimelineEvent[] = starts.map(({ at, date }, index) => {
    const end = starts[index + 1]?.at ?? body.text.length;
    return eventOf(stretchOf(body, at, end), date.text);
  });
  if (events.some(({ text }) => visualLength(text.text) > LONGEST_EVENT || visualLength(text.text) < 2))
    return undefined;
  const before = stretchOf(body, 0, first.at).text;
  const head = lead && body !== source ? lead.lead : undefined;
  const intro: Relation[] = /\p{L}{2}/u.test(before) ? [{ kind: 'said', item: told(source, before) }] : [];
  const isDay = starts.every(({ date }) => date.grain === 'time');
  return [...intro, { kind: 'timeline', isDay, events, ...(head ? { head: told(source, head) } : {}) }];
}

/** Longest sentence that is two events, in comparable units. */
const LONGEST_PAIR = 150;
/** Between two things that happen: `commencent en mars et … ouvre en septembre`. */
const JOINT = /[，,；;、]\s*(?:and\s|et\s|then\s|puis\s)?|\s(?:and|et|then|puis)\s/gu;

/** Two dated clauses of a sentence: `Notices go up on 9 March, bikes are removed after 30 March`. */
export function eventPairIn(source: SourceText): Relation[] | undefined {
  const { dates, text } = source;
  const [first, second] = dates.filter(({ grain, key }) => key !== undefined && grain !== 'time' && grain !== 'year');
  if (!first || !second || dates.length > 3 || visualLength(text) > LONGEST_PAIR) return undefined;
  if (!areInOrder([first, second]) || source.quantities.some((own) => tellingOf(own) >= LEAST_FIGURE)) return undefined;
  const cuts = [...text.matchAll(JOINT)].filter(
    ({ index, 0: mark }) => index >= first.start && index + mark.length <= second.end && !insideSpan(source, index + 1),
  );
  // A date in front leads its clause; behind it, the clause ends with it.
  const cut = cuts.find(
    ({ index, 0: mark }) => hasWords(source, 0, index) && hasWords(source, index + mark.length, text.length),
  );
  if (!cut || cut.index < first.end - (first.end - first.start)) return undefined;
  const isBetween = cut.index >= first.end && cut.index + cut[0].length <= second.start;
  if (!isBetween) return undefined;
  const left = stretchOf(source, 0, cut.index);
  const right = stretchOf(source, cut.index + cut[0].length, text.length);
  return [{ kind: 'timeline', isDay: false, events: [eventOf(left, first.text), eventOf(right, second.text)] }];
}

/** A figure that tells this much is what a sentence is about. */
const LEAST_FIGURE = 2.4;

/** Words besides the dates, which say what happens. */
function hasWords(source: SourceText, start: number, end: number): boolean {
  return /\p{Script=Latin}{3,}|[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(source.words.slice(start, end));
}

interface Start {
  readonly at: number;
  readonly date: DateSpan;
}

/** Where each dated clause begins; a second date in a clause begins none. */
function startsOf(body: SourceText): Start[] {
  const clauses = [0, ...[...body.text.matchAll(CLAUSE)].map((match) => match.index + match[0].length)].filter(
    (cut) => !insideSpan(body, cut),
  );
  // `里程碑 5/6立项 5/30手板`: a space before a date begins one in a script that has no other.
  const spaced = isWide(body.text)
    ? body.dates.filter(({ start }) => /\s/u.test(body.text[start - 1] ?? '')).map(({ start }) => start)
    : [];
  const cuts = [...clauses, ...spaced].toSorted((a, b) => a - b);
  const starts: Start[] = [];
  for (const date of body.dates) {
    if (date.key === undefined) continue;
    const at = cuts.filter((cut) => cut <= date.start).at(-1) ?? 0;
    if (starts.some((start) => start.at === at)) continue;
    starts.push({ at, date });
  }
  const grains = new Set(starts.map(({ date }) => (date.grain === 'time' ? 'time' : 'date')));
  return grains.size > 1 ? [] : starts;
}

function insideSpan(body: SourceText, at: number): boolean {
  return [...body.quantities, ...body.dates].some(({ start, end }) => at > start && at < end);
}

/** Dates rise, or all fall. */
export function areInOrder(dates: readonly DateSpan[]): boolean {
  const keys = dates.flatMap(({ key }) => (key === undefined ? [] : [key]));
  if (new Set(keys).size < keys.length) return false;
  // `28 Nov, 6 Dec, 10 Jan`: a new year begins once.
  const drops = keys.filter((key, index) => index > 0 && key < (keys[index - 1] as number)).length;
  const isYearless = keys.every((key) => key < 10_000);
  return drops === 0 || (isYearless && drops === 1) || drops === keys.length - 1;
}

/** An event's words, without its date where they begin with it. */
export function eventOf(source: SourceText, date: string): TimelineEvent {
  const at = source.text.indexOf(date);
  const plain = source.text.replace(/[，,；;、。]$/u, '').trim();
  const behind = source.text
    .slice(at + date.length)
    .replace(/^\s*[:：,，、.–—|）)-]?\s*/u, '')
    .replace(/[，,；;、。]$/u, '')
    .trim();
  const isFront = !/\p{L}/u.test(source.text.slice(0, at)) && /\p{L}|\p{N}/u.test(behind);
  return { date, text: told(source, isFront ? behind : plain) };
}
