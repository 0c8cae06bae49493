import { applyOutline, makeOutlinePages, type OutlineSubject } from '@pagewright/contract/outlines';
import { GENERATION_STATUS, type Project, type UnplacedChange } from '@pagewright/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';
import { liveGenerations, newGeneration } from '../generation/live-generation.ts';
import { forgetPages, loadPagesAnew } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';
import type { OutlineEditor } from './outline-editor.ts';

const RegenerateDialog = lazy(async () => ({
  default: (await import('../keeping/RegenerateDialog.tsx')).RegenerateDialog,
}));
const UnplacedDialog = lazy(async () => ({ default: (await import('../keeping/UnplacedDialog.tsx')).UnplacedDialog }));

interface Finishing {
  readonly isPending: boolean;
  /** What is asked before anything that a person made is replaced or set aside. */
  readonly question: ReactNode;
  readonly start: () => void;
}

/** Makes the pages of an outline that waits, or the document what its outline says. */
export function useFinishOutline(project: Project, of: OutlineSubject, editor: OutlineEditor): Finishing {
  const making = useMaking(project, editor);
  const applying = useApplying(project, editor);
  return of === 'waiting' ? making : applying;
}

/** All cards have to have arrived first. Undefined where they have not: the bar says why. */
async function savedVersion(editor: OutlineEditor): Promise<number | undefined> {
  await editor.saving.flush();
  return editor.saving.state.getState().is === 'saved' ? editor.version : undefined;
}

function useMaking(project: Project, editor: OutlineEditor): Finishing {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const make = useMutation({
    mutationFn: async () => {
      const version = await savedVersion(editor);
      if (version === undefined) return undefined;
      return api.call(makeOutlinePages, { body: { projectId: project.id, version } });
    },
    onSettled: () => setAsking(false),
    onSuccess: (started) => {
      if (!started) return;
      notify.success(t('outline.started'));
      liveGenerations.set(project.id, newGeneration(Date.now(), started.estimatedSeconds));
      forgetPages(project.id);
      cacheProject({ ...project, status: GENERATION_STATUS.generating });
    },
    onError: (error) => notify.error(error, (reason) => t('outline.makeFailed', { reason })),
  });
  const question = isAsking && (
    <Suspense>
      <RegenerateDialog
        project={project}
        settings={project.settings}
        ofOutline
        busy={make.isPending}
        onAccept={() => make.mutate()}
        onClose={() => setAsking(false)}
      />
    </Suspense>
  );
  return {
    isPending: make.isPending,
    question,
    start: () => {
      if (project.status !== GENERATION_STATUS.generated) return make.mutate();
      void savedVersion(editor).then((version) => version !== undefined && setAsking(true));
    },
  };
}

function useApplying(project: Project, editor: OutlineEditor): Finishing {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [unplaced, setUnplaced] = useState<readonly UnplacedChange[]>();
  const apply = useMutation({
    // Never at the same time as a new design.
    scope: { id: `redesign-${project.id}` },
    mutationFn: async (accept: boolean) => {
      const version = await savedVersion(editor);
      if (version === undefined) return undefined;
      return api.call(applyOutline, { body: { projectId: project.id, version, accept } });
    },
    onSuccess: async (made) => {
      if (!made) return;
      setUnplaced(made.isApplied ? undefined : made.unplaced);
      if (!made.isApplied) return;
      await loadPagesAnew(project.id);
      for (const queryKey of [['projects'], ['history', project.id]]) void queries.invalidateQueries({ queryKey });
      notify.success(t('outline.applied'));
      await navigate('/');
    },
    onError: (error) => notify.error(error, (reason) => t('outline.applyFailed', { reason })),
  });
  const question = unplaced && (
    <Suspense>
      <UnplacedDialog
        changes={unplaced}
        busy={apply.isPending}
        onAccept={() => apply.mutate(true)}
        onClose={() => setUnplaced(undefined)}
      />
    </Suspense>
  );
  return { isPending: apply.isPending, question, start: () => apply.mutate(false) };
}
