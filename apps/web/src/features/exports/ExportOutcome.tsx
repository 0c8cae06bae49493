import { fidelityLines } from '@pagewright/export/fidelity-text';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import type { ExportOrder } from './download-export.ts';
import styles from './export-dialog.module.css';
import { exportSeparately } from './export-file.ts';
import { downloadSeparately, isMergeFailed } from './separate-files.ts';
import type { useExportRun } from './use-export-run.ts';

/** It stands at the end of a dialog that may be higher than the window. */
function comeIntoView(outcome: HTMLElement | null): void {
  outcome?.scrollIntoView({ block: 'nearest' });
}

/** How an export ended, and what became of the objects in the file. */
export function ExportOutcome({ making }: Pick<ReturnType<typeof useExportRun>, 'making'>) {
  const { t, i18n } = useTranslation();
  if (making.error) {
    const isStopped = isAbort(making.error);
    return (
      <div className={styles.failed} ref={comeIntoView}>
        <p role="alert" className={isStopped ? styles.hint : styles.wrong}>
          {isStopped ? t('export.stopped') : t('export.failed', { reason: errorText(making.error) })}
        </p>
        {isMergeFailed(making.error) && (
          <>
            <p>{t('export.mergeOffer')}</p>
            <Button onClick={() => void downloadSeparately(() => separately(making.variables))}>
              {t('export.separate')}
            </Button>
          </>
        )}
      </div>
    );
  }
  if (!making.isSuccess) return null;
  const { name, fidelity } = making.data;
  return (
    <output className={styles.report} ref={comeIntoView} data-testid="export-report">
      <strong>{t('export.saved')}</strong>
      <span className={styles.name}>{name}</span>
      {fidelity && (
        <ul>
          {fidelityLines(fidelity, asLanguage(i18n.language)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </output>
  );
}

function separately(order: ExportOrder): Promise<number> {
  return exportSeparately(order, { signal: new AbortController().signal });
}
