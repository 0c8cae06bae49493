import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { endingTransactions } from '../before-commit.ts';
import type { Database } from '../database.ts';
import { idempotencyKeys } from '../tables.ts';

/** How long a key is remembered, and how long a request may take before its key is given up as lost. */
const LIFETIME = sql`interval '24 hours'`;
const LOST_AFTER = sql`interval '10 minutes'`;

/** How long a repeated request waits for the answer of the first one, and how often it looks, ms. */
const WAIT_MS = 15_000;
const LOOK_MS = 200;

/** The write has not been made, so it may be made again. */
const isUnfinished = and(isNull(idempotencyKeys.answer), eq(idempotencyKeys.committed, false));

/** The longest key that is taken. */
const MAX_LENGTH = 200;

/** Does a write once for each key: a repeated request gets the first one's answer, another request with it a refusal. */
export class Idempotency {
  readonly #db: Database;
  readonly #waitMs: number;

  constructor(db: Database, waitMs = WAIT_MS) {
    this.#db = db;
    this.#waitMs = waitMs;
  }

  /**
   * A request that comes while the first one still runs waits for its answer.
   * @throws PagewrightError `request/key-reused`, or `request/conflict` where the first one failed or takes too long
   */
  async once(userId: number, key: string, request: readonly unknown[], work: () => Promise<unknown>): Promise<unknown> {
    if (key.length > MAX_LENGTH) throw new PagewrightError('request/invalid', { field: 'Idempotency-Key' });
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    const started = await this.#db
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { fingerprint, committed: false, answer: null, createdAt: sql`now()` },
        setWhere: sql`${idempotencyKeys.createdAt} < now() - ${LIFETIME}
          or (${isUnfinished} and ${idempotencyKeys.createdAt} < now() - ${LOST_AFTER})`,
      })
      .returning({ key: idempotencyKeys.key });
    if (started.length === 0) return this.#earlierAnswer(mine, fingerprint);
    try {
      const data = await endingTransactions(async (tx) => {
        await tx.update(idempotencyKeys).set({ committed: true }).where(mine);
      }, work);
      await this.#db.update(idempotencyKeys).set({ answer: { data } }).where(mine);
      return data;
    } catch (error) {
      // What failed may be tried again with the same key.
      await this.#db.delete(idempotencyKeys).where(mine);
      throw error;
    }
  }

  async #earlierAnswer(mine: ReturnType<typeof and>, fingerprint: string): Promise<unknown> {
    const until = performance.now() + this.#waitMs;
    for (;;) {
      const [earlier] = await this.#db.select().from(idempotencyKeys).where(mine);
      if (earlier && earlier.fingerprint !== fingerprint) throw new PagewrightError('request/key-reused');
      if (earlier?.answer) return earlier.answer.data;
      // Gone: the first one failed, and the client may send it again. Made but never answered: it must not be made
      // twice, and what it made shows when the client loads again.
      if (!earlier || performance.now() > until) throw new PagewrightError('request/conflict');
      await pause(LOOK_MS);
    }
  }

  /** Forgets requests that were cut short by the last stop; only for a process that is alone with its database. */
  async forgetUnfinished(): Promise<void> {
    await this.#db.delete(idempotencyKeys).where(isUnfinished);
  }

  /** Forgets what is older than its lifetime. */
  async tidy(): Promise<void> {
    await this.#db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${LIFETIME}`));
  }
}
