import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { projects } from '../projects/tables.ts';
import { isLive } from './board.ts';
import type { ThreadRow } from './describe.ts';
import { comments, commentThreads } from './tables.ts';
import type { Said } from './writing.ts';

/** Threads of a person's own projects. */
export function ofOwner(db: Queryable, userId: number): SQL {
  const own = db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, commentThreads.projectId), eq(projects.userId, userId)));
  return exists(own);
}

/** Threads that the visitors of a link see, on whatever page. */
export function ofVisit({ projectId, linkId }: Visit): SQL | undefined {
  return and(eq(commentThreads.projectId, projectId), eq(commentThreads.linkId, linkId));
}

/** A thread in which something stands. @throws PagewrightError `request/not-found` */
export async function threadOf(db: Queryable, id: number, allowed: SQL | undefined): Promise<ThreadRow> {
  const [row] = await db
    .select({ thread: commentThreads })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(commentThreads.id, id), isLive, allowed))
    .limit(1);
  if (!row) throw new PagewrightError('request/not-found');
  return row.thread;
}

/** A comment that has not been deleted. @throws PagewrightError `request/not-found` */
export async function commentOf(db: Queryable, id: number, allowed: SQL | undefined): Promise<Said> {
  return saidOf(db, id, and(isLive, allowed));
}

/** A comment, deleted or not. @throws PagewrightError `request/not-found` */
export async function saidOf(db: Queryable, id: number, allowed: SQL | undefined): Promise<Said> {
  const [said] = await db
    .select({ thread: commentThreads, comment: comments })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(comments.id, id), allowed));
  if (!said) throw new PagewrightError('request/not-found');
  return said;
}
