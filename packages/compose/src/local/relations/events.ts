import type { TimelineEvent } from '@pagewright/model/outline';
import { isWide, visualLength } from '../language/text.ts';
import { type DateSpan, type LeadDate, leadDateOf } from '../spans/dates.ts';
import { tellingOf } from '../spans/quantities.ts';
import { leadOf } from './leads.ts';
import { ACTIONS } from './list-heads.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest dates that tell a story in one paragraph. */
const FEWEST = 3;
/** A dated clause is at most this long, in comparable units, else it is a sentence that mentions a date. */
const LONGEST_EVENT = 260;
/** Longest name in front of the events, in comparable units. */
const LONGEST_HEAD = 24;
/** Where a clause ends and the next event may begin. */
const CLAUSE = /[。；;！!？?]\s*|[，,]\s*(?:and\s|et\s)?|\.\s+|\s{2,}|　+|、|\s*(?:→|->)\s*/gu;

/** The events of a paragraph that goes from date to date, with what it says before and behind them. */
export function eventsIn(source: SourceText): Relation[] | undefined {
  const lead = leadOf(source);
  const keyed = source.dates.filter(({ key }) => key !== undefined);
  const body =
    lead && lead.mark !== 'arrow' && keyed.every(({ start }) => start >= source.text.length - lead.rest.length)
      ? stretchOf(source, source.text.length - lead.rest.length, source.text.length)
      : source;
  const named = lead && ACTIONS.test(lead.lead) ? undefined : namedBeforeDates(body);
  if (named)
    return [{ kind: 'timeline', isDay: false, events: named, ...(lead ? { head: told(source, lead.lead) } : {}) }];
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
  const isName = visualLength(before) <= LONGEST_HEAD && !/[。.!！?？,，、]/u.test(before);
  const head = lead && body !== source ? lead.lead : isName ? trimmedPhrase(before) : '';
  const intro: Relation[] = /\p{L}{2}/u.test(before) && !isName ? [{ kind: 'said', item: told(source, before) }] : [];
  const isDay = starts.every(({ date }) => date.grain === 'time');
  return [...intro, { kind: 'timeline', isDay, events, ...(head === '' ? {} : { head: told(source, head) }) }];
}

/** `评审 11/20，开发 11/24-12/5，测试 12/8`: clauses that end in their dates. */
function namedBeforeDates(body: SourceText): TimelineEvent[] | undefined {
  const cuts = [...body.words.matchAll(/[，,；;、]\s*|$/gu)];
  const entries = cuts.map(({ index }, at) => {
    const before = cuts[at - 1];
    return stretchOf(body, before ? before.index + before[0].length : 0, index);
  });
  const isEach = entries.every(({ text, dates }) => {
    const [date, second] = dates;
    return date && !second && date.start > 0 && !/[\p{L}\p{N}]/u.test(text.slice(date.end));
  });
  return isEach && entries.length >= FEWEST ? datedEntries(entries, '') : undefined;
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

/** Words that lead to a date behind its event: they say nothing, or belong to it. */
const TO_DATE = /\s?(?:on|am|le|au|en|in|(?<until>by|before|until|from|avant|dès|jusqu[’']au|d[’']ici))?\s*$/iu;

/** `mid-term review 28 March; scoring 24 June`: entries with a date each in front or behind, in order. */
export function datedEntries(entries: readonly SourceText[], head: string): TimelineEvent[] | undefined {
  const dates: DateSpan[] = [];
  const events: TimelineEvent[] = [];
  for (const entry of entries) {
    const lead = leadDateOf(entry.text, entry.language);
    const [only, second] = entry.dates;
    if (lead && lead.rest >= entry.text.length && entries.length > 2) {
      // `Check-ins: every second Wednesday; …`: a date alone says when of the head.
      events.push({ date: entry.text, text: told(entry, head) });
    } else if (lead && lead.date.grain !== 'time') {
      dates.push(lead.date);
      events.push({ date: lead.date.text, text: told(entry, entry.text.slice(lead.rest).trim()) });
    } else if (only && !second && only.grain !== 'time' && !/[\p{L}\p{N}]/u.test(entry.text.slice(only.end))) {
      const before = entry.text.slice(0, only.start);
      const joint = TO_DATE.exec(before);
      const from = joint?.groups?.['until'] ? (joint.index ?? only.start) : only.start;
      const name = trimmedPhrase(before.slice(0, joint?.index ?? only.start));
      if (!/\p{L}{2}/u.test(name)) return undefined;
      dates.push(only);
      events.push({ date: entry.text.slice(from, only.end).trim(), text: told(entry, name) });
    } else return undefined;
  }
  const keyed = dates.filter(({ key }) => key !== undefined).length;
  return keyed >= 2 && keyed === dates.length && areInOrder(dates) ? events : undefined;
}

/** `Set-up from 8:30, many hands needed`: the date that the first clause of a line ends with; the line stays whole. */
export function clauseDateOf(source: SourceText): LeadDate | undefined {
  const end = source.words.search(/[,，;；。:：]|$/u);
  const [date, second] = source.dates.filter((own) => own.end <= end);
  const isOne = date && !second && date.key !== undefined && source.text.slice(date.end, end).trim() === '';
  return isOne ? { date, rest: 0 } : undefined;
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
    if (date.key === undefined || isInTitle(body.text, date)) continue;
    const at = cuts.filter((cut) => cut <= date.start).at(-1) ?? 0;
    if (starts.some((start) => start.at === at)) continue;
    starts.push({ at, date });
  }
  const grains = new Set(starts.map(({ date }) => (date.grain === 'time' ? 'time' : 'date')));
  return grains.size > 1 ? [] : starts;
}

