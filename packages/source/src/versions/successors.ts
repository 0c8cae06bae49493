import type { SourceBlock } from '@pagewright/model/source-document';
import type { Successors } from '@pagewright/model/successors';
import { type BlockMatch, matchBlocks } from './match-blocks.ts';

/** Where the blocks of a file stand in a newer version of it. */
export function successorsIn(older: readonly SourceBlock[], newer: readonly SourceBlock[]): Successors {
  return successorsOf(matchBlocks(older, newer), older, newer);
}

export function successorsOf(
  matches: readonly BlockMatch[],
  older: readonly SourceBlock[],
  newer: readonly SourceBlock[],
): Successors {
  const origins: (string | null)[] = older.map(() => null);
  const changed: number[] = [];
  for (const match of matches) {
    if (match.is !== 'same' && match.is !== 'changed') continue;
    origins[match.from] = newer[match.to]?.origin ?? null;
    if (match.is === 'changed') changed.push(match.from);
  }
  return { origins, changed: changed.sort((a, b) => a - b) };
}
