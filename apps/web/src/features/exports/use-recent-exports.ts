import { useState } from 'react';
import { recentExportsCache } from '../../app/cache/caches.ts';
import type { RecentExport } from '../../app/cache/recent-export.ts';
import { session } from '../../app/session/session.ts';

/** So many are remembered of a project. */
const KEPT = 5;

/** What was exported last of a project on this device, the latest first, and how one is remembered. */
export function useRecentExports(projectId: number): readonly [readonly RecentExport[], (made: RecentExport) => void] {
  const userId = session.get()?.user.userId;
  const [recent, setRecent] = useState<readonly RecentExport[]>(() =>
    userId === undefined ? [] : (recentExportsCache.read(projectId, userId)?.data ?? []),
  );
  const remember = (made: RecentExport) => {
    const next = [made, ...recent.filter((one) => !isSame(one, made))].slice(0, KEPT);
    setRecent(next);
    if (userId !== undefined) recentExportsCache.write(projectId, userId, { data: next, savedAt: Date.now() });
  };
  return [recent, remember];
}

/** Whether both would be the same again. */
function isSame(one: RecentExport, other: RecentExport): boolean {
  const key = ({ type, pageIds, options }: RecentExport) =>
    JSON.stringify([type, pageIds, Object.entries(options).sort()]);
  return key(one) === key(other);
}
