import { CloseOutlined, RollbackOutlined } from '@ant-design/icons';
import type { AsideChange, UnplacedChange } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KindName } from './KindName.tsx';
import styles from './keeping.module.css';

interface UnplacedListProps<Change> {
  readonly changes: readonly Change[];
  /** What can be done with one; without it they are only shown. */
  readonly actions?: {
    readonly isPending: boolean;
    readonly dismiss: (change: Change) => void;
    readonly bringBack: (change: Change) => void;
  };
}

/** What a person made and a design has no place for, page by page. */
export function UnplacedList<Change extends UnplacedChange & Partial<Pick<AsideChange, 'isLook'>>>({
  changes,
  actions,
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
            {actions && (
              <div className={styles.actions}>
                <Button
                  icon={<RollbackOutlined />}
                  disabled={actions.isPending}
                  onClick={() => actions.bringBack(change)}
                >
                  {t('keeping.bringBack')}
                </Button>
                <Button
                  look="text"
                  icon={<CloseOutlined />}
                  aria-label={t('keeping.dismiss')}
                  title={t('keeping.dismiss')}
                  disabled={actions.isPending}
                  onClick={() => actions.dismiss(change)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
