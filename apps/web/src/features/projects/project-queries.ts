import {
  addProject,
  editProject,
  GENERATION_STATUS,
  listProjects,
  type Project,
  removeProject,
} from '@pagewright/contract/projects';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { markNewProject } from '../../app/session/stored-keys.ts';
import { notify } from '../../app/toasts/notify.ts';
import { timestampName } from './project-name.ts';
import { useWorkspace, workspace } from './workspace.ts';

/** ms between two looks at the list: always (spec §9), and while a project is being generated. */
const REFRESH = { resting: 60_000, generating: 3_000 } as const;

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => api.call(listProjects, { signal }),
  refetchInterval: (query) => (query.state.data?.some(isGenerating) ? REFRESH.generating : REFRESH.resting),
});

/** The person's projects; anonymous people have none and nothing is asked (spec §6). */
export function useProjects() {
  const session = useSession();
  return useQuery({ ...projectsQuery, enabled: session !== undefined });
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

/** Creates a project with the default name, and selects it. */
export async function createProject(): Promise<Project> {
  const project = await api.call(addProject, { body: { name: timestampName(new Date()) } });
  markNewProject(window.localStorage, project.id);
  cacheProject(project);
  workspace.setSelected(project.id);
  return project;
}

export function useCreateProject() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: createProject,
    onError: (error) => {
      const constraint =
        isApiError(error) && error.status === 500 && error.serverMessage.includes('foreign key constraint');
      notify.error(constraint ? new Error(t('project.constraint')) : error);
    },
  });
}

export function useRenameProject() {
  return useMutation({
    mutationFn: (body: { id: number; name: string }) => api.call(editProject, { body }),
    onSuccess: cacheProject,
    onError: (error) => notify.error(error),
  });
}

export function useRemoveProject() {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (id: number) => api.call(removeProject, { params: { id } }),
    onSuccess: (_, id) => {
      queries.setQueryData(projectsQuery.queryKey, (list) => list?.filter((project) => project.id !== id));
      queries.removeQueries({ queryKey: ['pages', id] });
      // The list picks the next default where the selected one is gone.
      if (workspace.get().selectedId === id) workspace.setSelected(undefined);
      notify.success(t('project.deleted'));
    },
    onError: (error) => notify.error(error),
  });
}
