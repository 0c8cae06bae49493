import { CheckCircleOutlined, CloudSyncOutlined, DisconnectOutlined, WarningOutlined } from '@ant-design/icons';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { useOnline } from '../../app/controls/use-online.ts';
import type { SaveState } from '../../app/saving/saved-resource.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { awaitsPicture } from '../document/picture-arrival.ts';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';
import { shownSaving } from './shown-saving.ts';

const SAVE_WORDS = {
  saved: 'editor.saved',
  waiting: 'editor.waiting',
  saving: 'editor.saving',
  offline: 'editor.offline',
  failed: 'editor.failed',
  conflict: 'editor.conflictShort',
} as const satisfies Record<SaveState['is'], string>;

const SAVE_ICONS: Readonly<Record<SaveState['is'], ReactNode>> = {
  saved: <CheckCircleOutlined aria-hidden />,
  waiting: <CloudSyncOutlined aria-hidden />,
  saving: <CloudSyncOutlined aria-hidden />,
  offline: <DisconnectOutlined aria-hidden />,
  failed: <WarningOutlined aria-hidden />,
  conflict: <WarningOutlined aria-hidden />,
};

/** Whether everything is on the server; what is not can be sent again at once. */
export function SaveIndicator({ opened }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const state = useStore(opened.autosave.state);
  const online = useOnline();
  const isTyping = useIsTyping();
  const is = shownSaving(state.is, { online, isTyping });
  // Its page waits for it, which may take longer than people expect of saving.
  const isSending = useEditorState(({ pages }) => is === 'waiting' && pages.some(({ page }) => awaitsPicture(page)));
  const words = t(isSending ? 'editor.sendingPicture' : SAVE_WORDS[is]);
  const reason = state.is === 'failed' ? errorText(state.error) : words;
  return (
    <>
      <output className={`${styles.saving} ${styles.folds}`} data-state={is} title={reason} data-testid="save-state">
        {SAVE_ICONS[is]}
        <span>{words}</span>
      </output>
      {(state.is === 'failed' || state.is === 'offline') && (
        <Button onClick={() => void opened.autosave.flush()}>{t('editor.retry')}</Button>
      )}
    </>
  );
}

/** Whether somebody types what is no step yet. */
function useIsTyping(): boolean {
  const { typing } = useEditor();
  return useSyncExternalStore(
    (onChange) => typing.onChange(onChange),
    () => typing.now !== undefined,
  );
}
