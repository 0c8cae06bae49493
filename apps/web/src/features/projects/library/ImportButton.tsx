import { CloseOutlined, ImportOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import styles from './library.module.css';
import { useImport } from './use-import.ts';

/** Makes a project of an archive of page source. @param onDone is told which */
export function ImportButton({ onDone }: { onDone: (projectId: number) => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { importing, share, stop } = useImport();
  const take = (file: File) =>
    importing.mutate(file, {
      onSuccess: ({ id, pageCount }) => {
        notify.success(pageCount === 1 ? t('library.import.doneOne') : t('library.import.done', { total: pageCount }));
        onDone(id);
      },
      onError: (error) => notify.error(error, (reason) => t('library.import.failed', { reason })),
    });
  return (
    <>
      {importing.isPending && (
        <span className={styles.importing}>
          <progress value={share} max={1} aria-label={t('library.import.working')} data-testid="import-progress" />
          <Button icon={<CloseOutlined />} onClick={stop} data-testid="import-stop">
            {t('library.import.stop')}
          </Button>
        </span>
      )}
      <Button
        icon={<ImportOutlined />}
        busy={importing.isPending}
        title={t('library.import.hint')}
        onClick={() => field.current?.click()}
        data-testid="import-pages"
      >
        {t('library.import.title')}
      </Button>
      <FilePicker
        ref={field}
        accept=".zip,application/zip"
        aria-label={t('library.import.title')}
        data-testid="import-file"
        onFiles={([file]) => take(file)}
      />
    </>
  );
}
