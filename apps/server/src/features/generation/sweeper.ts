import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { ownProject } from '../projects/policy.ts';
import { endGeneration } from './ending.ts';
import { jobOf } from './jobs.ts';
import { MAX_ATTEMPTS } from './runner.ts';
import { generations } from './tables.ts';

/** How often generations without a living worker are looked for, ms (shared reliability requirements). */
const SWEEP_MS = 5_000;
/** After a lease has ended, ms: then nobody holds it by any clock. */
const AFTER_END_MS = 50;
/** How long a waiting generation may be overdue before its job is taken for lost. */
const OVERDUE = sql`interval '30 seconds'`;

/** Puts generations back in the queue whose worker died, and ends those that have died too often. */
export class Sweeper {
  readonly #db: Database;
  readonly #queue: Queue;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(db: Database, queue: Queue, onError: (error: unknown) => void) {
    this.#db = db;
    this.#queue = queue;
    this.#onError = onError;
  }

  /** @param alone whether no other process can be working: what seems to run was then cut short by the last stop */
  async start(alone: boolean): Promise<void> {
    if (alone) {
      await this.#db
        .update(generations)
        .set({ leaseUntil: sql`now() - interval '1 second'` })
        .where(eq(generations.state, 'running'));
    }
    await this.sweep();
    await this.#wait();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #wait(): Promise<void> {
    const ms = await this.#untilNext().catch((error: unknown) => this.#failed(error));
    this.#sweepIn(ms);
  }

  #sweepIn(ms: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      // What could not be swept is not tried again at once.
      void this.sweep().then(
        () => this.#wait(),
        (error: unknown) => this.#sweepIn(this.#failed(error)),
      );
    }, ms);
  }

  #failed(error: unknown): number {
    this.#onError(error);
    return SWEEP_MS;
  }

  /** ms; less than usual where the lease of a worker that may be dead ends sooner, so that nobody waits for both. */
  async #untilNext(): Promise<number> {
    const [soonest] = await this.#db
      .select({ ms: sql<number | null>`(extract(epoch from min(${generations.leaseUntil}) - now()) * 1000)::float` })
      .from(generations)
      .where(eq(generations.state, 'running'));
    return Math.min(SWEEP_MS, Math.max(0, soonest?.ms ?? SWEEP_MS) + AFTER_END_MS);
  }

  async sweep(): Promise<void> {
    const abandoned = or(
      and(eq(generations.state, 'running'), lt(generations.leaseUntil, sql`now()`)),
      and(eq(generations.state, 'queued'), lt(generations.nextTryAt, sql`now() - ${OVERDUE}`)),
    );
    const found = await this.#db.select().from(generations).where(abandoned);
    for (const { id, projectId, userId } of found) {
      await this.#db.transaction(async (tx) => {
        await ownProject(tx, userId, projectId, 'lock');
        // Looked at again under the lock: another process may have swept it meanwhile.
        const [row] = await tx
          .select()
          .from(generations)
          .where(and(eq(generations.id, id), abandoned))
          .for('update');
        if (!row) return;
        if (row.attempts >= MAX_ATTEMPTS) {
          return endGeneration(tx, projectId, 'failed', { code: 'generation/failed', params: {} });
        }
        await tx
          .update(generations)
          .set({ state: 'queued', leaseUntil: null, nextTryAt: sql`now()` })
          .where(eq(generations.id, id));
        return this.#queue.send(tx, jobOf(row), { generationId: id });
      });
    }
  }
}
