import type { PageConnection } from '@pagewright/contract/pages';
import { connectionCache, dataFlowCache, selectedPageCache } from '../../app/cache/caches.ts';
import type { StoredCache } from '../../app/cache/stored-cache.ts';
import { session } from '../../app/session/session.ts';

/** What this device remembers of a project's data flow (spec §7). */
export interface FlowMemory {
  read(): { readonly connections: readonly PageConnection[]; readonly unsaved: boolean } | undefined;
  write(connections: readonly PageConnection[], unsaved: boolean): void;
}

export function flowMemory(projectId: number): FlowMemory {
  return {
    read: () => recall(connectionCache, projectId),
    write: (connections, unsaved) => remember(connectionCache, projectId, { connections: [...connections], unsaved }),
  };
}

export function isFlowShown(projectId: number): boolean {
  return recall(dataFlowCache, projectId) ?? false;
}

export function rememberFlowShown(projectId: number, shown: boolean): void {
  remember(dataFlowCache, projectId, shown);
}

/** The page of the project that was edited last. */
export function lastPage(projectId: number): number | undefined {
  return recall(selectedPageCache, projectId);
}

export function rememberPage(projectId: number, pageId: number): void {
  remember(selectedPageCache, projectId, pageId);
}

function recall<T>(cache: StoredCache<T>, projectId: number): T | undefined {
  const userId = session.get()?.user.userId;
  return userId === undefined ? undefined : cache.read(projectId, userId)?.data;
}

function remember<T>(cache: StoredCache<T>, projectId: number, data: T): void {
  const userId = session.get()?.user.userId;
  if (userId !== undefined) cache.write(projectId, userId, { data, savedAt: Date.now() });
}
