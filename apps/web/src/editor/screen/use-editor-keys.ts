import { useEffect } from 'react';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionOfKey } from '../actions/keys.ts';
import { pasteInto } from '../actions/paste.ts';

/** Shortcuts, and what other programs have copied. Not while somebody types, nor over an open dialog. */
export function useEditorKeys(
  context: ActionContext,
  run: (action: Action) => void,
  onPictures: (files: readonly File[]) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      const action = actionOfKey(event);
      // Enter on a button presses it.
      if (!action || (action.id === 'edit' && !action.enabled(context))) return;
      event.preventDefault();
      run(action);
    };
    const paste = (event: ClipboardEvent) => {
      if (isBusy(event.target) || !event.clipboardData) return;
      event.preventDefault();
      pasteInto(context, event.clipboardData, onPictures);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('paste', paste);
    };
  }, [context, run, onPictures]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="menu"], [data-in-place]',
    ) !== null
  );
}
