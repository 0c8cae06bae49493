import type { Page } from '@pagewright/components/models';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import { withPageLinks } from '@pagewright/page/page-links';
import { isUnfilledPage } from '@pagewright/page/unfilled-page';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../app/api/api-error.ts';
import { saveFile } from '../../app/api/download.ts';
import { notify } from '../../app/toasts/notify.ts';
import { exportName } from '../exports/download-export.ts';
import type { ExportActions } from '../exports/export-actions.ts';
import type { PdfOrder } from '../exports/in-browser/make-pdf.ts';
import { usePdfExport } from '../exports/use-pdf-export.ts';
import { useShelf } from '../pages/page-assets.ts';

/** Pages that the server holds, and prints as they are shown. */
export interface HeldPages {
  /** Whether one is hidden, and whether it holds nothing yet: a file of all pages does without both. */
  readonly isHidden: (index: number) => boolean;
  readonly isUnfilled: (index: number) => boolean;
  /** Has a PDF made of one of them, or of all, and saves it. @throws PagewrightError, ApiError */
  readonly download: (index: number | undefined, signal: AbortSignal) => Promise<unknown>;
}

interface ShownPage {
  readonly id: number;
  readonly pageNumber: number;
  /** Undefined where it cannot be read. */
  readonly page: Page | undefined;
  /** Whether its methods have made something else of it than what is held. */
  readonly isChanged: boolean;
}

interface Viewed {
  readonly pages: readonly ShownPage[];
  /** Index of the page in focus. */
  readonly current: number;
  readonly projectId: number | undefined;
  /** Where the server holds them. */
  readonly held: HeldPages | undefined;
}

type ReadPage = ShownPage & { readonly page: Page };

interface ViewerJob {
  readonly wanted: readonly ReadPage[];
  /** Of the one page; undefined for all. */
  readonly index: number | undefined;
  readonly total: number;
  readonly onServer: boolean;
}

/**
 * Export of what a viewer shows: by the server where it holds the same, else here, where the pages are drawn. Pages that
 * cannot be read are left out.
 */
export function useViewerExport({ pages, current, projectId, held }: Viewed): ExportActions {
  const { t } = useTranslation();
  const pictures = useShelf(projectId);
  const orderOf = ({ wanted, index }: ViewerJob): PdfOrder => {
    const places = new Map(wanted.map(({ id }, place) => [id, place + 1]));
    return {
      pages: wanted.map(({ pageNumber, page }) => ({
        pageNumber,
        read: () => withPageLinks(page, (id) => places.get(id)),
      })),
      pictures,
      scope: index === undefined ? 'all' : 'current',
      ...EXPORT_FORMATS.pdf.options.parse({}),
    };
  };
  const makeHere = async (job: ViewerJob, signal: AbortSignal) => {
    const { makePdf } = await import('../exports/in-browser/make-pdf.ts');
    const { file } = await makePdf(orderOf(job), { signal });
    const [first] = job.wanted;
    saveFile(file, exportName(job.index === undefined ? 'all pages' : `page${first?.pageNumber}`, 'pdf'));
  };
  const { currentBusy, allBusy, stop, makeCurrent, makeAll } = usePdfExport<ViewerJob>({
    make: async (job, signal) => {
      if (!held || !job.onServer) return makeHere(job, signal);
      try {
        return await held.download(job.index, signal);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'print/no-browser') throw error;
        return makeHere(job, signal);
      }
    },
    makeSeparately: async (job) => {
      const { makeSeparatePdfs } = await import('../exports/in-browser/make-pdf.ts');
      return makeSeparatePdfs(
        orderOf(job),
        (file, pageNumber) => saveFile(file, exportName(`page${pageNumber}`, 'pdf')),
        { signal: new AbortController().signal },
      );
    },
  });
  return {
    currentBusy,
    allBusy,
    stop,
    exportCurrent() {
      const shown = pages[current];
      if (pages.length === 0) return notify.warning(t('export.noPages'));
      if (!shown?.page) return notify.warning(t('export.noCurrent'));
      const wanted = [{ ...shown, page: shown.page }];
      makeCurrent({ wanted, index: current, total: 1, onServer: !shown.isChanged });
    },
    exportAll() {
      const shown = pages.filter((_, index) => !held?.isHidden(index));
      const readable = shown.filter((one): one is ReadPage => one.page !== undefined);
      const isUnfilled = (one: ReadPage) => (held ? held.isUnfilled(pages.indexOf(one)) : isUnfilledPage(one.page));
      const filled = readable.filter((one) => !isUnfilled(one));
      const wanted = filled.length > 0 ? filled : readable;
      if (wanted.length === 0) return notify.warning(t('export.noPages'));
      if (wanted.length < readable.length) {
        const unfilled = readable.filter((one) => !wanted.includes(one)).map(({ pageNumber }) => pageNumber);
        notify.info(t('export.unfilled', { pages: unfilled.join(', ') }));
      }
      const onServer = readable.length === shown.length && !wanted.some(({ isChanged }) => isChanged);
      makeAll({ wanted, index: undefined, total: wanted.length, onServer });
    },
  };
}
