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
      void queryClient.invalidateQueries({ queryKey: ['pages', projectId] });
    };
    timers.set(projectId, setTimeout(load, PAGE_LOAD_DEBOUNCE));
  });
  keepOffline(queryClient);
}
