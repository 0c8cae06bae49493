import { PACE_OF, type Pace, START_SECONDS } from '@pagewright/contract/estimate';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { generations } from './tables.ts';

/** How fast an engine was of late; null where it has made too few documents to say. */
export async function paceOf(db: Queryable, engine: string): Promise<Pace | null> {
  const rows = await db
    .select({
      seconds: sql<number>`extract(epoch from ${generations.finishedAt} - ${generations.createdAt})::float`,
      pages: generations.pagesTotal,
    })
    .from(generations)
    .where(
      and(
        eq(generations.engine, engine),
        eq(generations.state, 'done'),
        // Those of an outline that was arranged compose nothing.
        ne(generations.purpose, 'arranged'),
        eq(generations.attempts, 1),
        gt(generations.pagesTotal, 0),
      ),
    )
    .orderBy(desc(generations.id))
    .limit(PACE_OF.most);
  if (rows.length < PACE_OF.least) return null;
  return {
    secondsPerPage: median(rows.map(({ seconds, pages }) => Math.max(0, seconds - START_SECONDS) / pages)),
    typicalPages: Math.max(1, Math.round(median(rows.map(({ pages }) => pages)))),
    generations: rows.length,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}
