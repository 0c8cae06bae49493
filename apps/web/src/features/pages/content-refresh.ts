import { z } from 'zod';
import { pageCache } from '../../app/cache/caches.ts';
import { queryClient } from '../../app/query-client.ts';
import { keepOffline } from '../projects/keep-offline.ts';
import { hear } from '../projects/workspace-events.ts';

/** Page loads that are asked for in quick succession become one, ms (spec §9). */
const PAGE_LOAD_DEBOUNCE = 500;

/** What the windows of this browser tell each other: the pages of a project have changed on the server. */
const CHANNEL = 'pagewright-pages';
const message = z.object({ projectId: z.number().int() });

/**
 * Loads pages anew where they are shown when somebody tells, here or in another window, that they have changed, and keeps
 * what has been loaded for offline use.
 */
export function startContentRefresh(): void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const refresh = (projectId: number) => {
    pageCache.age(projectId);
    clearTimeout(timers.get(projectId));
    const load = () => {
      timers.delete(projectId);
      // What nobody looks at is loaded when somebody does.
      const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
      void queryClient.invalidateQueries({ queryKey: ['pages', projectId], refetchType });
    };
    timers.set(projectId, setTimeout(load, PAGE_LOAD_DEBOUNCE));
  };
  const others = new BroadcastChannel(CHANNEL);
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run an older or newer version of the app.
    const read = message.safeParse(data);
    if (read.success) refresh(read.data.projectId);
  });
  hear('content-refresh-needed', (change) => {
    refresh(change.projectId);
    others.postMessage(change);
  });
  keepOffline(queryClient, (projectId) => timers.has(projectId));
}
