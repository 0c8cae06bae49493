import type { KeyValueStorage } from './session-store.ts';

/** Every key but the language preference and the session carries the product's prefix (spec §7). */
export const LAST_PROJECT_KEY = 'pagewright_projects_last';
const NEW_PROJECT_PREFIX = 'pagewright_new_project_';

/** How long a new project counts as new, and after what its marker is purged, ms (spec §9). */
const NEW_PROJECT = { valid: 10_000, purged: 30_000 } as const;

/** Marks a project as just created: its pages are loaded afresh (spec §4). */
export function markNewProject(storage: KeyValueStorage, projectId: number, now = Date.now()): void {
  try {
    storage.setItem(`${NEW_PROJECT_PREFIX}${projectId}`, String(now));
  } catch {
    // Without storage there is no stale cache either.
  }
}

export function isNewProject(storage: KeyValueStorage, projectId: number, now = Date.now()): boolean {
  try {
    const created = Number(storage.getItem(`${NEW_PROJECT_PREFIX}${projectId}`) ?? Number.NaN);
    return created <= now && now - created < NEW_PROJECT.valid;
  } catch {
    return false;
  }
}

/** Removes stored project keys that fail validation, and markers that are too old (spec §7, §9). */
export function clearBrokenKeys(storage: Storage, now = Date.now()): void {
  try {
    for (const key of Object.keys(storage)) {
      const value = storage.getItem(key) ?? '';
      const created = Number(value);
      if (key.startsWith(NEW_PROJECT_PREFIX) && !(created > now - NEW_PROJECT.purged && created <= now)) {
        storage.removeItem(key);
      }
      if (key === LAST_PROJECT_KEY && !/^[1-9]\d{0,15}$/.test(value)) storage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing stands in it.
  }
}
