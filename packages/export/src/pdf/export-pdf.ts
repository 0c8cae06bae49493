import { PagewrightError } from '@pagewright/model/errors';
import type { RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import type { PdfOptions } from './format.ts';

/** Pages as a PDF. @throws PagewrightError `print/…` */
export const exportPdf: RunExport<PdfOptions> = async (pages, _, { press }) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  return { bytes: await press.pdf(pages), fidelity: wholeFidelity('drawn', pages.length) };
};
