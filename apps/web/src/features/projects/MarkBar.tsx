import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './projects.module.css';

interface MarkBarProps {
  /** Marked projects. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: (all: boolean) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** What can be done with the marked projects. */
export function MarkBar({ total, isAll, onAll, onDelete, onClose }: MarkBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.marks} role="toolbar" aria-label={t('project.markSeveral')}>
      <label className={styles.markAll}>
        <input type="checkbox" checked={isAll} onChange={(event) => onAll(event.target.checked)} />
        <span>{t('project.markAll')}</span>
        <output>{t('project.marked', { total })}</output>
      </label>
      <Button look="danger" icon={<DeleteOutlined />} disabled={total === 0} onClick={onDelete}>
        {t('project.delete')}
      </Button>
      <Button onClick={onClose}>{t('project.markEnd')}</Button>
    </div>
  );
}
