import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isGenerating, useSelectedProject } from '../projects/project-queries.ts';
import { CreatePanel } from './CreatePanel.tsx';
import styles from './generation.module.css';

const ProgressView = lazy(async () => ({ default: (await import('./ProgressView.tsx')).ProgressView }));

/** Home: what Pagewright does, and everything needed to do it. */
export function HomeScreen() {
  const { t } = useTranslation();
  const project = useSelectedProject();
  if (project && isGenerating(project)) {
    return (
      <Suspense>
        <ProgressView project={project} />
      </Suspense>
    );
  }
  return (
    <div className={styles.screen}>
      <header className={styles.hero}>
        <h1>{t('create.headline')}</h1>
        <p>{t('create.lead')}</p>
      </header>
      <CreatePanel project={project} />
    </div>
  );
}
