import type { SourceBlock } from '@pagewright/model/source-document';

/** Everything that a block says, a line for each entry or row: two blocks that say the same have the same words. */
export function blockWords(block: SourceBlock): string {
  switch (block.kind) {
    case 'heading':
      return [block.numbering, block.text].filter(Boolean).join(' ');
    case 'list':
      return block.items.map(({ marker = '', text, level }) => `${' '.repeat(level)}${marker} ${text}`).join('\n');
    case 'table':
      return [block.caption ?? '', ...block.rows.map(rowWords), ...(block.notes ?? [])].join('\n');
    case 'image':
      return [block.asset, block.caption ?? block.alt ?? ''].join('\n');
    case 'quote':
      return [block.text, block.attribution ?? ''].join('\n');
    default:
      return block.text;
  }
}

export function rowWords(cells: readonly { readonly text: string }[]): string {
  return cells.map(({ text }) => text).join('\t');
}
