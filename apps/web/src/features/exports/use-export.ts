import type { ProjectPage } from '@pagewright/contract/pages';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';
import type { ExportOrder } from './download-export.ts';
import type { ExportActions } from './export-actions.ts';
import { exportFile, exportSeparately } from './export-file.ts';
import { numbersOf, unfilledAmong, unfilledPages } from './filled-pages.ts';
import { usePdfExport } from './use-pdf-export.ts';

type ExportJob = Pick<ExportOrder, 'pageIds' | 'pageNumber'> & { readonly total: number };

/**
 * Export of a project's current page and of all its pages as PDF.
 * @param before brings to the server what it does not have yet: a part of the export, which is stopped with it
 */
export function useExport(
  projectId: number,
  pages: readonly ProjectPage[],
  focused: number,
  before?: () => Promise<unknown>,
): ExportActions {
  const { t } = useTranslation();
  const orderOf = ({ pageIds, pageNumber }: ExportJob): ExportOrder => ({
    projectId,
    pages,
    type: 'pdf',
    pageIds,
    pageNumber,
  });
  const { currentBusy, allBusy, stop, makeCurrent, makeAll } = usePdfExport<ExportJob>({
    make: (job, signal) => exportFile(orderOf(job), { signal, before }),
    makeSeparately: (job) => exportSeparately(orderOf(job), { signal: new AbortController().signal }),
  });
  const tellUnfilled = (chosen: readonly ProjectPage[] | 'all') => {
    const unfilled = unfilledAmong(chosen, pages);
    if (unfilled.length > 0) notify.info(t('export.stillUnfilled', { pages: numbersOf(unfilled) }));
  };
  return {
    currentBusy,
    allBusy,
    stop,
    exportCurrent() {
      const page = pages[focused];
      if (pages.length === 0) return notify.warning(t('export.noPages'));
      if (!page) return notify.warning(t('export.noCurrent'));
      tellUnfilled([page]);
      makeCurrent({ pageIds: [page.id], pageNumber: page.pageNumber, total: 1 });
    },
    exportAll() {
      const unfilled = unfilledPages(pages);
      const total = pages.filter(({ hidden }) => !hidden).length - unfilled.length;
      if (total === 0) return notify.warning(t('export.noPages'));
      if (unfilled.length > 0) notify.info(t('export.unfilled', { pages: numbersOf(unfilled) }));
      tellUnfilled('all');
      makeAll({ pageIds: undefined, pageNumber: undefined, total });
    },
  };
}
