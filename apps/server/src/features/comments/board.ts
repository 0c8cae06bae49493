import type { CommentPerson } from '@pagewright/contract/comments';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { describeComment, describeThread, type ReadThread } from './describe.ts';
import { commentBoards, commentPeople, comments, commentThreads } from './tables.ts';

/** What has been said and not deleted since. */
export const isLive = isNull(comments.deletedAt);

/** Counts a change of a project's comments and holds their row: two changes at once are made one after the other. */
export async function change(tx: Transaction, projectId: number): Promise<void> {
  const raised = { revision: sql`${commentBoards.revision} + 1` };
  await tx
    .insert(commentBoards)
    .values({ projectId, revision: 1 })
    .onConflictDoUpdate({ target: commentBoards.projectId, set: raised });
}

/** How often a project's comments have changed, and up to which the owner has seen them. */
export async function stateOf(db: Queryable, projectId: number): Promise<{ revision: number; seen: number }> {
  const [board] = await db
    .select({ revision: commentBoards.revision, seen: commentBoards.seen })
    .from(commentBoards)
    .where(eq(commentBoards.projectId, projectId));
  return board ?? { revision: 0, seen: 0 };
}

/** The threads of a project that something is true of, the oldest first, and the people who speak in them. */
export async function readBoard(
  db: Queryable,
  projectId: number,
  of?: SQL,
): Promise<{ threads: ReadThread[]; people: CommentPerson[] }> {
  const rows = await db
    .select({ thread: commentThreads, comment: comments })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(commentThreads.projectId, projectId), isLive, of))
    .orderBy(asc(comments.threadId), asc(comments.id));
  const threads = [...Map.groupBy(rows, ({ thread }) => thread.id).values()].flatMap((said) =>
    said.slice(0, 1).map(({ thread }) =>
      describeThread(
        thread,
        said.map(({ comment }) => describeComment(comment)),
      ),
    ),
  );
  const speaking = new Set(rows.flatMap(({ comment }) => comment.personId ?? []));
  return { threads, people: await peopleOf(db, [...speaking]) };
}

async function peopleOf(db: Queryable, ids: readonly number[]): Promise<CommentPerson[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: commentPeople.id, name: commentPeople.name })
    .from(commentPeople)
    .where(inArray(commentPeople.id, [...ids]))
    .orderBy(asc(commentPeople.id));
}
