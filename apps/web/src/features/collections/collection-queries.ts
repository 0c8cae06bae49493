import {
  type Collection,
  editCollection,
  getCollection,
  listCollectionPages,
  listCollections,
  listOwnCollections,
  projectFromCollection,
  publishCollection,
  removeCollection,
} from '@pagewright/contract/collections';
import type { BodyInput } from '@pagewright/contract/endpoint';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { projectsQuery } from '../projects/project-queries.ts';
import type { MarketView } from './market-view.ts';

/** Works on a page of the marketplace. */
export const WORKS_ON_PAGE = 24;

/** With the person: whose a work is, and whether it is paid for, is said of them. */
function useKey() {
  return ['collections', useSession()?.user.userId] as const;
}

/** What everybody has published, as far as it fits; what was there before stays until the next is. */
export function useCollections(view: MarketView) {
  const { search, industry, category, price, page } = view;
  const query = { search, industry, category, price, page, size: WORKS_ON_PAGE };
  return useQuery({
    queryKey: [...useKey(), 'all', query],
    queryFn: ({ signal }) => api.call(listCollections, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What the person has published. */
export function useOwnCollections() {
  return useQuery({
    queryKey: [...useKey(), 'own'],
    queryFn: ({ signal }) => api.call(listOwnCollections, { signal }),
    staleTime: 0,
  });
}

/** One published work. */
export function useCollection(id: number) {
  return useQuery({
    queryKey: [...useKey(), id],
    queryFn: ({ signal }) => api.call(getCollection, { params: { id }, signal }),
  });
}

/** The pages of a work as they are; the first so many where only those are wanted. */
export function collectionPagesQuery(id: number, limit?: number) {
  return queryOptions({
    queryKey: ['collection-pages', id, limit],
    queryFn: ({ signal }) => api.call(listCollectionPages, { params: { id }, query: { limit }, signal }),
  });
}

/** The pages of a work that is known, which stay as they were published then. */
export function useCollectionPages(
  { collectionId, publishTime }: Pick<Collection, 'collectionId' | 'publishTime'>,
  { limit, wanted = true }: { readonly limit?: number; readonly wanted?: boolean } = {},
) {
  const { queryKey, queryFn } = collectionPagesQuery(collectionId, limit);
  return useQuery({
    queryKey: [...queryKey, publishTime],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  });
}

function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['collections'] }),
  });
}

export function usePublish() {
  return useChange((body: BodyInput<typeof publishCollection>) => api.call(publishCollection, { body }));
}

export function useEditCollection() {
  return useChange((body: BodyInput<typeof editCollection>) => api.call(editCollection, { body }));
}

export function useUnpublish() {
  return useChange((id: number) => api.call(removeCollection, { params: { id } }));
}

/** Makes a project of a work; points may have moved by it. */
export function useMakeProject() {
  return useChange(async (body: BodyInput<typeof projectFromCollection>) => {
    const project = await api.call(projectFromCollection, { body });
    await Promise.all([
      queryClient.invalidateQueries(projectsQuery),
      queryClient.invalidateQueries({ queryKey: ['membership'] }),
    ]);
    return project;
  });
}
