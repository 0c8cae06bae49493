import { encode } from 'uqr';
import type { QrCodeProps } from './model.ts';

/** Light modules that readers need around a code (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;

/** The dark parts of a code as one outline. */
export interface CodeOutline {
  /** Modules each way, the quiet zone included. */
  readonly side: number;
  /** SVG path data in a square of `side`; nothing in it overlaps, and holes run the other way round. */
  readonly path: string;
}

const known = new Map<string, CodeOutline>();
/** Outlines that are remembered: a page draws few, a drag draws one many times. */
const MAX_KNOWN = 50;

/** What is drawn for a text. */
export function codeOutline({ value, correction }: Pick<QrCodeProps, 'value' | 'correction'>): CodeOutline {
  const key = correction + value;
  let outline = known.get(key);
  if (!outline) {
    const { data, size } = encode(value, { ecc: correction, boostEcc: true, border: QUIET });
    outline = { side: size, path: outlineOf(data) };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, outline);
  }
  return outline;
}

type Corner = `${number} ${number}`;

/**
 * Modules that touch are drawn as one: drawn one by one, screens would show light seams between them. Each dark module has
 * its sides clockwise; where two modules share one, it runs both ways and falls out.
 */
function outlineOf(data: readonly (readonly boolean[])[]): string {
  const next = sidesOf(data);
  const loops: string[] = [];
  for (const start of next.keys()) {
    while ((next.get(start)?.size ?? 0) > 0) loops.push(loopFrom(start, next));
  }
  return loops.join('');
}

type Sides = ReadonlyMap<Corner, Set<Corner>>;

function sidesOf(data: readonly (readonly boolean[])[]): Sides {
  const next = new Map<Corner, Set<Corner>>();
  const put = (from: Corner, to: Corner): void => {
    if (next.get(to)?.delete(from)) return;
    const ends = next.get(from) ?? new Set();
    next.set(from, ends.add(to));
  };
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      const corners = [`${x} ${y}`, `${x + 1} ${y}`, `${x + 1} ${y + 1}`, `${x} ${y + 1}`] as const;
      for (const [index, corner] of corners.entries()) put(corner, corners[(index + 1) % 4] ?? corners[0]);
    }
  }
  return next;
}

/** Takes the sides of one closed line out; corners that it runs straight through are not written. */
function loopFrom(start: Corner, sides: Sides): string {
  const corners: Corner[] = [];
  let at = start;
  do {
    corners.push(at);
    const ends = sides.get(at);
    const [to] = ends ?? [];
    if (to === undefined) break;
    ends?.delete(to);
    at = to;
  } while (at !== start);
  const turns = corners.filter((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return !isStraight(before, after);
  });
  return `M${turns.join('L')}Z`;
}

/** Whether two corners two steps apart lie on one line. */
function isStraight(before: Corner, after: Corner): boolean {
  const [x, y] = before.split(' ');
  const [toX, toY] = after.split(' ');
  return x === toX || y === toY;
}
