import type { BlobOwner } from '../../platform/blob-sweeper.ts';
import { documents } from './tables.ts';

export const documentBlobs: BlobOwner = {
  prefixes: ['documents/', 'contents/'],
  async keysInUse(db) {
    const rows = await db.select({ file: documents.file, content: documents.content }).from(documents);
    return rows.flatMap(({ file, content }) => [file.key, content.key]);
  },
};
