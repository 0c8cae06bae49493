import { LoadingOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { ProjectCanvas } from '../pages/ProjectCanvas.tsx';
import styles from './generation.module.css';
import { type LiveGeneration, useLiveGeneration } from './live-generation.ts';
import { useCancelGeneration } from './use-cancel-generation.ts';

/** A running generation: how far it is, and its pages as they arrive. */
export function ProgressView({ project }: { project: Project }) {
  const { t } = useTranslation();
  const live = useLiveGeneration(project.id);
  const cancel = useCancelGeneration(project.id);
  const percent = Math.round((live?.fraction ?? 0) * 100);
  return (
    <div className={styles.progressView}>
      <div className={styles.progress}>
        <div className={styles.progressHead}>
          <LoadingOutlined className={styles.spinner} />
          <output className={styles.progressText}>
            <strong>{t(`stage.${live?.stage ?? 'queued'}`)}</strong>
            {live?.file && <span className={styles.progressFile}>{live.file}</span>}
          </output>
          <span className={styles.progressPages}>{live && <Pages live={live} />}</span>
          {live && <Remaining live={live} />}
          <Button onClick={() => notify.warning(t('generation.running'))} aria-disabled className={styles.blocked}>
            {t('create.generating')}
          </Button>
          <Button look="danger" onClick={() => cancel.mutate()} busy={cancel.isPending}>
            {t('generation.cancel')}
          </Button>
        </div>
        <progress className="visually-hidden" value={percent} max={100} aria-label={t('create.generating')} />
        <div className={styles.track} aria-hidden>
          <div style={{ transform: `scaleX(${Math.max(0.02, live?.fraction ?? 0)})` }} />
        </div>
      </div>
      {live && live.pages.length > 0 ? (
        <ProjectCanvas projectId={project.id} pages={live.pages} />
      ) : (
        <div className={styles.waiting} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  );
}

function Pages({ live }: { live: LiveGeneration }) {
  const { t } = useTranslation();
  if (live.pagesTotal === 0) return null;
  return <>{t('generation.pages', { done: live.pagesDone, total: live.pagesTotal })}</>;
}

/** The estimated time that is left, seconds; nothing where the estimate has been overrun. */
function Remaining({ live }: { live: LiveGeneration }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((live.estimatedSeconds ?? 0) - (now - live.startedAt) / 1000);
  return left > 0 ? <span className={styles.remaining}>{t('generation.remaining', { seconds: left })}</span> : null;
}