/** `《…（2022版）》`: a date in the title of a work says nothing of what happens. */
export function isInTitle(text: string, { start, end }: DateSpan): boolean {
  return (
    text.slice(0, start).lastIndexOf('《') > text.slice(0, start).lastIndexOf('》') && text.indexOf('》', end) >= 0
  );
}

function insideSpan(body: SourceText, at: number): boolean {
  return [...body.quantities, ...body.dates].some(({ start, end }) => at > start && at < end);
}

/** Dates rise, or all fall; in a list, several things may happen on one day. */
export function areInOrder(dates: readonly DateSpan[], mayRepeat = false): boolean {
  const all = withYears(dates.flatMap(({ key }) => (key === undefined ? [] : [key])));
  const keys = mayRepeat ? all.filter((key, index) => key !== all[index - 1]) : all;
  if (new Set(keys).size < keys.length) return false;
  const drops = keys.flatMap((key, index) => (index > 0 && key < (keys[index - 1] as number) ? [index] : []));
  // `28 Nov, 6 Dec, 10 Jan`: a new year, or a day, begins once, and comes to an end before it meets the first.
  const [first = 0] = keys;
  const isNext =
    keys.every((key) => key < 10_000) && drops.length === 1 && keys.slice(drops[0]).every((key) => key < first);
  return drops.length === 0 || isNext || drops.length === keys.length - 1;
}

/** How far a date without its year lies back behind one with it where a new year has begun. */
const NEW_YEAR = 600;

/** `In January 2024 …, in June …`: a date without its year is of the year that was said before it. */
function withYears(keys: readonly number[]): number[] {
  let last = 0;
  return keys.map((key) => {
    const isDay = key >= 100;
    if (key < 10_000 && last >= 10_000 && isDay) {
      const year = Math.floor(last / 10_000);
      const isNext = (last % 10_000) - key >= NEW_YEAR;
      last = (year + (isNext ? 1 : 0)) * 10_000 + key;
    } else last = key;
    return last;
  });
}

/** In front of a date that begins its clause: it only says that something is then. */
const ONLY_THEN = /^(?:on|at|in|le|en|au|à)\s$/iu;
/** What joined an event to the next one. */
const JOINED = /[，,；;、]?\s(?:and|et|then|puis)$/iu;

/** An event's words, without its date where they begin with it. */
export function eventOf(source: SourceText, date: string): TimelineEvent {
  const at = source.text.indexOf(date);
  const closed = (text: string): string =>
    text
      .trim()
      .replace(JOINED, '')
      .replace(/[，,；;、。]$/u, '')
      .trim();
  const plain = closed(source.text);
  const before = source.text.slice(0, at);
  const behind = closed(source.text.slice(at + date.length).replace(/^\s*[:：,，、.–—|）)-]?\s*/u, ''));
  const isFront = (!/\p{L}/u.test(before) || ONLY_THEN.test(before)) && /\p{L}|\p{N}/u.test(behind);
  return { date, text: told(source, isFront ? behind : plain) };
}
