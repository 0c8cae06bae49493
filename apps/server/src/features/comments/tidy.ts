import { COMMENT_KEPT_HOURS } from '@pagewright/contract/comments';
import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { commentPeople, comments, commentThreads, commentVisits } from './tables.ts';

/** Longer than deleted comments are kept. */
const PAST = sql`now() - make_interval(hours => ${COMMENT_KEPT_HOURS})`;

/** Forgets comments that have been deleted for longer than they can be brought back, threads and people without any. */
export async function forgetDeletedComments(db: Database): Promise<void> {
  const one = { one: sql`1` };
  await db.delete(comments).where(lt(comments.deletedAt, PAST));
  const inThread = db.select(one).from(comments).where(eq(comments.threadId, commentThreads.id));
  await db.delete(commentThreads).where(and(lt(commentThreads.createdAt, PAST), notExists(inThread)));
  const byPerson = db.select(one).from(comments).where(eq(comments.personId, commentPeople.id));
  const visiting = db.select(one).from(commentVisits).where(eq(commentVisits.personId, commentPeople.id));
  await db
    .delete(commentPeople)
    .where(and(lt(commentPeople.createdAt, PAST), notExists(byPerson), notExists(visiting)));
}
