import type { BlobStore } from './blobs.ts';
import type { Database } from './database.ts';

/** A feature that stores blobs: under which prefixes, and which of them its rows still name. */
export interface BlobOwner {
  /** `documents/`; no other feature stores anything there. */
  readonly prefixes: readonly string[];
  keysInUse(db: Database): Promise<readonly string[]>;
}

/** A blob is written before the row that names it: this long it may stand alone, ms. */
export const ORPHAN_AGE_MS = 24 * 3_600_000;

/**
 * Removes blobs that no row names: what a process left that was killed between writing a file and its row, or between
 * deleting a row and its file. Prefixes that nobody owns are left alone. Returns the removed keys.
 */
export async function sweepBlobs(
  db: Database,
  blobs: BlobStore,
  owners: readonly BlobOwner[],
  olderThanMs: number,
): Promise<string[]> {
  await blobs.removeUnfinished(olderThanMs);
  const stored: string[] = [];
  for await (const key of blobs.list(olderThanMs)) stored.push(key);
  const removed: string[] = [];
  for (const { prefixes, keysInUse } of owners) {
    const own = stored.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
    if (own.length === 0) continue;
    // Read after the files were listed: a row that came meanwhile counts.
    const used = new Set(await keysInUse(db));
    for (const key of own.filter((one) => !used.has(one))) {
      await blobs.remove(key);
      removed.push(key);
    }
  }
  return removed;
}
