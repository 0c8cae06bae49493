import type { ProjectPage } from '@pagewright/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../app/api/api-error.ts';
import { notify } from '../../app/toasts/notify.ts';
import type { ExportOrder } from './download-export.ts';
import { exportFile } from './export-file.ts';
import { numbersOf, unfilledPages } from './filled-pages.ts';
import { isMergeFailed, offerSeparateFiles } from './separate-files.ts';

interface ExportJob {
  readonly pageIds: readonly number[] | undefined;
  readonly pageNumber: number | undefined;
  readonly total: number;
}

/** Export of the current page and of all pages as PDF, with the messages of spec §8. */
export function useExport(projectId: number, pages: readonly ProjectPage[], focused: number) {
  const { t } = useTranslation();
  const running = useRef(new Set<AbortController>());
  const orderOf = ({ pageIds, pageNumber }: ExportJob): ExportOrder => ({
    projectId,
    pages,
    type: 'pdf',
    pageIds,
    pageNumber,
  });
  const download = async (job: ExportJob) => {
    const control = new AbortController();
    running.current.add(control);
    try {
      await exportFile(orderOf(job), { signal: control.signal });
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
    onError: (error, job) => {
      failed(error);
      if (isMergeFailed(error)) offerSeparateFiles(orderOf(job));
    },
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
      current.mutate({ pageIds: [page.id], pageNumber: page.pageNumber, total: 1 });
    },
    exportAll() {
      const unfilled = unfilledPages(pages);
      const total = pages.filter(({ hidden }) => !hidden).length - unfilled.length;
      if (total === 0) return notify.warning(t('export.noPages'));
      if (unfilled.length > 0) notify.info(t('export.unfilled', { pages: numbersOf(unfilled) }));
      all.mutate({ pageIds: undefined, pageNumber: undefined, total });
    },
  };
}
