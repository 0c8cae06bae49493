import type { Page } from '@pagewright/components/models';
import { createContext, useContext } from 'react';
import { createStore, useStore } from 'zustand';
import type { Editor, EditorPage, EditorState } from './editor.ts';

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('there is no editor around this');
  return editor;
}

/** Undefined where none is around: panels also stand alone. */
export function useEditorAround(): Editor | undefined {
  return useContext(EditorContext);
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

const NO_EDITOR = createStore<EditorState | undefined>(() => undefined);

/** The page that is shown; undefined where no editor is around. */
export function useShownPage(): Page | undefined {
  const editor = useEditorAround();
  return useStore<typeof NO_EDITOR, Page | undefined>(
    editor?.store ?? NO_EDITOR,
    (state) => state && shownPage(state).page,
  );
}

export function shownPage(state: EditorState): EditorPage {
  const found = state.pages.find(({ id }) => id === state.pageId);
  if (!found) throw new Error('the shown page is not open');
  return found;
}
