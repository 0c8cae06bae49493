import type { Page } from '@pagewright/components/models';
import { PagewrightError } from '@pagewright/model/errors';
import type { ExportContext, RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import { numberedName } from '../numbered-name.ts';
import { writeZip } from '../zip.ts';
import type { PngOptions } from './format.ts';

/** More than any preset has at four times its size; a picture of more is too large for most programs that open it. */
const MAX_PIXELS = 100_000_000;
/** Pages drawn in one go: a document of hundreds would take longer than one may. */
const AT_ONCE = 10;

/** One page as a picture. @throws PagewrightError `request/invalid` where there are more, `print/…` */
export const exportPng: RunExport<PngOptions> = async (pages, { scale }, { press }) => {
  const [page, ...others] = pages;
  if (!page) throw new PagewrightError('print/no-pages');
  if (others.length > 0) throw new PagewrightError('request/invalid', { field: 'pageIds' });
  const possible = possibleScale(pages, scale);
  const [bytes] = await press.png(pages, possible);
  if (!bytes) throw new PagewrightError('print/failed');
  return { bytes, fidelity: wholeFidelity('pictures', 1, possible / scale) };
};

/** A picture of each page, in an archive. @throws PagewrightError `print/…` */
export const exportPngZip: RunExport<PngOptions> = async (pages, { scale }, context) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const possible = possibleScale(pages, scale);
  const pictures = await drawAll(pages, possible, context);
  const files = pictures.map(
    (bytes, index) => [`${numberedName('page', index + 1, pages.length)}.png`, bytes] as const,
  );
  const bytes = await writeZip(Object.fromEntries(files));
  return { bytes, fidelity: wholeFidelity('pictures', pages.length, possible / scale) };
};

/** One scale for all pages, so that they stay in proportion. */
function possibleScale(pages: readonly Page[], scale: number): number {
  const largest = Math.max(...pages.map(({ size }) => size.width * size.height));
  return Math.min(scale, Math.sqrt(MAX_PIXELS / largest));
}

async function drawAll(
  pages: readonly Page[],
  scale: number,
  { press, signal, progress }: ExportContext,
): Promise<readonly Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    signal?.throwIfAborted();
    pictures.push(...(await press.png(pages.slice(start, start + AT_ONCE), scale)));
    progress?.(pictures.length / pages.length);
  }
  if (pictures.length !== pages.length) throw new PagewrightError('print/failed');
  return pictures;
}
