import { discardOutline, type OutlineSubject } from '@pagewright/contract/outlines';
import type { Project } from '@pagewright/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';
import { cacheProject } from '../projects/project-queries.ts';
import type { OutlineEditor } from './outline-editor.ts';

/** Gives up an outline that waits, and goes back to its sources; or what was arranged of a document's. */
export function useDiscardOutline(
  project: Project,
  of: OutlineSubject,
  editor: OutlineEditor,
  onReload: () => Promise<unknown>,
) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await editor.saving.flush();
      await api.call(discardOutline, { body: { projectId: project.id, of } });
    },
    onSuccess: async () => {
      editor.saving.discard();
      if (of === 'document') return void (await onReload());
      cacheProject({ ...project, outlineWaits: false });
      await navigate('/create');
    },
    onError: (error) => notify.error(error),
  });
}
