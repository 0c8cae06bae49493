import { GENERATION_STATUS } from '@pagewright/contract/projects';
import type { ErrorCode, ErrorParams } from '@pagewright/model/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { postedPoints, refundPoints, releasePoints } from '../billing/ledger.ts';
import { finished } from '../pages/page-numbers.ts';
import { pages } from '../pages/tables.ts';
import { projects } from '../projects/tables.ts';
import { ledgerJob } from './jobs.ts';
import { publishNote } from './notes.ts';
import { forgetOutline } from './stored-outline.ts';
import { generations } from './tables.ts';

/**
 * Ends a project's running generation without a result: its pages go, its points come back, and whoever still works on
 * it can no longer write. The project is as it was before. Nothing happens where none runs.
 * The caller holds the project's row.
 */
export async function endGeneration(
  tx: Transaction,
  projectId: number,
  state: 'failed' | 'cancelled',
  error: { readonly code: ErrorCode; readonly params: ErrorParams },
): Promise<void> {
  const [ended] = await tx
    .update(generations)
    .set({ state, error, finishedAt: new Date(), leaseUntil: null, fence: sql`${generations.fence} + 1` })
    .where(and(eq(generations.projectId, projectId), inArray(generations.state, ['queued', 'running'])))
    .returning();
  if (!ended) return;
  const { id, userId, pointsReserved } = ended;
  const spent = await postedPoints(tx, userId, ledgerJob(id));
  await forgetOutline(tx, id);
  await tx.delete(pages).where(and(eq(pages.generationId, id), eq(pages.draft, true)));
  await releasePoints(tx, userId, ledgerJob(id), pointsReserved - spent);
  await refundPoints(tx, userId, ledgerJob(id), spent);
  await resetStatus(tx, projectId);
  await publishNote(tx, {
    type: 'failed',
    projectId,
    generationId: id,
    error: error.code,
    params: { ...error.params },
  });
}

/** A project whose generation has ended without pages has those that it had before, or none. */
export async function resetStatus(tx: Transaction, projectId: number): Promise<void> {
  const [kept] = await tx.select({ id: pages.id }).from(pages).where(finished(projectId)).limit(1);
  const status = kept ? GENERATION_STATUS.generated : GENERATION_STATUS.notGenerated;
  await tx.update(projects).set({ status, updatedAt: new Date() }).where(eq(projects.id, projectId));
}
