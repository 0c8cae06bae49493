import { lineOf, type NumberedBlock, withAbove, wordsOf } from '../../from-blocks/numbered-blocks.ts';
import { queryOf } from '../../local/fill/found.ts';
import { wordsOf as comparableWordsOf } from '../../local/fill/query.ts';
import type { Sources } from '../../local/fill/sources.ts';
import { GIVEN } from '../limits.ts';
import { namesOf, type Place } from './place.ts';

/** Letters of one block that a call is given at most. */
const LONGEST = 1_600;

/**
 * The blocks that places are filled from, in their order: all where one call can hold them, else those that speak of what
 * is wanted, the others as far as there is room.
 */
export function relevantBlocks(
  places: readonly Place[],
  blocks: readonly NumberedBlock[],
  sources: Sources,
): NumberedBlock[] {
  const lengths = new Map(blocks.map((one) => [one, lineOf(one, LONGEST).length + 1]));
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  if (total <= GIVEN.page) return [...blocks];
  const queries = places.flatMap(namesOf).map((name) => queryOf(name, sources));
  const scored = blocks.map((one) => {
    const own = comparableWordsOf(wordsOf(one.block));
    const around = comparableWordsOf(one.above.map(({ block }) => wordsOf(block)).join('\n'));
    return { one, score: Math.max(0, ...queries.map((query) => query.coverage(own, around))) };
  });
  const chosen = new Set<NumberedBlock>();
  let room: number = GIVEN.page;
  for (const { one } of scored.toSorted((a, b) => b.score - a.score)) {
    const fresh = withAbove([one]).filter((own) => !chosen.has(own));
    const length = fresh.reduce((sum, own) => sum + (lengths.get(own) ?? 0), 0);
    if (length > room) continue;
    room -= length;
    for (const own of fresh) chosen.add(own);
  }
  return blocks.filter((one) => chosen.has(one));
}

export function linesOf(blocks: readonly NumberedBlock[]): string[] {
  return blocks.map((one) => lineOf(one, LONGEST));
}
