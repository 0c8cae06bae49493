import { CloseOutlined } from '@ant-design/icons';
import type { AsideChange, UnplacedChange } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KindName } from './KindName.tsx';
import styles from './keeping.module.css';

interface UnplacedListProps<Change> {
  readonly changes: readonly Change[];
  /** Forgets one; without it they are only shown. */
  readonly dismissing?: { readonly isPending: boolean; readonly mutate: (change: Change) => void };
}

/** What a person made and a design has no place for, page by page. */
export function UnplacedList<Change extends UnplacedChange & Partial<Pick<AsideChange, 'isLook'>>>({
  changes,
  dismissing,
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
            {dismissing && (
              <Button
                look="text"
                icon={<CloseOutlined />}
                aria-label={t('keeping.dismiss')}
                title={t('keeping.dismiss')}
                disabled={dismissing.isPending}
                onClick={() => dismissing.mutate(change)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
