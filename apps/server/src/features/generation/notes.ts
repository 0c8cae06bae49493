import { ERROR_CODES } from '@pagewright/model/errors';
import { z } from 'zod';
import { notify, type OpenDatabase, type Queryable } from '../../platform/database.ts';

const CHANNEL = 'pagewright_generation';

const common = { projectId: z.number().int(), generationId: z.number().int() };

/**
 * What happens to generations, from one process to all. Notes are short, because the database carries at most 8,000
 * bytes: a page is named, not sent.
 */
const note = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('progress'),
    stage: z.enum(['queued', 'reading', 'composing', 'designing', 'saving']),
    fraction: z.number(),
    file: z.string().optional(),
    pagesTotal: z.number().int().optional(),
  }),
  z.object({ ...common, type: z.literal('page'), pageId: z.number().int() }),
  z.object({ ...common, type: z.literal('done'), pagesTotal: z.number().int() }),
  z.object({
    ...common,
    type: z.literal('failed'),
    error: z.enum(ERROR_CODES),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type Note = z.infer<typeof note>;
type OnNote = (note: Note) => void;

/** Publishes inside a transaction are heard once it has been committed, and never otherwise. */
export function publishNote(db: Queryable, content: Note): Promise<void> {
  return notify(db, CHANNEL, JSON.stringify(content));
}

/** Hands notes over to whoever follows their project in this process. */
export class Notes {
  readonly #followers = new Map<number, Set<OnNote>>();
  #stop: (() => Promise<void>) | undefined;

  async start(database: OpenDatabase): Promise<void> {
    this.#stop = await database.listen(CHANNEL, (payload) => {
      const read = note.safeParse(JSON.parse(payload));
      // A newer process may send what this one does not know.
      if (!read.success) return;
      for (const follower of this.#followers.get(read.data.projectId) ?? []) follower(read.data);
    });
  }

  /** Returns the way to stop. */
  follow(projectId: number, onNote: OnNote): () => void {
    const followers = this.#followers.get(projectId) ?? new Set();
    this.#followers.set(projectId, followers.add(onNote));
    return () => {
      followers.delete(onNote);
      if (followers.size === 0) this.#followers.delete(projectId);
    };
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }
}
