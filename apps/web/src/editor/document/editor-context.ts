import type { Size } from '@pagewright/model/units';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorPage, EditorState } from './editor.ts';

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('there is no editor around this');
  return editor;
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** How large the shown page is, px; undefined where no editor is around: panels also stand alone. */
export function usePageSize(): Size | undefined {
  const editor = useContext(EditorContext);
  return editor && shownPage(editor.store.getState()).page.size;
}

export function shownPage(state: EditorState): EditorPage {
  const found = state.pages.find(({ id }) => id === state.pageId);
  if (!found) throw new Error('the shown page is not open');
  return found;
}
