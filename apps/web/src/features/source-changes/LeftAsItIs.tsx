import type { ProjectPage } from '@pagewright/contract/pages';
import type { SourceNews } from '@pagewright/model/source-news';
import { useTranslation } from 'react-i18next';
import styles from './source-changes.module.css';

interface LeftAsItIsProps {
  readonly news: SourceNews;
  readonly pages: readonly ProjectPage[];
}

/** What stays as it is although its source does not, by why. */
export function LeftAsItIs({ news, pages }: LeftAsItIsProps) {
  const { t } = useTranslation();
  const numberOf = (id: number): number => pages.find((page) => page.id === id)?.pageNumber ?? 0;
  return (['kept', 'gone', 'open'] as const).map((reason) => {
    const told = news[reason];
    if (told.length === 0) return null;
    return (
      <section key={reason} className={styles.left} data-testid={`news-${reason}`}>
        <h3>{t(`sources.${reason}`, { total: told.length })}</h3>
        <ul>
          {told.map(({ pageId, text, now }, index) => (
            <li key={`${pageId}-${index}-${text}`}>
              <span className={styles.quiet}>{t('sources.onPage', { number: numberOf(pageId) })}</span> {text}
              {now !== undefined && <span className={styles.now}>{t('sources.now', { text: now })}</span>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
