import type { TimelineEvent } from '@pagewright/model/outline';
import { isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { countedList } from './counted-lists.ts';
import {
  areInOrder,
  datedEntries,
  ENUMERATED,
  eventOf,
  hasWords,
  insideSpan,
  isFromTo,
  isNoEvent,
  JOINT,
  SAME_DAY,
} from './events.ts';
import { leadOf } from './leads.ts';
import { ACTIONS } from './list-heads.ts';
import { namesPlan } from './plan-labels.ts';
import type { Timeline } from './relation.ts';
import { seriesIn } from './series.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { hasTellingFigure } from './telling-figures.ts';
import { sentencesOf } from './text-sentences.ts';
import { isTornOff } from './torn-clauses.ts';

/** A text that goes from date to date. */
export interface Story {
  /** What it says before its first date. */
  readonly intro: SourceText | undefined;
  readonly timeline: Timeline;
  /** When each event is, in their order. */
  readonly dates: readonly DateSpan[];
  /** What it says beside and behind its events. */
  readonly rest: readonly SourceText[];
}

/** Fewest dates that tell a story in one paragraph. */
const FEWEST = 3;
/** A dated clause is at most this long, in comparable units, else it is a sentence that mentions a date. */
const LONGEST_EVENT = 260;
/** Longest name in front of the events, in comparable units. */
const LONGEST_HEAD = 24;
/** Where a clause ends and the next event may begin. */
const CLAUSE = /[。；;！!？?]\s*|[，,]\s*(?:and\s|et\s)?|\.\s+|\s{2,}|　+|、|\s[/]\s|／|\s*(?:→|->)\s*/gu;
/** The same, and where a semicolon ends a statement. */
const STATEMENT = /[。！!？?；;]\s*|\.\s+/gu;
/** Where a sentence ends. */
const SENTENCE = /[。！!？?]\s*|\.\s+/gu;

/** The story of a text, with at least so many dates. */
export function storyIn(source: SourceText, fewest = FEWEST): Story | undefined {
  const lead = leadOf(source);
  const keyed = source.dates.filter(({ key }) => key !== undefined);
  const isLed =
    lead && lead.mark !== 'arrow' && keyed.every(({ start }) => start >= source.text.length - lead.rest.length);
  const body = isLed ? stretchOf(source, source.text.length - lead.rest.length, source.text.length) : source;
  const named = lead && ACTIONS.test(lead.lead) ? undefined : namedBeforeDates(body);
  if (named) {
    const head = lead ? { head: told(source, lead.lead) } : {};
    return {
      intro: undefined,
      timeline: { kind: 'timeline', isDay: false, events: named, ...head },
      dates: keyed,
      rest: [],
    };
  }
  const { starts, isDay } = startsOf(body);
  const dates = starts.map(({ date }) => date);
  // `3月中旬…，15号…`: the middle of a month and a day of it.
  if (starts.length < fewest || !areInOrder(dates, areSaidApart(dates))) return undefined;
  const first = starts[0] as Start;
  if (!isDay && (tellsFigures(body, first.at, starts.length) || seriesIn(body))) return undefined;
  const events: TimelineEvent[] = [];
  const rest: SourceText[] = [];
  for (const [index, { at, shown }] of starts.entries()) {
    const next = starts[index + 1]?.at;
    const [own, behind] = eventAndRest(stretchOf(body, at, next ?? body.text.length), shown, next === undefined);
    const event = eventOf(own, shown);
    const length = visualLength(event.text.text);
    // A date alone goes on another one: `on Thursday, April 13`.
    if (length > LONGEST_EVENT || length < 2 || event.text.text === event.date) return undefined;
    events.push(event);
    if (behind) rest.push(behind);
  }
  const open = stretchOf(body, 0, first.at);
  // `予定は、5月…`: the topic of the sentence is what the events are of.
  const topic = TOPIC.exec(open.text)?.groups?.['topic'];
  const before = topic === undefined ? open : stretchOf(open, 0, topic.length);
  const isName = visualLength(before.text) <= LONGEST_HEAD && !/[。.!！?？,，、]/u.test(before.text);
  const head = isLed ? lead.lead : isName ? trimmedPhrase(before.text) : '';
  return {
    intro: /\p{L}{2}/u.test(before.text) && !isName ? before : undefined,
    timeline: { kind: 'timeline', isDay, events, ...(head === '' ? {} : { head: told(source, head) }) },
    dates,
    rest,
  };
}

const TOPIC = /^(?<topic>[^は、。]{2,24})は、?\s*$/u;

/** Whether no two dates beside each other are written alike. */
function areSaidApart(dates: readonly DateSpan[]): boolean {
  return dates.every(({ text }, index) => text !== dates[index - 1]?.text);
}

/** `April 320, May 540, June 810`: how much was when is a course of figures, and nothing that happens. */
function tellsFigures(body: SourceText, from: number, events: number): boolean {
  return (
    events >= FEWEST &&
    body.quantities.filter(({ start }) => start >= from).length >= events &&
    !hasWords(body, from, body.text.length)
  );
}

/** Several paragraphs that go on from date to date are one story. */
export function storyOver(sources: Iterable<SourceText>): readonly Story[] {
  const stories: Story[] = [];
  for (const source of sources) {
    // `明年想做三件事。一是…`: what counts itself goes on in its own order.
    const story = isDated(source) && !countedList(sentencesOf(source)) ? storyIn(source, 1) : undefined;
    const first = stories[0];
    if (!story || isTorn(story) || (first && (story.timeline.head || !areOfOneCalendar(first, story)))) break;
    stories.push(story);
  }
  // `The lease ends on 31 March` over a calendar that begins before is no event of it.
  const datesFrom = (start: number): DateSpan[] => stories.slice(start).flatMap(({ dates }) => [...dates]);
  if (stories.length > FEWEST && !areInOrder(datesFrom(0)) && areInOrder(datesFrom(1))) return [];
  while (stories.length > 1 && !areInOrder(stories.flatMap(({ dates }) => dates))) stories.pop();
  const events = stories.reduce((sum, { timeline }) => sum + timeline.events.length, 0);
  return stories.length > 1 && events >= FEWEST ? stories : [];
}

/** `8月の790万円から増えた`, `1月は47人だった`: how much it was then, which says nothing without the figure beside it. */
function isTorn({ timeline }: Story): boolean {
  return timeline.events.some(({ text }) => /^[のはが](?=\d)/u.test(text.text));
}

/** Hours of a day with hours, days of the week with such: `closed on Tuesdays` goes on with no months. */
function areOfOneCalendar(one: Story, other: Story): boolean {
  const [own, its] = [one, other].map(({ dates }) => dates.every(({ grain }) => grain === 'weekday'));
  return one.timeline.isDay === other.timeline.isDay && own === its;
}

/** Least share of the sentences of a paragraph that say when. */
const LEAST_DATED = 0.5;

function isDated(source: SourceText): boolean {
  const cuts = [0, ...[...source.words.matchAll(SENTENCE)].map((match) => match.index + match[0].length)];
  const sentences = cuts
    .map((cut, index) => stretchOf(source, cut, cuts[index + 1] ?? source.text.length))
    .filter(({ text }) => text !== '');
  const dated = sentences.filter(({ dates }) =>
    dates.some(({ key, grain }) => key !== undefined && grain !== 'weekday'),
  );
  return dated.length > 0 && dated.length >= sentences.length * LEAST_DATED;
}

/** The sentences of an event's stretch up to its own one, and what is said behind them where it stands for itself. */
function eventAndRest(
  stretch: SourceText,
  date: string,
  isLast: boolean,
): readonly [SourceText, SourceText | undefined] {
  const from = stretch.text.indexOf(date) + date.length;
  const cut = [...stretch.words.matchAll(SENTENCE)]
    .map((match) => match.index + match[0].length)
    .find((end) => end > from && end < stretch.text.length);
  if (cut === undefined) return [stretch, undefined];
  const behind = stretchOf(stretch, cut, stretch.text.length);
  const isApart = (isLast && hasTellingFigure(behind)) || visualLength(stretch.text) > LONGEST_EVENT;
  return isApart ? [stretchOf(stretch, 0, cut), behind] : [stretch, undefined];
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
    // An entry is no more than a clause: `On vide l'aile. Pendant l'été` ends one sentence and begins another.
    const isClause = !/[。！!？?]|\.\s/u.test(text.slice(0, date?.start));
    return date && !second && date.start > 0 && isClause && !/[\p{L}\p{N}]/u.test(text.slice(date.end));
  });
  return isEach && entries.length >= FEWEST ? datedEntries(entries, '') : undefined;
}

