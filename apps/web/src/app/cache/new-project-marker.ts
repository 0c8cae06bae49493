import type { KeyValueStorage } from '../session/session-store.ts';
import { CACHE_KEYS } from './cache-keys.ts';

/** How long a new project counts as new, and after what its marker is purged, ms (spec §9). */
const NEW_PROJECT = { valid: 10_000, purged: 30_000 } as const;

/** Marks a project as just created: its pages are loaded afresh (spec §4). */
export function markNewProject(storage: KeyValueStorage, projectId: number, now = Date.now()): void {
  try {
    storage.setItem(`${CACHE_KEYS.newProject}${projectId}`, String(now));
  } catch {
    // Without storage there is no stale cache either.
  }
}

export function isNewProject(storage: KeyValueStorage, projectId: number, now = Date.now()): boolean {
  try {
    const created = Number(storage.getItem(`${CACHE_KEYS.newProject}${projectId}`) ?? Number.NaN);
    return created <= now && now - created < NEW_PROJECT.valid;
  } catch {
    return false;
  }
}

/** Whether a stored marker is too old, or none at all. */
export function isMarkerStale(value: string, now: number): boolean {
  const created = Number(value);
  return !(created > now - NEW_PROJECT.purged && created <= now);
}
