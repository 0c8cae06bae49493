import type { Item, Stat } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';

/** How much an entry says with all that stands below it, as reading load. */
export function loadOfItem({ text, lead, children }: Item): number {
  return readingLoad(text) + readingLoad(lead ?? '') + sumOf(children ?? [], (child) => readingLoad(child.text));
}

/** What a figure takes of a page beside its label, as reading load. */
const FIGURE = 60;

/** How much a figure says with its label, as reading load. */
export function loadOfStat({ label }: Stat): number {
  return readingLoad(label.text) + FIGURE;
}

export function sumOf<One>(all: readonly One[], value: (one: One) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0);
}
