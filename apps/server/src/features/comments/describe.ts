import { type Comment, type CommentThread, OWNER } from '@pagewright/contract/comments';
import type { comments, commentThreads } from './tables.ts';

export type ThreadRow = typeof commentThreads.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;
export type ReadThread = CommentThread;

export function describeThread(row: ThreadRow, said: readonly Comment[]): ReadThread {
  const { id, pageId, linkId, x, y, objectId, objectX, objectY, isResolved } = row;
  const object = objectId === null ? null : { id: objectId, at: { x: objectX ?? 0.5, y: objectY ?? 0.5 } };
  return { id, pageId, linkId, anchor: { at: { x, y }, object }, isResolved, comments: [...said] };
}

export function describeComment({ id, personId, text, editedAt, createdAt }: CommentRow): Comment {
  const createTime = createdAt.toISOString();
  return { id, personId: personId ?? OWNER, text, isEdited: editedAt !== null, createTime };
}
