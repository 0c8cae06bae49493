import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { OpenDatabase, Transaction } from './database.ts';

/** A kind of job: its name and what it carries. Its handler is wherever the work is done. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
}

export interface SendOptions {
  readonly afterSeconds?: number;
  /** Of what waits the highest is done first, 0 by default; of equal ones what came first. */
  readonly priority?: number;
}

export interface Queue {
  /** Puts a job in the queue in the same transaction as whatever makes it necessary. */
  send<Payload extends z.ZodType>(
    tx: Transaction,
    kind: JobKind<Payload>,
    payload: z.output<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** Handles jobs of a kind, so many at a time, until the queue stops; returns the way to begin no more of them before. */
  work<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    parallel: number,
    handler: (payload: z.output<Payload>) => Promise<void>,
  ): Promise<() => void>;
  /** Lets running jobs finish within a few seconds. */
  stop(): Promise<void>;
}

/**
 * How often a queue without work is asked, seconds. A job wakes its workers by a notification, one that was put off by the
 * timer of whoever put it off: that asks once more whether both were missed, as where the process ended that had the timer.
 * Where no notifications can be heard, asking is all there is.
 */
const POLLING_SECONDS = { unheard: 2, heard: 30 } as const;
/** Jobs may have waited for others, which ours never do: how often it is looked whether these are done, seconds. */
const FLOWS_SECONDS = 3_600;
/** ms after which a job that was put off is surely due, by the clock of the database too. */
const DUE_MS = 100;
const STOP_TIMEOUT_MS = 5_000;
/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export async function openQueue(
  database: OpenDatabase,
  kinds: readonly JobKind[],
  onError: (error: unknown) => void,
): Promise<Queue> {
  const boss = new PgBoss({ ...database.queueOptions, schedule: false, flowIntervalSeconds: FLOWS_SECONDS });
  boss.on('error', onError);
  await boss.start();
  for (const { name } of kinds) {
    // Retries are counted in our own tables, where the money is (generation/lease.ts).
    await boss.createQueue(name, { retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 3_600, notify: true });
    // The queue looks up its queues on its own connection. The embedded database has only one, so a first look-up inside
    // a transaction would wait for itself: this one puts the answer in the queue's memory.
    await boss.findJobs(name, { id: NO_JOB });
  }
  /** The workers of this process by what they work at. */
  const workers = new Map<string, Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  const wakeAfter = (name: string, seconds: number): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      },
      seconds * 1_000 + DUE_MS,
    );
    timer.unref();
    timers.add(timer);
  };
  return {
    async send(tx, kind, payload, options = {}) {
      const { afterSeconds, priority } = options;
      await boss.send(kind.name, payload as object, {
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
        ...(priority ? { priority } : {}),
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
      });
      if (afterSeconds) wakeAfter(kind.name, afterSeconds);
    },
    async work(kind, parallel, handler) {
      const options = {
        batchSize: 1,
        pollingIntervalSeconds: POLLING_SECONDS.unheard,
        notifyPollingIntervalSeconds: POLLING_SECONDS.heard,
      };
      const all = workers.get(kind.name) ?? new Set();
      workers.set(kind.name, all);
      // One by one, and not by the queue's own `localConcurrency`: of those only the first could be told to go on.
      for (let started = 0; started < parallel; started += 1) {
        const own: { id?: string } = {};
        own.id = await boss.work(kind.name, options, async (jobs) => {
          try {
            for (const job of jobs) await handler(kind.payload.parse(job.data));
          } finally {
            // What waits behind is taken at once: the queue's worker would wait for its next look.
            if (own.id) boss.notifyWorker(own.id);
          }
        });
        all.add(own.id);
      }
      return () => void boss.offWork(kind.name, { wait: false }).catch(onError);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      return boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}
