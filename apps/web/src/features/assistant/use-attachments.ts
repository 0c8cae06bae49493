import { uploadDocument, uploadedDocument } from '@pagewright/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { upload } from '../../app/api/upload.ts';
import { queryClient } from '../../app/query-client.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Files that go with a wish: they are documents of the project from then on. */
export function useAttachments(projectId: number, onAttached: (document: { id: number; name: string }) => void) {
  return useMutation({
    scope: { id: `attach-${projectId}` },
    mutationFn: async (file: File) => {
      const form = new FormData();
      // Fields before files, so that a server reading the stream knows the project first.
      form.append('projectId', String(projectId));
      form.append('file', file, file.name);
      const { signal } = new AbortController();
      const data = await upload(api, { path: uploadDocument.path, form, signal, onProgress: () => undefined });
      return uploadedDocument.parse(data);
    },
    onSuccess: ({ id, documentName }) => {
      onAttached({ id, name: documentName });
      void queryClient.invalidateQueries({ queryKey: ['documents', projectId] });
    },
    onError: (error) => notify.error(error),
  });
}
