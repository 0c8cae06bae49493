import type { Project } from '@pagewright/contract/projects';
import {
  addVersion,
  type DocumentVersion,
  listVersionPages,
  listVersions,
  nameVersion,
  removeVersion,
  restoreVersion,
} from '@pagewright/contract/versions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { historyQuery } from '../history/use-document-history.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';

const keyOf = (projectId: number) => ['versions', projectId] as const;

const listAnew = (projectId: number) => queryClient.invalidateQueries({ queryKey: keyOf(projectId) });

export function useVersions(projectId: number) {
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => api.call(listVersions, { params: { id: projectId }, signal }),
    staleTime: 0,
  });
}

/** The pages of a version, which never change. */
export function useVersionPages(id: number | undefined) {
  return useQuery({
    queryKey: ['version-pages', id],
    queryFn: ({ signal }) => api.call(listVersionPages, { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useAddVersion(projectId: number) {
  return useMutation({
    mutationFn: (name: string) => api.call(addVersion, { body: { projectId, name } }),
    onSettled: () => listAnew(projectId),
  });
}

export function useNameVersion(projectId: number) {
  return useMutation({
    mutationFn: ({ id, name }: Pick<DocumentVersion, 'id' | 'name'>) => api.call(nameVersion, { body: { id, name } }),
    onSettled: () => listAnew(projectId),
  });
}

export function useRemoveVersion(projectId: number) {
  return useMutation({
    mutationFn: ({ id }: DocumentVersion) => api.call(removeVersion, { params: { id } }),
    onSettled: () => listAnew(projectId),
  });
}

/**
 * Makes the document what it was, and shows it so.
 * @param onRestored told also where whoever asked for it has looked away since: open pages are old from then on
 */
export function useRestoreVersion(project: Project, onRestored: (version: DocumentVersion) => void) {
  return useMutation({
    // Never at the same time as a new design, or a step back.
    scope: { id: `redesign-${project.id}` },
    mutationFn: ({ id }: DocumentVersion) => api.call(restoreVersion, { params: { id } }),
    onSuccess: async ({ settings, undo, redo }, version) => {
      queryClient.setQueryData(historyQuery(project.id).queryKey, { undo, redo });
      cacheProject({ ...project, settings });
      await loadPagesAnew(project.id);
      onRestored(version);
    },
    onSettled: () => listAnew(project.id),
  });
}
