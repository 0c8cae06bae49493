import type { AsideChange, UnplacedChange } from '@pagewright/contract/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KindName } from './KindName.tsx';
import styles from './keeping.module.css';

interface UnplacedListProps<Change> {
  readonly changes: readonly Change[];
  /** What can be done with each. */
  readonly tools?: (change: Change) => ReactNode;
}

/** What a person made and a design has no place for, page by page. */
export function UnplacedList<Change extends UnplacedChange & Partial<Pick<AsideChange, 'isLook'>>>({
  changes,
  tools,
}: UnplacedListProps<Change>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} data-testid="unplaced">
      {changes.map((change, index) => {
        const { pageId, pageNumber, kind, words, was, isLook } = change;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may say the same, and none has a state of its own
          <li key={`${pageId}-${index}`}>
            <span>{t('keeping.page', { number: pageNumber })}</span>
            <div>
              <p>{words || was || <KindName kind={kind} />}</p>
              {isLook && <span>{t('keeping.looks')}</span>}
            </div>
            {tools?.(change)}
          </li>
        );
      })}
    </ul>
  );
}
