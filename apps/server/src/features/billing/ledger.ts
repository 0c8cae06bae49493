import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { balances, LEDGER_KINDS, ledger } from './tables.ts';

/**
 * Points. Every movement is a row of the ledger, written in the same transaction as the balance that it changes and as
 * whatever it pays for. Names of a job: `generation:12`, `welcome`.
 */

interface Movement {
  readonly kind: (typeof LEDGER_KINDS)[number];
  readonly job: string;
  readonly page?: number;
  readonly available: number;
  readonly reserved: number;
}

/** Gives points, once for each job name; says whether it did. */
export async function grantPoints(tx: Transaction, userId: number, job: string, points: number): Promise<boolean> {
  await tx.insert(balances).values({ userId }).onConflictDoNothing();
  const added = await tx
    .insert(ledger)
    .values({ userId, kind: 'grant', job, available: points, reserved: 0 })
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  if (added.length === 0) return false;
  await tx
    .update(balances)
    .set({ available: sql`${balances.available} + ${points}` })
    .where(eq(balances.userId, userId));
  return true;
}

/**
 * Holds points for a job.
 * @param page where points are held for each page alone
 * @throws PagewrightError `account/points-short`
 */
export async function reservePoints(
  tx: Transaction,
  userId: number,
  job: string,
  points: number,
  page = 0,
): Promise<void> {
  const held = await tx
    .update(balances)
    .set({ available: sql`${balances.available} - ${points}`, reserved: sql`${balances.reserved} + ${points}` })
    .where(and(eq(balances.userId, userId), gte(balances.available, points)))
    .returning({ userId: balances.userId });
  if (held.length === 0) {
    throw new PagewrightError('account/points-short', { needed: points, available: await availablePoints(tx, userId) });
  }
  await record(tx, userId, { kind: 'reserve', job, page, available: -points, reserved: points });
}

/** Spends one held point on a page. A page that has been paid for already fails the transaction. */
export async function postPage(
  tx: Transaction,
  userId: number,
  job: string,
  page: number,
  points: number,
): Promise<void> {
  await move(tx, userId, { kind: 'post', job, page, available: 0, reserved: -points });
}

/** Points that a job has spent on pages. */
export async function postedPoints(tx: Transaction, userId: number, job: string): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`coalesce(-sum(${ledger.reserved}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.job, job), eq(ledger.kind, 'post')));
  return row?.points ?? 0;
}

/** Gives back what is still held. */
export async function releasePoints(tx: Transaction, userId: number, job: string, points: number): Promise<void> {
  if (points > 0) await move(tx, userId, { kind: 'release', job, available: points, reserved: -points });
}

/** Gives back what was spent on pages that are not delivered. */
export async function refundPoints(tx: Transaction, userId: number, job: string, points: number): Promise<void> {
  if (points > 0) await move(tx, userId, { kind: 'refund', job, available: points, reserved: 0 });
}

/** @throws PagewrightError `account/points-short` where fewer are left */
export async function requirePoints(db: Queryable, userId: number, needed: number): Promise<void> {
  const available = await availablePoints(db, userId);
  if (available < needed) throw new PagewrightError('account/points-short', { needed, available });
}

export async function availablePoints(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ available: balances.available }).from(balances).where(eq(balances.userId, userId));
  return row?.available ?? 0;
}

async function move(tx: Transaction, userId: number, movement: Movement): Promise<void> {
  await tx
    .update(balances)
    .set({
      available: sql`${balances.available} + ${movement.available}`,
      reserved: sql`${balances.reserved} + ${movement.reserved}`,
    })
    .where(eq(balances.userId, userId));
  await record(tx, userId, movement);
}

async function record(tx: Transaction, userId: number, movement: Movement): Promise<void> {
  await tx.insert(ledger).values({ userId, page: 0, ...movement });
}
