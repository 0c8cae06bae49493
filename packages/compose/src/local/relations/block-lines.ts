import type { SourceBlock } from '@pagewright/model/source-document';

/** A paragraph, or an entry without a mark that stands alone in its list. */
export function lineOf(block: SourceBlock | undefined): string | undefined {
  if (block?.kind === 'paragraph') return block.text;
  if (block?.kind !== 'list' || block.ordered || block.items.length !== 1) return undefined;
  return block.items[0]?.text;
}
