import { useEffect } from 'react';
import { isNowhere } from '../../app/layouts/screen-focus.ts';
import type { Editor } from '../document/editor.ts';
import type { StageControls } from '../stage/stage-camera.ts';

/** Whoever has ended editing in place goes on with the page: Tab would begin at the top of the window again. */
export function useFocusAfterEditing(editor: Editor, controls: StageControls | undefined): void {
  useEffect(() => {
    let frame = 0;
    const stop = editor.store.subscribe((now, before) => {
      if (!before.editing || now.editing) return;
      cancelAnimationFrame(frame);
      // What was edited in goes with the next drawing, and what was pressed meanwhile has the focus by then.
      frame = requestAnimationFrame(() => {
        if (isNowhere(document.activeElement)) controls?.focus();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [editor, controls]);
}
