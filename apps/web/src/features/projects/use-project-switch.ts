import { getProject } from '@pagewright/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { PAGE_CACHE } from '../../app/query-client.ts';
import { isNewProject, LAST_PROJECT_KEY } from '../../app/session/stored-keys.ts';
import { notify } from '../../app/toasts/notify.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { cacheProject, useProjects } from './project-queries.ts';
import { defaultProject, workspace } from './workspace.ts';

/**
 * Switches to another project (spec §4): refused while a switch is under way; clears the previous project's page
 * cache, loads the new one's pages, and rolls back where the project cannot be found.
 */
export function useProjectSwitch(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return async (id) => {
    const { switching, selectedId: previous } = workspace.get();
    if (id === previous) return;
    if (switching) return notify.warning(t('project.switching'));
    workspace.setSwitching(true);
    workspace.setSelected(id);
    try {
      cacheProject(await api.call(getProject, { params: { id } }));
      if (previous !== undefined) queries.removeQueries({ queryKey: ['pages', previous] });
      const fresh = isNewProject(window.localStorage, id);
      await queries.fetchQuery({ ...pagesQuery(id), staleTime: fresh ? 0 : PAGE_CACHE });
    } catch (error) {
      const missing = isApiError(error) && error.status === 404;
      if (missing) {
        workspace.setSelected(previous);
        void queries.invalidateQueries({ queryKey: ['projects'] });
      }
      notify.error(missing ? new Error(t('project.notFound')) : error);
    } finally {
      workspace.setSwitching(false);
    }
  };
}

/** Selects the default project as soon as the list is there and nothing is selected. */
export function useDefaultProject(): void {
  const { data } = useProjects();
  useEffect(() => {
    if (!data) return;
    const { selectedId } = workspace.get();
    if (selectedId !== undefined && data.some(({ id }) => id === selectedId)) return;
    const chosen = defaultProject(
      data.map(({ id }) => id),
      readLastUsed(),
    );
    if (chosen !== selectedId) workspace.setSelected(chosen);
  }, [data]);
}

function readLastUsed(): string | null {
  try {
    return window.localStorage.getItem(LAST_PROJECT_KEY);
  } catch {
    return null;
  }
}
