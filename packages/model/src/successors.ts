import { z } from 'zod';
import { type Origin, parseOrigin } from './origin.ts';

/**
 * Where the blocks of an older version of a file stand in the version that took its place. Origins on pages name the
 * version that they were made from, and are followed from there: pages, versions and steps back stay as they are.
 */
export const successors = z.object({
  /** Of each block, by its index, its origin in the newest version; null where that has none. */
  origins: z.array(z.string().nullable()),
  /** Indexes of the blocks that say something else there. */
  changed: z.array(z.number().int().min(0)),
});
export type Successors = z.infer<typeof successors>;

/** By the name that origins give to an older version. */
export type SuccessorsByFile = ReadonlyMap<string, Successors>;

/** Where a block of an older version stands now. */
export interface Successor {
  /** Undefined where it is gone. */
  readonly origin: Origin | undefined;
  readonly isChanged: boolean;
}

/** Undefined where an origin names no older version. */
export function successorOf(origin: string, older: SuccessorsByFile): Successor | undefined {
  const parts = parseOrigin(origin);
  const own = parts && older.get(parts.file);
  if (!own) return undefined;
  const now = own.origins[parts.block] ?? undefined;
  return { origin: now as Origin | undefined, isChanged: own.changed.includes(parts.block) };
}

/** The place of the same words in the newest version; the origin itself where these are not there any more. */
export function currentOrigin(origin: Origin, older: SuccessorsByFile): Origin {
  const successor = successorOf(origin, older);
  return successor?.origin && !successor.isChanged ? successor.origin : origin;
}

/** From the version before the last one to the newest. */
export function joinSuccessors(first: Successors, second: Successors): Successors {
  const next = new Set(second.changed);
  const changed = new Set(first.changed);
  const origins = first.origins.map((origin, index) => {
    const block = origin === null ? undefined : parseOrigin(origin)?.block;
    if (block === undefined) return null;
    if (next.has(block)) changed.add(index);
    return second.origins[block] ?? null;
  });
  return { origins, changed: [...changed].filter((index) => origins[index] !== null).sort((a, b) => a - b) };
}
