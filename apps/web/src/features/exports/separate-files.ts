import { isPagewrightError } from '@pagewright/model/errors';
import { i18n } from '../../app/i18n/i18n.ts';
import { notify } from '../../app/toasts/notify.ts';
import type { ExportOrder } from './download-export.ts';
import { exportSeparately } from './export-file.ts';

/** Whether the pages were drawn and could not be put together. */
export function isMergeFailed(error: unknown): boolean {
  return isPagewrightError(error) && error.code === 'print/merge-failed';
}

/** Pages that could not be put together into one file can be had one by one (spec §8). */
export function offerSeparateFiles(order: ExportOrder): void {
  notify.offer(i18n.t('export.mergeOffer'), {
    label: i18n.t('export.separate'),
    run: () => void downloadSeparately(order),
  });
}

/** Each page as a file of its own. */
export async function downloadSeparately(order: ExportOrder): Promise<void> {
  try {
    const total = await exportSeparately(order, { signal: new AbortController().signal });
    notify.success(i18n.t('export.separateDone', { total }));
  } catch (error) {
    notify.error(error, (reason) => i18n.t('export.failed', { reason }));
  }
}
