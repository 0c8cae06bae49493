import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { pasteInto } from '../actions/paste.ts';
import { pressedAction } from '../shortcuts/own-keys-store.ts';
import { isTaken, keyBelongsTo } from './key-focus.ts';
import { writeInCell } from './write-in-cell.ts';

/** Shortcuts, and what other programs have copied: keys go where the focus is (`keyBelongsTo`). */
export function useEditorKeys(
  context: ActionContext,
  run: (action: Action) => void,
  onPictures: (files: readonly File[]) => void,
): void {
  const { t } = useTranslation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isTaken(event.target) && writeInCell(context.editor, event)) return;
      const action = event.defaultPrevented ? undefined : pressedAction(event);
      if (!action || keyBelongsTo(event.target, action, event.key)) return;
      const isOurs = action.enabled(context);
      // What the browser would do instead (a bookmark, a search) nobody means here; Tab and Enter go on.
      if (isOurs || event.ctrlKey || event.metaKey) event.preventDefault();
      if (isOurs) run(action);
    };
    const paste = (event: ClipboardEvent) => {
      if (isTaken(event.target) || !event.clipboardData) return;
      event.preventDefault();
      const texts = pasteInto(context, event.clipboardData, onPictures);
      if (!texts) return;
      const { boxes, left } = texts;
      if (left > 0) notify.warning(t('editor.pasted.left', { characters: left }));
      else if (boxes.length > 1) notify.info(t('editor.pasted.split', { boxes: boxes.length }));
    };
    window.addEventListener('keydown', press);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('paste', paste);
    };
  }, [context, run, onPictures, t]);
}
