import type { z } from 'zod';
import { notify, type OpenDatabase, type Queryable } from './database.ts';

/**
 * Short notes from one process to all, over one channel of the database, which carries at most 8,000 bytes at once:
 * things are named, not sent.
 */
export interface NoteChannel<Note, Key> {
  readonly name: string;
  readonly schema: z.ZodType<Note>;
  /** What a note is about: those who follow that hear it. */
  readonly about: (note: Note) => Key;
}

/** Inside a transaction it is heard once that has been committed, and never otherwise. */
export function publishOn<Note, Key>(channel: NoteChannel<Note, Key>, db: Queryable, note: Note): Promise<void> {
  return notify(db, channel.name, JSON.stringify(note));
}

/** Hands notes over to whoever follows what they are about in this process. */
export class ProcessNotes<Note, Key> {
  readonly #channel: NoteChannel<Note, Key>;
  readonly #followers = new Map<Key, Set<(note: Note) => void>>();
  #stop: (() => Promise<void>) | undefined;

  constructor(channel: NoteChannel<Note, Key>) {
    this.#channel = channel;
  }

  async start(database: OpenDatabase): Promise<void> {
    const { name, schema, about } = this.#channel;
    this.#stop = await database.listen(name, (payload) => {
      const read = schema.safeParse(JSON.parse(payload));
      // A newer process may send what this one does not know.
      if (!read.success) return;
      for (const follower of this.#followers.get(about(read.data)) ?? []) follower(read.data);
    });
  }

  /** Returns the way to stop. */
  follow(key: Key, onNote: (note: Note) => void): () => void {
    const followers = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, followers.add(onNote));
    return () => {
      followers.delete(onNote);
      if (followers.size === 0) this.#followers.delete(key);
    };
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }
}
