import { listPages, type ProjectPage } from '@pagewright/contract/pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { PAGE_CACHE } from '../../app/query-client.ts';
import { previewPages } from './preview-text.ts';

export function pagesQuery(projectId: number) {
  return queryOptions({
    queryKey: ['pages', projectId],
    queryFn: async ({ signal }): Promise<ProjectPage[]> =>
      previewPages(await api.call(listPages, { query: { projectId }, signal })),
    staleTime: PAGE_CACHE,
    gcTime: PAGE_CACHE,
  });
}

/** A project's pages that have something to show, in order. */
export function usePages(projectId: number | undefined) {
  return useQuery({ ...pagesQuery(projectId ?? 0), enabled: projectId !== undefined });
}
