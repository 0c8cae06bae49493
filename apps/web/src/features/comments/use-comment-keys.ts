import { useEffect } from 'react';
import { isForCanvas } from '../../canvas/keyboard.ts';
import type { CommentsStore } from './comments-ui.ts';

/** The key that begins a comment; in the editor it can be changed. */
export const COMMENT_KEY = 'm';

/** Esc stops choosing a place; on canvases `M` starts it. What is typed before a place is chosen is no shortcut. */
export function useCommentKeys(ui: CommentsStore | undefined, begins: boolean): void {
  useEffect(() => {
    if (!ui) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const withKeys = event.ctrlKey || event.metaKey || event.altKey;
      if (withKeys && !(event.key === 'Enter' && isPlacing(event.target))) return;
      if (event.key === 'Escape' && ui.getState().placing) ui.setState({ placing: false });
      else if (begins && event.key.toLowerCase() === COMMENT_KEY && isFree(event.target)) beginPlacing(ui);
      else if (!withKeys && !(isLetter(event) && isPlacing(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const isPlacing = (target: EventTarget | null) => ui.getState().placing && isFree(target);
    // Before the screen's own Esc.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [ui, begins]);
}

export function beginPlacing(ui: CommentsStore): void {
  ui.setState({ open: true, placing: true, thread: undefined });
}

function isLetter({ key }: KeyboardEvent): boolean {
  return /^\p{L}$/u.test(key);
}

function isFree(target: EventTarget | null): boolean {
  return isForCanvas(target) && document.querySelector('[role="dialog"]') === null;
}
