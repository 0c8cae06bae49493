import {
  addReply,
  addThread,
  type CommentThread,
  editComment,
  listComments,
  moveThread,
  OWNER,
  removeComment,
  resolveThread,
  restoreComment,
  seeComments,
} from '@pagewright/contract/comments';
import { useMemo } from 'react';
import { api } from '../../app/api/api.ts';
import type { BoardThread, CommentSource } from './comment-source.ts';
import { useCommentBoard } from './use-comment-board.ts';

/** The comments on a project of the person's own. */
export function useOwnComments(projectId: number, isOpen: boolean): CommentSource {
  const { board, error, retry, again } = useCommentBoard({
    queryKey: ['comments', projectId],
    isOpen,
    read: async (known, signal) => {
      const query = { projectId, ...(known === undefined ? {} : { known }) };
      const { threads, ...answer } = await api.call(listComments, { query, signal });
      return { ...answer, threads: threads?.map(boardThread) ?? null, me: OWNER };
    },
  });
  return useMemo<CommentSource>(() => {
    return {
      name: `project ${projectId}`,
      isOwner: true,
      board,
      error,
      retry,
      begin: async ({ page, ...said }) =>
        (await again(api.call(addThread, { body: { ...said, pageId: Number(page) } }))).id,
      reply: async (threadId, text) => void (await again(api.call(addReply, { body: { threadId, text } }))),
      edit: async (id, text) => void (await again(api.call(editComment, { body: { id, text } }))),
      remove: async (id) => void (await again(api.call(removeComment, { params: { id } }))),
      restore: async (id) => void (await again(api.call(restoreComment, { params: { id } }))),
      resolve: async (id, isResolved) => void (await again(api.call(resolveThread, { body: { id, isResolved } }))),
      move: async (id, { page, anchor }) =>
        void (await again(api.call(moveThread, { body: { id, pageId: Number(page), anchor } }))),
      see: async (seen) => void (await again(api.call(seeComments, { body: { projectId, seen } }))),
    };
  }, [projectId, board, error, retry, again]);
}

function boardThread({ pageId, ...thread }: CommentThread): BoardThread {
  return { ...thread, page: String(pageId) };
}
