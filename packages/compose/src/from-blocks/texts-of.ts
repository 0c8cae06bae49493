import type { SourceBlock } from '@pagewright/model/source-document';

/** Every word that a block holds. */
export function textsOf(block: SourceBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.numbering ?? '', block.text];
    case 'list':
      return block.items.flatMap(({ marker, text }) => [marker ?? '', text]);
    case 'table': {
      const cells = block.rows.flat().map(({ text }) => text);
      return [block.sheet ?? '', block.caption ?? '', ...cells, ...(block.notes ?? [])];
    }
    case 'image':
      return [block.caption ?? '', block.alt ?? ''];
    case 'quote':
      return [block.text, block.attribution ?? ''];
    default:
      return [block.text];
  }
}
