import { PagewrightError } from '@pagewright/model/errors';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { projects } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;

/**
 * A person's own project. Another person's does not exist for them.
 * @param lock keeps the row from changing until the transaction ends
 * @throws PagewrightError `request/not-found`
 */
export async function ownProject(db: Queryable, userId: number, projectId: number, lock?: 'lock'): Promise<ProjectRow> {
  const query = db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new PagewrightError('request/not-found');
  return row;
}
