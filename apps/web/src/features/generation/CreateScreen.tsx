import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isGenerating, useSelectedProject } from '../projects/project-queries.ts';
import { useDefaultProject } from '../projects/use-project-switch.ts';
import { CreatePanel } from './CreatePanel.tsx';
import styles from './generation.module.css';
import { useGenerationWatch } from './use-generation-watch.ts';

const ProgressView = lazy(async () => ({ default: (await import('./ProgressView.tsx')).ProgressView }));

/** The create screen: the same panel in a layout without a sidebar. Finished pages are shown at home. */
export function CreateScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useDefaultProject();
  const project = useSelectedProject();
  useGenerationWatch(project);
  const running = project !== undefined && isGenerating(project);
  const wasRunning = useRef(false);
  const generated = project?.status === GENERATION_STATUS.generated;
  const outlined = project?.outlineWaits ? project.id : undefined;
  useEffect(() => {
    const hasEnded = wasRunning.current && !running;
    if (hasEnded && outlined !== undefined) void navigate(`/create/outline/${outlined}`);
    else if (hasEnded && generated) void navigate('/');
    wasRunning.current = running;
  }, [running, generated, outlined, navigate]);
  if (running) {
    return (
      <Suspense>
        <ProgressView project={project} />
      </Suspense>
    );
  }
  return (
    <div className={styles.screen}>
      <header className={styles.hero}>
        <h1>{generated ? t('create.againTitle') : t('create.title')}</h1>
        <p>{t('create.lead')}</p>
      </header>
      <CreatePanel project={project} />
    </div>
  );
}
