import type { ShownBlock } from '@pagewright/contract/documents';
import type { SourceBlock } from '@pagewright/model/source-document';

/** How much of a block is shown: characters of its text, rows and cells of a table. */
export interface ShownParts {
  readonly characters: number;
  readonly rows: number;
  readonly cells: number;
}

/** A block as it is shown to the person. */
export function showBlock(block: SourceBlock, index: number, parts: ShownParts): ShownBlock {
  return {
    index,
    kind: block.kind,
    text: wordsOf(block).slice(0, parts.characters),
    ...(block.kind === 'heading' ? { level: block.level } : {}),
    ...(block.kind === 'table' ? { rows: cellsOf(block, parts) } : {}),
    ...(block.scan ? { doubtful: block.scan.doubtful.map(({ text }) => text) } : {}),
  };
}

/** A block's words without its table cells; a list has a line for each entry. */
export function wordsOf(block: SourceBlock): string {
  switch (block.kind) {
    case 'heading':
      return numbered(block.numbering, block.text);
    case 'list':
      return block.items.map(({ marker = '•', text, level }) => `${'  '.repeat(level)}${marker} ${text}`).join('\n');
    case 'table':
      return block.caption ?? '';
    case 'image':
      return block.caption ?? block.alt ?? '';
    case 'quote':
      return [block.text, block.attribution].filter(Boolean).join('\n');
    default:
      return block.text;
  }
}

function cellsOf({ rows }: Extract<SourceBlock, { kind: 'table' }>, parts: ShownParts): string[][] {
  return rows.slice(0, parts.rows).map((cells) => cells.slice(0, parts.cells).map(({ text }) => text));
}

/** `1.2 Costs`, but `一、业绩`: after a full-width mark there is no space. */
function numbered(numbering: string | undefined, text: string): string {
  if (!numbering) return text;
  return /[、．。）】]$/.test(numbering) ? numbering + text : `${numbering} ${text}`;
}
