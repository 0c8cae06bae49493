import type { BlobOwner } from '../../platform/blobs/blob-store.ts';
import { outlines } from './tables.ts';

export const pictureBlobs: BlobOwner = {
  prefixes: ['assets/'],
  async keysInUse(db) {
    const rows = await db.select({ assets: outlines.assets }).from(outlines);
    return rows.flatMap(({ assets }) => Object.values(assets).map(({ key }) => key));
  },
};
