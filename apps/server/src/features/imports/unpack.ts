import { randomUUID } from 'node:crypto';
import { IMAGE_PATH } from '@pagewright/contract/images';
import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import type { JobContext } from '../../platform/jobs/job-worker.ts';
import { keepPicture } from '../images/process-image.ts';
import { INCOMING } from '../images/service.ts';
import { newPageIds } from '../pages/new-pages.ts';
import { readArchiveApart } from './archive-reader.ts';
import type { Unpacked, unpacking } from './unpacking.ts';

/** How much of the job is done when the texts are read. */
const READ_SHARE = 0.5;

interface UnpackParts {
  readonly db: Database;
  readonly blobs: BlobStore;
}

/**
 * Reads a stored archive in a thread of its own and stores what is in it.
 * @throws PagewrightError `export/not-pages`, `file/…`, `page/…`, `image/…`, `project/full`, `style/unusable`, `stored/newer`
 */
export async function unpack(
  { db, blobs }: UnpackParts,
  { name, file }: z.output<typeof unpacking.payload>,
  { signal, progress }: JobContext,
): Promise<Unpacked> {
  const pictures: Unpacked['pictures'] = [];
  const stored: Unpacked['content'][] = [];
  try {
    const { texts, ...archive } = await readArchiveApart(
      { name, bytes: await blobs.read(file) },
      {
        keepPicture: async (called, bytes) => {
          const made = await keepPicture(blobs, called, Buffer.from(bytes.buffer));
          stored.push(made.file);
          const key = randomUUID();
          pictures.push({ key, name: called, ...made });
          requireRoom(pictures);
          return `${IMAGE_PATH}/${key}`;
        },
        pageIds: (count) => newPageIds(db, count),
        progress: (share) => progress(READ_SHARE * share),
      },
      signal,
    );
    const content = await blobs.put(INCOMING, Buffer.concat(texts));
    stored.push(content);
    signal.throwIfAborted();
    return { ...archive, content, pictures };
  } catch (error) {
    for (const one of stored) await blobs.release(one);
    throw error;
  }
}

/** @throws PagewrightError `project/full` */
function requireRoom(pictures: Unpacked['pictures']): void {
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > PROJECT_LIMITS.imageBytes) throw new PagewrightError('project/full');
}
