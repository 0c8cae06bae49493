import { editPage } from '@pagewright/contract/pages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { randomId } from '../../app/random-id.ts';
import { notify } from '../../app/toasts/notify.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { type LackingPage, proposedFor } from './page-information.ts';

/** Whoever has the pages open: saves what is not saved yet, and takes over what has become of them. */
export interface OpenPages {
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
}

/** The pages of a project as they would be published now. */
export function usePagesToPublish(projectId: number, open: OpenPages | undefined) {
  return useQuery({
    queryKey: ['pages-to-publish', projectId],
    queryFn: async () => {
      await open?.before();
      return loadPagesAnew(projectId);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Fills in what pages lack, out of what stands on them: one step that can be taken back. */
export function useFillIn(projectId: number, open: OpenPages | undefined) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async (lacking: readonly LackingPage[]) => {
      const together = randomId();
      for (const one of lacking) {
        const { id, version, pageNumber } = one.page;
        const otherwise = t('canvas.page', { number: pageNumber });
        const words = proposedFor(one, (about) => t('editor.pagePromptFor', about), otherwise);
        await api.call(editPage, { body: { id, version, together, ...words } });
      }
    },
    onSuccess: () => notify.success(t('collections.filledIn')),
    onError: (error) => notify.error(error, (reason) => t('collections.fillFailed', { reason })),
    // Some may be filled in where the next one could not be.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['pages-to-publish', projectId] });
      await open?.after();
    },
  });
}
