import { PagewrightError } from '@pagewright/model/errors';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { projects } from '../projects/tables.ts';
import { finished, makeRoom } from './page-numbers.ts';
import { pages } from './tables.ts';

/** For how long a deleted page can be restored. */
const KEPT = sql`interval '30 days'`;

const isRestorable = and(eq(pages.draft, false), gt(pages.deletedAt, sql`now() - ${KEPT}`));

const isLive = and(eq(pages.draft, false), isNull(pages.deletedAt));

/** Deletes those pages of a project, or all; the numbers of the others then have gaps. The caller holds the project's row. */
export async function deletePages(tx: Transaction, projectId: number, ids?: readonly number[]): Promise<void> {
  await tx
    .update(pages)
    .set({ deletedAt: sql`now()` })
    .where(and(finished(projectId), ids && inArray(pages.id, [...ids])));
}

/**
 * The projects of some pages of a person, deleted or not, in the order in which their rows are locked.
 * @throws PagewrightError `request/not-found` where one of the pages is not the person's, or gone for good
 */
export async function projectsOf(db: Queryable, userId: number, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const rows = await db
    .select({ projectId: pages.projectId })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(and(inArray(pages.id, wanted), eq(projects.userId, userId), or(isLive, isRestorable)));
  if (rows.length !== wanted.length) throw new PagewrightError('request/not-found');
  return [...new Set(rows.map(({ projectId }) => projectId))].sort((a, b) => a - b);
}

/**
 * Makes deleted pages the project's again, each at the number that it had, as far as there are so many pages. The caller
 * holds the project's row.
 */
export async function bringBack(tx: Transaction, projectId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ id: pages.id, pageNumber: pages.pageNumber })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), inArray(pages.id, [...ids]), isRestorable))
    .orderBy(asc(pages.pageNumber), asc(pages.id));
  for (const { id, pageNumber: had } of rows) {
    const pageNumber = await makeRoom(tx, projectId, had);
    await tx.update(pages).set({ deletedAt: null, pageNumber }).where(eq(pages.id, id));
  }
}

/** The deleted pages that were made from a version of the project's outline. */
export function deletedPagesOf(db: Queryable, projectId: number, outlineVersion: number) {
  return db
    .select({ id: pages.id, briefId: pages.briefId, generatedText: pages.generatedText })
    .from(pages)
    .where(and(eq(pages.projectId, projectId), eq(pages.outlineVersion, outlineVersion), isRestorable));
}

/** Forgets pages that have been deleted for longer than they can be restored. */
export async function forgetDeletedPages(db: Database): Promise<void> {
  await db.delete(pages).where(lte(pages.deletedAt, sql`now() - ${KEPT}`));
}
