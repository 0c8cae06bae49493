import { ERROR_CODES } from '@pagewright/model/errors';
import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { type NoteChannel, ProcessNotes, publishOn } from '../../platform/process-notes.ts';

const common = { projectId: z.number().int(), generationId: z.number().int() };

/** What happens to generations. */
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
  z.object({ ...common, type: z.literal('outlined') }),
  z.object({
    ...common,
    type: z.literal('failed'),
    error: z.enum(ERROR_CODES),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type Note = z.infer<typeof note>;

const CHANNEL: NoteChannel<Note, number> = {
  name: 'pagewright_generation',
  schema: note,
  about: ({ projectId }) => projectId,
};

export function publishNote(db: Queryable, content: Note): Promise<void> {
  return publishOn(CHANNEL, db, content);
}

/** What is said of the generations of projects. */
export class Notes extends ProcessNotes<Note, number> {
  constructor() {
    super(CHANNEL);
  }
}
