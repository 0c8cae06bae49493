import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { usePages } from '../pages/page-queries.ts';
import { isGenerating, useSelectedProject } from '../projects/project-queries.ts';
import { CreatePanel } from './CreatePanel.tsx';
import styles from './generation.module.css';

const ProgressView = lazy(async () => ({ default: (await import('./ProgressView.tsx')).ProgressView }));

/** Home: what Pagewright does, and everything needed to do it. */
export function HomeScreen() {
  const { t } = useTranslation();
  const project = useSelectedProject();
  // The canvas takes this screen's place as soon as there are pages.
  const pages = usePages(project?.status === GENERATION_STATUS.generated ? project.id : undefined);
  if (project && isGenerating(project)) {
    return (
      <Suspense>
        <ProgressView project={project} />
      </Suspense>
    );
  }
  if (pages.error && !pages.data) {
    return (
      <Notice title={t('page.loadFailed', { reason: errorText(pages.error) })}>
        <Button onClick={() => void pages.refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (pages.isLoading) return <output className={styles.reading}>{t('page.loading')}</output>;
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
