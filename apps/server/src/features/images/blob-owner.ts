import type { BlobOwner } from '../../platform/blobs/blob-store.ts';
import { images } from './tables.ts';

export const imageBlobs: BlobOwner = {
  prefixes: ['images/'],
  async keysInUse(db) {
    const rows = await db.select({ file: images.file }).from(images);
    return rows.map(({ file }) => file.key);
  },
};
