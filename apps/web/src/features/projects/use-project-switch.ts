import { getProject } from '@pagewright/contract/projects';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { LAST_PROJECT_KEY } from '../../app/cache/cache-keys.ts';
import { queryClient } from '../../app/query-client.ts';
import { notify } from '../../app/toasts/notify.ts';
import { forgetPages, pagesQuery } from '../pages/page-queries.ts';
import { projectError } from './project-error.ts';
import { cacheProject, useProjects } from './project-queries.ts';
import { defaultProject, workspace } from './workspace.ts';
import { tell } from './workspace-events.ts';

/**
 * Switches to another project (spec §4): refused while a switch is under way; clears the previous project's page
 * cache, loads the new one's pages, and rolls back where the project cannot be found. Tells whether it is there now.
 */
export function useProjectSwitch(): (id: number) => Promise<boolean> {
  const { t } = useTranslation();
  return async (id) => {
    const { switching, selectedId: previous } = workspace.get();
    if (id === previous) return true;
    if (switching) {
      notify.warning(t('project.switching'));
      return false;
    }
    workspace.setSwitching(true);
    workspace.setSelected(id);
    try {
      cacheProject(await api.call(getProject, { params: { id } }));
      if (previous !== undefined) forgetPages(previous);
      await loadPages(id, (reason) => t('page.loadFailed', { reason }));
      return true;
    } catch (error) {
      workspace.setSelected(previous);
      const missing = isApiError(error) && error.status === 404;
      if (missing) void queryClient.invalidateQueries({ queryKey: ['projects'] });
      const words = { fallback: t('project.switchFailed'), constraint: t('project.constraint') };
      notify.error(missing ? new Error(t('project.notFound')) : projectError(error, words));
      return false;
    } finally {
      workspace.setSwitching(false);
    }
  };
}

/** Says where the pages cannot be loaded, but for a session that has ended: that is told anyway (spec §8). */
async function loadPages(projectId: number, words: (reason: string) => string): Promise<void> {
  try {
    await queryClient.fetchQuery(pagesQuery(projectId));
  } catch (error) {
    if (!(isApiError(error) && error.status === 401)) notify.error(error, words);
  }
}

/** Selects the default project as soon as the list is there and nothing is selected. */
export function useDefaultProject(): void {
  const { data, dataUpdatedAt, errorUpdatedAt } = useProjects();
  const isAnswered = dataUpdatedAt > 0 || errorUpdatedAt > 0;
  const changes = useRef(new Map<number, string>());
  useEffect(() => {
    if (!data) return;
    const { selectedId } = workspace.get();
    const selected = data.find(({ id }) => id === selectedId);
    if (selected) {
      // Somebody changed it elsewhere, in another window or on another device: what is kept of it is old.
      const known = changes.current.get(selected.id);
      if (known !== undefined && known !== selected.updateTime) {
        tell('content-refresh-needed', { projectId: selected.id });
      }
    } else {
      const ids = data.map(({ id }) => id);
      const lastUsed = readLastUsed();
      // The list of the last visit may be older than the project that was used then: the server's has it, or nobody's.
      if (!isAnswered && lastUsed !== null && !ids.some((id) => String(id) === lastUsed)) return;
      const chosen = defaultProject(ids, lastUsed);
      if (chosen !== selectedId) workspace.setSelected(chosen);
    }
    changes.current = new Map(data.map(({ id, updateTime }) => [id, updateTime]));
  }, [data, isAnswered]);
}

function readLastUsed(): string | null {
  try {
    return window.localStorage.getItem(LAST_PROJECT_KEY);
  } catch {
    return null;
  }
}
