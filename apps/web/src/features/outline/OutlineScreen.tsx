import { OUTLINE_SUBJECTS, type OutlineSubject } from '@pagewright/contract/outlines';
import type { Project } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { useGenerationWatch } from '../generation/use-generation-watch.ts';
import { enterProject } from '../projects/enter-project.ts';
import { isGenerating, useProjects } from '../projects/project-queries.ts';
import { OutlineEditing } from './OutlineEditing.tsx';
import { outlineQuery } from './outline-queries.ts';

const ProgressView = lazy(async () => ({ default: (await import('../generation/ProgressView.tsx')).ProgressView }));

/** The outline of a project as cards: of pages that are to be made, or of those of its document (`?of=document`). */
export function OutlineScreen() {
  const { t } = useTranslation();
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const of = OUTLINE_SUBJECTS.find((one) => one === search.get('of')) ?? 'waiting';
  const projects = useProjects();
  const project = projects.data?.find((one) => one.id === id);
  const known = project?.id;
  useEffect(() => {
    if (known !== undefined) enterProject(known);
  }, [known]);
  useGenerationWatch(project);
  if (!project) {
    if (projects.isPending || projects.isFetching) return <Loading />;
    return <Notice title={t('outline.none')} />;
  }
  if (isGenerating(project)) {
    return (
      <Suspense>
        <ProgressView project={project} />
      </Suspense>
    );
  }
  // Its pages were made, or it was given up.
  if (of === 'waiting' && !project.outlineWaits) {
    if (projects.isFetching) return <Loading />;
    return <Navigate to={project.generated ? '/' : '/create'} replace />;
  }
  return <Loaded key={`${id} ${of}`} project={project} of={of} />;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Notice title={t('outline.loading')}>
      <output className="visually-hidden">{t('outline.loading')}</output>
    </Notice>
  );
}

function Loaded({ project, of }: { project: Project; of: OutlineSubject }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(outlineQuery(project.id, of));
  if (error) {
    return (
      <Notice title={t('outline.failed', { reason: errorText(error) })}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('outline.again')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <Loading />;
  return <OutlineEditing project={project} of={of} outline={data} onReload={() => refetch()} />;
}
