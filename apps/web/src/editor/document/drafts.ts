import { z } from 'zod';
import type { KeyValueStorage } from '../../app/session/session-store.ts';

/** What was done to a page and is not on the server yet. */
export interface Draft {
  /** The version on the server that it is based on. */
  readonly version: number;
  readonly text: string;
}

const draft = z.object({ version: z.number().int(), text: z.string() });

/** Unsaved pages in local storage, so that nothing typed is lost on a reload or a crash. */
export class Drafts {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  read(pageId: number): Draft | undefined {
    try {
      const text = this.#storage.getItem(keyOf(pageId));
      return text === null ? undefined : draft.parse(JSON.parse(text));
    } catch {
      this.remove(pageId);
      return undefined;
    }
  }

  write(pageId: number, value: Draft): void {
    try {
      this.#storage.setItem(keyOf(pageId), JSON.stringify(value));
    } catch {
      // Storage is full or forbidden: the page is still being saved to the server.
    }
  }

  remove(pageId: number): void {
    try {
      this.#storage.removeItem(keyOf(pageId));
    } catch {
      // Nothing stands in it.
    }
  }
}

function keyOf(pageId: number): string {
  return `pagewright_draft_${pageId}`;
}
