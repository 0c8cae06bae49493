import type { PaperSize } from '@pagewright/model/paper-sizes';
import type { PrintJob } from './job.ts';
import type { Printer } from './printer.ts';

/** What a printer makes of pages of a document, for whoever writes files of it (`Press` of the exporters). */
export function pressOf(printer: Printer, job: PrintJob, signal?: AbortSignal) {
  const stop = signal ? { signal } : {};
  return {
    pdf: (pages: PrintJob['pages'], paper: PaperSize) => printer.pdf({ ...job, pages, paper }, stop),
    png: (pages: PrintJob['pages'], scale: number) => printer.png({ ...job, pages }, { ...stop, scale }),
    parts: (pages: PrintJob['pages'], componentIds: readonly string[]) =>
      printer.parts({ ...job, pages }, componentIds, stop),
    html: (pages: PrintJob['pages']) => printer.html({ ...job, pages }, stop),
  };
}