interface Start {
  readonly at: number;
  readonly date: DateSpan;
  /** The date as it is shown, with its hour. */
  readonly shown: string;
}

/** A day, with the hour that is said with it. */
interface Moment {
  readonly day: DateSpan | undefined;
  readonly time: DateSpan | undefined;
  readonly start: number;
  readonly end: number;
}

/** Between a day and its hour, or a day and the same day in other words. */
const WITH_TIME = /^[\s,，、]*(?:à|at|from|dès|的|の)?\s*$/u;
const IN_OTHER_WORDS = /^\s?[（(]$/u;

/** The moments of a text: `周四上午9点`, `6 mai à 18 h 30` and `下周三（5月14日）` are one each. */
function momentsOf({ text, dates }: SourceText): Moment[] {
  const moments: Moment[] = [];
  for (const date of dates) {
    const last = moments.at(-1);
    const between = last ? text.slice(last.end, date.start) : undefined;
    const isTime = date.grain === 'time';
    if (last && isTime && last.day && !last.time && between !== undefined && WITH_TIME.test(between)) {
      moments[moments.length - 1] = { ...last, time: date, end: date.end };
    } else if (last?.day && !last.time && !isTime && between !== undefined && IN_OTHER_WORDS.test(between)) {
      const end = date.end + (/^[)）]/u.test(text.slice(date.end)) ? 1 : 0);
      moments[moments.length - 1] = { ...last, day: last.day.grain === 'weekday' ? date : last.day, end };
    } else
      moments.push({
        day: isTime ? undefined : date,
        time: isTime ? date : undefined,
        start: date.start,
        end: date.end,
      });
  }
  return moments;
}

