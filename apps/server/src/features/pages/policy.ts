import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { projects } from '../projects/tables.ts';
import { pages } from './tables.ts';

export type PageRow = typeof pages.$inferSelect;

/**
 * A page of a person's own project. Pages of a generation that still runs are nobody's yet, deleted ones nobody's any more.
 * @throws PagewrightError `request/not-found`
 */
export async function ownPage(db: Queryable, userId: number, pageId: number): Promise<PageRow> {
  const [row] = await db
    .select({ page: pages })
    .from(pages)
    .innerJoin(projects, eq(projects.id, pages.projectId))
    .where(and(eq(pages.id, pageId), eq(projects.userId, userId), eq(pages.draft, false), isNull(pages.deletedAt)));
  if (!row) throw new PagewrightError('request/not-found');
  return row.page;
}
