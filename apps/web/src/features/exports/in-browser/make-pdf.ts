import type { Page } from '@pagewright/components/models';
import { BrowserPdf } from '@pagewright/export/browser-pdf';
import { type Fidelity, wholeFidelity } from '@pagewright/export/fidelity';
import { type PictureScope, pictureSettings } from '@pagewright/export/picture-settings';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { roomOnSheet } from '@pagewright/model/paper';
import type { PaperSize } from '@pagewright/model/paper-sizes';
import { cutPages } from '@pagewright/page/cut-pages';
import { FONT_BASE } from '@pagewright/render/fonts';
import { usedFontFaces } from '@pagewright/render/used-font-faces';
import { isAbort } from '../../../app/api/api-error.ts';
import type { Pictures } from '../../pages/page-assets.ts';
import { drawOutOfSight } from './draw-pages.tsx';

/** A page that is put on paper; it is read when it is its turn. */
export interface PageToPrint {
  readonly pageNumber: number;
  /** The page as it is among all pages, its links leading to others that are printed. @throws PagewrightError `page/…` */
  readonly read: () => Page;
}

/** What is made a PDF, and how. */
export interface PdfOrder {
  readonly pages: readonly PageToPrint[];
  /** That the pages show. */
  readonly pictures: Pictures;
  /** Whether the one page that is looked at is wanted, or all. */
  readonly scope: PictureScope;
  readonly paper: PaperSize;
  /** Whether the file is read back, and what was found told. */
  readonly proof: boolean;
}

export interface Making {
  readonly signal: AbortSignal;
  /** Told how far it is, 0 to 1. */
  readonly progress?: (share: number) => void;
}

export interface MadePdf {
  readonly file: Blob;
  readonly fidelity: Fidelity;
}

/** Of the whole work, the share after which all pages are drawn, where the file is read back too and where it is not. */
const DRAWN = { proved: 0.6, alone: 0.9 } as const;

/**
 * A PDF made here, page by page, with time for everything else between them.
 * @throws PagewrightError `print/no-pages`, `print/no-element`, `print/no-elements`, `print/size-invalid`, `print/failed`;
 *   `print/merge-failed` where the pages could be drawn and not put together; the reason of the signal when it is stopped
 */
export async function makePdf(order: PdfOrder, { signal, progress }: Making): Promise<MadePdf> {
  const { pages: wanted, pictures, scope, paper, proof } = order;
  const drawn = proof ? DRAWN.proved : DRAWN.alone;
  const pages = sheetsOf(wanted, paper);
  const [first] = pages;
  if (!first) throw new PagewrightError('print/no-pages');
  const { title, language } = first.read();
  const pdf = new BrowserPdf({
    pages: pages.length,
    title,
    language,
    readFont: (path) => readFont(path, signal),
    fontRules: (element) => usedFontFaces(document, element),
  });
  const losses: Fidelity['losses'] = [];
  for (const [index, one] of pages.entries()) {
    signal.throwIfAborted();
    const page = one.read();
    const settings = pictureSettings(page.size, scope);
    const { element, putAway } = await drawOutOfSight(pictures, page, settings).catch((error: unknown) => {
      const isAway = isPagewrightError(error) && error.code === 'print/no-element' && pages.length > 1;
      throw isAway ? new PagewrightError('print/no-elements') : error;
    });
    try {
      const { pictured } = await pdf.addPage({ element, page, paper, settings, signal });
      losses.push(
        ...pictured.map((component) => ({ page: index + 1, component, reason: 'drawn-in-browser' as const })),
      );
    } catch (error) {
      throw failure(error, 'print/failed');
    } finally {
      putAway();
    }
    progress?.((drawn * (index + 1)) / pages.length);
    await nextTurn();
  }
  const file = await pdf.finish(new Date()).catch((error: unknown) => {
    throw failure(error, pages.length > 1 ? 'print/merge-failed' : 'print/failed');
  });
  const fidelity: Fidelity = { ...wholeFidelity('drawn', pages.length), losses };
  if (!proof) {
    progress?.(1);
    return { file, fidelity };
  }
  const { proveHere } = await import('./prove-here.ts');
  const read = pages.map((page) => page.read());
  const proving = { signal, progress: (share: number) => progress?.(drawn + (1 - drawn) * share) };
  return { file, fidelity: { ...fidelity, proof: await proveHere(file, read, proving) } };
}

/** Each page as a PDF of its own: what is left where they cannot be put together. @returns how many there are */
export async function makeSeparatePdfs(
  order: PdfOrder,
  save: (file: Blob, pageNumber: number) => void,
  { signal, progress }: Making,
): Promise<number> {
  for (const [index, page] of order.pages.entries()) {
    const { file } = await makePdf({ ...order, pages: [page], scope: 'all', proof: false }, { signal });
    save(file, page.pageNumber);
    progress?.((index + 1) / order.pages.length);
  }
  return order.pages.length;
}

/** Only for sheets that pages may be cut to are all read ahead. */
function sheetsOf(pages: readonly PageToPrint[], paper: PaperSize): readonly Pick<PageToPrint, 'read'>[] {
  if (paper === 'designed' || paper === 'auto') return pages;
  const read = pages.map((page) => page.read());
  return cutPages(read, (page) => roomOnSheet(page, paper)).map((page) => ({ read: () => page }));
}

/** What is known by itself stays as it is. */
function failure(error: unknown, code: 'print/failed' | 'print/merge-failed'): unknown {
  if (isAbort(error) || isPagewrightError(error)) return error;
  return new PagewrightError(code, {}, { detail: String(error) });
}

async function readFont(path: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(FONT_BASE + path, { signal });
  if (!response.ok) throw new Error(`no font at ${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await nextTurn();
  return bytes;
}

/** Lets the page answer to whoever uses it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
