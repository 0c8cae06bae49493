import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import styles from './generation.module.css';

/** The way back to an outline that waits for its pages. */
export function OutlineWaiting({ project }: { project: Project }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <section className={styles.outlineWaiting} data-testid="outline-waiting">
      <p>
        <strong>{t('create.outlineWaits')}</strong>
        <span>{t('create.outlineWaitsText')}</span>
      </p>
      <Button onClick={() => void navigate(`/create/outline/${project.id}`)}>{t('create.goOnWithOutline')}</Button>
    </section>
  );
}
