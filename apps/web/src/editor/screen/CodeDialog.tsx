import { parsePage, printPage } from '@pagewright/page/source-text';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';

/** The page's source text: to read, copy, download, and to change; errors name line and column. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page, pageNumber } = useEditorState(shownPage);
  const [text, setText] = useState(() => printPage(page));
  const [error, setError] = useState<unknown>();
  const apply = () => {
    try {
      const parsed = parsePage(text);
      editor.update(() => parsed);
      onClose();
    } catch (caught) {
      setError(caught);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('editor.codeCopied'));
    } catch (caught) {
      notify.error(caught);
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `page${pageNumber}.jsx`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <KitModal
      title={t('editor.code')}
      width={860}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <div className={styles.codeTools}>
          <Button onClick={() => void copy()}>{t('editor.codeCopy')}</Button>
          <Button onClick={download}>{t('editor.codeDownload')}</Button>
          <span className={styles.space} />
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button look="primary" onClick={apply}>
            {t('editor.codeApply')}
          </Button>
        </div>
      }
    >
      {error !== undefined && <Alert type="error" showIcon title={errorText(error)} role="alert" />}
      <textarea
        className={styles.code}
        aria-label={t('editor.code')}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </KitModal>
  );
}
