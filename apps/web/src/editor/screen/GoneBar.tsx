import { restorePages } from '@pagewright/contract/pages';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { api } from '../../app/api/api.ts';
import { isNotFound } from '../../app/api/api-error.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';

/** Says that a page was deleted elsewhere while it is edited here: it can be brought back with what was done since. */
export function GoneBar({ opened: { autosave } }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const state = useStore(autosave.state);
  if (state.is !== 'failed' || !isNotFound(state.error)) return null;
  const bringBack = async () => {
    try {
      await api.call(restorePages, { body: { ids: [state.pageId] } });
      await autosave.flush();
    } catch (error) {
      if (isNotFound(error)) notify.warning(t('editor.documentGone'));
      else notify.error(error);
    }
  };
  return (
    <div className={styles.conflict} role="alert">
      <span>{t('editor.pageGone')}</span>
      <Button onClick={() => void bringBack()}>{t('editor.bringPageBack')}</Button>
    </div>
  );
}
