import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LAST_PROJECT_KEY } from '../../app/cache/cache-keys.ts';
import { tell } from './workspace-events.ts';

/** Which project the person is in. */
interface WorkspaceState {
  readonly selectedId: number | undefined;
  /** A switch is under way; another one is refused meanwhile (spec §4). */
  readonly switching: boolean;
  /** Index (from 0) of the page most visible on the canvas; -1 where there is none. */
  readonly focusedPage: number;
}

const EMPTY: WorkspaceState = { selectedId: undefined, switching: false, focusedPage: -1 };

const store = createStore<WorkspaceState>()(() => EMPTY);

export const workspace = {
  get: store.getState,
  setSwitching: (switching: boolean) => store.setState({ switching }),
  setFocusedPage: (focusedPage: number) => store.setState({ focusedPage }),
  /** Selects and remembers a project; others hear of it by the event of spec §7. */
  setSelected(selectedId: number | undefined) {
    store.setState({ selectedId, focusedPage: -1 });
    try {
      if (selectedId === undefined) window.localStorage.removeItem(LAST_PROJECT_KEY);
      else window.localStorage.setItem(LAST_PROJECT_KEY, String(selectedId));
    } catch {
      // Without storage the newest project is the default next time.
    }
    tell('project-selected', { id: selectedId });
  },
  reset: () => store.setState(EMPTY),
} as const;

export function useWorkspace<T>(pick: (state: WorkspaceState) => T): T {
  return useStore(store, pick);
}

/** The last-used project if it is still in the list, else the newest: the one with the highest id (spec §4). */
export function defaultProject(ids: readonly number[], lastUsed: string | null): number | undefined {
  const last = ids.find((id) => String(id) === lastUsed);
  return last ?? (ids.length > 0 ? Math.max(...ids) : undefined);
}
