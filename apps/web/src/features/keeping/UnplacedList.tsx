import type { UnplacedChange } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import styles from './keeping.module.css';

/** What a person made and a design has no place for, page by page. */
export function UnplacedList({ changes }: { changes: readonly UnplacedChange[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} data-testid="unplaced">
      {changes.map(({ pageId, pageNumber, kind, words, was }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never reordered
        <li key={`${pageId}-${index}`}>
          <span>{t('keeping.page', { number: pageNumber })}</span>
          <p>{words || was || (kind === 'image' ? t('keeping.picture') : kind)}</p>
        </li>
      ))}
    </ul>
  );
}
