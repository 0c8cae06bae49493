import type { BodyInput } from '@pagewright/contract/endpoint';
import {
  addShareLink,
  editShareLink,
  listShareLinks,
  removeShareLink,
  type ShareLink,
} from '@pagewright/contract/sharing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';

const keyOf = (projectId: number) => ['share-links', projectId] as const;

/** The share links of a project, with how often they were opened until now. */
export function useShareLinks(projectId: number) {
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => api.call(listShareLinks, { params: { id: projectId }, signal }),
    staleTime: 0,
  });
}

export function useAddShareLink(projectId: number) {
  return useMutation({
    mutationFn: (body: Omit<BodyInput<typeof addShareLink>, 'projectId'>) =>
      api.call(addShareLink, { body: { ...body, projectId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

/** Lets the visitors of a link comment, or no longer. */
export function useEditShareLink(projectId: number) {
  return useMutation({
    mutationFn: ({ id, canComment }: Pick<ShareLink, 'id' | 'canComment'>) =>
      api.call(editShareLink, { body: { id, canComment } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

export function useRemoveShareLink(projectId: number) {
  return useMutation({
    mutationFn: ({ id }: ShareLink) => api.call(removeShareLink, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}
