import { pageCache } from '../../app/cache/caches.ts';
import { queryClient } from '../../app/query-client.ts';
import { keepOffline } from '../projects/keep-offline.ts';
import { hear } from '../projects/workspace-events.ts';

/** Page loads that are asked for in quick succession become one, ms (spec §9). */
const PAGE_LOAD_DEBOUNCE = 500;

/** Loads pages anew when somebody tells that they have changed, and keeps what has been loaded for offline use. */
export function startContentRefresh(): void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  hear('content-refresh-needed', ({ projectId }) => {
    clearTimeout(timers.get(projectId));
    const load = () => {
      timers.delete(projectId);
      const queryKey = ['pages', projectId];
      // Where nobody has loaded them here, what an earlier visit has stored is out of date.
      if (queryClient.getQueryState(queryKey)) void queryClient.invalidateQueries({ queryKey, refetchType: 'all' });
      else pageCache.remove(projectId);
    };
    timers.set(projectId, setTimeout(load, PAGE_LOAD_DEBOUNCE));
  });
  keepOffline(queryClient);
}
