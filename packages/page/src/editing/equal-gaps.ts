import type { Rect } from '@pagewright/model/units';
import { type AxisName, type Guide, SPAN } from './guide.ts';

interface EqualGap {
  /** How far the box has to move, px. */
  readonly by: number;
  /** The gaps that are equal then. */
  readonly gaps: readonly Guide[];
}

/**
 * Where a box stands as far from its neighbours as they from each other: in the middle between two, or after (before)
 * two with the gap that is between them. Only what stands beside the box counts.
 */
export function equalGaps(axis: AxisName, box: Rect, others: readonly Rect[]): EqualGap[] {
  const [start, length] = SPAN[axis];
  const end = (one: Rect): number => one[start] + one[length];
  const beside = others.filter((other) => overlapsAcross(axis, box, other));
  const left = last(beside, box[start] + box[length] / 2, end);
  const right = first(beside, box[start] + box[length] / 2, start);
  const found: { by: number; between: readonly [Rect, Rect][] }[] = [];
  const moved = (to: number): Rect => ({ ...box, [start]: to });
  if (left && right) {
    const at = moved((end(left) + right[start] - box[length]) / 2);
    found.push({
      by: at[start] - box[start],
      between: [
        [left, at],
        [at, right],
      ],
    });
  }
  const beforeLeft = left && last(beside, left[start], end);
  if (left && beforeLeft) {
    const at = moved(end(left) + left[start] - end(beforeLeft));
    found.push({
      by: at[start] - box[start],
      between: [
        [beforeLeft, left],
        [left, at],
      ],
    });
  }
  const afterRight = right && first(beside, end(right), start);
  if (right && afterRight) {
    const at = moved(right[start] - (afterRight[start] - end(right)) - box[length]);
    found.push({
      by: at[start] - box[start],
      between: [
        [at, right],
        [right, afterRight],
      ],
    });
  }
  return found.map(({ by, between }) => ({ by, gaps: between.map(([a, b]) => gapBetween(axis, a, b)) }));
}

function gapBetween(axis: AxisName, a: Rect, b: Rect): Guide {
  const [start, length] = SPAN[axis];
  const [other, size] = SPAN[axis === 'x' ? 'y' : 'x'];
  const from = Math.max(a[other], b[other]);
  const to = Math.min(a[other] + a[size], b[other] + b[size]);
  return { kind: 'gap', axis, at: (from + to) / 2, from: a[start] + a[length], to: b[start] };
}

function overlapsAcross(axis: AxisName, a: Rect, b: Rect): boolean {
  const [start, length] = SPAN[axis === 'x' ? 'y' : 'x'];
  return a[start] < b[start] + b[length] && b[start] < a[start] + a[length];
}

/** The one that ends last among those that end at or before a place. */
function last(rects: readonly Rect[], place: number, end: (one: Rect) => number): Rect | undefined {
  return rects.filter((one) => end(one) <= place).sort((a, b) => end(b) - end(a))[0];
}

/** The one that starts first among those that start at or after a place. */
function first(rects: readonly Rect[], place: number, start: 'x' | 'y'): Rect | undefined {
  return rects.filter((one) => one[start] >= place).sort((a, b) => a[start] - b[start])[0];
}
