import { cancelGeneration } from '@pagewright/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Stops a project's running generation. */
export function useCancelGeneration(projectId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(cancelGeneration, { params: { id: projectId } }),
    onSuccess: () => {
      notify.success(t('generation.cancelled'));
      void queries.invalidateQueries({ queryKey: ['membership'] });
      return queries.invalidateQueries({ queryKey: ['projects'] });
    },
    onError: (error) => notify.error(error),
  });
}
