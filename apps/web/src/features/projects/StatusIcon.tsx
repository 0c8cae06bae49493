import { CheckCircleFilled, ClockCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import styles from './projects.module.css';

/** Clock: not generated, spinner: generating, check: generated (spec §4). */
export function StatusIcon({ status }: { status: number }) {
  const { t } = useTranslation();
  if (status === GENERATION_STATUS.generating) {
    return <LoadingOutlined className={styles.running} aria-label={t('project.status.generating')} />;
  }
  if (status === GENERATION_STATUS.generated) {
    return <CheckCircleFilled className={styles.done} aria-label={t('project.status.generated')} />;
  }
  return <ClockCircleOutlined className={styles.waiting} aria-label={t('project.status.notGenerated')} />;
}
