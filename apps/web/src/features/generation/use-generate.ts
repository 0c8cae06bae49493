import {
  GENERATION_STATUS,
  type GenerationSettings,
  generateProject,
  type Project,
} from '@pagewright/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { loginPath } from '../../app/session/redirect-target.ts';
import { session } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { useDocuments } from '../documents/document-queries.ts';
import { useUploads } from '../documents/upload-queue.ts';
import { forgetPages } from '../pages/page-queries.ts';
import { cacheProject, createProject, isGenerating } from '../projects/project-queries.ts';
import { adoptDraft, changeDraft, getDraft, loadDraft } from './draft.ts';
import { liveGenerations, newGeneration } from './live-generation.ts';

/** Starts a generation after the checks of spec §4 and §5; says what is missing where one fails. */
export function useGenerate(project: Project | undefined, settings: GenerationSettings, outlineFirst: boolean) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const documents = useDocuments(project?.id).data ?? [];
  const uploads = useUploads(project?.id);
  const [invitationNeeded, setInvitationNeeded] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const submit = useMutation({
    mutationFn: async () => {
      let target = project;
      if (!target) {
        target = await createProject();
        adoptDraft(target.id);
      }
      // Where it cannot be had here, the server takes it as it is kept with the project.
      const draft = await loadDraft(target.id);
      const started = await api.call(generateProject, {
        body: { projectId: target.id, text: draft?.text, prompt: draft?.prompt, settings, outlineFirst },
      });
      return { target, started };
    },
    onSettled: () => setAsking(false),
    onSuccess: ({ target, started }) => {
      notify.success(t('generation.submitted'));
      liveGenerations.set(target.id, newGeneration(Date.now(), started.estimatedSeconds));
      // From now on the project's own settings say what was chosen.
      changeDraft(target.id, { settings: {} });
      forgetPages(target.id);
      cacheProject({ ...target, status: GENERATION_STATUS.generating, settings });
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'account/invitation-needed') setInvitationNeeded(true);
      else notify.error(error, (reason) => t('generation.failed', { reason }));
    },
  });

  return {
    isPending: submit.isPending,
    invitationNeeded,
    /** Whether the person is to be told what generating again keeps and costs. */
    isAsking,
    accept: () => submit.mutate(),
    closeQuestion: () => setAsking(false),
    closeInvitation: () => setInvitationNeeded(false),
    async generate() {
      if (!session.get()) {
        notify.warning(t('generation.loginFirst'));
        return void navigate(loginPath(pathname + search));
      }
      if (submit.isPending || (project && isGenerating(project))) return notify.warning(t('generation.running'));
      if (uploads.some(({ state }) => state !== 'failed')) return notify.warning(t('generation.uploading'));
      const draft = project ? await loadDraft(project.id) : getDraft(undefined);
      if (draft?.text.trim() === '' && documents.length === 0) return notify.warning(t('generation.nothingToUse'));
      // What is shown next is loaded meanwhile.
      void import('./ProgressView.tsx');
      // An outline replaces nothing: what is asked is asked when its pages are to be made.
      if (project?.status === GENERATION_STATUS.generated && !outlineFirst) setAsking(true);
      else submit.mutate();
    },
  };
}
