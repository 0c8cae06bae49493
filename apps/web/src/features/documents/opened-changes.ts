import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface Opened {
  readonly projectId: number;
  readonly documentId: number;
}

const store = createStore<{ opened: Opened | undefined }>()(() => ({ opened: undefined }));

/** Shows what changed in a file: when its newer version has arrived, or it is asked for. */
export function openSourceChanges(projectId: number, documentId: number): void {
  store.setState({ opened: { projectId, documentId } });
}

export function closeSourceChanges(): void {
  store.setState({ opened: undefined });
}

/** Id of the document whose changes are shown. */
export function useOpenedChanges(projectId: number): number | undefined {
  const opened = useStore(store, (state) => state.opened);
  return opened?.projectId === projectId ? opened.documentId : undefined;
}
