import { eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { monthlyGrants } from './tables.ts';

/**
 * Points of every month (spec §9: they accumulate, and neither reset nor expire). A month in UTC is written down once with
 * what it gives, by whichever process sees it first, those that passed while none was running too; then it is granted to
 * everybody who may generate since before it began. Whoever comes later has the points of their invitation.
 */
export class MonthlyGrants {
  readonly #db: Database;
  readonly #points: number;

  /** @param points of each month from now on; 0 for none */
  constructor(db: Database, points: number) {
    this.#db = db;
    this.#points = points;
  }

  /**
   * Grants what is due. Nothing happens where that was done, however often and by how many it is asked.
   * @param now other than the present in tests
   */
  async grant(now = new Date()): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [last] = await tx.select({ month: sql<string | null>`max(${monthlyGrants.month})` }).from(monthlyGrants);
      const due = monthsUntil(last?.month ?? undefined, monthOf(now));
      if (due.length > 0) {
        const rows = due.map((month) => ({ month, points: this.#points }));
        await tx.insert(monthlyGrants).values(rows).onConflictDoNothing();
      }
      // One process has them at a time; the next finds them granted.
      const open = await tx.select().from(monthlyGrants).where(isNull(monthlyGrants.grantedAt)).for('update');
      for (const { month, points } of open) {
        if (points > 0) await grantMonth(tx, month, points);
        await tx.update(monthlyGrants).set({ grantedAt: sql`now()` }).where(eq(monthlyGrants.month, month));
      }
    });
  }
}

/** One statement for everybody: the row of the ledger and the balance that it changes. */
async function grantMonth(tx: Transaction, month: string, points: number): Promise<void> {
  const begin = new Date(`${month}-01T00:00:00Z`).toISOString();
  await tx.execute(sql`
    with granted as (
      insert into ledger (user_id, kind, job, available, reserved)
      select id, 'grant', ${`monthly:${month}`}, ${points}::int, 0 from ${users}
      where invitation_verified_at < ${begin}::timestamptz
      on conflict do nothing
      returning user_id, available
    )
    insert into balances (user_id, available)
    select user_id, available from granted
    on conflict (user_id) do update set available = balances.available + excluded.available`);
}

/** YYYY-MM, in UTC. */
function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The months after one, up to another; only that where there is none before. */
function monthsUntil(last: string | undefined, current: string): string[] {
  if (last === undefined) return [current];
  const months: string[] = [];
  for (let month = following(last); month <= current; month = following(month)) months.push(month);
  return months;
}

function following(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number, 1)));
}
