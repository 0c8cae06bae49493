import { isPagewrightError } from '@pagewright/model/errors';
import { i18n } from '../../app/i18n/i18n.ts';
import { notify } from '../../app/toasts/notify.ts';

/** Whether the pages were drawn and could not be put together. */
export function isMergeFailed(error: unknown): boolean {
  return isPagewrightError(error) && error.code === 'print/merge-failed';
}

/**
 * Pages that could not be put together into one file can be had one by one (spec §8).
 * @param make saves each as a file of its own, and says how many there are
 */
export function offerSeparateFiles(make: () => Promise<number>): void {
  notify.offer(i18n.t('export.mergeOffer'), {
    label: i18n.t('export.separate'),
    run: () => void downloadSeparately(make),
  });
}

/** @param make saves each page as a file of its own, and says how many there are */
export async function downloadSeparately(make: () => Promise<number>): Promise<void> {
  try {
    const total = await make();
    notify.success(i18n.t('export.separateDone', { total }));
  } catch (error) {
    notify.error(error, (reason) => i18n.t('export.failed', { reason }));
  }
}
