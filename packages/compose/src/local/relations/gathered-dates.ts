import type { Language } from '@pagewright/model/languages';
import type { Item, TimelineEvent } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { readDates } from '../spans/dates.ts';
import { asksReader, isNoEvent } from './events.ts';
import type { Relation, Timeline } from './relation.ts';

/** Fewest and most events that are one timeline over several places. */
const EVENTS = { fewest: 3, most: 9 } as const;
/** Fewest events beside those of one list for a timeline of all. */
const FEWEST_BESIDE = 2;
/** Longest statement that is an event, in comparable units. */
const LONGEST = 120;
/** A list or a text goes from day to day where this share of what it says is dated. */
const LEAST_SHARE = 0.3;
/** Months before or behind a timeline from which on a date is about something else. */
const FARTHEST = 6;

/** An event and the day it stands for. */
interface Dated {
  readonly event: TimelineEvent;
  /** Year, month and day as one number; the year is nought where nothing before says it. */
  readonly key: number;
  /** The year is written with it. */
  readonly isFull: boolean;
  readonly relation: Relation;
  /** Place of the passage in the document, from 0. */
  readonly passage: number;
}

/**
 * What a document says in several places happens when, as one timeline in the order of time: a timeline takes in the
 * dated statements before and behind it; where there is none, a text that goes from day to day is one. Statements of
 * running text move there; entries of lists and figures stand in both.
 */
export function withGatheredDates(
  passages: readonly (readonly Relation[])[],
  language: Language,
): readonly (readonly Relation[])[] {
  const dated = datedIn(passages, language);
  const base = baseOf(dated);
  const events = base ? around(base, dated) : alone(dated, passages);
  const said = new Set(events.map(({ relation }) => relation));
  // What one list says from day to day is not told again beside it.
  const isOneList = [...said].some(
    (own) => own.kind === 'list' && events.filter(({ relation }) => relation !== own).length < FEWEST_BESIDE,
  );
  if (!base && isOneList) return passages;
  if (said.size < 2 || events.length < EVENTS.fewest || events.length > EVENTS.most) return passages;
  const timeline: Timeline = {
    kind: 'timeline',
    isDay: false,
    events: events.toSorted((a, b) => a.key - b.key).map(({ event }) => event),
    ...(base?.head ? { head: base.head } : {}),
  };
  const place = base ?? events.at(-1)?.relation;
  return passages.map((relations) =>
    relations.flatMap((relation): Relation[] => {
      const isMoved = said.has(relation) && (relation.kind === 'said' || relation.kind === 'timeline');
      return [...(isMoved ? [] : [relation]), ...(relation === place ? [timeline] : [])];
    }),
  );
}

/** The timeline of days or months with the most events, where it goes straight through time. */
function baseOf(dated: readonly Dated[]): Timeline | undefined {
  const timelines = new Set(dated.flatMap(({ relation }) => (relation.kind === 'timeline' ? [relation] : [])));
  const [base] = [...timelines].toSorted((a, b) => b.events.length - a.events.length);
  const keys = keysOf(dated, base);
  return keys.every((key, index) => index === 0 || key >= (keys[index - 1] as number)) ? base : undefined;
}

function keysOf(dated: readonly Dated[], relation: Relation | undefined): number[] {
  return dated.filter((own) => own.relation === relation).map(({ key }) => key);
}

/** The events of a timeline, with the statements and the other timelines of about its time. */
function around(base: Timeline, dated: readonly Dated[]): Dated[] {
  const months = keysOf(dated, base).map(monthsOf);
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const home = dated.find(({ relation }) => relation === base)?.passage ?? 0;
  // Without a year, a day is of the year that is spoken of around it.
  const isNear = ({ relation, isFull, passage }: Dated): boolean =>
    (isFull || Math.abs(passage - home) <= 1) &&
    keysOf(dated, relation)
      .map(monthsOf)
      .every((month) => month >= first - FARTHEST && month <= last + FARTHEST);
  const days = new Set(keysOf(dated, base));
  // `The launch date of 22 September stands`: what is said of a day of the timeline is no event beside it.
  const isRemark = ({ relation, key }: Dated): boolean => relation.kind === 'said' && days.has(key);
  const isOther = ({ relation }: Dated): boolean => relation.kind === 'timeline' && relation.head !== undefined;
  return dated.filter((own) => own.relation === base || (isNear(own) && !isOther(own) && !isRemark(own)));
}

