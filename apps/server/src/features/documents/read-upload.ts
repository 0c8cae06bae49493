import type { ReadingStep } from '@pagewright/contract/documents';
import { packDocument } from '@pagewright/source/packed';
import { readPacked, readText } from '@pagewright/source/read';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { JobContext } from '../../platform/jobs/job-worker.ts';
import type { reading } from './reading.ts';

/** How much of the job is done when the file is read. */
const READ_SHARE = 0.8;

/** Reads a stored file in a thread of its own. @throws PagewrightError `file/…` naming the file */
export async function readUpload(
  blobs: BlobStore,
  { name, originName, file, isTyped, language }: z.output<typeof reading.payload>,
  { signal, progress }: JobContext,
): Promise<z.output<typeof reading.result>> {
  const bytes = await blobs.read(file);
  const read = isTyped
    ? packDocument(readText(bytes.toString('utf8'), originName ?? name))
    : await readPacked(
        { name, bytes },
        {
          signal,
          language,
          originName,
          onScan: (page, pages) => progress((READ_SHARE * (page - 1)) / pages, { page, pages } satisfies ReadingStep),
        },
      );
  progress(READ_SHARE);
  const stored: BlobReference[] = [];
  const put = async (prefix: string, content: Uint8Array): Promise<BlobReference> => {
    const reference = await blobs.put(prefix, content);
    stored.push(reference);
    return reference;
  };
  try {
    const pictures: Record<string, BlobReference> = {};
    for (const [key, picture] of Object.entries(read.pictures)) pictures[key] = await put('assets/', picture);
    const content = await put('contents/', read.content);
    signal.throwIfAborted();
    return { kind: read.kind, warnings: [...read.warnings], content, pictures };
  } catch (error) {
    for (const reference of stored) await blobs.release(reference);
    throw error;
  }
}
