import type { SourceDocument } from '@pagewright/model/source-document';
import type { StoredSources } from '../page-maker.ts';

/** Documents as a server hands them to a page maker. */
export function stored(documents: readonly SourceDocument[], text = ''): StoredSources {
  const encoder = new TextEncoder();
  return { contents: documents.map((document) => encoder.encode(JSON.stringify(document))), text };
}
