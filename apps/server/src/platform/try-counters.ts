import { PagewrightError } from '@pagewright/model/errors';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { tryCounters } from './tables.ts';

/** So many tries in so many seconds. */
export interface TryLimit {
  readonly tries: number;
  readonly seconds: number;
}

/** Counts tries in the database, so that the limits hold over all processes and over a restart. */
export class TryCounters {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts one try.
   * @throws PagewrightError `request/too-many` where it is one too many
   */
  async count(key: string, limit: TryLimit): Promise<void> {
    const resetAt = sql`now() + make_interval(secs => ${limit.seconds})`;
    const [counter] = await this.#db
      .insert(tryCounters)
      .values({ key, count: 1, resetAt })
      .onConflictDoUpdate({
        target: tryCounters.key,
        set: {
          count: sql`case when ${tryCounters.resetAt} < now() then 1 else ${tryCounters.count} + 1 end`,
          resetAt: sql`case when ${tryCounters.resetAt} < now() then ${resetAt} else ${tryCounters.resetAt} end`,
        },
      })
      .returning();
    if (!counter || counter.count <= limit.tries) return;
    const seconds = Math.max(1, Math.ceil((counter.resetAt.getTime() - Date.now()) / 1000));
    throw new PagewrightError('request/too-many', { seconds });
  }

  async forget(key: string): Promise<void> {
    await this.#db.delete(tryCounters).where(eq(tryCounters.key, key));
  }

  async tidy(): Promise<void> {
    await this.#db.delete(tryCounters).where(lt(tryCounters.resetAt, sql`now()`));
  }
}
