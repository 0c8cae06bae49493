import { EXPORT_FORMATS, type ExportOptions } from '@pagewright/export/formats';
import { shelfOf } from '../../pages/page-assets.ts';
import type { ExportOrder } from '../download-export.ts';
import { type MadePdf, type Making, makePdf, makeSeparatePdfs, type PdfOrder } from './make-pdf.ts';
import { pagesToPrint } from './pages-to-print.ts';

/** Pages of a project as a PDF that is made here. @throws PagewrightError `print/…`, `page/…` */
export async function makeProjectPdf(order: ExportOrder, making: Making): Promise<MadePdf> {
  return makePdf(pdfOrder(order), making);
}

/** Each page as a PDF of its own. @returns how many there are */
export async function makeSeparateProjectPdfs(
  order: ExportOrder,
  save: (file: Blob, pageNumber: number) => void,
  making: Making,
): Promise<number> {
  return makeSeparatePdfs(pdfOrder(order), save, making);
}

function pdfOrder({ projectId, pages, pageIds, options }: ExportOrder): PdfOrder {
  const { paper, proof }: ExportOptions['pdf'] = EXPORT_FORMATS.pdf.options.parse(options ?? {});
  return {
    pages: pagesToPrint(pages, pageIds),
    pictures: shelfOf(projectId),
    scope: pageIds?.length === 1 ? 'current' : 'all',
    paper,
    proof,
  };
}
