import type { Item } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';

/** How much an entry says with all that stands below it, as reading load. */
export function loadOfItem({ text, lead, children }: Item): number {
  return readingLoad(text) + readingLoad(lead ?? '') + sumOf(children ?? [], (child) => readingLoad(child.text));
}

export function sumOf<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0);
}
