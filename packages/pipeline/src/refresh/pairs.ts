import { align, type Pair } from '@pagewright/source/versions/align';
import { likeness } from '@pagewright/source/versions/likeness';

/** Likeness from which on one of two texts is the other, changed. */
const LEAST = 0.3;

/**
 * Which text of the newer list each of the older became, by their indexes: what is alike goes together, and between such
 * pairs what stands at the same place, where as many stand there as before.
 */
export function successorsOfWords(older: readonly string[], newer: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let last: Pair = [-1, -1];
  for (const next of [...align(older, newer, likeness, LEAST), [older.length, newer.length] as const]) {
    const count = next[0] - last[0] - 1;
    if (count === next[1] - last[1] - 1) {
      for (let step = 1; step <= count; step += 1) found.set(last[0] + step, last[1] + step);
    }
    if (next[0] < older.length) found.set(...(next as [number, number]));
    last = next;
  }
  return found;
}
