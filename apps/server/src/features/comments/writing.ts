import { COMMENT_LIMITS, type Comment, type CommentAnchor, type CommentThread } from '@pagewright/contract/comments';
import { PagewrightError } from '@pagewright/model/errors';
import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { change, isLive } from './board.ts';
import { type CommentRow, describeComment, describeThread, type ThreadRow } from './describe.ts';
import { comments, commentThreads } from './tables.ts';

/**
 * Every change of a project's comments, whoever makes it. Whether they may is asked before; each first holds the
 * project's comments.
 */

/** A comment with its thread. */
export interface Said {
  readonly thread: ThreadRow;
  readonly comment: CommentRow;
}

interface NewThread {
  readonly projectId: number;
  readonly pageId: number;
  readonly linkId: number | null;
  readonly anchor: CommentAnchor;
}

interface NewComment {
  /** Null for the owner. */
  readonly personId: number | null;
  readonly text: string;
}

/** @throws PagewrightError `comment/full` */
export async function beginThread(tx: Transaction, begun: NewThread, first: NewComment): Promise<CommentThread> {
  const { projectId, pageId, linkId, anchor } = begun;
  await change(tx, projectId);
  await requireRoom(tx, projectId, linkId, 'threads');
  const [thread] = await tx
    .insert(commentThreads)
    .values({ projectId, pageId, linkId, ...anchored(anchor) })
    .returning();
  if (!thread) throw new Error('the thread was not inserted');
  return describeThread(thread, [await insert(tx, thread, first)]);
}

export async function move(
  tx: Transaction,
  thread: ThreadRow,
  { pageId, anchor }: Pick<NewThread, 'pageId' | 'anchor'>,
): Promise<void> {
  await change(tx, thread.projectId);
  await tx
    .update(commentThreads)
    .set({ pageId, ...anchored(anchor) })
    .where(eq(commentThreads.id, thread.id));
}

/** @throws PagewrightError `comment/full` */
export async function reply(tx: Transaction, thread: ThreadRow, said: NewComment): Promise<Comment> {
  await change(tx, thread.projectId);
  await requireRoom(tx, thread.projectId, thread.linkId, 'comments');
  return insert(tx, thread, said);
}

export async function reword(tx: Transaction, { thread, comment }: Said, text: string): Promise<Comment> {
  if (comment.text === text) return describeComment(comment);
  await change(tx, thread.projectId);
  const [row] = await tx
    .update(comments)
    .set({ text, editedAt: new Date() })
    .where(eq(comments.id, comment.id))
    .returning();
  return describeComment(row ?? comment);
}

export async function remove(tx: Transaction, { thread, comment }: Said, isDeletedByOwner: boolean): Promise<void> {
  await change(tx, thread.projectId);
  await tx.update(comments).set({ deletedAt: new Date(), isDeletedByOwner }).where(eq(comments.id, comment.id));
}

/** Whoever deleted it may bring it back; nobody else. @throws PagewrightError `request/not-found`, `comment/full` */
export async function restore(tx: Transaction, { thread, comment }: Said, isOwner: boolean): Promise<void> {
  if (comment.deletedAt === null) return;
  if (comment.isDeletedByOwner !== isOwner) throw new PagewrightError('request/not-found');
  await change(tx, thread.projectId);
  await requireRoom(tx, thread.projectId, thread.linkId, 'threads');
  await tx.update(comments).set({ deletedAt: null }).where(eq(comments.id, comment.id));
}

function anchored({ at, object }: CommentAnchor) {
  const on = object ? { objectId: object.id, objectX: object.at.x, objectY: object.at.y } : NO_OBJECT;
  return { x: at.x, y: at.y, ...on };
}

const NO_OBJECT = { objectId: null, objectX: null, objectY: null };

async function insert(tx: Transaction, thread: ThreadRow, said: NewComment): Promise<Comment> {
  const [row] = await tx
    .insert(comments)
    .values({ threadId: thread.id, ...said })
    .returning();
  if (!row) throw new Error('the comment was not inserted');
  return describeComment(row);
}

/** A new thread needs room for its first comment too. A link cannot take all that the owner has. */
async function requireRoom(
  tx: Transaction,
  projectId: number,
  linkId: number | null,
  what: 'threads' | 'comments',
): Promise<void> {
  const { threads, comments: most, threadsOfLink, commentsOfLink } = COMMENT_LIMITS;
  const asked = [
    { of: eq(commentThreads.projectId, projectId), threads, comments: most },
    ...(linkId === null
      ? []
      : [{ of: eq(commentThreads.linkId, linkId), threads: threadsOfLink, comments: commentsOfLink }]),
  ];
  for (const limit of asked) {
    const [live] = await tx
      .select({ threads: countDistinct(commentThreads.id), comments: count() })
      .from(comments)
      .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
      .where(and(limit.of, isLive));
    if (live && live.comments >= limit.comments) throw new PagewrightError('comment/full', { max: limit.comments });
    if (live && what === 'threads' && live.threads >= limit.threads) {
      throw new PagewrightError('comment/full', { max: limit.threads });
    }
  }
}
