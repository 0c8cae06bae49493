import type { Page } from '@pagewright/components/models';
import { PagewrightError } from '@pagewright/model/errors';
import type { ExportContext, RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import { numberedName } from '../numbered-name.ts';
import { possibleScale } from '../png/possible-scale.ts';
import { writeZip } from '../zip/zip-writer.ts';
import type { PngZipOptions } from './format.ts';

/** Pages drawn in one go: a document of hundreds would take longer than one may. */
const AT_ONCE = 10;

/** A picture of each page, in an archive. @throws PagewrightError `print/…` */
export const exportPngZip: RunExport<PngZipOptions> = async (pages, { scale }, context) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const possible = possibleScale(pages, scale);
  const pictures = await drawAll(pages, possible, context);
  const files = pictures.map(
    (bytes, index) => [`${numberedName('page', index + 1, pages.length)}.png`, bytes] as const,
  );
  const bytes = await writeZip(Object.fromEntries(files));
  return { bytes, fidelity: wholeFidelity('pictures', pages.length, possible / scale) };
};

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
