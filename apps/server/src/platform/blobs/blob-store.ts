import { rm } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { blobPuts } from '../tables.ts';
import type { BlobReference, Blobs, StoredBlob } from './blobs.ts';
import { checked } from './staging.ts';

/** A feature that stores blobs: under which prefixes, and which of them its rows still name. */
export interface BlobOwner {
  /** `documents/`; no other feature stores anything there. */
  readonly prefixes: readonly string[];
  keysInUse(db: Database): Promise<readonly string[]>;
}

/** Bytes that have arrived and are to be stored, or not. */
export interface Staged extends StoredBlob {
  keep(prefix: string): Promise<BlobReference>;
  discard(): Promise<void>;
}

/** A blob is stored before the row that names it: this long it may stand alone, ms. */
export const ORPHAN_AGE_MS = 24 * 3_600_000;

/** Keys of before they were made of what they hold: each was put once. */
const OLD_KEY = /\/[0-9a-f]{8}-[0-9a-f-]{27}(?:\.json)?$/;

/**
 * Stores bytes under what they are: `documents/SHA-256`. Whoever puts the same bytes twice has stored them once; the
 * database counts the puts, before each, so that a blob that one row gives up stays for another, also for one that is not
 * written yet. Where a process is killed in between, the count is too high and the sweep finds the blob.
 */
export class BlobStore {
  readonly #db: Database;
  readonly #blobs: Blobs;
  readonly #owners: readonly BlobOwner[];

  constructor(db: Database, blobs: Blobs, owners: readonly BlobOwner[]) {
    this.#db = db;
    this.#blobs = blobs;
    this.#owners = owners;
  }

  async stage(bytes: Uint8Array | Readable): Promise<Staged> {
    const staged = await this.#blobs.stage(bytes);
    const { sha256, size } = staged;
    return {
      sha256,
      size,
      keep: async (prefix) => {
        const key = `${prefix}${sha256}`;
        await this.#count(key);
        await this.#blobs.put(key, staged);
        return { key, sha256, size };
      },
      discard: () => rm(staged.path, { force: true }),
    };
  }

  /** @param prefix of the feature that stores it: `documents/` */
  async put(prefix: string, bytes: Uint8Array | Readable): Promise<BlobReference> {
    const staged = await this.stage(bytes);
    return staged.keep(prefix);
  }

  /** Says that another row names a blob which is stored: as if its bytes were put again. */
  async share(reference: BlobReference): Promise<BlobReference> {
    await this.#count(reference.key);
    return reference;
  }

  /** @throws Error where it is missing or not what was stored */
  async read(reference: BlobReference): Promise<Buffer> {
    return buffer(await this.open(reference));
  }

  /** The bytes as they come; the stream ends in an error where they are not those that were stored. @throws Error where it is missing */
  async open(reference: BlobReference): Promise<Readable> {
    const bytes = await this.#blobs.read(reference.key);
    // Whoever reads it hears of a fault by the stream itself.
    return pipeline(bytes, checked(reference, reference.key), () => undefined);
  }

  /** Gives up what one `put` has stored, once no row names it any more: with the last of equal ones the bytes go. */
  async release({ key }: Pick<BlobReference, 'key'>): Promise<void> {
    if (OLD_KEY.test(key)) return this.#blobs.remove(key);
    await this.#db.transaction(async (tx) => {
      const [row] = await tx.select().from(blobPuts).where(eq(blobPuts.key, key)).for('update');
      if (!row) return;
      if (row.count > 1) {
        await tx
          .update(blobPuts)
          .set({ count: row.count - 1 })
          .where(eq(blobPuts.key, key));
        return;
      }
      await this.#blobs.remove(key);
      await tx.delete(blobPuts).where(eq(blobPuts.key, key));
    });
  }

  /**
   * Removes blobs that no row names: what a process left that was killed between storing a file and writing its row, or
   * between deleting a row and its file. Prefixes that nobody owns are left alone. Returns the removed keys.
   */
  async sweep(olderThanMs: number): Promise<string[]> {
    await this.#blobs.removeUnfinished(olderThanMs);
    const stored: string[] = [];
    for await (const key of this.#blobs.list(olderThanMs)) stored.push(key);
    const removed: string[] = [];
    for (const { prefixes, keysInUse } of this.#owners) {
      const own = stored.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
      if (own.length === 0) continue;
      // Read after the files were listed: a row that came meanwhile counts.
      const used = new Set(await keysInUse(this.#db));
      for (const key of own.filter((one) => !used.has(one))) {
        if (await this.#removeUnnamed(key, olderThanMs)) removed.push(key);
      }
    }
    return removed;
  }

  async #count(key: string): Promise<void> {
    await this.#db
      .insert(blobPuts)
      .values({ key })
      .onConflictDoUpdate({ target: blobPuts.key, set: { count: sql`${blobPuts.count} + 1`, putAt: sql`now()` } });
  }

  /** Unless it has been put again meanwhile. */
  async #removeUnnamed(key: string, olderThanMs: number): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx.select().from(blobPuts).where(eq(blobPuts.key, key)).for('update');
      if (row && Date.now() - row.putAt.getTime() < olderThanMs) return false;
      await this.#blobs.remove(key);
      await tx.delete(blobPuts).where(eq(blobPuts.key, key));
      return true;
    });
  }
}
