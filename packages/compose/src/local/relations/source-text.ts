import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { covered } from '../spans/covered.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { readDates } from '../spans/dates.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import type { Span } from '../spans/span.ts';

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
}

export function sourceText(text: string, origin: Origin, rank: number, language: Language): SourceText {
  const quantities = readQuantities(text, language);
  const dates = readDates(text, language);
  const words = covered(text, [...quantities, ...dates], '\uE000');
  return { text, origin, rank, language, quantities, dates, words };
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

/** Without the marks and particles that join it to its neighbours. */
export function trimmedPhrase(text: string): string {
  return text
    .replace(
      /^[\s,，、;；:：.。·・|\-–—→>)）」]+|[\s,，、;；:：·・|\-–—→(（。]+$|\s*(?:[.…·_]\s?){3,}$|(?<=\p{L}{3})\.$/gu,
      '',
    )
    .replace(
      /^(?:其中|而|但|and|but|while|whereas|et|mais|und|dont|plus|puis|tandis qu[e’']|alors qu[e’'])(?=[\s\p{Script=Han}])\s*/iu,
      '',
    )
    .trim();
}
