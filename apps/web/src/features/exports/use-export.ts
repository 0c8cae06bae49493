import type { ProjectPage } from '@pagewright/contract/pages';
import { exportProject } from '@pagewright/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { isAbort } from '../../app/api/api-error.ts';
import { downloadName, saveFile } from '../../app/api/download.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Printing hundreds of pages takes longer than other calls, ms. */
const PRINT_TIMEOUT = 180_000;

interface ExportJob {
  readonly pageIds: readonly number[] | undefined;
  readonly total: number;
  readonly fallbackName: string;
}

/** Export of the current page and of all pages as PDF, with the messages of spec §8. */
export function useExport(projectId: number, pages: readonly ProjectPage[], focused: number) {
  const { t } = useTranslation();
  const running = useRef(new Set<AbortController>());
  const download = async ({ pageIds, fallbackName }: ExportJob) => {
    const control = new AbortController();
    running.current.add(control);
    try {
      const response = await api.open(exportProject, {
        body: { projectId, type: 'pdf', ...(pageIds ? { pageIds: [...pageIds] } : {}) },
        timeoutMs: PRINT_TIMEOUT,
        signal: control.signal,
      });
      saveFile(await response.blob(), downloadName(response.headers.get('content-disposition'), fallbackName));
    } finally {
      running.current.delete(control);
    }
  };
  const failed = (error: unknown) => {
    if (isAbort(error)) notify.info(t('export.stopped'));
    else notify.error(error, (reason) => t('export.failed', { reason }));
  };

  const current = useMutation({
    mutationFn: download,
    onMutate: () => {
      // The body carries a mark while a single page is exported (spec §4).
      document.body.classList.add('exporting');
      notify.info(t('export.currentBusy'));
    },
    onSuccess: () => notify.success(t('export.currentDone')),
    onError: failed,
    onSettled: () => document.body.classList.remove('exporting'),
  });
  const all = useMutation({
    mutationFn: download,
    onMutate: () => notify.info(t('export.allBusy')),
    onSuccess: (_, { total }) => notify.success(t('export.allDone', { total })),
    onError: failed,
  });

  return {
    currentBusy: current.isPending,
    allBusy: all.isPending,
    /** Whoever prints them is told, and nothing is downloaded. */
    stop() {
      for (const control of running.current) control.abort();
    },
    exportCurrent() {
      const page = pages[focused];
      if (pages.length === 0) return notify.warning(t('export.noPages'));
      if (!page) return notify.warning(t('export.noCurrent'));
      current.mutate({ pageIds: [page.id], total: 1, fallbackName: `page${page.pageNumber}_${today()}.pdf` });
    },
    exportAll() {
      const total = pages.filter(({ hidden }) => !hidden).length;
      if (total === 0) return notify.warning(t('export.noPages'));
      all.mutate({ pageIds: undefined, total, fallbackName: `all pages_${today()}.pdf` });
    },
  };
}

/** Date of the file names (spec §9), local. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
