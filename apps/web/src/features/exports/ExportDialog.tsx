import type { ProjectPage } from '@pagewright/contract/pages';
import { FORMAT_STRINGS } from '@pagewright/export/format-strings';
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from '@pagewright/export/formats';
import { useQuery } from '@tanstack/react-query';
import { Progress, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentExport } from '../../app/cache/recent-export.ts';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { ExportOutcome } from './ExportOutcome.tsx';
import { abilitiesQuery } from './export-abilities.ts';
import { chosenPages, type ExportChoice } from './export-choice.ts';
import styles from './export-dialog.module.css';
import { OptionFields } from './OptionFields.tsx';
import { PageScopeField } from './PageScopeField.tsx';
import { RecentExports } from './RecentExports.tsx';
import { useExportRun } from './use-export-run.ts';
import { useRecentExports } from './use-recent-exports.ts';

export interface ExportDialogProps {
  readonly projectId: number;
  readonly pages: readonly ProjectPage[];
  /** The page that is looked at. */
  readonly current: ProjectPage | undefined;
  /** Brings to the server what it does not have yet. */
  readonly before?: () => Promise<unknown>;
  readonly onClose: () => void;
}

const FIRST: ExportChoice = { type: 'pptx', scope: 'all', range: '', withUnfilled: false, options: {} };

/** A document as a file of a chosen format, and what became of its objects in it. */
export function ExportDialog({ projectId, pages, current, before, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const [choice, setChoice] = useState(FIRST);
  const [recent, remember] = useRecentExports(projectId);
  const { making, share, stop } = useExportRun(before);
  const busy = making.isPending;
  // Before the server has answered it is taken to be whole.
  const { data: abilities } = useQuery(abilitiesQuery);
  const isPrinter = abilities?.printsPages ?? true;
  const chosen = chosenPages(choice, pages, current);
  const change = (changed: Partial<ExportChoice>) => {
    setChoice({ ...choice, ...changed });
    // Why the last one failed may be none of what is chosen now.
    if (making.isError) making.reset();
  };
  const start = ({ type, pageIds, options }: Pick<RecentExport, 'type' | 'pageIds' | 'options'>) => {
    const only = pageIds?.length === 1 ? pages.find(({ id }) => id === pageIds[0]) : undefined;
    making.mutate(
      { projectId, pages, type, pageIds, options, pageNumber: only?.pageNumber },
      {
        onSuccess: ({ name }) => remember({ type, ...(pageIds ? { pageIds } : {}), options, at: Date.now(), name }),
      },
    );
  };
  // Its export ends with it, which is said: one that closes a dialog may count on it to go on.
  const close = () => {
    if (busy) notify.info(t('export.stopped'));
    onClose();
  };
  return (
    // A click beside it is no way to stop an export.
    <KitModal title={t('export.as')} footer={null} onCancel={close} mask={{ closable: !busy }} width={680}>
      <div className={styles.dialog}>
        <fieldset className={styles.choice} disabled={busy}>
          <legend>{t('export.format')}</legend>
          <Radio.Group
            className={styles.formats}
            value={choice.type}
            onChange={({ target }) => change({ type: target.value, options: {} })}
            disabled={busy}
          >
            {EXPORT_FORMAT_IDS.map((format) => (
              <Radio
                key={format}
                value={format}
                disabled={!isPrinter && format !== 'pdf' && EXPORT_FORMATS[format].needsBrowser}
                data-testid={`export-${format}`}
              >
                {FORMAT_STRINGS[format][language].name}
                {!isPrinter && format !== 'pdf' && EXPORT_FORMATS[format].needsBrowser && (
                  <small className={styles.needs}>{t('export.needsServer')}</small>
                )}
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
        <PageScopeField {...{ choice, pages, current, busy }} onChange={change} />
        {!isPrinter && choice.type === 'pdf' && (
          <p className={styles.note} role="note" data-testid="export-in-browser">
            {t('export.browserNote')}
          </p>
        )}
        <OptionFields {...{ choice, busy, language }} onChange={(options) => change({ options })} />
        <div className={styles.actions}>
          {busy && (
            <Progress
              className={styles.progress}
              percent={Math.round(share * 100)}
              aria-label={t('export.working')}
              data-testid="export-progress"
            />
          )}
          {busy && <Button onClick={stop}>{t('export.stop')}</Button>}
          <Button
            look="primary"
            busy={busy}
            disabled={!chosen}
            onClick={() =>
              chosen &&
              start({
                type: choice.type,
                options: choice.options,
                ...(chosen === 'all' ? {} : { pageIds: chosen.map(({ id }) => id) }),
              })
            }
            data-testid="export-start"
          >
            {t('export.start')}
          </Button>
        </div>
        <ExportOutcome making={making} />
        <RecentExports {...{ recent, pages, busy, language }} onAgain={start} />
      </div>
    </KitModal>
  );
}
