import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../app/api/api-error.ts';
import { notify } from '../../app/toasts/notify.ts';
import { isMergeFailed, offerSeparateFiles } from './separate-files.ts';

/** How files of one page and of all pages are made of what a screen shows. */
interface Maker<Job> {
  /** Makes the file and saves it. */
  readonly make: (job: Job, signal: AbortSignal) => Promise<unknown>;
  /** Each page as a file of its own, where they could not be put together. @returns how many there are */
  readonly makeSeparately: (job: Job) => Promise<number>;
}

/** Export of the current page and of all pages as PDF: busy flags, and the messages of spec §8. */
export function usePdfExport<Job extends { readonly total: number }>({ make, makeSeparately }: Maker<Job>) {
  const { t } = useTranslation();
  const running = useRef(new Set<AbortController>());
  const download = async (job: Job) => {
    const control = new AbortController();
    running.current.add(control);
    try {
      await make(job, control.signal);
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
      if (isMergeFailed(error)) offerSeparateFiles(() => makeSeparately(job));
    },
  });

  return {
    currentBusy: current.isPending,
    allBusy: all.isPending,
    /** Whoever prints them is told, and nothing is downloaded. */
    stop() {
      for (const control of running.current) control.abort();
    },
    makeCurrent: current.mutate,
    makeAll: all.mutate,
  };
}
