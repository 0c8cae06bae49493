import { parsePage, printPage } from '@pagewright/page/source-text';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../app/api/download.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { CodeEditor } from '../code/CodeEditor.tsx';
import { placeOf } from '../code/code-fault.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';

/** The page's source text: to read, copy, download, and to change; errors name line and column. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { page, pageNumber } = useEditorState(shownPage);
  const [first] = useState(() => printPage(page));
  const [text, setText] = useState(first);
  const [asks, setAsks] = useState(false);
  const leave = () => (text === first ? onClose() : setAsks(true));
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
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), `page${pageNumber}.jsx`);
  return (
    <KitModal
      title={t('editor.code')}
      width={860}
      centered
      onCancel={leave}
      mask={{ closable: false }}
      footer={
        <div className={styles.codeTools}>
          <Button onClick={() => void copy()}>{t('editor.codeCopy')}</Button>
          <Button onClick={download}>{t('editor.codeDownload')}</Button>
          <span className={styles.space} />
          <Button onClick={leave}>{t('editor.cancel')}</Button>
          <Button look="primary" onClick={apply}>
            {t('editor.codeApply')}
          </Button>
        </div>
      }
    >
      {error !== undefined && <Alert type="error" showIcon title={errorText(error)} role="alert" />}
      <div className={styles.code}>
        <CodeEditor
          label={t('editor.code')}
          language="page"
          value={text}
          fault={placeOf(error)}
          onChange={(changed) => {
            setText(changed);
            setError(undefined);
          }}
        />
      </div>
      {asks && (
        <Question
          title={t('editor.codeDiscard')}
          okText={t('editor.discard')}
          keepText={t('editor.keep')}
          danger
          onOk={onClose}
          onKeep={() => setAsks(false)}
        >
          {t('editor.codeDiscardText')}
        </Question>
      )}
    </KitModal>
  );
}
