import type { TimelineEvent } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Entry } from './entry-lists.ts';
import { areInOrder } from './events.ts';
import { type Lead, leadOf } from './leads.ts';
import { type SourceText, told } from './source-text.ts';

/** Fewest dated lines with lines of their own below them, and most lines below one. */
const FEWEST = 3;
const MOST_BELOW = 3;
/** Fewest hours that are the plan of a day. */
const FEWEST_HOURS = 2;
/** Fewest that say nothing but when: `Week 1`, and below it what happens then. */
const FEWEST_ALONE = 2;
/** Fewest where each goes from one month or year to another, as the posts of a career do. */
const FEWEST_STRETCHES = 2;
/** Longest dated line and longest line below one, in comparable units. */
const LONGEST = { head: 64, below: 160 } as const;

/**
 * `Phase 1 – Survey (January)` over what is done in it, again and again: each dated line with the lines below it, as far as
 * they go on in order. Lines of a date each without any below are a list of another kind.
 */
export function datedHeadsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): DatedHeads | undefined {
  const entries: { source: SourceText; marker: undefined; children: SourceText[] }[] = [];
  const dates: DateSpan[] = [];
  let end = start;
  for (const [at, block] of blocks.slice(start).entries()) {
    const lines = linesOf(block, read);
    const open = entries.at(-1);
    const [line] = lines;
    const own = block.kind === 'paragraph' && line ? headDateOf(line) : undefined;
    // An hour below a day says when on it.
    const date = own?.grain === 'time' && dates.some(({ grain }) => grain !== 'time') ? undefined : own;
    if (date && line) {
      if (open?.children.length === 0) break;
      entries.push({ source: line, marker: undefined, children: [] });
      dates.push(date);
    } else if (open && lines.length > 0 && areBelow(entries, lines)) open.children.push(...lines);
    else break;
    end = start + at + 1;
  }
  const areAlone = entries.every(({ source }) => isAloneIn(source));
  const fewest = areAlone ? FEWEST_ALONE : dates.every(isStretch) ? FEWEST_STRETCHES : FEWEST;
  // Of posts the first that somebody held may have nothing below it.
  const held = entries.filter(({ children }) => children.length > 0).length;
  const isWhole =
    entries.length >= fewest &&
    (held === entries.length || (dates.every(isStretch) && held >= Math.max(1, entries.length - 1)));
  if (!isWhole || !areInOrder(dates)) return undefined;
  const areBareDays =
    areAlone &&
    entries.some(({ children }) => children.filter(({ dates }) => dates[0]?.grain === 'time').length < FEWEST_HOURS);
  if (!entries.every(({ source }) => stretchBehind(source))) return { entries, blocks: end - start, areBareDays };
  const events = entries.map(({ source, children }, index): TimelineEvent => {
    const date = dates[index] as DateSpan;
    const kids = children.map((child) => told(child, child.text));
    return {
      date: date.text,
      text: told(source, source.text.slice(0, date.start).replace(OPEN_END, '')),
      ...(kids.length > 0 && { children: kids }),
    };
  });
  return { entries, blocks: end - start, areBareDays, events };
}

function isStretch({ grain, text }: DateSpan): boolean {
  return (grain === 'month' || grain === 'year') && /\d[年月.]?\s?(?:[-–—~～〜至到]|to\s|à\s)/iu.test(text);
}

/** Dated lines with what stands below them. */
export interface DatedHeads {
  readonly entries: readonly Entry[];
  /** The same as events, where all have their time behind them. */
  readonly events?: readonly TimelineEvent[];
  /** How many blocks they are. */
  readonly blocks: number;
  /** `Monday`, `Tuesday` and nothing else, not each of them over the hours of a plan of its own. */
  readonly areBareDays: boolean;
}

/** Lines of a paragraph or of a list. */
function linesOf(block: SourceBlock, read: (text: string, block: SourceBlock) => SourceText): SourceText[] {
  if (block.kind === 'paragraph') return [read(block.text, block)];
  return block.kind === 'list' ? block.items.map(({ text }) => read(text, block)) : [];
}

/** What stands below the last one beyond what stands below the others is said behind all of them. */
function areBelow(entries: readonly Entry[], lines: readonly SourceText[]): boolean {
  const before = entries.slice(0, -1).map(({ children }) => children.length);
  const most = entries.length >= FEWEST ? Math.max(...before) : MOST_BELOW;
  const below = (entries.at(-1)?.children.length ?? 0) + lines.length;
  const isShort = below <= most && lines.every(({ text }) => visualLength(text) <= LONGEST.below);
  // `Costs: …` behind the last day: what no other of them names is said of all.
  const names = new Set(entries.slice(0, -1).flatMap(({ children }) => children.map((child) => leadOf(child)?.lead)));
  // `Tuesday`, and below it `All day: training`: what happens then may have a name.
  const open = entries.at(-1);
  if (isShort && open && open.children.length === 0 && isAloneIn(open.source)) return true;
  const isOther = ({ lead, mark }: Lead): boolean => mark === 'colon' && !names.has(lead);
  return (
    isShort &&
    !(entries.length >= FEWEST_STRETCHES && lines.some((line) => leadOf(line) && isOther(leadOf(line) as Lead)))
  );
}

function headDateOf(source: SourceText): DateSpan | undefined {
  const { text, language } = source;
  const lead = leadDateOf(text, language);
  const isHead = visualLength(text) <= LONGEST.head && !/[。.!！?？]$/u.test(text);
  if (!lead && isHead) return stretchBehind(source);
  // `Phase 1, until March`, `Monday` say nothing but when: what happens stands below them.
  return lead && isHead && lead.date.key !== undefined && (isAloneIn(source) || /\p{L}{2}/u.test(text.slice(lead.rest)))
    ? lead.date
    : undefined;
}

/** Times that stand alone over what happens then. */
const ALONE: ReadonlySet<DateSpan['grain']> = new Set(['period', 'day', 'weekday']);

function isAloneIn({ text, language }: SourceText): boolean {
  const lead = leadDateOf(text, language);
  return lead !== undefined && ALONE.has(lead.date.grain) && lead.rest >= text.length;
}

/** `Designer, Cobalt Bank (2017–2021)`, `Chef de projet, Mairie de Lille, 2019–2024`: from when to when a post was held stands behind it. */
function stretchBehind({ text, dates }: SourceText): DateSpan | undefined {
  const [date, other] = dates;
  if (!date || other || date.key === undefined || !isStretch(date)) return undefined;
  const [before, behind] = [text.slice(0, date.start), text.slice(date.end)];
  return /\p{L}{2}/u.test(before.replace(OPEN_END, '')) && OPEN_END.test(before) && /^\s?[)）]?$/u.test(behind)
    ? date
    : undefined;
}

/** Between what is told and its time. */
const OPEN_END = /\s*(?:[（(,，、|｜–—]|\s-)\s*$/u;
