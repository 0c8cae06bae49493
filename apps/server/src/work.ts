import type { Printer } from '@pagewright/printer/printer';
import { readUpload } from './features/documents/read-upload.ts';
import { reading } from './features/documents/reading.ts';
import { printPages } from './features/exports/print-pages.ts';
import { printing } from './features/exports/printing.ts';
import { processImage } from './features/images/process-image.ts';
import { processing } from './features/images/processing.ts';
import { unpack } from './features/imports/unpack.ts';
import { releaseUnpacked, unpacking } from './features/imports/unpacking.ts';
import { sharedPrinting } from './features/sharing/shared-printing.ts';
import type { JobNotes } from './platform/jobs/job-notes.ts';
import { JobWorker } from './platform/jobs/job-worker.ts';
import type { Queue } from './platform/queue.ts';
import type { Services } from './services.ts';

/** Everything that parses what people bring, or needs a browser. A process that only answers people never loads it. */

export interface WorkParts {
  readonly services: Services;
  readonly queue: Queue;
  readonly jobNotes: JobNotes;
  readonly printer: Printer;
  readonly onError: (error: unknown) => void;
  /** Whether no other process can be working on the same database. */
  readonly alone: boolean;
}

/** Begins to do jobs; returns the way to stop. */
export async function startJobs({
  services,
  queue,
  jobNotes,
  printer,
  onError,
  alone,
}: WorkParts): Promise<() => void> {
  const { db, blobs, pictures, images } = services;
  const worker = new JobWorker({ db, queue, notes: jobNotes, onError });
  await worker.start(alone);
  await worker.work(reading, {
    perform: (payload, context) => readUpload(blobs, payload, context),
    undo: async ({ content, pictures: apart }) => {
      for (const file of [content, ...Object.values(apart)]) await blobs.release(file);
    },
  });
  await worker.work(processing, {
    perform: (payload) => processImage(blobs, payload),
    undo: ({ file }) => blobs.release(file),
  });
  await worker.work(unpacking, {
    perform: (payload, context) => unpack({ db, blobs }, payload, context),
    undo: (unpacked) => releaseUnpacked(blobs, unpacked),
  });
  for (const kind of [printing, sharedPrinting]) {
    await worker.work(kind, {
      perform: (payload, context) => printPages({ db, blobs, pictures, images, printer }, payload, context),
      undo: ({ file }) => blobs.release(file),
    });
  }
  return () => worker.stop();
}
