import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { DocumentRow } from './policy.ts';

/** Everything stored that belongs to a document. */
export function filesOf({
  file,
  content,
  pictures,
}: Pick<DocumentRow, 'file' | 'content' | 'pictures'>): BlobReference[] {
  return [file, content, ...Object.values(pictures)];
}
