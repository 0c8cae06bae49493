import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { and, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { finished } from './page-numbers.ts';
import { textBytes } from './pages-in-pieces.ts';
import { pages } from './tables.ts';

/** Deleted pages that a project keeps at most; those that were deleted first are forgotten first. */
const DELETED = 500;

/**
 * Whether a project takes one page more, or a page's new text.
 * @param instead the page whose texts count as the given ones
 * @throws PagewrightError `project/full`
 */
export async function requireRoomForPage(
  tx: Transaction,
  projectId: number,
  texts: readonly string[],
  instead?: number,
): Promise<void> {
  const others = and(finished(projectId), instead === undefined ? undefined : ne(pages.id, instead));
  const [there] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${textBytes}), 0)::float8` })
    .from(pages)
    .where(others);
  const bytes = (there?.bytes ?? 0) + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const isFull = (there?.count ?? 0) + 1 > PROJECT_LIMITS.pages || bytes > PROJECT_LIMITS.pageBytes;
  if (isFull) throw new PagewrightError('project/full');
}

/** Forgets the oldest deleted pages of a project where there are too many. */
export async function boundDeletedPages(tx: Transaction, projectId: number): Promise<void> {
  await tx.execute(sql`
    delete from pages where id in (
      select id from pages where project_id = ${projectId} and deleted_at is not null
      order by deleted_at desc, id desc offset ${DELETED})`);
}
