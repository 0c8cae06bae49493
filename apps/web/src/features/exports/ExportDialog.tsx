import type { ProjectPage } from '@pagewright/contract/pages';
import { fidelityLines } from '@pagewright/export/fidelity-text';
import { useMutation } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { downloadExport, type ExportOrder, today } from './download-export.ts';
import styles from './export-dialog.module.css';

interface ExportDialogProps {
  readonly projectId: number;
  readonly pages: readonly ProjectPage[];
  /** The page that is looked at. */
  readonly current: ProjectPage | undefined;
  readonly onClose: () => void;
}

const FORMATS = ['pptx', 'pdf'] as const satisfies readonly ExportOrder['type'][];
type Scope = 'all' | 'current';

/** A document as a file of a chosen format, and what became of its objects in it. */
export function ExportDialog({ projectId, pages, current, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation();
  const [type, setType] = useState<ExportOrder['type']>('pptx');
  const [scope, setScope] = useState<Scope>('all');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const making = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      const one = scope === 'current' ? current : undefined;
      const fallbackName = `${one ? `page${one.pageNumber}` : 'all pages'}_${today()}.${type}`;
      return downloadExport({ projectId, type, pageIds: one && [one.id], fallbackName }, running.current.signal);
    },
  });
  const nothing = pages.every(({ hidden }) => hidden);
  return (
    <KitModal title={t('export.as')} footer={null} onCancel={onClose} width={520}>
      <div className={styles.dialog}>
        <fieldset className={styles.choice} disabled={making.isPending}>
          <legend>{t('export.format')}</legend>
          <Radio.Group value={type} onChange={({ target }) => setType(target.value)} disabled={making.isPending}>
            {FORMATS.map((format) => (
              <Radio key={format} value={format} data-testid={`export-${format}`}>
                {t(`export.formats.${format}`)}
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
        <fieldset className={styles.choice} disabled={making.isPending}>
          <legend>{t('export.pages')}</legend>
          <Radio.Group value={scope} onChange={({ target }) => setScope(target.value)} disabled={making.isPending}>
            <Radio value="all" disabled={nothing}>
              {t('export.allPages')}
            </Radio>
            <Radio value="current" disabled={!current}>
              {t('export.currentPage')}
            </Radio>
          </Radio.Group>
        </fieldset>
        <div className={styles.actions}>
          {making.isPending && <Button onClick={() => running.current?.abort()}>{t('export.stop')}</Button>}
          <Button
            look="primary"
            busy={making.isPending}
            disabled={nothing && scope === 'all'}
            onClick={() => making.mutate()}
            data-testid="export-start"
          >
            {t('export.start')}
          </Button>
        </div>
        {making.error && (
          <p className={styles.failed} role="alert">
            {isAbort(making.error) ? t('export.stopped') : t('export.failed', { reason: errorText(making.error) })}
          </p>
        )}
        {making.isSuccess && (
          <output className={styles.report} data-testid="export-report">
            <strong>{t('export.saved')}</strong>
            {making.data && (
              <ul>
                {fidelityLines(making.data, asLanguage(i18n.language)).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </output>
        )}
      </div>
    </KitModal>
  );
}
