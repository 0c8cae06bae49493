import {
  addReply,
  addThread,
  type CommentThread,
  editComment,
  listComments,
  OWNER,
  removeComment,
  resolveThread,
  restoreComment,
  seeComments,
} from '@pagewright/contract/comments';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import type { Board, BoardThread, CommentSource } from './comment-source.ts';

/** ms between two looks for new comments, while the window is seen: with their panel open, and without. */
const OFTEN = 15_000;
const SELDOM = 60_000;

interface OwnBoard extends Board {
  readonly revision: number;
}

/** The comments on a project of the person's own. */
export function useOwnComments(projectId: number, isOpen: boolean): CommentSource {
  const { data, error, refetch } = useQuery({
    queryKey: ['comments', projectId],
    queryFn: ({ signal }) => readBoard(projectId, signal),
    staleTime: 0,
    refetchInterval: isOpen ? OFTEN : SELDOM,
  });
  return useMemo<CommentSource>(() => {
    const again = async <T>(done: Promise<T>): Promise<T> => {
      const answer = await done;
      await refetch();
      return answer;
    };
    return {
      name: `project ${projectId}`,
      isOwner: true,
      board: data,
      error,
      retry: () => void refetch(),
      begin: async ({ page, ...said }) =>
        (await again(api.call(addThread, { body: { ...said, pageId: Number(page) } }))).id,
      reply: async (threadId, text) => void (await again(api.call(addReply, { body: { threadId, text } }))),
      edit: async (id, text) => void (await again(api.call(editComment, { body: { id, text } }))),
      remove: async (id) => void (await again(api.call(removeComment, { params: { id } }))),
      restore: async (id) => void (await again(api.call(restoreComment, { params: { id } }))),
      resolve: async (id, isResolved) => void (await again(api.call(resolveThread, { body: { id, isResolved } }))),
      see: async (seen) => void (await again(api.call(seeComments, { body: { projectId, seen } }))),
    };
  }, [projectId, data, error, refetch]);
}

/** What is known stays where nothing has changed. */
async function readBoard(projectId: number, signal: AbortSignal): Promise<OwnBoard> {
  const before = queryClient.getQueryData<OwnBoard>(['comments', projectId]);
  const query = { projectId, ...(before ? { known: before.revision } : {}) };
  const { revision, seen, threads, people } = await api.call(listComments, { query, signal });
  if (threads === null || people === null) {
    return before ? { ...before, seen } : { revision, seen, threads: [], people: [], me: OWNER };
  }
  return { revision, seen, people, threads: threads.map(boardThread), me: OWNER };
}

function boardThread({ pageId, ...thread }: CommentThread): BoardThread {
  return { ...thread, page: String(pageId) };
}
