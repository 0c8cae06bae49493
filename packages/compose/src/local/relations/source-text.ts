import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { covered } from '../spans/covered.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { readDates } from '../spans/dates.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import type { Span } from '../spans/span.ts';

/** Who writes a letter or a message, with the line that says so. */
export interface Writer {
  readonly name: string;
  readonly origin: Origin;
}

/** A text of a document, its figures and dates read once. */
export interface SourceText {
  readonly text: string;
  readonly origin: Origin;
  readonly rank: number;
  readonly language: Language;
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateSpan[];
  /** The text with every figure and date as marks (U+E000), so that patterns of words find no digits of theirs. */
  readonly words: string;
  /** Who the document says was there or speaks in it, the longest names first. */
  readonly people: readonly string[];
  /** Who writes the letter or the message, where the document says so. */
  readonly writer: Writer | undefined;
}

export function sourceText(
  text: string,
  origin: Origin,
  rank: number,
  language: Language,
  people: readonly string[] = [],
  writer?: Writer,
): SourceText {
  const quantities = readQuantities(text, language);
  const dates = readDates(text, language);
  const words = covered(text, [...quantities, ...dates], '\uE000');
  return { text, origin, rank, language, quantities, dates, words, people, writer };
}

/** A stretch of a text as a source text of its own. */
export function stretchOf(source: SourceText, start: number, end: number): SourceText {
  const raw = source.text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  const offset = start + lead;
  const own = <One extends Span>(spans: readonly One[]): readonly One[] =>
    spansWithin(spans, offset, offset + text.length).map((span) => ({
      ...span,
      start: span.start - offset,
      end: span.end - offset,
    }));
  return {
    ...source,
    text,
    quantities: own(source.quantities),
    dates: own(source.dates),
    words: source.words.slice(offset, offset + text.length),
  };
}

/** The spans of a stretch; they stand in order, and of a long text most stand before it or behind it. */
function spansWithin<One extends Span>(spans: readonly One[], start: number, end: number): readonly One[] {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle] as One).start < start) from = middle + 1;
    else to = middle;
  }
  const within: One[] = [];
  for (let index = from; index < spans.length; index += 1) {
    const span = spans[index] as One;
    if (span.start >= end) break;
    if (span.end <= end) within.push(span);
  }
  return within;
}

export function told(source: Pick<SourceText, 'origin' | 'rank'>, text: string): Statement {
  return { text, origins: [source.origin], rank: source.rank };
}

/** Marks that join a phrase to what stands before it, and to what stands behind. `.NET` and `.com` begin with their dot, `-$8,300` with its sign. */
const LEADING = /^(?:[\s,，、;；:：。·・|—→>)）」]|[-–](?![$€£¥￥]?\d)|\.{2,}|\.(?!\p{L}))+/u;
const TRAILING = /[\s,，、;；:：·・|\-–—→=＝(（。]/u;
const DOT = /[.…·_]/u;
/** Fewest dots at an end that lead on to something. */
const FEWEST_DOTS = 3;
/** A full stop behind a word. */
const STOP = /(?<=\p{L}{3})\.$/u;
const JOINT =
  /^(?:其中|而且?|但是?|and|but|so(?! far)|while|whereas|et|mais|und|dont|plus(?! d| que )|puis|tandis qu[e’']|alors qu[e’'])(?=[\s\p{Script=Han}])\s*/iu;

/** Without the marks and particles that join it to its neighbours. */
export function trimmedPhrase(text: string): string {
  const phrase = text.slice(LEADING.exec(text)?.[0].length ?? 0);
  const end = Math.min(endOfMarks(phrase), endOfDots(phrase));
  const own = end < phrase.length ? phrase.slice(0, end) : phrase.replace(STOP, '');
  return own.replace(JOINT, '').trim();
}

/** Where the marks at the end of a text begin: looked for from the end, for a pattern is tried from every mark of it. */
function endOfMarks(text: string): number {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1] as string)) end -= 1;
  return end;
}

/** The same for dots, each with a blank behind it at most. */
function endOfDots(text: string): number {
  let end = text.length;
  let dots = 0;
  for (;;) {
    const isSpaced = /\s/u.test(text[end - 1] ?? '');
    const at = end - (isSpaced ? 2 : 1);
    if (at < 0 || !DOT.test(text[at] as string)) break;
    end = at;
    dots += 1;
  }
  if (dots < FEWEST_DOTS) return text.length;
  while (end > 0 && /\s/u.test(text[end - 1] as string)) end -= 1;
  return end;
}
