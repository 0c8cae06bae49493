import { z } from 'zod';
import type { KeyValueStorage } from '../session/session-store.ts';

/** A value, and the version on the server that it is based on; 0 where the server counts none. */
export interface Based<T> {
  readonly value: T;
  readonly version: number;
}

const based = z.object({ version: z.number().int().nonnegative().default(0) });

/**
 * What the server lacks of one thing, in local storage, so that nothing typed is lost on a reload or a crash. Storage may
 * be full, forbidden or changed by hand: then there is simply no copy. Another window of the same person has the same
 * storage: what that one wrote is not removed from here.
 */
export class LocalCopy<T extends object> {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #value: z.ZodType<T>;
  /** As this window has written or read it. */
  #own: string | undefined;

  constructor(storage: KeyValueStorage, key: string, value: z.ZodType<T>) {
    this.#storage = storage;
    this.#key = key;
    this.#value = value;
  }

  read(): Based<T> | undefined {
    try {
      const text = this.#storage.getItem(this.#key);
      if (text === null) return undefined;
      this.#own = text;
      const json: unknown = JSON.parse(text);
      return { version: based.parse(json).version, value: this.#value.parse(json) };
    } catch {
      this.remove();
      return undefined;
    }
  }

  write({ version, value }: Based<T>): void {
    try {
      const text = JSON.stringify({ ...value, version });
      this.#storage.setItem(this.#key, text);
      this.#own = text;
    } catch {
      // Storage is full or forbidden: the server has it within a moment.
    }
  }

  remove(): void {
    try {
      if (this.#own !== undefined && this.#storage.getItem(this.#key) === this.#own) {
        this.#storage.removeItem(this.#key);
      }
      this.#own = undefined;
    } catch {
      // Nothing stands in it.
    }
  }
}
