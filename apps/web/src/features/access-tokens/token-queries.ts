import {
  type AccessToken,
  addAccessToken,
  listAccessTokens,
  removeAccessToken,
} from '@pagewright/contract/access-tokens';
import type { BodyInput } from '@pagewright/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';

const KEY = ['access-tokens'] as const;

/** The person's access tokens, with when each was last used. */
export function useAccessTokens() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(listAccessTokens, { signal }),
    staleTime: 0,
  });
}

export function useAddAccessToken() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof addAccessToken>) => api.call(addAccessToken, { body }),
    // The key leaves memory with the dialog that shows it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveAccessToken() {
  return useMutation({
    mutationFn: ({ id }: AccessToken) => api.call(removeAccessToken, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
