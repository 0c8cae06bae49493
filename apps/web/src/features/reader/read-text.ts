import { readDocument, type ShownBlock } from '@pagewright/contract/documents';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../app/api/api.ts';
import { typedBlocks } from './typed-blocks.ts';

/** What is read: the text that was typed, or an uploaded document. */
export type ReaderSource =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'document'; readonly id: number; readonly name: string };

export interface ReaderText {
  /** Undefined of typed text. */
  readonly documentId: number | undefined;
  readonly blocks: readonly ShownBlock[];
  readonly isPending: boolean;
  readonly error: unknown;
  /** Brings more of a long document; undefined where there is no more. */
  readonly more: (() => void) | undefined;
  readonly retry: () => void;
}

const NOTHING: readonly ShownBlock[] = [];

/** The text of a source, as much of it as has been asked for. */
export function useReaderText(source: ReaderSource): ReaderText {
  const id = source.kind === 'document' ? source.id : undefined;
  const typed = source.kind === 'typed' ? source.text : '';
  const query = useInfiniteQuery({
    queryKey: ['document-text', id],
    queryFn: ({ pageParam, signal }) =>
      api.call(readDocument, { params: { id: id ?? 0 }, query: { from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total, blocks }) => {
      const next = (blocks.at(-1)?.index ?? total) + 1;
      return next < total ? next : undefined;
    },
    enabled: id !== undefined,
    // A document that has been read never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const blocks = useMemo(
    () => (id === undefined ? typedBlocks(typed) : (query.data?.pages.flatMap((page) => page.blocks) ?? NOTHING)),
    [id, typed, query.data],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    documentId: id,
    blocks,
    isPending: id !== undefined && query.isPending,
    error: id === undefined ? undefined : query.error,
    more: id !== undefined && hasNextPage ? () => !isFetchingNextPage && void fetchNextPage() : undefined,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  };
}
