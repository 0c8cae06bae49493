import { randomUUID } from 'node:crypto';
import { PagewrightError } from '@pagewright/model/errors';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Transaction } from '../database.ts';
import type { Queue } from '../queue.ts';
import { jobs } from '../tables.ts';
import { type JobNotes, publishJobNote } from './job-notes.ts';
import { isLive, queueJob } from './job-rows.ts';
import type { WorkKind } from './work-kind.ts';

/** How often somebody who waits looks for himself, ms: a note that got lost costs no more than that. */
const LOOK_MS = 2_000;
/** How long the end of a job is remembered, so that whoever waited can learn of it. */
const KEPT = sql`interval '1 hour'`;

/** The person whose job it is, and how they follow it. */
export interface Asker {
  readonly userId: number;
  /** Cancels the job. */
  readonly signal: AbortSignal;
  /** Hears how much of it is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Hands work over to whichever worker is free, and waits for what comes of it. */
export class Jobs {
  readonly #db: Database;
  readonly #queue: Queue;
  readonly #notes: JobNotes;

  constructor(db: Database, queue: Queue, notes: JobNotes) {
    this.#db = db;
    this.#queue = queue;
    this.#notes = notes;
  }

  /**
   * Has a job done.
   * @throws PagewrightError `request/too-many`, `request/overloaded` where too much waits, `generation/cancelled`, and what
   * the job failed with
   */
  async run<Payload extends z.ZodType, Result extends z.ZodType>(
    kind: WorkKind<Payload, Result>,
    payload: z.output<Payload>,
    asker: Asker,
  ): Promise<z.output<Result>> {
    const id = randomUUID();
    let turn = Promise.withResolvers<void>();
    const look = (): void => {
      turn.resolve();
      turn = Promise.withResolvers<void>();
    };
    // Heard from before the job is there, so that nothing falls between.
    const unfollow = this.#notes.follow(id, ({ progress }) => {
      if (progress !== undefined) asker.onProgress?.(progress);
      else look();
    });
    const timer = setInterval(look, LOOK_MS);
    const onAbort = (): void =>
      void this.cancel(id)
        .catch(() => undefined)
        .then(look);
    asker.signal.addEventListener('abort', onAbort);
    try {
      if (asker.signal.aborted) throw new PagewrightError('generation/cancelled');
      await this.#submit(id, kind, payload, asker.userId);
      for (;;) {
        const { promise: moved } = turn;
        const ended = await this.#ended(id);
        if (ended) return kind.result.parse(ended.result) as z.output<Result>;
        await moved;
      }
    } finally {
      unfollow();
      clearInterval(timer);
      asker.signal.removeEventListener('abort', onAbort);
    }
  }

  /** Stops a job wherever it is; one that has ended stays as it is. */
  async cancel(id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const cancelled = await tx
        .update(jobs)
        .set({ state: 'cancelled', finishedAt: sql`now()`, leaseUntil: null, fence: sql`${jobs.fence} + 1` })
        .where(and(eq(jobs.id, id), isLive))
        .returning({ id: jobs.id });
      if (cancelled.length > 0) await publishJobNote(tx, { id });
    });
  }

  /** A person's jobs of a kind that have not ended, the oldest first: what each is about, how far it is, 0 to 1, and what is being done. */
  async unfinished<Payload extends z.ZodType>(
    kind: WorkKind<Payload>,
    userId: number,
  ): Promise<{ readonly payload: z.output<Payload>; readonly progress: number; readonly step: unknown }[]> {
    const own = and(isLive, eq(jobs.kind, kind.name), eq(jobs.userId, userId));
    const rows = await this.#db.select().from(jobs).where(own).orderBy(asc(jobs.createdAt));
    return rows.map(({ payload, progress, step }) => ({
      payload: kind.payload.parse(payload) as z.output<Payload>,
      progress,
      step,
    }));
  }

  /** Forgets jobs that ended a while ago. */
  async tidy(): Promise<void> {
    await this.#db.delete(jobs).where(lt(jobs.finishedAt, sql`now() - ${KEPT}`));
  }

  async #submit(id: string, kind: WorkKind, payload: unknown, userId: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const own = await requireRoom(tx, kind, userId);
      await tx.insert(jobs).values({ id, kind: kind.name, userId, payload });
      // Whoever asks for many waits behind those who ask for few. What waits for half a minute is queued anew, and yields no more.
      await queueJob(this.#queue, tx, kind.name, id, { priority: -own });
    });
  }

  /** What came of a job; undefined as long as it goes on. @throws PagewrightError */
  async #ended(id: string): Promise<{ readonly result: unknown } | undefined> {
    const [row] = await this.#db.select().from(jobs).where(eq(jobs.id, id));
    if (!row || row.state === 'cancelled') throw new PagewrightError('generation/cancelled');
    if (row.state === 'failed') throw new PagewrightError(row.error?.code ?? 'request/unknown', row.error?.params);
    return row.state === 'done' ? { result: row.result } : undefined;
  }
}

/**
 * Two at once may both be let in: the limits are no promise to the last one.
 * @returns how many of the person's own are unfinished
 */
async function requireRoom(tx: Transaction, { name, limits }: WorkKind, userId: number): Promise<number> {
  const own = await tx.$count(jobs, and(isLive, eq(jobs.kind, name), eq(jobs.userId, userId)));
  if (own >= limits.person) throw new PagewrightError('request/too-many', { seconds: 5 });
  const all = await tx.$count(jobs, and(isLive, eq(jobs.kind, name)));
  if (all >= limits.all) throw new PagewrightError('request/overloaded', { seconds: 5 });
  return own;
}
