import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../database.ts';
import type { Queue, SendOptions } from '../queue.ts';
import { jobs } from '../tables.ts';

/** What the queue carries of a job: the rest stands in its row. */
export const queuedJob = z.object({ id: z.uuid() });

export const isLive = inArray(jobs.state, ['queued', 'running']);

export function queueJob(
  queue: Queue,
  tx: Transaction,
  name: string,
  id: string,
  options: SendOptions = {},
): Promise<void> {
  return queue.send(tx, { name, payload: queuedJob }, { id }, options);
}
