import { useStore } from 'zustand';
import { useEditor } from './editor-context.ts';

/** Redraws with every change of the open document: for what depends on all of it, as which actions are enabled. */
export function useAnyChange(): void {
  useStore(useEditor().store);
}
