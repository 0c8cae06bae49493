import { visualLength } from '../numbering.ts';
import { runsThrough } from './flow.ts';
import type { Line } from './line.ts';
import type { Marks } from './marks.ts';

/** Widths at which texts are broken, in columns, a Han character taking two. */
const WIDTH = { least: 40, most: 130 } as const;
/** With so few lines that go on in the next one, only a width as editors break at speaks for itself. */
const FEW = { lines: 8, width: 56 } as const;
/** Fewest lines that go on in the next one, and share of them whose next word had no room left. */
const SMALL = { fewest: 2, filled: 0.7 } as const;
const WIDE = { fewest: 2, filled: 0.95 } as const;
/** Columns by which a line may be longer than the width in wide script: no sign is too long for it. */
const OVER = 2;
/** Of the lengths of lines that go on, the one that is the width: some lines hold a word that is too long for it. */
const HIGH = 0.92;
/** Columns that a line may stay below the width: a text was not always broken at the same one. */
export const SLACK = { spaced: 4, wide: 6 } as const;
/**
 * Fewest lines, and the share of those of about one length, that a program broke whatever they say; fewest that go on in
 * small letters or in wide script: entries that are as even each begin with a capital.
 */
const EVEN = { lines: 8, share: 0.85, low: 0.85, high: 1.15, goingOn: 0.1 } as const;
/** Share of the lines that are entries where a text is a list, a table or a log of them. */
const MOST_ENTRIES = 0.5;
/** A line of a programme or of a list of names: `09:30 Opening`, `North: 12 branches`. */
const ENTRY = /^\d{1,2}[:：h]\d{2}\b|^[^:：,，。.]{1,24}[:：]\s*\S/u;
/** The longest line of a passage tells its own width, as far as that is not much less than the text's. */
const OWN_WIDTH = 0.8;
/** Before an address any line is short: from this share of the width on a line is full where its next word had no room. */
const LEAST_FULL = 0.45;
/** Of many lines that go on in small letters fewer need to be full: people break lines where a clause ends, too. */
const MANY = { lines: 8, width: 56, filled: 0.45 } as const;

/** Whether the first word of the next line had no room left behind a line. */
export function isFull(line: Line, next: Line, width: number): boolean {
  const isWide = next.startsWide && line.endsWide;
  const word = isWide ? 2 : 1 + visualLength(/^\S+/u.exec(next.text)?.[0] ?? '');
  return line.end >= width * LEAST_FULL && line.end + word > width - (isWide ? SLACK.wide : SLACK.spaced);
}

/**
 * The width that a text was broken at, in columns; undefined where it was not. Lines that go on in small letters or in
 * wide script tell it, where most of them are full; else lines that are all of one length.
 */
export function widthOf(lines: readonly Line[], { marks, lone }: Marks): number | undefined {
  const pairs = pairsOf(lines);
  const plain = pairs.filter(([, , index]) => (!marks.has(index) || lone.has(index)) && !marks.get(index - 1)?.isField);
  return (
    widthOfOpen(plain.filter(goesOnSmall), SMALL) ??
    widthOfWide(lines, plain.filter(goesOnWide)) ??
    evenWidth(lines, pairs)
  );
}

/** Two lines, one right below the other, and the place of the second. */
type Pair = readonly [line: Line, next: Line, index: number];

function goesOnSmall([line, next]: Pair): boolean {
  return line.isOpen && next.startsSmall && /[\p{L}\p{N},)\]"”’'»-]$/u.test(line.text);
}

function goesOnWide([line, next]: Pair): boolean {
  return line.isOpen && line.endsWide && next.startsWide;
}

function widthOfOpen(
  pairs: readonly Pair[],
  least: { readonly fewest: number; readonly filled: number },
): number | undefined {
  const ends = pairs.map(([line]) => line.end).toSorted((a, b) => a - b);
  const width = ends[Math.floor((ends.length - 1) * HIGH)] ?? 0;
  const narrowest = pairs.length < FEW.lines ? FEW.width : WIDTH.least;
  if (pairs.length < least.fewest || width < narrowest || width > WIDTH.most) return undefined;
  if (!runsThrough(pairs.map(([line]) => line))) return undefined;
  const full = pairs.filter(([line, next]) => isFull(line, next, width)).length;
  const isMany = pairs.length >= MANY.lines && width >= MANY.width;
  return full >= pairs.length * (isMany ? Math.min(least.filled, MANY.filled) : least.filled) ? width : undefined;
}

/** In wide script any line can be filled: no line is longer than the width. */
function widthOfWide(lines: readonly Line[], pairs: readonly Pair[]): number | undefined {
  const width = widthOfOpen(pairs, WIDE);
  if (width === undefined) return undefined;
  const longer = lines.filter(({ isApart, end }) => !isApart && end > width + OVER).length;
  return longer <= lines.length * (1 - WIDE.filled) ? width : undefined;
}

/** Lines of so even a length were broken by a program; names and times with a colon are as even by nature. */
function evenWidth(lines: readonly Line[], pairs: readonly Pair[]): number | undefined {
  const ends = pairs.map(([line]) => line.end).toSorted((a, b) => a - b);
  const width = ends[Math.floor(ends.length * 0.9)] ?? 0;
  if (ends.length < EVEN.lines || width < WIDTH.least || width > WIDTH.most) return undefined;
  const filled = lines.filter(({ text }) => text !== '');
  if (filled.filter(({ text }) => ENTRY.test(text)).length > filled.length * MOST_ENTRIES) return undefined;
  const goingOn = pairs.filter(([, next]) => next.startsSmall || next.startsWide).length;
  if (goingOn < pairs.length * EVEN.goingOn || !runsThrough(pairs.map(([line]) => line))) return undefined;
  const even = ends.filter((end) => end > width * EVEN.low && end <= width * EVEN.high).length;
  return even > ends.length * EVEN.share ? width : undefined;
}

function pairsOf(lines: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next && !line.isApart && !next.isApart) pairs.push([line, next, index + 1]);
  }
  return pairs;
}

/** The width of the passage that each line stands in: that of the text, or a little less where none of its lines is as long. */
export function widthsOfPassages(lines: readonly Line[], width: number): number[] {
  const widths: number[] = [];
  for (let start = 0; start < lines.length; ) {
    let end = start + 1;
    let longest = lines[start]?.end ?? 0;
    while (end < lines.length && !lines[start]?.isApart && !lines[end]?.isApart) {
      longest = Math.max(longest, lines[end]?.end ?? 0);
      end += 1;
    }
    const own = Math.min(width, Math.max(longest, width * OWN_WIDTH));
    while (widths.length < end) widths.push(own);
    start = end;
  }
  return widths;
}
