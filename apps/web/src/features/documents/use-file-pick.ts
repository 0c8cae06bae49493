import { PagewrightError } from '@pagewright/model/errors';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../app/query-client.ts';
import { notify } from '../../app/toasts/notify.ts';
import { createProject } from '../projects/project-queries.ts';
import { workspace } from '../projects/workspace.ts';
import { documentsQuery } from './document-queries.ts';
import { uploadQueue } from './upload-queue.ts';
import { useCheckedFiles } from './use-checked-files.ts';

/** Asks whether files of these names are newer versions of those that are there. */
export type AskSameName = (names: readonly string[], answer: (isNewer: boolean) => void) => void;

/** Files that are called as one of the project's, each with the id of that. */
function sameNamed(projectId: number, files: readonly File[]): Map<File, number> {
  const there = queryClient.getQueryData(documentsQuery(projectId).queryKey) ?? [];
  return new Map(
    files.flatMap((file) => {
      const known = there.find(({ documentName, name }) => (documentName || name) === file.name);
      return known ? [[file, known.id] as const] : [];
    }),
  );
}

/**
 * Takes picked or dropped files: checks them, creates a project where none is selected, and starts sending. `onCreate`
 * is told the new project's id before anything else happens in it.
 */
export function useFilePick(
  onCreate: (projectId: number) => void,
  onSameName: AskSameName,
): (files: readonly File[]) => Promise<void> {
  const { t } = useTranslation();
  const checked = useCheckedFiles();
  return async (files) => {
    const good = checked(files);
    if (good.length === 0) return;
    try {
      const projectId = workspace.get().selectedId ?? (await newProject(onCreate));
      if (!Number.isSafeInteger(projectId) || projectId <= 0) throw new PagewrightError('request/project-id');
      const there = sameNamed(projectId, good);
      if (there.size === 0) return uploadQueue.add(projectId, good);
      onSameName(
        [...there.keys()].map(({ name }) => name),
        (isNewer) => uploadQueue.add(projectId, good, isNewer ? there : undefined),
      );
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
