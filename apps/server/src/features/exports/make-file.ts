import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { exportOrder } from '@pagewright/contract/projects';
import { EXPORTERS } from '@pagewright/export/exporters';
import type { Fidelity } from '@pagewright/export/fidelity';
import { EXPORT_FORMATS, isExportFormat } from '@pagewright/export/formats';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { z } from 'zod';
import type { JobContext } from '../../platform/jobs/job-worker.ts';

/** Picture px for each page px in a PNG (spec §9: the current page is exported at scale 2). */
const PNG_SCALE = 2;

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Without the dot. */
  readonly extension: string;
  /** What became of the objects, of formats that have objects of their own. */
  readonly fidelity?: Fidelity;
}

/** A document as a file of a type. @throws PagewrightError `print/…` */
export async function makeFile(
  type: z.output<typeof exportOrder>['type'],
  job: PrintJob,
  printer: Printer,
  { signal, progress }: JobContext,
): Promise<MadeFile> {
  if (isExportFormat(type)) {
    const { extension, mediaType, options } = EXPORT_FORMATS[type];
    const run = await EXPORTERS[type]();
    const made = await run(job.pages, options.parse({}), {
      title: job.title,
      language: job.language,
      picture: async (key) => bytesOf(await job.readPicture?.(key)),
      draw: (pages, scale) => drawn(printer, { ...job, pages }, scale, signal),
      signal,
      progress: (share) => progress(0.2 + 0.7 * share),
    });
    return { ...made, mime: mediaType, extension };
  }
  if (type === 'pdf') return { bytes: await printer.pdf(job, { signal }), mime: 'application/pdf', extension: 'pdf' };
  const [bytes] = await printer.png(job, { scale: PNG_SCALE, signal });
  if (!bytes) throw new PagewrightError('print/failed');
  return { bytes, mime: 'image/png', extension: 'png' };
}

async function bytesOf(stream: Readable | undefined): Promise<Uint8Array | undefined> {
  return stream && buffer(stream);
}

/** Undefined where the server has no browser: the file is made without what only one could draw. */
async function drawn(
  printer: Printer,
  job: PrintJob,
  scale: number,
  signal: AbortSignal,
): Promise<readonly Uint8Array[] | undefined> {
  try {
    return await printer.png(job, { scale, signal });
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'print/no-browser') return undefined;
    throw error;
  }
}
