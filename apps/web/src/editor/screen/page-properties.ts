import { editPage, getPage, type ProjectPage } from '@pagewright/contract/pages';
import type { FormatId } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import { withFormat } from '@pagewright/page/page-size';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { notify } from '../../app/toasts/notify.ts';
import { editorPage, type OpenDocument, reloadPages } from './open-document.ts';

/** What a page is called and about, and its type (spec §3); `size` counts for the custom type only. */
export interface PageProperties {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
  readonly format: FormatId;
  readonly size: Size | undefined;
}

const keyOf = (id: number) => ['page', id] as const;

/** A page as the server has it. */
export function useStoredPage(id: number): UseQueryResult<ProjectPage> {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.call(getPage, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Saves a page's properties: the words are a step that can be taken back, and then the type is another. */
export function useSaveProperties(opened: OpenDocument, id: number): UseMutationResult<void, Error, PageProperties> {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { editor, autosave, operations } = opened;
  /** Takes over what the page has become elsewhere; what is unsaved here is asked about first. */
  const catchUp = async () => {
    if (autosave.state.getState().is !== 'saved') return;
    try {
      await reloadPages(opened);
    } finally {
      await queries.invalidateQueries({ queryKey: keyOf(id) });
    }
  };
  return useMutation({
    mutationFn: ({ name, description, prompt }) =>
      operations.describe(id, { name, description, prompt }, (saved) => queries.setQueryData(keyOf(saved.id), saved)),
    onSuccess: (_, { format, size }) => {
      editor.update((page) => withFormat(page, format, size), { pageId: id });
    },
    onError: async (error) => {
      try {
        // Whoever reads why can save again at once.
        if (isApiError(error) && error.code === 'request/conflict') await catchUp();
      } finally {
        notify.error(error, (reason) => t('editor.pageUpdateFailed', { reason }));
      }
    },
  });
}

/** Takes a page back to how it was designed, as a step that can itself be taken back. */
export function useBackToGenerated(opened: OpenDocument, id: number): UseMutationResult<ProjectPage, Error, void> {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async () => {
      await opened.autosave.flush();
      return api.call(editPage, { body: { id, version: versionOf(opened, id), styledText: '' } });
    },
    onSuccess: (saved) => opened.editor.accept([editorPage(saved)]),
    onError: (error) => notify.error(error, (reason) => t('editor.pageUpdateFailed', { reason })),
  });
}

function versionOf({ editor }: OpenDocument, id: number): number {
  return editor.store.getState().pages.find((one) => one.id === id)?.version ?? 0;
}
