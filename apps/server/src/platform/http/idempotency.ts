import { createHash } from 'node:crypto';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys } from '../tables.ts';

/** How long a key is remembered, and how long a request may take before its key is given up as lost. */
const LIFETIME = sql`interval '24 hours'`;
const LOST_AFTER = sql`interval '2 minutes'`;

/** The longest key that is taken. */
const MAX_LENGTH = 200;

/** Does a write once for each key: a repeated request gets the first one's answer, another request with it a refusal. */
export class Idempotency {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws PagewrightError `request/key-reused`, or `request/conflict` while the first one still runs */
  async once<Data>(userId: number, key: string, request: readonly unknown[], work: () => Promise<Data>): Promise<Data> {
    if (key.length > MAX_LENGTH) throw new PagewrightError('request/invalid', { field: 'Idempotency-Key' });
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    const started = await this.#db
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { fingerprint, answer: null, createdAt: sql`now()` },
        setWhere: sql`${idempotencyKeys.createdAt} < now() - ${LIFETIME}
          or (${idempotencyKeys.answer} is null and ${idempotencyKeys.createdAt} < now() - ${LOST_AFTER})`,
      })
      .returning({ key: idempotencyKeys.key });
    if (started.length === 0) return this.#earlierAnswer(mine, fingerprint);
    try {
      const data = await work();
      await this.#db.update(idempotencyKeys).set({ answer: { data } }).where(mine);
      return data;
    } catch (error) {
      // What failed may be tried again with the same key.
      await this.#db.delete(idempotencyKeys).where(mine);
      throw error;
    }
  }

  async #earlierAnswer<Data>(mine: ReturnType<typeof and>, fingerprint: string): Promise<Data> {
    const [earlier] = await this.#db.select().from(idempotencyKeys).where(mine);
    if (earlier && earlier.fingerprint !== fingerprint) throw new PagewrightError('request/key-reused');
    if (!earlier?.answer) throw new PagewrightError('request/conflict');
    return earlier.answer.data as Data;
  }

  /** Forgets what is older than its lifetime. */
  async tidy(): Promise<void> {
    await this.#db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${LIFETIME}`));
  }
}