/** `every Monday`: what happens again and again is no event. */
const AGAIN = new RegExp(`(?:${anyOf('recurrences')})\\s?$`, 'iu');

/** `Cotisation 2026 : 95 €`: a year in front of a colon, with words before it, is of what they name. */
function isOfLabel(text: string, { grain, start, end }: DateSpan): boolean {
  if (namesPlan(text, end)) return true;
  return grain === 'year' && /\p{L}{3}\s$/u.test(text.slice(0, start)) && /^\s?[:：]/u.test(text.slice(end));
}

/** Where each dated clause begins; a second date in a clause begins none. */
function startsOf(body: SourceText): { starts: readonly Start[]; isDay: boolean } {
  const moments = momentsOf(body).filter(
    ({ day, time, start }) =>
      (day ? day.key !== undefined && !isNoEvent(body, day) && !isOfLabel(body.text, day) : time?.key !== undefined) &&
      !AGAIN.test(body.text.slice(0, start)),
  );
  // Hours within a story of days belong to their day; a day among hours only says which.
  const times = moments.filter(({ time }) => time).length;
  // `a number that left us in June`: among hours, a month or a year says nothing of the order.
  const isOfHours = ({ day }: Moment): boolean => day?.grain === 'day' || day?.grain === 'weekday';
  const days = moments.filter((moment) => (times >= FEWEST ? isOfHours(moment) : moment.day)).length;
  const isDay = days < FEWEST && times > days;
  const isOfCalendar = moments.some(({ day }) => (day?.key ?? 0) >= FIRST_OF_CALENDAR && day?.grain !== 'weekday');
  // `Phase 2 is over`, among days: which of several it was is no time. Nor does a year behind its clause begin one there.
  const isCounted = ({ day }: Moment): boolean =>
    isOfCalendar && day?.grain === 'period' && (day.key ?? 0) < FIRST_OF_CALENDAR;
  const hasDays = moments.some(({ day }) => day?.grain === 'day');
  const told = moments.filter(
    (moment) =>
      (isDay ? moment.time : moment.day) &&
      !isCounted(moment) &&
      !(hasDays && moment.day?.grain === 'year' && closesClause(body.text, moment)),
  );
  if (isDay && days > 1) return { starts: [], isDay };
  const cuts = cutsOf(body, told);
  // What stands in front of a date behind a semicolon is said of it, as in a sentence.
  const sentences = [0, ...[...body.words.matchAll(STATEMENT)].map((match) => match.index + match[0].length)];
  const starts: Start[] = [];
  let begun = -1;
  for (const moment of told) {
    const near = cuts.filter((cut) => cut <= moment.start).at(-1) ?? 0;
    const sentence = sentences.filter((cut) => cut <= moment.start).at(-1) ?? 0;
    const last = starts.at(-1);
    // `…, published its first book, an almanac, in 2010.`: a date alone at the end is of the clauses behind the date before.
    const isAlone = !hasWords(body, near, moment.start) && CLOSES.test(body.text.slice(moment.end, moment.end + 4));
    const from = Math.max(sentence, moments.findLast(({ end }) => end <= near)?.end ?? 0);
    const clause =
      (isAlone ? cuts.find((cut) => cut >= from && cut < near && hasWords(body, cut, moment.start)) : undefined) ??
      near;
    // What leads to the first date of a sentence is said of it.
    const own = last ? (last.at < sentence ? sentence : clause) : beginningOf(body, sentence, clause, moment.start);
    // Of two dates of a clause the second begins none, wherever what leads to the first begins.
    const at = last && clause === begun ? last.at : own;
    // `…, qui l’a reprise en 2014`, `Mira, head of the shop since 2014, …`: such words are no clause.
    if (isTornOff(body.text, at)) continue;
    const date = (isDay ? moment.time : moment.day) as DateSpan;
    const start = { at, date, shown: body.text.slice(moment.start, moment.end) };
    // `samedi matin 24 mai`: of two ways to say a day the one of the calendar.
    if (last?.at === at && last.date.grain === 'weekday' && date.grain !== 'weekday') starts[starts.length - 1] = start;
    if (last?.at === at) continue;
    // `7月2日來裝，當天就發現…`: that same day.
    if (last && last.at >= sentence && SAME_DAY.test(date.text)) continue;
    // A date without words of its own is that of the clause behind it.
    if (last && !saysSomething(body, last.at, at)) continue;
    starts.push(start);
    begun = clause;
  }
  return { starts, isDay };
}

