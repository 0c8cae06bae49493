import { PagewrightError } from '@pagewright/model/errors';
import { roomOnSheet } from '@pagewright/model/paper';
import { cutPages } from '@pagewright/page/cut-pages';
import type { RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import type { PdfOptions } from './format.ts';

/** Of the whole work, the share after which the file is there and is read back. */
const PRINTED = 0.6;

/** Pages as a PDF. @throws PagewrightError `print/…` */
export const exportPdf: RunExport<PdfOptions> = async (whole, { paper, proof }, { press, signal, progress }) => {
  if (whole.length === 0) throw new PagewrightError('print/no-pages');
  const pages = cutPages(whole, (page) => roomOnSheet(page, paper));
  const bytes = await press.pdf(pages, paper);
  const fidelity = wholeFidelity('drawn', pages.length);
  if (!proof) return { bytes, fidelity };
  const { provePdf } = await import('./prove-pdf.ts');
  const options = {
    ...(signal ? { signal } : {}),
    progress: (share: number) => progress?.(PRINTED + (1 - PRINTED) * share),
  };
  return { bytes, fidelity: { ...fidelity, proof: await provePdf(bytes, pages, options) } };
};
