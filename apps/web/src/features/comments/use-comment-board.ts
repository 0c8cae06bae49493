import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nextLook } from '../../app/next-look.ts';
import { queryClient } from '../../app/query-client.ts';
import type { Board } from './comment-source.ts';

/** ms between two looks for new comments, while the window is seen: with their panel open, and without. */
const OFTEN = 15_000;
const SELDOM = 60_000;

/** What a server says of the comments; `threads` and `people` are null where nothing has changed since `known`. */
interface BoardAnswer extends Omit<Board, 'threads' | 'people'> {
  readonly revision: number;
  readonly threads: Board['threads'] | null;
  readonly people: Board['people'] | null;
}

interface KeptBoard extends Board {
  readonly revision: number;
}

export interface CommentBoard {
  readonly board: Board | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Waits for a change, then reads what it made of the comments. */
  readonly again: <T>(done: Promise<T>) => Promise<T>;
}

interface BoardQuery {
  readonly queryKey: QueryKey;
  readonly isOpen: boolean;
  /** `known` is the revision that is here already; none at the first look. */
  readonly read: (known: number | undefined, signal: AbortSignal) => Promise<BoardAnswer>;
}

/** The comments of one place, looked for again and again; what is known stays where nothing has changed. */
export function useCommentBoard({ queryKey, isOpen, read }: BoardQuery): CommentBoard {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<KeptBoard>(queryKey);
      return kept(before, await read(before?.revision, signal));
    },
    staleTime: 0,
    refetchInterval: (query) => nextLook(query, isOpen ? OFTEN : SELDOM),
  });
  const again = useCallback(
    async <T>(done: Promise<T>): Promise<T> => {
      const answer = await done;
      await refetch();
      return answer;
    },
    [refetch],
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  return { board: data, error, retry, again };
}

function kept(before: KeptBoard | undefined, { threads, people, ...answer }: BoardAnswer): KeptBoard {
  if (threads === null || people === null) return { threads: [], people: [], ...before, ...answer };
  return { ...answer, threads, people };
}