/** A colon that leads to what happens when; none within an hour. */
const LEADS = /[^:：]*[:：](?:\s+|(?<=：))/u;

/** Where the first event begins: behind the colon that leads to it; what a comma divides from it in a Latin script is no sentence. */
function beginningOf(body: SourceText, sentence: number, clause: number, date: number): number {
  if (clause === sentence) return clause;
  // `一期投资1.2亿元，2025年完工；二期…`: a semicolon ends what is said of each date.
  if (/^[^。！!？?；;]*[；;]/u.test(body.words.slice(date))) return sentence;
  const lead = LEADS.exec(body.words.slice(sentence, date))?.[0].length;
  if (lead !== undefined) return sentence + lead;
  return /\p{sc=Latin}[^.]*,\s*$/u.test(body.text.slice(sentence, clause)) ? sentence : clause;
}

/** Smallest key of a day, a month or a year; what is only counted has less. */
const FIRST_OF_CALENDAR = 100;

/** `…, with the records from before 2021.`: words in front of a date that ends its sentence. */
function closesClause(text: string, { start, end }: Moment): boolean {
  return /\p{L}{2}\s?$/u.test(text.slice(0, start)) && CLOSES.test(text.slice(end, end + 4));
}

/** Behind a date that ends its sentence. */
const CLOSES = /^\s*(?:[。！!？?]|\.(?:\s|$)|$)/u;

/** `20号改`: a verb of one sign, and nothing that joins. */
const ONE_SIGN = /^\uE000+\s?(?![和与與及至到或、])\p{sc=Han}[，,；;、]?\s?$/u;

/** Words, or how many: `8 in May and 6 in June`. */
function saysSomething(body: SourceText, start: number, end: number): boolean {
  return (
    hasWords(body, start, end) ||
    ONE_SIGN.test(body.words.slice(start, end)) ||
    body.quantities.some((own) => own.start >= start && own.end <= end)
  );
}

/** `面试 7月18日，`: a date at the end of its clause begins none. */
const CLOSED = /^\s*(?:[,，、;；。]|$)/u;

/** Where clauses begin: behind marks, and behind `and` between two dates with words of their own. */
function cutsOf(body: SourceText, moments: readonly Moment[]): number[] {
  const clauses = [0, ...[...body.text.matchAll(CLAUSE)].map((match) => match.index + match[0].length)].filter(
    (cut) => !insideSpan(body, cut),
  );
  // `里程碑 5/6立项 5/30手板`: a space before a date begins one in a script that has no other.
  const spaced = isWide(body.text)
    ? moments
        .filter(({ start, end }) => /\s/u.test(body.text[start - 1] ?? '') && !CLOSED.test(body.text.slice(end)))
        .map(({ start }) => start)
    : [];
  const joints = [...body.words.matchAll(JOINT)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const before = moments.findLast(({ end }) => end <= from);
    const after = moments.find(({ start }) => start >= to);
    if (!before || !after) return [];
    const clause = clauses.filter((cut) => cut <= from).at(-1) ?? 0;
    const end = clauses.find((cut) => cut > to) ?? body.text.length;
    const isBetween = before.start >= clause && after.start < end && !isFromTo(body.text, before);
    return isBetween && saysSomething(body, clause, from) && saysSomething(body, to, end) ? [to] : [];
  });
  // `10月30日、31日に開く` is one thing on two days.
  const joined = moments.flatMap(({ day, end }, index) => {
    const next = moments[index + 1];
    // `仕込みは1月末、土用のころに天地返し`: a month and a feast are two times.
    const areAlike = day?.grain === next?.day?.grain;
    const isOne = next && areAlike && ENUMERATED.test(body.text.slice(end, next.start));
    return isOne ? [{ start: end, end: next.start }] : [];
  });
  return [...clauses, ...spaced, ...joints]
    .filter((cut) => !joined.some(({ start, end }) => cut > start && cut <= end))
    .toSorted((a, b) => a - b);
}
