import { type OutlineSubject, type ProjectOutline, saveOutline } from '@pagewright/contract/outlines';
import { useEffect, useMemo } from 'react';
import { api } from '../../app/api/api.ts';
import { areKeysTaken } from '../../app/controls/keys-taken.ts';
import { OutlineEditor, type OutlineStore } from './outline-editor.ts';

/** The editor of an outline that was loaded; what is unsaved goes on being sent when the screen is left. */
export function useOutlineEditor(projectId: number, of: OutlineSubject, outline: ProjectOutline): OutlineEditor {
  const editor = useMemo(
    () =>
      new OutlineEditor({
        projectId,
        of,
        outline,
        store: serverStore(projectId, of, outline.basis),
        storage: window.localStorage,
      }),
    [projectId, of, outline],
  );
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || areKeysTaken(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    window.addEventListener('keydown', keys);
    return () => {
      window.removeEventListener('keydown', keys);
      void editor.saving.flush();
    };
  }, [editor]);
  return editor;
}

function serverStore(projectId: number, of: OutlineSubject, basis: number): OutlineStore {
  return {
    save: async (cards, version) =>
      (await api.call(saveOutline, { body: { projectId, of, version, basis, cards: [...cards] } })).version,
  };
}
