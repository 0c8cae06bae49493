import {
  compareVersions,
  getPlace,
  listDocuments,
  listOlderVersions,
  removeDocument,
} from '@pagewright/contract/documents';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';

export function documentsQuery(projectId: number) {
  return queryOptions({
    queryKey: ['documents', projectId],
    queryFn: ({ signal }) => api.call(listDocuments, { query: { projectId }, signal }),
  });
}

/** The place of an origin in its file, with what stands around it: it changes with a newer version of the file alone. */
export function placeQuery(projectId: number, origin: string) {
  return queryOptions({
    queryKey: ['place', projectId, origin],
    queryFn: ({ signal }) => api.call(getPlace, { query: { projectId, origin }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function olderVersionsQuery(documentId: number) {
  return queryOptions({
    queryKey: ['older-versions', documentId],
    queryFn: ({ signal }) => api.call(listOlderVersions, { params: { id: documentId }, signal }),
  });
}

/** How the newest version of a file differs from an older one. */
export function comparisonQuery(olderId: number | undefined) {
  return queryOptions({
    queryKey: ['source-comparison', olderId],
    queryFn: ({ signal }) => api.call(compareVersions, { params: { id: olderId ?? 0 }, signal }),
    enabled: olderId !== undefined,
    retry: false,
  });
}

export function useDocuments(projectId: number | undefined) {
  return useQuery({ ...documentsQuery(projectId ?? 0), enabled: projectId !== undefined });
}

export function useRemoveDocument(projectId: number) {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (id: number) => api.call(removeDocument, { params: { id } }),
    onSuccess: (_, id) =>
      queries.setQueryData(documentsQuery(projectId).queryKey, (list) =>
        list?.filter((document) => document.id !== id),
      ),
    onError: (error) => notify.error(error, (reason) => t('document.deleteFailed', { reason })),
  });
}
