import type { BodyInput } from '@pagewright/contract/endpoint';
import {
  addProject,
  editProject,
  GENERATION_STATUS,
  listProjects,
  type Project,
  removeProject,
  removeProjects,
} from '@pagewright/contract/projects';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { projectCache } from '../../app/cache/caches.ts';
import { markNewProject } from '../../app/cache/new-project-marker.ts';
import { nextLook } from '../../app/next-look.ts';
import { queryClient } from '../../app/query-client.ts';
import { session, useSession } from '../../app/session/session.ts';
import { notify } from '../../app/toasts/notify.ts';
import { forgetPages } from '../pages/page-queries.ts';
import { enterProject } from './enter-project.ts';
import { projectError } from './project-error.ts';
import { timestampName } from './project-name.ts';
import { useWorkspace, workspace } from './workspace.ts';
import { tell } from './workspace-events.ts';

/** ms between two looks at the list: always (spec §9), and while a project is being generated. */
const REFRESH = { resting: 60_000, generating: 3_000 } as const;
/** Projects that one call may delete (contract: idsBody). */
const REMOVED_AT_ONCE = 500;

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => api.call(listProjects, { signal }),
  refetchInterval: (query) =>
    nextLook(query, query.state.data?.some(isGenerating) ? REFRESH.generating : REFRESH.resting),
  // The list of the last visit is there at once, and offline; it is always asked for again.
  initialData: storedProjects,
  initialDataUpdatedAt: 0,
});

function storedProjects(): Project[] | undefined {
  const userId = session.get()?.user.userId;
  if (userId === undefined) return undefined;
  const known = projectCache.projectIds().flatMap((id) => projectCache.read(id, userId)?.data ?? []);
  return known.length > 0 ? known.sort((a, b) => b.id - a.id) : undefined;
}

/** The person's projects, newest first; anonymous people have none and nothing is asked (spec §6). */
export function useProjects() {
  const signedIn = useSession() !== undefined;
  return useQuery({ ...projectsQuery, enabled: signedIn });
}

export function useSelectedProject(): Project | undefined {
  const selectedId = useWorkspace((state) => state.selectedId);
  const { data } = useProjects();
  return data?.find((project) => project.id === selectedId);
}

export function isGenerating(project: Project): boolean {
  return project.status === GENERATION_STATUS.generating;
}

/** Puts a project into the cached list, in place of its older state. */
export function cacheProject(project: Project): void {
  queryClient.setQueryData(projectsQuery.queryKey, (list) =>
    list?.some(({ id }) => id === project.id)
      ? list.map((known) => (known.id === project.id ? project : known))
      : [project, ...(list ?? [])],
  );
}

export type ProjectFields = Partial<BodyInput<typeof addProject>>;

/** Creates a project, with the default name where none is given, and selects it: that is a switch (spec §4). */
export async function createProject(fields: ProjectFields = {}): Promise<Project> {
  const body = { ...fields, name: fields.name ?? timestampName(new Date()) };
  const project = await api.call(addProject, { body });
  markNewProject(window.localStorage, project.id);
  cacheProject(project);
  enterProject(project.id);
  tell('content-refresh-needed', { projectId: project.id });
  return project;
}

/** Shows an error with the words of what was tried. */
function useProjectError() {
  const { t } = useTranslation();
  return (error: unknown, fallback: 'createFailed' | 'updateFailed' | 'deleteFailed') =>
    notify.error(projectError(error, { fallback: t(`project.${fallback}`), constraint: t('project.constraint') }));
}

export function useCreateProject() {
  const fail = useProjectError();
  return useMutation({
    mutationFn: createProject,
    onError: (error) => fail(error, 'createFailed'),
  });
}

export function useEditProject() {
  const fail = useProjectError();
  return useMutation({
    mutationFn: (body: BodyInput<typeof editProject>) => api.call(editProject, { body }),
    onSuccess: cacheProject,
    onError: (error) => fail(error, 'updateFailed'),
  });
}

/** Deletes one project, or several. */
export function useRemoveProjects() {
  const { t } = useTranslation();
  const fail = useProjectError();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const [only] = ids;
      if (only !== undefined && ids.length === 1) {
        await api.call(removeProject, { params: { id: only } });
        return;
      }
      for (let first = 0; first < ids.length; first += REMOVED_AT_ONCE) {
        await api.call(removeProjects, { body: { ids: ids.slice(first, first + REMOVED_AT_ONCE) } });
      }
    },
    onSuccess: (_, ids) => {
      const gone = new Set(ids);
      queryClient.setQueryData(projectsQuery.queryKey, (list) => list?.filter((project) => !gone.has(project.id)));
      for (const id of ids) forgetPages(id);
      // The list picks the next default where the selected one is gone.
      const { selectedId } = workspace.get();
      if (selectedId !== undefined && gone.has(selectedId)) workspace.setSelected(undefined);
      notify.success(ids.length === 1 ? t('project.deleted') : t('project.deletedMany', { total: ids.length }));
    },
    onError: (error) => {
      fail(error, 'deleteFailed');
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
