import { z } from 'zod';
import type { Queryable } from '../database.ts';
import { type NoteChannel, ProcessNotes, publishOn } from '../process-notes.ts';

/** That a job has ended or, with `progress`, how much of it is done, 0 to 1. */
const jobNote = z.object({ id: z.string(), progress: z.number().optional() });
type JobNote = z.infer<typeof jobNote>;

const CHANNEL: NoteChannel<JobNote, string> = { name: 'pagewright_jobs', schema: jobNote, about: ({ id }) => id };

export function publishJobNote(db: Queryable, note: JobNote): Promise<void> {
  return publishOn(CHANNEL, db, note);
}

/** What is said of jobs, by this process or another one. */
export class JobNotes extends ProcessNotes<JobNote, string> {
  constructor() {
    super(CHANNEL);
  }
}
