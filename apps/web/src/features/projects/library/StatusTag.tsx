import { useTranslation } from 'react-i18next';
import styles from './library.module.css';
import type { ProjectStatus } from './library-view.ts';

/** A project's status: active, completed, paused or archived (spec §4). */
export function StatusTag({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={status}>
      {t(`library.status.${status}`)}
    </span>
  );
}
