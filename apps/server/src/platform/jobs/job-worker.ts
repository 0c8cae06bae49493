import { type ErrorCode, type ErrorParams, isPagewrightError } from '@pagewright/model/errors';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database.ts';
import type { Queue } from '../queue.ts';
import { jobs } from '../tables.ts';
import { type JobNotes, publishJobNote } from './job-notes.ts';
import { queuedJob, queueJob } from './job-rows.ts';
import type { WorkKind } from './work-kind.ts';

/** How often a worker says that it is alive, for how long it is believed, and how often the dead are looked for (shared reliability requirements). */
const HEARTBEAT_MS = 5_000;
const SWEEP_MS = 5_000;
const leaseEnd = sql`now() + interval '15 seconds'`;
/** How long a waiting job may be overdue before the queue is taken to have lost it. */
const OVERDUE = sql`interval '30 seconds'`;
/** ms between two reports of how far a job is, each a write: a presentation of two hundred pages would report as often. */
const TELL_EACH_MS = 200;
/** Tries of one job, and the pauses after the first and the second, s. */
const MAX_ATTEMPTS = 3;
const PAUSES = [2, 8] as const;

/** What a handler is given beside its payload. */
export interface JobContext {
  /** Aborted when the job was cancelled, took too long or went to another worker. */
  readonly signal: AbortSignal;
  /** Tells whoever waits how much is done, 0 to 1, and what is being done. */
  progress(fraction: number, step?: unknown): void;
}

export interface Handler<Payload, Result> {
  perform(payload: Payload, context: JobContext): Promise<Result>;
  /** Removes what a result has stored, where nobody waits for it any more. */
  undo?(result: Result): Promise<void>;
}

interface WorkerParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly notes: JobNotes;
  readonly onError: (error: unknown) => void;
}

type JobRow = typeof jobs.$inferSelect;
interface Failure {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Does jobs. What the person can act on ends a job; anything else is tried again a few times. */
export class JobWorker {
  readonly #parts: WorkerParts;
  readonly #running = new Set<AbortController>();
  /** Ways to begin no more of each kind. */
  readonly #resting: (() => void)[] = [];
  #sweeping: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** @param alone whether no other process can be working: what seems to run was then cut short by the last stop */
  async start(alone: boolean): Promise<void> {
    const { db, onError } = this.#parts;
    const cutShort = sql`now() - interval '1 second'`;
    if (alone) await db.update(jobs).set({ leaseUntil: cutShort }).where(eq(jobs.state, 'running'));
    await this.#sweep();
    this.#sweeping = setInterval(() => this.#sweep().catch(onError), SWEEP_MS);
  }

