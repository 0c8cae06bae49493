import { modelUseLines } from '@pagewright/contract/model-use-text';
import type { ComposeNote } from '@pagewright/model/outline';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { sourceWarningText } from '../documents/source-warning.ts';
import styles from './generation.module.css';
import { reportQuery } from './report-query.ts';

interface ReportViewProps {
  readonly projectId: number;
  /** How much of the content stands on pages. */
  readonly leftOut: ReactNode;
  /** Pages that could not be made as was asked. */
  readonly failed: ReactNode;
}

/** What a finished generation has to say: why so many pages, what was followed, what was left out. */
export function ReportView({ projectId, leftOut, failed }: ReportViewProps) {
  const { t } = useTranslation();
  const { data, error, isPending } = useQuery(reportQuery(projectId));
  if (isPending) return <p className={styles.reportEmpty}>{t('page.loading')}</p>;
  if (error) return <p className={styles.reportEmpty}>{errorText(error)}</p>;
  if (!data) return <p className={styles.reportEmpty}>{t('report.none')}</p>;
  return (
    <div className={styles.report}>
      {failed}
      {leftOut}
      <ReportPart title={t('report.countReason')} items={[<Note key="count" note={data.countReason} />]} />
      <ReportPart
        title={t('report.followed')}
        items={data.followed.map((note) => <Note key={keyOf(note)} note={note} />)}
      />
      <ReportPart
        title={t('report.notFollowed')}
        items={data.notFollowed.map((note) => <Note key={keyOf(note)} note={note} />)}
      />
      <ReportPart
        title={t('report.model')}
        items={data.modelUse ? modelUseLines(data.modelUse, currentLanguage()) : []}
      />
      <ReportPart
        title={t('report.lacking')}
        items={(data.lacking ?? []).map(({ page, description, reason }) =>
          t('report.lackingAt', {
            page,
            description,
            reason: t(reason === 'no-data' ? 'report.noData' : 'report.notFound'),
          }),
        )}
      />
      <ReportPart
        title={t('report.warnings')}
        items={data.warnings.map((warning) => `${warning.file}: ${sourceWarningText(t, warning)}`)}
      />
    </div>
  );
}

function ReportPart({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a finished report never changes its order
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Note({ note }: { note: ComposeNote }) {
  const { t } = useTranslation();
  const params = Object.entries(note.params).map(([name, value]) => {
    const word = NAMED_VALUES.has(name) && NOTE_WORDS.find((known) => known === value);
    return [name, word ? t(`noteWord.${word}`) : value];
  });
  return <>{t(`note.${note.code}`, Object.fromEntries(params))}</>;
}

/** Values of notes that are names of ours and not the person's words. */
const NAMED_VALUES: ReadonlySet<string> = new Set(['form', 'length']);
const NOTE_WORDS = ['agenda', 'summary', 'cover', 'closing', 'charts', 'short', 'long'] as const;

function keyOf(note: ComposeNote): string {
  return note.code + JSON.stringify(note.params);
}
