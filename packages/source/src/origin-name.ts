import { formatOrigin, type Origin, parseOrigin } from '@pagewright/model/origin';
import type { SourceDocument } from '@pagewright/model/source-document';

/** A document whose origins call its file otherwise: two versions of a file, or two files, are not mixed up. */
export function withOriginName(document: SourceDocument, name: string): SourceDocument {
  if (document.file === name) return document;
  const renamed = (origin: Origin): Origin => {
    const parts = parseOrigin(origin);
    return parts ? formatOrigin({ ...parts, file: name }) : origin;
  };
  const blocks = document.blocks.map((block) => {
    const origin = renamed(block.origin);
    return block.kind === 'table' && block.further
      ? { ...block, origin, further: block.further.map(renamed) }
      : { ...block, origin };
  });
  return { ...document, file: name, blocks };
}
