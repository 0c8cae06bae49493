import { setImmediate as nextTurn } from 'node:timers/promises';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database.ts';
import { projects } from '../projects/tables.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { pages } from './tables.ts';

/** A page that comes into a project from elsewhere as it is. */
export type NewPage = typeof pages.$inferInsert & { readonly styledText: string };

/** Bytes of texts that are written at once; others get their turn between them. */
const WRITTEN_BYTES = 2 ** 19;

/** Set aside before there are rows: the links of pages to one another name them. */
export async function newPageIds(db: Database, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: string | number }>(
    db,
    sql`select nextval(pg_get_serial_sequence('pages', 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Writes the pages of a new project, all or none; it is generated then.
 * @throws PagewrightError `generation/cancelled`
 */
export async function fillNewProject(
  db: Database,
  projectId: number,
  rows: readonly NewPage[],
  signal: AbortSignal,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const some of inPortions(rows)) {
      if (signal.aborted) throw new PagewrightError('generation/cancelled');
      await tx.insert(pages).overridingSystemValue().values(some);
      await nextTurn();
    }
    await tx.update(projects).set({ status: GENERATION_STATUS.generated }).where(eq(projects.id, projectId));
    await keepVersion(tx, projectId, 'imported');
  });
}

/** Rows that are written together. */
function inPortions(rows: readonly NewPage[]): NewPage[][] {
  const portions: NewPage[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (size > WRITTEN_BYTES) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(row);
    size += row.styledText.length;
  }
  return portions;
}
