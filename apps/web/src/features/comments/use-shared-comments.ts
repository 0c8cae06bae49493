import {
  addSharedReply,
  addSharedThread,
  editSharedComment,
  introduceVisitor,
  listSharedComments,
  removeSharedComment,
  restoreSharedComment,
} from '@pagewright/contract/comments';
import { useMemo } from 'react';
import type { ApiClient } from '../../app/api/client.ts';
import type { CommentSource } from './comment-source.ts';
import { useCommentBoard } from './use-comment-board.ts';
import { keepVisitor, keptVisitor } from './visitor-keys.ts';

/** A share link that was opened and lets its visitors comment. */
export interface CommentedLink {
  readonly client: ApiClient;
  /** Names the link on this device. */
  readonly name: string;
}

/** The comments of a share link, for one of its visitors. */
export function useSharedComments(link: CommentedLink, isOpen: boolean): CommentSource {
  const { client, name } = link;
  const { board, error, retry, again } = useCommentBoard({
    queryKey: ['shared-comments', name],
    isOpen,
    read: async (known, signal) => {
      if (known === undefined) await comeBack(link);
      const query = known === undefined ? {} : { known };
      return { ...(await client.call(listSharedComments, { query, signal })), seen: Number.POSITIVE_INFINITY };
    },
  });
  return useMemo<CommentSource>(() => {
    return {
      name: `link ${name}`,
      isOwner: false,
      board,
      error,
      retry,
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
  }, [link, client, name, board, error, retry, again]);
}

/** Whoever has commented from this device before is known again. */
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
