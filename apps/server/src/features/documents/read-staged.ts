import type { Language } from '@pagewright/model/languages';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { Asker, Jobs } from '../../platform/jobs/jobs.ts';
import { reading } from './reading.ts';
import type { UploadedFile } from './upload-form.ts';

/** A file and what was read out of it. */
export interface ReadFile extends z.output<typeof reading.result> {
  readonly name: string;
  /** As its origins name it. */
  readonly sourceName: string;
  readonly file: BlobReference;
}

/** How a file is to be read. */
export interface ReadWishes {
  readonly isTyped?: boolean;
  /** Of the person. */
  readonly language?: Language | undefined;
  /** How origins are to name it. */
  readonly sourceName: string;
}

/** Keeps a file and reads it as a job; nothing is kept of one that cannot be read. @throws PagewrightError `file/…` */
export async function readStaged(
  { blobs, jobs }: { readonly blobs: BlobStore; readonly jobs: Jobs },
  { name, file: staged }: UploadedFile,
  { isTyped = false, language, sourceName }: ReadWishes,
  asker: Asker,
): Promise<ReadFile> {
  const file = await staged.keep('documents/');
  try {
    return await readKept(jobs, { name, file }, { isTyped, language, sourceName }, asker);
  } catch (error) {
    await blobs.release(file);
    throw error;
  }
}

/** Reads a file that is kept already. @throws PagewrightError `file/…` */
export async function readKept(
  jobs: Jobs,
  { name, file }: Pick<ReadFile, 'name' | 'file'>,
  { isTyped = false, language, sourceName }: ReadWishes,
  asker: Asker,
): Promise<ReadFile> {
  const payload = { name, file, isTyped, language, ...(sourceName === name ? {} : { originName: sourceName }) };
  return { name, sourceName, file, ...(await jobs.run(reading, payload, asker)) };
}
