import { RightOutlined } from '@ant-design/icons';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';
import { withNotes } from '@pagewright/page/notes';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TooLong } from '../../app/controls/TooLong.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { useTypedText } from '../panels/overlong-texts.ts';
import { pressedAction } from '../shortcuts/own-keys-store.ts';
import styles from './notes-bar.module.css';

interface NotesBarProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The focus goes back to the page. */
  readonly onLeave: () => void;
}

/** ms without a key after which what is typed next is another step of undo. */
const PAUSE = 1_000;

/** What the speaker says to the shown page. */
export function NotesBar({ open, onOpen, onLeave }: NotesBarProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { id: pageId, page } = useEditorState(shownPage);
  const field = useRef<HTMLTextAreaElement>(null);
  const wantsFocus = useRef(false);
  const typed = useRef({ at: 0, gesture: 0 });
  useEffect(() => {
    if (open && wantsFocus.current) field.current?.focus();
    wantsFocus.current = false;
  }, [open]);
  const notes = page.notes ?? '';
  const write = (text: string) => {
    const now = Date.now();
    const { at, gesture } = typed.current;
    typed.current = { at: now, gesture: now - at > PAUSE ? gesture + 1 : gesture };
    editor.update((one) => withNotes(one, text), { gesture: `notes-${pageId}-${typed.current.gesture}`, pageId });
  };
  const { text, isTooLong, type } = useTypedText('notes', notes, PAGE_TEXT_LIMITS.notes, write);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const action = pressedAction(event);
    const step = action?.id === 'undo' || action?.id === 'redo' ? action.id : undefined;
    if (!step && event.key !== 'Escape') return;
    event.stopPropagation();
    // What was not saved is no step of the editor's: the field itself takes it back.
    if (step && isTooLong) return;
    event.preventDefault();
    if (step) void editor[step]().catch(notify.error);
    else onLeave();
  };
  return (
    <section className={styles.notes} aria-label={t('editor.notes.title')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          wantsFocus.current = !open;
          onOpen(!open);
        }}
      >
        <RightOutlined aria-hidden className={styles.fold} data-open={open || undefined} />
        <span>{t('editor.notes.title')}</span>
        {!open && <small>{notes.split('\n', 1)[0]}</small>}
      </button>
      {open && (
        <textarea
          ref={field}
          value={text}
          lang={page.language}
          aria-invalid={isTooLong || undefined}
          placeholder={t('editor.notes.hint')}
          aria-label={t('editor.notes.title')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      )}
      {open && isTooLong && (
        <div className={styles.problem}>
          <TooLong length={text.length} most={PAGE_TEXT_LIMITS.notes} />
        </div>
      )}
    </section>
  );
}
