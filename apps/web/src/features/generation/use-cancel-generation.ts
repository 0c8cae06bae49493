import { cancelGeneration } from '@pagewright/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Stops a project's running generation. */
export function useCancelGeneration(projectId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(cancelGeneration, { params: { id: projectId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['projects'] }),
    onError: (error) => notify.error(error),
  });
}
