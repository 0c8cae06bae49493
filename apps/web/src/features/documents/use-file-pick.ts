import { PagewrightError } from '@pagewright/model/errors';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import { createProject } from '../projects/project-queries.ts';
import { workspace } from '../projects/workspace.ts';
import { uploadQueue } from './upload-queue.ts';
import { checkFile, checkPick } from './upload-rules.ts';

/**
 * Takes picked or dropped files: checks them, creates a project where none is selected, and starts sending. `onCreate`
 * is told the new project's id before anything else happens in it.
 */
export function useFilePick(onCreate: (projectId: number) => void): (files: readonly File[]) => Promise<void> {
  const { t } = useTranslation();
  return async (files) => {
    try {
      checkPick(files.length);
    } catch (error) {
      return notify.error(error);
    }
    const good = files.filter((file) => {
      try {
        if (checkFile(file).unexpectedType) notify.warning(t('document.unexpectedType', { file: file.name }));
        return true;
      } catch (error) {
        notify.error(error);
        return false;
      }
    });
    if (good.length === 0) return;
    try {
      const projectId = workspace.get().selectedId ?? (await newProject(onCreate));
      if (!Number.isSafeInteger(projectId) || projectId <= 0) throw new PagewrightError('request/project-id');
      uploadQueue.add(projectId, good);
    } catch (error) {
      notify.error(error);
      if (workspace.get().selectedId === undefined) notify.warning(t('project.selectFirst'));
    }
  };
}

async function newProject(onCreate: (projectId: number) => void): Promise<number> {
  const { id } = await createProject();
  onCreate(id);
  return id;
}
