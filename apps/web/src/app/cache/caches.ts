import { pageConnection, projectPage } from '@pagewright/contract/pages';
import { project } from '@pagewright/contract/projects';
import { z } from 'zod';
import type { SessionStore } from '../session/session-store.ts';
import { CACHE_KEYS, LAST_PROJECT_KEY, projectIdOf } from './cache-keys.ts';
import { isMarkerStale } from './new-project-marker.ts';
import { recentExport } from './recent-export.ts';
import { StoredCache } from './stored-cache.ts';

/** The pages of the project that the person is in, so that they are there at once, and offline. */
export const pageCache = new StoredCache(window.localStorage, CACHE_KEYS.pages, z.array(projectPage));

/** The person's projects, each under a key of its own. */
export const projectCache = new StoredCache(window.localStorage, CACHE_KEYS.projects, project);

/** Connections between a project's pages, and whether the server lacks some of what was done to them. */
export const connectionCache = new StoredCache(
  window.localStorage,
  CACHE_KEYS.connections,
  z.object({ connections: z.array(pageConnection), unsaved: z.boolean() }),
);

/** The page of a project that was edited last. */
export const selectedPageCache = new StoredCache(window.localStorage, CACHE_KEYS.selectedPage, z.number().int());

/** Whether the data flow of a project is shown. */
export const dataFlowCache = new StoredCache(window.localStorage, CACHE_KEYS.dataFlow, z.boolean());

/** Names of the sections of a project's document that are folded in the overview. */
export const foldedSectionsCache = new StoredCache(
  window.localStorage,
  CACHE_KEYS.foldedSections,
  z.array(z.string()).readonly(),
);

/** What was exported last of a project, the latest first. */
export const recentExportsCache = new StoredCache(
  window.localStorage,
  CACHE_KEYS.recentExports,
  z.array(recentExport).readonly(),
);

const CACHES = [
  pageCache,
  projectCache,
  connectionCache,
  selectedPageCache,
  dataFlowCache,
  foldedSectionsCache,
  recentExportsCache,
] as const;

/** Throws away what is broken, old or another person's, and everything as soon as the person logs out (spec §4, §7). */
export function startCaches(session: SessionStore): void {
  const userId = session.restore()?.user.userId;
  for (const cache of CACHES) cache.purge(userId);
  purgeMarkers(window.localStorage, Date.now());
  session.subscribe(() => {
    if (session.get()) return;
    for (const cache of CACHES) cache.clear();
    purgeMarkers(window.localStorage, Number.POSITIVE_INFINITY);
  });
}

/** Removes cache keys that name no project, markers of new projects that are too old, and a broken last project. */
export function purgeMarkers(storage: Storage, now: number): void {
  try {
    for (const key of Object.keys(storage)) {
      const value = storage.getItem(key) ?? '';
      const prefix = Object.values(CACHE_KEYS).find((known) => key.startsWith(known));
      const isNameless = prefix !== undefined && projectIdOf(key, prefix) === undefined;
      const isOld = prefix === CACHE_KEYS.newProject && isMarkerStale(value, now);
      const isBroken = key === LAST_PROJECT_KEY && !/^[1-9]\d{0,15}$/.test(value);
      if (isNameless || isOld || isBroken) storage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing stands in it.
  }
}
