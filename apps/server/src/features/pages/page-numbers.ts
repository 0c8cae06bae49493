import { PagewrightError } from '@pagewright/model/errors';
import { and, asc, eq, gte, isNull, lte, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import type { PageRow } from './policy.ts';
import { pages } from './tables.ts';

/**
 * Numbers of a project's pages: from 1, without gaps. Whoever changes them holds the project's row.
 */

/** The pages of a project that are the person's: those of a running generation are not yet, deleted ones no more. */
export function finished(projectId: number) {
  return and(eq(pages.projectId, projectId), eq(pages.draft, false), isNull(pages.deletedAt));
}

export async function lastNumber(tx: Transaction, projectId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(pages.pageNumber) })
    .from(pages)
    .where(finished(projectId));
  return row?.last ?? 0;
}

/** Moves the pages numbered `from` to `to` up or down by one. */
async function shift(tx: Transaction, projectId: number, from: number, to: number, by: 1 | -1): Promise<void> {
  await tx
    .update(pages)
    .set({ pageNumber: sql`${pages.pageNumber} + ${by}` })
    .where(and(finished(projectId), gte(pages.pageNumber, from), lte(pages.pageNumber, to)));
}

export async function movePage(tx: Transaction, page: PageRow, wanted: number): Promise<PageRow> {
  const { id, projectId, pageNumber } = page;
  const target = Math.min(wanted, await lastNumber(tx, projectId));
  if (target > pageNumber) await shift(tx, projectId, pageNumber + 1, target, -1);
  if (target < pageNumber) await shift(tx, projectId, target, pageNumber - 1, 1);
  const [moved] = await tx.update(pages).set({ pageNumber: target }).where(eq(pages.id, id)).returning();
  return moved ?? page;
}

export async function closeGaps(tx: Transaction, projectId: number): Promise<void> {
  const rows = await tx
    .select({ id: pages.id, pageNumber: pages.pageNumber })
    .from(pages)
    .where(finished(projectId))
    .orderBy(asc(pages.pageNumber));
  for (const [index, { id, pageNumber }] of rows.entries()) {
    if (pageNumber !== index + 1)
      await tx
        .update(pages)
        .set({ pageNumber: index + 1 })
        .where(eq(pages.id, id));
  }
}

/** Where a page comes to stand. */
interface Place {
  readonly pageNumber: number;
  /** That of the page before it, or of the one behind where it is the first. */
  readonly section: string;
}

/** Makes room for a page and says which number it has: the wanted one, at most that after the last. */
export async function makeRoom(tx: Transaction, projectId: number, wanted?: number): Promise<number> {
  const end = await lastNumber(tx, projectId);
  const pageNumber = Math.min(wanted ?? end + 1, end + 1);
  await shift(tx, projectId, pageNumber, end, 1);
  return pageNumber;
}

/** Makes room for a new page, which belongs to the section that it comes to stand in. */
export async function makePlace(tx: Transaction, projectId: number, wanted?: number): Promise<Place> {
  const pageNumber = await makeRoom(tx, projectId, wanted);
  const beside = pageNumber === 1 ? 2 : pageNumber - 1;
  const [neighbour] = await tx
    .select({ section: pages.section })
    .from(pages)
    .where(and(finished(projectId), eq(pages.pageNumber, beside)));
  return { pageNumber, section: neighbour?.section ?? '' };
}

/**
 * Numbers all pages in the given order.
 * @throws PagewrightError `request/conflict` where the ids are not exactly the project's pages: it has changed meanwhile
 */
export async function renumber(tx: Transaction, projectId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx.select({ id: pages.id }).from(pages).where(finished(projectId));
  const known = new Set(rows.map(({ id }) => id));
  const wanted = new Set(ids);
  if (wanted.size !== ids.length || wanted.size !== known.size || !ids.every((id) => known.has(id))) {
    throw new PagewrightError('request/conflict');
  }
  await tx.execute(sql`
    update pages set page_number = wanted.page_number
    from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted(id, page_number)
    where pages.id = wanted.id`);
}
