import type { UploadedDocument } from '@pagewright/contract/documents';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { PendingRow, UploadedRow } from './DocumentRow.tsx';
import { useDocuments } from './document-queries.ts';
import styles from './documents.module.css';
import { useUploads } from './upload-queue.ts';

interface DocumentListProps {
  readonly projectId: number;
  /** Shows the text of a document. */
  readonly onRead: (document: UploadedDocument) => void;
  readonly onReplace: (document: UploadedDocument, file: File) => void;
}

/** The uploaded files, and the ones on their way (spec §2). */
export function DocumentList({ projectId, onRead, onReplace }: DocumentListProps) {
  const { t } = useTranslation();
  const { data = [], error, isSuccess } = useDocuments(projectId);
  const uploads = useUploads(projectId);
  return (
    <>
      {error && !isSuccess && (
        <p className={styles.error} role="alert">
          {t('document.loadFailed', { reason: errorText(error) })}
        </p>
      )}
      {uploads.length > 0 && (
        <section className={styles.group}>
          <h2>{t('document.pendingList', { total: uploads.length })}</h2>
          <ul className={styles.list}>
            {uploads.map((item) => (
              <PendingRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      {data.length > 0 && (
        <section className={styles.group}>
          <h2>{t('document.uploadedList', { total: data.length })}</h2>
          <ul className={styles.list} aria-label={t('document.list')}>
            {data.map((document) => (
              <UploadedRow
                key={document.id}
                projectId={projectId}
                document={document}
                onRead={() => onRead(document)}
                onReplace={(file) => onReplace(document, file)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
