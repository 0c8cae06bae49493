import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { exportOrder } from '@pagewright/contract/exports';
import { tokensOf } from '@pagewright/design/styles';
import type { ExportResult } from '@pagewright/export/exporter';
import { exportPages } from '@pagewright/export/exporters';
import type { ArchivedDocument } from '@pagewright/export/source-archive';
import { pressOf } from '@pagewright/printer/press';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { z } from 'zod';
import type { JobContext } from '../../platform/jobs/job-worker.ts';

/** Shares of the whole work at which the pages are read, and at which the file is made. */
const READ = 0.2;
const MADE = 0.9;

interface Order extends Pick<z.output<typeof exportOrder>, 'type' | 'options'> {
  readonly document?: ArchivedDocument;
}

/** A document as a file of a type. @throws PagewrightError `print/…` */
export async function makeFile(
  { type, options, document }: Order,
  job: PrintJob,
  printer: Printer,
  { signal, progress }: JobContext,
): Promise<ExportResult> {
  progress(READ);
  const made = await exportPages(type, job.pages, options, {
    title: job.title,
    language: job.language,
    ...(document ? { document, style: tokensOf(document.madeAs.style) } : {}),
    picture: async (key) => bytesOf(await job.readPicture?.(key)),
    press: pressOf(printer, job, signal),
    signal,
    progress: (share) => progress(READ + (MADE - READ) * share),
  });
  progress(MADE);
  return made;
}

async function bytesOf(stream: Readable | undefined): Promise<Uint8Array | undefined> {
  return stream && buffer(stream);
}
