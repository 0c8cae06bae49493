import { getPage } from '@pagewright/contract/pages';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './editor-screen.module.css';
import { editorPage, type OpenDocument } from './open-document.ts';

/** Says that a page was changed elsewhere, and asks which state is to stay. Nothing is overwritten unasked. */
export function ConflictBar({ opened: { autosave } }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const state = useStore(autosave.state);
  if (state.is !== 'conflict') return null;
  const take = async () => {
    try {
      autosave.takeTheirs(editorPage(await api.call(getPage, { params: { id: state.pageId } })));
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <div className={styles.conflict} role="alert">
      <span>{t('editor.conflict')}</span>
      <Button onClick={() => autosave.keepMine()}>{t('editor.keepMine')}</Button>
      <Button onClick={() => void take()}>{t('editor.takeTheirs')}</Button>
    </div>
  );
}
