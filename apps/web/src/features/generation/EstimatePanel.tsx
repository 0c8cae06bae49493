import { ClockCircleOutlined } from '@ant-design/icons';
import type { UploadedDocument } from '@pagewright/contract/documents';
import { estimateSeconds, type Pace } from '@pagewright/contract/estimate';
import type { ModuleId } from '@pagewright/contract/modules';
import type { PageCount } from '@pagewright/model/outline';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../app/i18n/language.ts';
import { shownSize } from '../documents/shown-size.ts';

import styles from './generation.module.css';
import { shownDuration } from './shown-duration.ts';

interface EstimatePanelProps {
  readonly documents: readonly UploadedDocument[];
  /** What is typed. */
  readonly text: string;
  readonly pageCount: PageCount;
  /** Who writes the pages. */
  readonly engine: ModuleId;
  /** What a page costs. */
  readonly pointsPerPage: number;
  /** How fast who writes was here, where that is known. */
  readonly pace: Pace | null | undefined;
}

/** How long a generation is likely to take, and what that is reckoned from (spec §2). */
export function EstimatePanel({ documents, text, pageCount, engine, pointsPerPage, pace }: EstimatePanelProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const number = new Intl.NumberFormat(language);
  const bytes = documents.reduce((sum, document) => sum + document.size, 0);
  const files = documents.length === 0 ? number.format(0) : `${number.format(documents.length)} · ${shownSize(bytes)}`;
  const isWritten = engine === 'cloud';
  const seconds = estimateSeconds({ bytes, characters: text.length, pageCount, isWritten, pace });
  const facts = [
    { name: t('create.estimateFiles'), value: files },
    { name: t('create.estimateText'), value: number.format(text.trim().length) },
    {
      name: t('create.estimatePages'),
      value: pageCount === 'auto' ? t('create.estimateAuto') : number.format(pageCount),
    },
    { name: t('create.estimatePoints'), value: number.format(pointsPerPage) },
  ];
  return (
    <section className={styles.estimate} aria-label={t('create.estimateTitle')}>
      <p>
        <ClockCircleOutlined aria-hidden />
        <span>{t('create.estimateTitle')}</span>
        <strong data-testid="estimate">{shownDuration(seconds, language)}</strong>
      </p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
