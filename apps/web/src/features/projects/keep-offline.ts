import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pageCache, projectCache } from '../../app/cache/caches.ts';
import { LONG_AGO } from '../../app/cache/stored-cache.ts';
import { session } from '../../app/session/session.ts';
import { workspace } from './workspace.ts';

/** After these, what is stored of a project's pages differs from what the server has, or may. */
const AGEING = new Set(['invalidate', 'fetch', 'success']);

/**
 * Writes what the query cache learns about projects, and the pages of the selected one, into the stored caches. Writing
 * waits for an idle moment; until then what is stored of these pages counts as old, as the window may be left before.
 * @param isDue whether a project's pages are about to be loaded anew
 */
export function keepOffline(queries: QueryClient, isDue: (projectId: number) => boolean): void {
  queries.getQueryCache().subscribe(({ type, query, ...event }) => {
    const action = type === 'updated' && 'action' in event ? event.action.type : undefined;
    if (action === undefined) return;
    const [kind, id] = query.queryKey;
    if (kind === 'pages' && typeof id === 'number') {
      if (AGEING.has(action)) pageCache.age(id);
      if (action === 'success') whenIdle(() => keepPages(query, id, isDue(id)));
    }
    if (kind === 'projects' && query.queryKey.length === 1 && action === 'success') whenIdle(() => keepProjects(query));
  });
}

function keepProjects(query: Query): void {
  const userId = session.get()?.user.userId;
  const list = query.state.data as Project[] | undefined;
  if (userId === undefined || !list) return;
  const gone = new Set(projectCache.projectIds());
  for (const project of list) {
    gone.delete(project.id);
    projectCache.write(project.id, userId, { data: project, savedAt: query.state.dataUpdatedAt });
  }
  for (const id of gone) projectCache.remove(id);
}

function keepPages({ state }: Query, projectId: number, isDue: boolean): void {
  const userId = session.get()?.user.userId;
  const pages = state.data as ProjectPage[] | undefined;
  if (userId === undefined || !pages) return;
  const { selectedId } = workspace.get();
  // A window that only presents selects none, and leaves what is stored as it is: old.
  if (selectedId === undefined) return;
  // Only the selected project's pages are kept; what is stored of another one is older than these.
  if (selectedId !== projectId) return pageCache.remove(projectId);
  const isOld = isDue || state.isInvalidated || state.fetchStatus !== 'idle';
  pageCache.write(projectId, userId, { data: pages, savedAt: isOld ? LONG_AGO : state.dataUpdatedAt });
}

/** Storage is written synchronously: not while something moves. */
function whenIdle(job: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: 2_000 });
  else setTimeout(job, 200);
}
