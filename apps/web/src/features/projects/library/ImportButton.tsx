import { ImportOutlined } from '@ant-design/icons';
import { importPages } from '@pagewright/contract/exports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api/api.ts';
import { upload } from '../../../app/api/upload.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { projectsQuery } from '../project-queries.ts';

/** Makes a project of an archive of page source. @param onDone is told which */
export function ImportButton({ onDone }: { onDone: (projectId: number) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const request = { path: importPages.path, form, onProgress: () => undefined };
      const made = importPages.data.parse(await upload(api, { ...request, signal: new AbortController().signal }));
      await queries.invalidateQueries(projectsQuery);
      return made;
    },
    onSuccess: ({ id, pageCount }) => {
      notify.success(pageCount === 1 ? t('library.import.doneOne') : t('library.import.done', { total: pageCount }));
      onDone(id);
    },
    onError: (error) => notify.error(error, (reason) => t('library.import.failed', { reason })),
  });
  return (
    <>
      <Button
        icon={<ImportOutlined />}
        busy={sending.isPending}
        title={t('library.import.hint')}
        onClick={() => field.current?.click()}
        data-testid="import-pages"
      >
        {t('library.import.title')}
      </Button>
      <FilePicker
        ref={field}
        accept=".zip,application/zip"
        aria-label={t('library.import.title')}
        data-testid="import-file"
        onFiles={([file]) => sending.mutate(file)}
      />
    </>
  );
}
