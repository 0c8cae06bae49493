import { downloadOlderVersion, type OlderVersion } from '@pagewright/contract/documents';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { saveFile } from '../../app/api/download.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Saves an older version of a file as it was uploaded. */
export function useDownloadOlder() {
  return useMutation({
    mutationFn: async ({ id, documentName }: OlderVersion) => {
      const response = await api.open(downloadOlderVersion, { params: { id } });
      saveFile(await response.blob(), documentName);
    },
    onError: (error) => notify.error(error),
  });
}
