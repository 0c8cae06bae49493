import { z } from 'zod';
import { projectIdOf } from './cache-keys.ts';

/** Version of what is stored; another one is thrown away (spec §9). */
const VERSION = '1.0.0';

/** When something was saved that is kept, but no longer counts as what the server has. */
export const LONG_AGO = 0;

/** Where an entry, as it is written here, says when it was saved, unless that was long ago. */
const SAVED_AT = /^(\{"version":"[^"]*","savedAt":)[1-9]\d*/;

export interface Stored<T> {
  readonly data: T;
  /** Epoch ms. */
  readonly savedAt: number;
}

/** What a cache needs of local storage. */
export type CacheStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Data of one kind, kept per project in local storage for the person it belongs to. Storage may be full, forbidden or
 * changed by hand: then there is simply nothing in the cache.
 */
export class StoredCache<T> {
  readonly #storage: CacheStorage;
  readonly #prefix: string;
  readonly #entry: z.ZodType<{ savedAt: number; userId: number; data: T }>;

  constructor(storage: CacheStorage, prefix: string, data: z.ZodType<T>) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#entry = z.object({
      version: z.literal(VERSION),
      savedAt: z.number().int().nonnegative(),
      userId: z.number().int(),
      data,
    });
  }

  read(projectId: number, userId: number): Stored<T> | undefined {
    const entry = this.#parse(this.#text(projectId));
    return entry?.userId === userId ? { data: entry.data, savedAt: entry.savedAt } : undefined;
  }

  write(projectId: number, userId: number, { data, savedAt }: Stored<T>): void {
    try {
      const text = JSON.stringify({ version: VERSION, savedAt, userId, data });
      this.#storage.setItem(this.#prefix + projectId, text);
    } catch {
      // An older state must not stay in place of one that found no room.
      this.remove(projectId);
    }
  }

  /** What is stored has changed on the server, or may have: it stays, and counts as saved long ago. */
  age(projectId: number): void {
    const text = this.#text(projectId);
    // Asked for with every save, of documents of any length: it is not parsed for that.
    if (text === null || !SAVED_AT.test(text)) return;
    try {
      this.#storage.setItem(this.#prefix + projectId, text.replace(SAVED_AT, `$1${LONG_AGO}`));
    } catch {
      this.remove(projectId);
    }
  }

  remove(projectId: number): void {
    try {
      this.#storage.removeItem(this.#prefix + projectId);
    } catch {
      // Storage is forbidden: nothing stands in it.
    }
  }

  /** Ids of the projects that something is stored for. */
  projectIds(): number[] {
    try {
      const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
      return keys.flatMap((key) => projectIdOf(key, this.#prefix) ?? []);
    } catch {
      return [];
    }
  }

  clear(): void {
    for (const id of this.projectIds()) this.remove(id);
  }

  /** Removes what fails validation, and what is another person's (spec §7). */
  purge(userId: number | undefined): void {
    for (const id of this.projectIds()) {
      if (userId === undefined || !this.read(id, userId)) this.remove(id);
    }
  }

  #text(projectId: number): string | null {
    try {
      return this.#storage.getItem(this.#prefix + projectId);
    } catch {
      return null;
    }
  }

  #parse(text: string | null) {
    if (text === null) return undefined;
    try {
      const entry = this.#entry.safeParse(JSON.parse(text)).data;
      // A clock that was set back would keep the entry fresh for years.
      return entry && entry.savedAt <= Date.now() ? entry : undefined;
    } catch {
      return undefined;
    }
  }
}