  /** What fails from now on does so because the process ends: it goes back to the queue and costs no try. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#sweeping);
    // Before anything goes back to the queue, which would be taken again at once.
    for (const rest of this.#resting) rest();
    for (const running of this.#running) running.abort();
  }

  async work<Payload extends z.ZodType, Result extends z.ZodType>(
    kind: WorkKind<Payload, Result>,
    handler: Handler<z.output<Payload>, z.output<Result>>,
  ): Promise<void> {
    const perform = async (job: JobRow, context: JobContext): Promise<void> => {
      const result = await handler.perform(kind.payload.parse(job.payload) as z.output<Payload>, context);
      const isWanted = await this.#end(job, { state: 'done', result });
      if (!isWanted) await handler.undo?.(result);
    };
    const queued = { name: kind.name, payload: queuedJob };
    const rest = await this.#parts.queue.work(queued, kind.parallel, ({ id }) => this.#do(kind, id, perform));
    this.#resting.push(rest);
  }

  async #do(kind: WorkKind, id: string, perform: (job: JobRow, context: JobContext) => Promise<void>): Promise<void> {
    const job = await this.#claim(id);
    if (!job) return;
    const stop = new AbortController();
    this.#running.add(stop);
    // It was on its way here when everything else was told to stop.
    if (this.#stopping) stop.abort();
    const { notes } = this.#parts;
    const timer = setTimeout(() => stop.abort(TIMED_OUT), kind.timeoutMs);
    const heartbeat = setInterval(() => void this.#renew(job).then((held) => held || stop.abort()), HEARTBEAT_MS);
    const unfollow = notes.follow(id, ({ progress }) => progress === undefined && stop.abort());
    try {
      let told: { at: number; step: unknown } | undefined;
      // One behind the other: over two connections the later could be written first.
      let written: Promise<void> = Promise.resolve();
      const progress = (fraction: number, step?: unknown): void => {
        const at = performance.now();
        if (told && told.step === step && at - told.at < TELL_EACH_MS) return;
        told = { at, step };
        written = written.then(() => this.#tell(job, fraction, step));
      };
      await perform(job, { signal: stop.signal, progress });
    } catch (error) {
      await this.#failed(job, error, stop.signal);
    } finally {
      clearTimeout(timer);
      clearInterval(heartbeat);
      unfollow();
      this.#running.delete(stop);
    }
  }

  /** Takes a job that waits, or whose worker has gone silent; undefined where somebody else has it, or nobody wants it. */
  async #claim(id: string): Promise<JobRow | undefined> {
    const isFree = or(eq(jobs.state, 'queued'), and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, sql`now()`)));
    const [row] = await this.#parts.db
      .update(jobs)
      .set({
        state: 'running',
        fence: sql`${jobs.fence} + 1`,
        attempts: sql`${jobs.attempts} + 1`,
        leaseUntil: leaseEnd,
      })
      .where(and(eq(jobs.id, id), isFree))
      .returning();
    return row;
  }

  /** False where the job is not this worker's any more. */
  async #renew(job: JobRow): Promise<boolean> {
    try {
      const held = await this.#parts.db
        .update(jobs)
        .set({ leaseUntil: leaseEnd })
        .where(isHeld(job))
        .returning({ id: jobs.id });
      return held.length > 0;
    } catch {
      // The database may be away for a moment; the lease decides.
      return true;
    }
  }

  async #tell(job: JobRow, progress: number, step: unknown): Promise<void> {
    const { db, onError } = this.#parts;
    try {
      await db
        .update(jobs)
        .set({ progress, step: step ?? null })
        .where(isHeld(job));
      await publishJobNote(db, { id: job.id, progress });
    } catch (error) {
      onError(error);
    }
  }

  async #failed(job: JobRow, error: unknown, signal: AbortSignal): Promise<void> {
    const { db, queue, onError } = this.#parts;
    if (signal.reason === TIMED_OUT)
      return void (await this.#end(job, failed({ code: 'request/overloaded', params: {} })));
    if (isPagewrightError(error) && !signal.aborted) return void (await this.#end(job, failed(error)));
    if (!signal.aborted) onError(error);
    const attempts = this.#stopping ? job.attempts - 1 : job.attempts;
    if (attempts >= MAX_ATTEMPTS) return void (await this.#end(job, failed({ code: 'request/unknown', params: {} })));
    const afterSeconds = this.#stopping ? 0 : (PAUSES[attempts - 1] ?? 0);
    await db.transaction(async (tx) => {
      const nextTryAt = new Date(Date.now() + afterSeconds * 1000);
      const held = await tx
        .update(jobs)
        .set({ state: 'queued', attempts, leaseUntil: null, nextTryAt })
        .where(isHeld(job))
        .returning({ id: jobs.id });
      if (held.length > 0) await queueJob(queue, tx, job.kind, job.id, { afterSeconds });
    });
  }

  /** False where it was cancelled meanwhile, or is another worker's. */
  async #end(job: JobRow, ending: Pick<JobRow, 'state'> & Partial<Pick<JobRow, 'result' | 'error'>>): Promise<boolean> {
    return this.#parts.db.transaction(async (tx) => {
      const held = await tx
        .update(jobs)
        .set({ ...ending, finishedAt: sql`now()`, leaseUntil: null })
        .where(isHeld(job))
        .returning({ id: jobs.id });
      if (held.length > 0) await publishJobNote(tx, { id: job.id });
      return held.length > 0;
    });
  }

  /** Puts jobs back in the queue whose worker died, and ends those whose workers have died too often. */
  async #sweep(): Promise<void> {
    const { db, queue } = this.#parts;
    const abandoned = or(
      and(eq(jobs.state, 'running'), lt(jobs.leaseUntil, sql`now()`)),
      and(eq(jobs.state, 'queued'), lt(jobs.nextTryAt, sql`now() - ${OVERDUE}`)),
    );
    await db.transaction(async (tx) => {
      const found = await tx.select().from(jobs).where(abandoned).for('update', { skipLocked: true });
      for (const { id, kind, attempts } of found) {
        const isOver = attempts >= MAX_ATTEMPTS;
        const next = isOver
          ? { ...failed({ code: 'request/unknown', params: {} }), finishedAt: new Date() }
          : { state: 'queued' as const, nextTryAt: new Date() };
        await tx
          .update(jobs)
          .set({ ...next, leaseUntil: null })
          .where(eq(jobs.id, id));
        if (isOver) await publishJobNote(tx, { id });
        else await queueJob(queue, tx, kind, id);
      }
    });
  }
}

const TIMED_OUT = new Error('the job took too long');

function failed({ code, params }: Failure) {
  return { state: 'failed' as const, error: { code, params } };
}

function isHeld({ id, fence }: JobRow) {
  return and(eq(jobs.id, id), eq(jobs.fence, fence), eq(jobs.state, 'running'));
}
