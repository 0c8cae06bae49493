import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { finished } from '../pages/page-numbers.ts';
import { pages } from '../pages/tables.ts';

/** As `shownText` has it. */
export const textShown = sql<string>`coalesce(nullif(${pages.styledText}, ''), nullif(${pages.generatedText}, ''), ${pages.pageContent})`;

/** Ids of the pages that visitors see, in their order. */
export async function shownPages(db: Queryable, projectId: number): Promise<number[]> {
  const shown = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(finished(projectId), eq(pages.hidden, false), sql`${textShown} <> ''`))
    .orderBy(asc(pages.pageNumber), asc(pages.id));
  return shown.map(({ id }) => id);
}
