import { listPages, type PageHead, type ProjectPage } from '@pagewright/contract/pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { pageCache } from '../../app/cache/caches.ts';
import { isNewProject } from '../../app/cache/new-project-marker.ts';
import { fetchAnew } from '../../app/fetch-anew.ts';
import { PAGE_CACHE, queryClient } from '../../app/query-client.ts';
import { session } from '../../app/session/session.ts';
import { previewPages } from './preview-text.ts';

/**
 * Pages are kept for 5 min, but those of a project that was just created, or that have changed on the server, are loaded
 * afresh (spec §4, §9).
 */
export function pagesQuery(projectId: number) {
  const stored = storedPages(projectId);
  return queryOptions({
    queryKey: ['pages', projectId],
    queryFn: async ({ signal }): Promise<ProjectPage[]> =>
      previewPages(await api.call(listPages, { query: { projectId }, signal })),
    staleTime: () => (isNewProject(window.localStorage, projectId) ? 0 : PAGE_CACHE),
    gcTime: PAGE_CACHE,
    // Those that have changed while nobody looked.
    refetchOnWindowFocus: true,
    ...(stored ? { initialData: stored.data, initialDataUpdatedAt: stored.savedAt } : {}),
  });
}

/** What an earlier visit has stored, looked up only while the query cache knows nothing of the project. */
function storedPages(projectId: number) {
  const userId = session.get()?.user.userId;
  if (userId === undefined || isNewProject(window.localStorage, projectId)) return undefined;
  if (queryClient.getQueryState(['pages', projectId])) return undefined;
  return pageCache.read(projectId, userId);
}

/** A project's pages that have something to show, in order. */
export function usePages(projectId: number | undefined) {
  return useQuery({ ...pagesQuery(projectId ?? 0), enabled: projectId !== undefined });
}

/** A project's pages as they are after something was done to them on the server. */
export function loadPagesAnew(projectId: number): Promise<ProjectPage[]> {
  return fetchAnew(queryClient, pagesQuery(projectId));
}

/** Takes over a project's pages as the server has just given them. */
export function rememberPages(projectId: number, pages: readonly ProjectPage[]): void {
  queryClient.setQueryData(pagesQuery(projectId).queryKey, previewPages(pages));
}

/** Puts the pages that are known in the order of the given ones, with those that were loaded anew. */
export function arrangePages(
  projectId: number,
  heads: readonly PageHead[],
  fresh: ReadonlyMap<number, ProjectPage>,
): void {
  queryClient.setQueryData(pagesQuery(projectId).queryKey, (known) => {
    if (!known) return undefined;
    const old = new Map(known.map((page) => [page.id, page]));
    return previewPages(
      heads.flatMap(({ id, pageNumber, hidden, section }) => {
        const page = fresh.get(id) ?? old.get(id);
        return page ? [{ ...page, pageNumber, hidden, section }] : [];
      }),
    );
  });
}

/** Clears a project's page cache: it was left, deleted or is generated anew. */
export function forgetPages(projectId: number): void {
  queryClient.removeQueries({ queryKey: ['pages', projectId] });
  pageCache.remove(projectId);
}
