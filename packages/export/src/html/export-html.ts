import { PagewrightError } from '@pagewright/model/errors';
import type { RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import type { HtmlOptions } from './format.ts';

/** Pages as one HTML file. @throws PagewrightError `print/…` */
export const exportHtml: RunExport<HtmlOptions> = async (pages, _, { press }) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const html = await press.html(pages);
  return { bytes: new TextEncoder().encode(html), fidelity: wholeFidelity('drawn', pages.length) };
};
