import { z } from 'zod';
import { notify, type OpenDatabase, type Queryable } from '../database.ts';

const CHANNEL = 'pagewright_jobs';

/** That a job has ended or, with `progress`, how much of it is done, 0 to 1. */
const jobNote = z.object({ id: z.string(), progress: z.number().optional() });
type JobNote = z.infer<typeof jobNote>;
type OnNote = (note: JobNote) => void;

/** Inside a transaction it is heard once that has been committed, and never otherwise. */
export function publishJobNote(db: Queryable, note: JobNote): Promise<void> {
  return notify(db, CHANNEL, JSON.stringify(note));
}

/** Hands over what is said of jobs, by this process or another one, to whoever follows them here. */
export class JobNotes {
  readonly #followers = new Map<string, Set<OnNote>>();
  #stop: (() => Promise<void>) | undefined;

  async start(database: OpenDatabase): Promise<void> {
    this.#stop = await database.listen(CHANNEL, (payload) => {
      const read = jobNote.safeParse(JSON.parse(payload));
      // A newer process may send what this one does not know.
      if (!read.success) return;
      for (const follower of this.#followers.get(read.data.id) ?? []) follower(read.data);
    });
  }

  /** Returns the way to stop. */
  follow(id: string, onNote: OnNote): () => void {
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(onNote));
    return () => {
      followers.delete(onNote);
      if (followers.size === 0) this.#followers.delete(id);
    };
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }
}
