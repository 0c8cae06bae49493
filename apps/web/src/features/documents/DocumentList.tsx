import {
  CloseOutlined,
  ExclamationCircleFilled,
  FileExcelOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import type { UploadedDocument } from '@pagewright/contract/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { useDocuments, useRemoveDocument } from './document-queries.ts';
import styles from './documents.module.css';
import { sourceWarningText } from './source-warning.ts';
import { type PendingUpload, uploadQueue, useUploads } from './upload-queue.ts';
import { extensionOf } from './upload-rules.ts';

/** Uploaded files, then the ones on their way. */
export function DocumentList({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const { data = [], error } = useDocuments(projectId);
  const uploads = useUploads(projectId);
  if (error) return <p className={styles.error}>{t('document.loadFailed', { reason: errorText(error) })}</p>;
  if (data.length + uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('document.list')}>
      {data.map((document) => (
        <UploadedRow key={`d${document.id}`} projectId={projectId} document={document} />
      ))}
      {uploads.map((item) => (
        <PendingRow key={`u${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function UploadedRow({ projectId, document }: { projectId: number; document: UploadedDocument }) {
  const { t } = useTranslation();
  const remove = useRemoveDocument(projectId);
  const name = document.documentName || document.name;
  return (
    <FileRow name={name} note={size(document.size)} testId="document">
      {document.warnings.map((warning) => (
        <span key={warning.code} className={styles.warning}>
          {sourceWarningText(t, warning)}
        </span>
      ))}
      <button
        type="button"
        className={styles.tool}
        disabled={remove.isPending}
        aria-label={t('document.remove', { file: name })}
        onClick={() => remove.mutate(document.id)}
      >
        <CloseOutlined />
      </button>
    </FileRow>
  );
}

function PendingRow({ item }: { item: PendingUpload }) {
  const { t } = useTranslation();
  const { name } = item.file;
  const percent = Math.round(item.progress * 100);
  const note = item.state === 'failed' ? size(item.file.size) : t('document.sending', { percent });
  return (
    <FileRow name={name} note={note} testId="upload">
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
      ) : (
        <progress className={styles.progress} value={item.progress} max={1} aria-label={name} />
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

function size(bytes: number): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 1024 ? [Math.max(1, Math.round(kilobytes)), 'kilobyte'] : [kilobytes / 1024, 'megabyte'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
