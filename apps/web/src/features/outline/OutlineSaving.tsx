import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import type { SaveState } from '../../app/saving/saved-resource.ts';
import styles from './outline.module.css';
import type { OutlineEditor } from './outline-editor.ts';

const WORDS = {
  saved: 'outline.saved',
  waiting: 'outline.waiting',
  saving: 'outline.saving',
  offline: 'outline.offline',
  failed: 'outline.saveFailed',
  conflict: 'outline.conflictShort',
} as const satisfies Record<SaveState['is'], string>;

interface OutlineSavingProps {
  readonly editor: OutlineEditor;
  readonly onReload: () => Promise<unknown>;
}

/** Whether the cards are on the server; where another window has changed them, which are to stay. */
export function OutlineSaving({ editor: { saving }, onReload }: OutlineSavingProps) {
  const { t } = useTranslation();
  const state = useStore(saving.state);
  const isStale = state.is === 'failed' && isApiError(state.error) && state.error.code === 'outline/stale';
  const takeTheirs = async () => {
    saving.discard();
    await onReload();
  };
  return (
    <>
      <output
        className={styles.saving}
        data-state={state.is}
        title={state.is === 'failed' ? errorText(state.error) : undefined}
        data-testid="outline-saving"
      >
        {t(WORDS[state.is])}
      </output>
      {isStale && (
        <div className={styles.conflict} role="alert">
          <span>{errorText(state.error)}</span>
          <Button onClick={() => void takeTheirs()}>{t('outline.takeTheirs')}</Button>
        </div>
      )}
      {((state.is === 'failed' && !isStale) || state.is === 'offline') && (
        <Button onClick={() => void saving.flush()}>{t('outline.again')}</Button>
      )}
      {state.is === 'conflict' && (
        <div className={styles.conflict} role="alert">
          <span>{t('outline.conflict')}</span>
          <Button onClick={() => saving.keepMine()}>{t('outline.keepMine')}</Button>
          <Button onClick={() => void takeTheirs()}>{t('outline.takeTheirs')}</Button>
        </div>
      )}
    </>
  );
}
