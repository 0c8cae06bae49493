import type { BlobOwner } from '../../platform/blobs/blob-store.ts';
import { filesOf } from './stored-files.ts';
import { documents, olderDocuments } from './tables.ts';

export const documentBlobs: BlobOwner = {
  prefixes: ['documents/', 'contents/'],
  async keysInUse(db) {
    const rows = [...(await db.select().from(documents)), ...(await db.select().from(olderDocuments))];
    return rows.flatMap(filesOf).map(({ key }) => key);
  },
};
