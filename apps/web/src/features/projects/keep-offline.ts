import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pageCache, projectCache } from '../../app/cache/caches.ts';
import { session } from '../../app/session/session.ts';
import { workspace } from './workspace.ts';

/** Writes what the query cache learns about projects, and the pages of the selected one, into the stored caches. */
export function keepOffline(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query, ...event }) => {
    const isNew = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (!isNew) return;
    const [kind, id] = query.queryKey;
    if (kind === 'projects' && query.queryKey.length === 1) whenIdle(() => keepProjects(query));
    if (kind === 'pages' && typeof id === 'number') whenIdle(() => keepPages(query, id));
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

function keepPages(query: Query, projectId: number): void {
  const userId = session.get()?.user.userId;
  const pages = query.state.data as ProjectPage[] | undefined;
  if (userId === undefined || !pages) return;
  // Only the selected project's pages are kept; what is stored of another one is older than these.
  if (workspace.get().selectedId !== projectId) return pageCache.remove(projectId);
  pageCache.write(projectId, userId, { data: pages, savedAt: query.state.dataUpdatedAt });
}

/** Storage is written synchronously: not while something moves. */
function whenIdle(job: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: 2_000 });
  else setTimeout(job, 200);
}
