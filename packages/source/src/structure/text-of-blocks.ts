import type { DraftBlock } from './blocks.ts';

/** All words of blocks, for finding their language. */
export function textOfBlocks(blocks: readonly DraftBlock[]): string {
  return blocks.map(textOfBlock).join('\n');
}

function textOfBlock(block: DraftBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ text }) => text).join('\n');
    case 'table':
      return [block.caption ?? '', ...block.rows.map((row) => row.map(({ text }) => text).join(' '))].join('\n');
    case 'image':
      return [block.alt, block.caption].filter(Boolean).join('\n');
    case 'code':
      return '';
    default:
      return block.text;
  }
}
