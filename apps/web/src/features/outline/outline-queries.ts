import { type LeftOutRow, listLeftOut } from '@pagewright/contract/left-out';
import { getOutline, listOutlineLeftOut, type OutlineSubject } from '@pagewright/contract/outlines';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** Always as it is now: another window may have arranged it. */
export function outlineQuery(projectId: number, of: OutlineSubject) {
  return queryOptions({
    queryKey: ['outline', projectId, of],
    queryFn: ({ signal }) => api.call(getOutline, { params: { id: projectId }, query: { of }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

const PAGE_SIZE = 50;

/** What no page of an outline says, some at a time. */
export function outlineLeftOutQuery(projectId: number, of: OutlineSubject, search: string) {
  const endpoint = of === 'waiting' ? listOutlineLeftOut : listLeftOut;
  return infiniteQueryOptions({
    queryKey: ['outline-left-out', projectId, of, search],
    queryFn: ({ pageParam, signal }) =>
      api.call(endpoint, {
        params: { id: projectId },
        query: { pageNum: pageParam, pageSize: PAGE_SIZE, search },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.found > all.length * PAGE_SIZE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Pictures are brought in from the document's own list: their bytes are not here. */
export function isAddable({ kind, text }: LeftOutRow): boolean {
  return kind !== 'picture' && text.trim() !== '';
}
