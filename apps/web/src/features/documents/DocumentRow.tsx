import {
  CloseOutlined,
  DiffOutlined,
  ExclamationCircleFilled,
  FileExcelOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  ReadOutlined,
  ReloadOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { UploadedDocument } from '@pagewright/contract/documents';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { FilePicker } from '../../app/controls/FilePicker.tsx';
import { useRemoveDocument } from './document-queries.ts';
import styles from './documents.module.css';
import { openSourceChanges } from './opened-changes.ts';
import { shownSize } from './shown-size.ts';
import { sourceWarningText } from './source-warning.ts';
import { type PendingUpload, uploadQueue } from './upload-queue.ts';
import { ACCEPT, extensionOf } from './upload-rules.ts';

interface UploadedRowProps {
  readonly projectId: number;
  readonly document: UploadedDocument;
  readonly onRead: () => void;
  readonly onReplace: (file: File) => void;
}

/** A file that the server has. */
export function UploadedRow({ projectId, document, onRead, onReplace }: UploadedRowProps) {
  const { t } = useTranslation();
  const remove = useRemoveDocument(projectId);
  const name = document.documentName || document.name;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FileRow name={name} note={shownSize(document.size)} testId="document">
      {document.warnings.length > 0 && (
        <span className={styles.warning}>
          {document.warnings.map((warning) => (
            <span key={warning.code}>{sourceWarningText(t, warning)} </span>
          ))}
        </span>
      )}
      <span className={styles.tools}>
        {document.older > 0 && (
          <RowTool
            label={t('document.changes', { file: name })}
            icon={<DiffOutlined />}
            onClick={() => openSourceChanges(projectId, document.id)}
          />
        )}
        <RowTool
          label={t('document.replace', { file: name })}
          icon={<SyncOutlined />}
          onClick={() => picker.current?.click()}
        />
        <RowTool label={t('document.read', { file: name })} icon={<ReadOutlined />} onClick={onRead} />
        <RowTool
          label={t('document.remove', { file: name })}
          icon={<CloseOutlined />}
          disabled={remove.isPending}
          onClick={() => remove.mutate(document.id)}
        />
        <FilePicker
          ref={picker}
          accept={ACCEPT}
          aria-label={t('document.replace', { file: name })}
          data-testid="newer-version"
          onFiles={([file]) => onReplace(file)}
        />
      </span>
    </FileRow>
  );
}

function RowTool(props: { label: string; icon: ReactNode; disabled?: boolean; onClick: () => void }) {
  const { label, icon, ...button } = props;
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} {...button}>
      {icon}
    </button>
  );
}

/** A file on its way, or one that did not arrive or was there already. */
export function PendingRow({ item }: { item: PendingUpload }) {
  const { t } = useTranslation();
  const { name } = item.file;
  const percent = Math.round(item.progress * 100);
  const note = {
    failed: shownSize(item.file.size),
    known: shownSize(item.file.size),
    arrived: shownSize(item.file.size),
    waiting: t('document.waiting'),
    sending: t('document.sending', { percent }),
    reading: item.step ? t('document.readingPage', { ...item.step }) : t('document.reading'),
  };
  return (
    <FileRow name={name} note={note[item.state]} testId="upload">
      {item.state === 'failed' ? (
        <>
          <span className={styles.problem} role="alert">
            <ExclamationCircleFilled /> {t('document.uploadFailed', { file: name, reason: errorText(item.error) })}
          </span>
          <button
            type="button"
            className={styles.tool}
            aria-label={t('document.retry', { file: name })}
            onClick={() => uploadQueue.retry(item.id)}
          >
            <ReloadOutlined />
          </button>
        </>
      ) : item.state === 'known' ? (
        <output className={styles.warning}>{t('document.known')}</output>
      ) : (
        <progress className={styles.progress} value={shownProgress(item)} max={1} aria-label={name} />
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={t('document.remove', { file: name })}
        onClick={() => uploadQueue.remove(item.id)}
      >
        <CloseOutlined />
      </button>
    </FileRow>
  );
}

/** What is sent is half of the way for whoever waits; of a scan the pages are the other half. */
function shownProgress({ state, progress, step }: PendingUpload): number {
  if (state !== 'reading') return progress / 2;
  return step ? 0.5 + (step.page - 1) / step.pages / 2 : 0.5;
}

function FileRow(props: { name: string; note: string; testId: string; children: ReactNode }) {
  return (
    <li className={styles.file} data-testid={props.testId}>
      <FileIcon name={props.name} />
      <span className={styles.name} title={props.name}>
        {props.name}
      </span>
      <span className={styles.note}>{props.note}</span>
      {props.children}
    </li>
  );
}

function FileIcon({ name }: { name: string }) {
  switch (extensionOf(name)) {
    case 'pdf':
      return <FilePdfOutlined className={styles.pdf} />;
    case 'doc':
    case 'docx':
      return <FileWordOutlined className={styles.word} />;
    case 'xls':
    case 'xlsx':
      return <FileExcelOutlined className={styles.excel} />;
    default:
      return <FileTextOutlined className={styles.text} />;
  }
}
