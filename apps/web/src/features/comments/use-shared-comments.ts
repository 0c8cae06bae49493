import {
  addSharedReply,
  addSharedThread,
  editSharedComment,
  introduceVisitor,
  listSharedComments,
  removeSharedComment,
  restoreSharedComment,
} from '@pagewright/contract/comments';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiClient } from '../../app/api/client.ts';
import { queryClient } from '../../app/query-client.ts';
import type { Board, CommentSource } from './comment-source.ts';
import { keepVisitor, keptVisitor } from './visitor-keys.ts';

/** ms between two looks for new comments, while the window is seen: with their panel open, and without. */
const OFTEN = 15_000;
const SELDOM = 60_000;

interface SharedBoard extends Board {
  readonly revision: number;
}

/** A share link that was opened and lets its visitors comment. */
export interface CommentedLink {
  readonly client: ApiClient;
  /** Names the link on this device. */
  readonly name: string;
}

/** The comments of a share link, for one of its visitors. */
export function useSharedComments(link: CommentedLink, isOpen: boolean): CommentSource {
  const { client, name } = link;
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-comments', name],
    queryFn: ({ signal }) => readBoard(link, signal),
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
      name: `link ${name}`,
      isOwner: false,
      board: data,
      error,
      retry: () => void refetch(),
      begin: async ({ page, anchor, text }) =>
        (await again(client.call(addSharedThread, { body: { page, anchor, text } }))).id,
      reply: async (threadId, text) => void (await again(client.call(addSharedReply, { body: { threadId, text } }))),
      edit: async (id, text) => void (await again(client.call(editSharedComment, { body: { id, text } }))),
      remove: async (id) => void (await again(client.call(removeSharedComment, { params: { id } }))),
      restore: async (id) => void (await again(client.call(restoreSharedComment, { params: { id } }))),
      visitor: {
        name: keptVisitor(name).name,
        introduce: (chosen) => again(introduce(link, chosen)),
      },
    };
  }, [link, client, name, data, error, refetch]);
}

/** What is known stays where nothing has changed. Whoever has commented from this device before is known again. */
async function readBoard(link: CommentedLink, signal: AbortSignal): Promise<SharedBoard> {
  const before = queryClient.getQueryData<SharedBoard>(['shared-comments', link.name]);
  if (!before) await comeBack(link);
  const query = before ? { known: before.revision } : {};
  const { revision, me, threads, people } = await link.client.call(listSharedComments, { query, signal });
  const seen = Number.POSITIVE_INFINITY;
  if (threads === null || people === null) {
    return before ? { ...before, me } : { revision, me, seen, threads: [], people: [] };
  }
  return { revision, me, seen, threads, people };
}

async function comeBack(link: CommentedLink): Promise<void> {
  const { name, key } = keptVisitor(link.name);
  if (name !== undefined && key !== undefined) await introduce(link, name);
}

async function introduce({ client, name: link }: CommentedLink, name: string): Promise<void> {
  const { key: kept } = keptVisitor(link);
  const body = { name, ...(kept === undefined ? {} : { key: kept }) };
  const { key } = await client.call(introduceVisitor, { body });
  keepVisitor(link, name.trim(), key);
}