function monthsOf(key: number): number {
  return Math.floor(key / 10_000) * 12 + Math.floor((key % 10_000) / 100);
}

/** Dated statements of a text that says little else. */
function alone(dated: readonly Dated[], passages: readonly (readonly Relation[])[]): Dated[] {
  if (dated.some(({ relation }) => relation.kind === 'timeline')) return [];
  const all = passages
    .flat()
    .reduce((sum, relation) => sum + (relation.kind === 'list' ? relation.items.length : 1), 0);
  return dated.length >= all * LEAST_SHARE ? [...dated] : [];
}

/** Everything with one day of its own, in the order of the document. */
function datedIn(passages: readonly (readonly Relation[])[], language: Language): Dated[] {
  let year = 0;
  return passages.flatMap((relations, passage) =>
    relations.flatMap((relation) =>
      eventsIn(relation, language).map(({ event, date: { key = 0 } }): Dated => {
        const own = Math.floor(key / 10_000);
        year = own || year;
        return { event, key: year * 10_000 + (key % 10_000), isFull: own > 0, relation, passage };
      }),
    ),
  );
}

interface Event {
  readonly event: TimelineEvent;
  readonly date: DateSpan;
}

function eventsIn(relation: Relation, language: Language): Event[] {
  switch (relation.kind) {
    case 'timeline': {
      const dates = relation.events.map(({ date }) => calendarDates(date, language)[0]);
      // A history by years, or the hours of a day, is whole as it stands.
      if (relation.isDay || !dates.every((date) => date !== undefined)) return [];
      return relation.events.map((event, index) => ({ event, date: dates[index] as DateSpan }));
    }
    case 'said':
      return eventsOfItems([relation.item], language);
    case 'figure':
      return relation.stat.from === undefined ? eventsOfItems([relation.stat.label], language) : [];
    case 'list': {
      const events = eventsOfItems(relation.items, language);
      // One dated entry among others is one of them.
      return events.length >= Math.max(2, relation.items.length * LEAST_SHARE) ? events : [];
    }
    default:
      return [];
  }
}

/** What may happen, or under which condition. */
const CONDITION = new RegExp(anyOf('conditions'), 'iu');

/** `waiting for legal since 10 Nov`: how things have stood from then on is told where it is said. */
const SINCE = {
  before: /(?<!\p{L})(?:(?:ever )?since|depuis(?: le| la)?)\s$|自[从從]$/iu,
  behind: /^(?:以[来來]|至今|から(?:ずっと|続))/u,
};

function tellsSince(text: string, { start, end }: DateSpan): boolean {
  return SINCE.before.test(text.slice(0, start)) || SINCE.behind.test(text.slice(end));
}

/** `2026年8月31日前入职的职工`: which ones are meant, and nothing that happens. */
const SAYS_WHICH = /^(?:[之以]?[前后後]|起)?[\p{sc=Han}]{1,6}的(?=\p{sc=Han})/u;

function saysWhich(text: string, { start, end }: DateSpan): boolean {
  return start === 0 && SAYS_WHICH.test(text.slice(end));
}

function eventsOfItems(items: readonly Item[], language: Language): Event[] {
  return items.flatMap((item): Event[] => {
    const { lead, children, ...own } = item;
    const dates = readDates(own.text, language).filter((date) => !isNoEvent({ text: own.text, language }, date));
    const [date] = dates;
    if (!date || dates.length > 1 || date.grain !== 'day' || date.key === undefined) return [];
    // `春节前后候选人流动慢`: about that time of every year.
    if (/前[后後]$/u.test(date.text)) return [];
    if (tellsSince(own.text, date) || saysWhich(own.text, date) || asksReader(own.text)) return [];
    const isEvent =
      !children?.length &&
      visualLength(own.text) <= LONGEST &&
      !CONDITION.test(own.text) &&
      /\p{Script=Latin}{3}|[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(own.text.replace(date.text, ' '));
    const text = lead ? `${lead}: ${own.text}` : own.text;
    return isEvent ? [{ event: { date: date.text, text: { ...own, text } }, date }] : [];
  });
}

/** Days and months, no bare years. */
function calendarDates(text: string, language: Language): DateSpan[] {
  return readDates(text, language).filter(
    ({ grain, key = 0 }) => grain !== 'time' && grain !== 'year' && key % 10_000 >= 100,
  );
}
