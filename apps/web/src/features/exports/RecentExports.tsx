import { ReloadOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import { FORMAT_STRINGS } from '@pagewright/export/format-strings';
import type { Language } from '@pagewright/model/languages';
import { useTranslation } from 'react-i18next';
import type { RecentExport } from '../../app/cache/recent-export.ts';
import { Button } from '../../app/controls/Button.tsx';
import styles from './export-dialog.module.css';
import { writePageRange } from './page-range.ts';

interface RecentExportsProps {
  readonly recent: readonly RecentExport[];
  readonly pages: readonly ProjectPage[];
  readonly busy: boolean;
  readonly language: Language;
  readonly onAgain: (one: RecentExport) => void;
}

/** What was exported before, to be made again from the pages as they are now. */
export function RecentExports({ recent, pages, busy, language, onAgain }: RecentExportsProps) {
  const { t } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const numbersOf = (ids: readonly number[]) => pages.flatMap(({ id }, index) => (ids.includes(id) ? [index + 1] : []));
  // Of pages that are gone nothing can be made again.
  const possible = recent.filter(({ pageIds }) => pageIds?.every((id) => pages.some((page) => page.id === id)) ?? true);
  if (possible.length === 0) return null;
  return (
    <section className={styles.choice}>
      <h3 className={styles.heading}>{t('export.recent')}</h3>
      <ul className={styles.recent} data-testid="export-recent">
        {possible.map((one) => (
          <li key={one.at}>
            <span className={styles.what}>
              <span>{FORMAT_STRINGS[one.type][language].name}</span>
              <small>
                {one.pageIds
                  ? t('export.pageNumbers', { numbers: writePageRange(numbersOf(one.pageIds)) })
                  : t('export.allPages')}
                {' · '}
                {moment.format(one.at)}
              </small>
            </span>
            <Button
              look="text"
              icon={<ReloadOutlined />}
              disabled={busy}
              aria-label={t('export.again')}
              title={t('export.again')}
              onClick={() => onAgain(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
