import { refreshFromSources } from '@pagewright/contract/assistant';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** Asks what the newest versions of the files change on the pages. */
export function useRefresh(projectId: number) {
  return useMutation({
    mutationFn: () => api.call(refreshFromSources, { body: { projectId } }),
  });
}
