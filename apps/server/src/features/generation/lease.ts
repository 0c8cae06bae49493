import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { projects } from '../projects/tables.ts';
import { generations } from './tables.ts';

export type GenerationRow = typeof generations.$inferSelect;

/** How often a worker says that it is alive, and for how long it is believed, s (shared reliability requirements). */
export const HEARTBEAT_SECONDS = 5;
const LEASE_SECONDS = 15;

/** A worker's right to write for a generation. Whoever takes over raises the fence, and the older right is void. */
export interface Lease {
  readonly generationId: number;
  readonly projectId: number;
  readonly fence: number;
}

/** The generation was taken over, cancelled or deleted while this worker had it. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease is lost');
    this.name = 'LeaseLost';
  }
}

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Takes a generation that waits, or whose worker has gone silent; undefined where somebody else has it. */
export async function claim(db: Database, generationId: number): Promise<GenerationRow | undefined> {
  const isFree = or(
    eq(generations.state, 'queued'),
    and(eq(generations.state, 'running'), lt(generations.leaseUntil, sql`now()`)),
  );
  const [row] = await db
    .update(generations)
    .set({
      state: 'running',
      fence: sql`${generations.fence} + 1`,
      attempts: sql`${generations.attempts} + 1`,
      leaseUntil: leaseEnd,
    })
    .where(and(eq(generations.id, generationId), isFree))
    .returning();
  return row;
}

/** Says that the worker is alive. @throws LeaseLost */
export async function renew(db: Database, lease: Lease): Promise<void> {
  const renewed = await db
    .update(generations)
    .set({ leaseUntil: leaseEnd })
    .where(isHeld(lease))
    .returning({ id: generations.id });
  if (renewed.length === 0) throw new LeaseLost();
}

/**
 * Writes for a generation, in one transaction, if the lease still holds. Rows are locked in the order project,
 * generation, as everywhere, so that nobody waits in a circle.
 * @throws LeaseLost
 */
export async function underLease<Result>(
  db: Database,
  lease: Lease,
  write: (tx: Transaction, generation: GenerationRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, lease.projectId)).for('update');
    const [row] = await tx.select().from(generations).where(isHeld(lease)).for('update');
    if (!row) throw new LeaseLost();
    return write(tx, row);
  });
}

function isHeld({ generationId, fence }: Lease) {
  return and(eq(generations.id, generationId), eq(generations.fence, fence), eq(generations.state, 'running'));
}
