import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { projects } from '../projects/tables.ts';
import { shareLinks } from './tables.ts';

/** Whether a link still shows its project, joined to it: it has not ended, and the project is not put away. */
export function isOpen(): SQL | undefined {
  const lasts = or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`));
  return and(eq(projects.id, shareLinks.projectId), lasts, ne(projects.projectStatus, 'archived'));
}
