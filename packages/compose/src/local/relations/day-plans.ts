import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Entry } from './entry-lists.ts';
import { areInOrder } from './events.ts';
import { entryOfLine } from './list-runs.ts';
import { relationsOfList } from './of-list.ts';
import type { Relation } from './relation.ts';
import { type SourceText, told } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** Fewest days that are a plan, and fewest lines with an hour in front below one of them. */
const FEWEST = { days: 2, hours: 2 } as const;
/** Most lines below one day; of more it is a text of its own. */
const MOST_BELOW = 16;
/** Longest line that names a day, and longest below one, in comparable units. */
const LONGEST = { day: 48, below: 240 } as const;

/** A line that names a day, and the lines of each block below it. */
interface Day {
  readonly source: SourceText;
  readonly date: DateSpan;
  readonly below: readonly (readonly SourceText[])[];
}

export interface DayPlan {
  readonly relations: readonly Relation[];
  /** How many blocks it takes. */
  readonly blocks: number;
}

type Read = (text: string, block: SourceBlock) => SourceText;

/**
 * `3/12 to the coast` over `08:20 train` and the like, day for day: each day is told by itself and in its order, with the
 * hours below it or with what is said of it. The last day goes as far as its hours do, or has one paragraph.
 */
export function dayPlanFrom(blocks: readonly SourceBlock[], start: number, read: Read): DayPlan | undefined {
  const days: Day[] = [];
  let at = start;
  for (let day = dayAt(blocks, at, read); day && isNext(days, day); day = dayAt(blocks, at, read)) {
    days.push(day);
    at += 1 + day.below.length;
  }
  const last = days.at(-1);
  if (!last || days.length < FEWEST.days || !days.some(isOfHours)) return undefined;
  const kept = isOfHours(last) ? last.below.findIndex((lines) => !lines.every(hasHour)) : 1;
  const plan = [...days.slice(0, -1), { ...last, below: kept < 0 ? last.below : last.below.slice(0, kept) }];
  return {
    relations: plan.flatMap(relationsOfDay),
    blocks: plan.reduce((sum, { below }) => sum + 1 + below.length, 0),
  };
}

function dayAt(blocks: readonly SourceBlock[], at: number, read: Read): Day | undefined {
  const block = blocks[at];
  const source = block?.kind === 'paragraph' ? read(block.text, block) : undefined;
  const date = source && dayOf(source);
  if (!date) return undefined;
  const below: (readonly SourceText[])[] = [];
  for (const next of blocks.slice(at + 1)) {
    const lines = linesOf(next, read);
    const [first] = lines;
    if (!first || (next.kind === 'paragraph' && dayOf(first)) || below.length > MOST_BELOW) break;
    below.push(lines);
  }
  return below.length > 0 ? { source, date, below } : undefined;
}

/** Lines of a paragraph or of a list; none of what is longer, and of other blocks. */
function linesOf(block: SourceBlock, read: Read): SourceText[] {
  const texts =
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items.map(({ text }) => text) : [];
  return texts.every((text) => visualLength(text) <= LONGEST.below) ? texts.map((text) => read(text, block)) : [];
}

/** The day that a short line names, with or without what is done on it. */
function dayOf({ text, language }: SourceText): DateSpan | undefined {
  const lead = leadDateOf(text, language)?.date;
  const isDay = lead?.grain === 'day' || lead?.grain === 'weekday' || (lead?.grain === 'period' && COUNTED.test(text));
  const isName = visualLength(text) <= LONGEST.day && !/[。.!！?？;；]$|\d[:：h]\d\d/u.test(text);
  return isDay && isName && lead?.key !== undefined ? lead : undefined;
}

/** `Day 2`, `Jour 1`, `第二天`, `3日目`: days that are only counted. */
const COUNTED =
  /^(?:(?:day|jour)\s?\d|第\s?[\d一二三四五六七八九十]{1,2}\s?[天日]|[\d一二三四五六七八九十]{1,2}日目|D(?:ay)?\d)/iu;

function isNext(days: readonly Day[], { date }: Day): boolean {
  const [first] = days;
  if (!first) return true;
  return first.date.grain === date.grain && areInOrder([...days.map((day) => day.date), date]);
}

function hasHour({ text, language }: SourceText): boolean {
  return leadDateOf(text, language)?.date.grain === 'time';
}

/** Whether the first lines of a day begin with hours. */
function isOfHours({ below }: Day): boolean {
  const first = below.flat().slice(0, FEWEST.hours);
  return first.length === FEWEST.hours && first.every(hasHour);
}

function relationsOfDay(day: Day): Relation[] {
  const lines = day.below.flat();
  const entries: Entry[] = (isOfHours(day) ? lines : lines.flatMap(sentencesOf)).map(entryOfLine);
  const head = told(day.source, day.source.text);
  return relationsOfList({ entries, ordered: false, head, isHeading: false });
}
