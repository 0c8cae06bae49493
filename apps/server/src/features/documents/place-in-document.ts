import { PLACE_NEIGHBOURS, type SourcePlace } from '@pagewright/contract/documents';
import type { SourceBlock, SourceDocument } from '@pagewright/model/source-document';

/** What of a block is shown: characters of its text, rows and cells of a table (contract/documents.ts). */
const SHOWN = { characters: 4_000, rows: 60, cells: 20 } as const;

type Found = Pick<SourcePlace, 'headings' | 'blocks'>;

/** A block of a document with its neighbours and the headings above it; undefined where it has no such block. */
export function placeIn({ blocks }: Pick<SourceDocument, 'blocks'>, index: number): Found | undefined {
  if (!blocks[index]) return undefined;
  const first = Math.max(0, index - PLACE_NEIGHBOURS);
  const near = blocks.slice(first, index + PLACE_NEIGHBOURS + 1);
  return {
    headings: headingsAbove(blocks, index),
    blocks: near.map((block, offset) => ({
      index: first + offset,
      kind: block.kind,
      text: wordsOf(block).slice(0, SHOWN.characters),
      ...(block.kind === 'table' ? { rows: cellsOf(block) } : {}),
      current: first + offset === index,
    })),
  };
}

/** The headings that a block stands under, the highest first. */
function headingsAbove(blocks: readonly SourceBlock[], index: number): string[] {
  const headings: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = index - 1; at >= 0 && level > 1; at--) {
    const block = blocks[at];
    if (block?.kind !== 'heading' || block.level >= level) continue;
    level = block.level;
    headings.unshift(wordsOf(block));
  }
  return headings;
}

function wordsOf(block: SourceBlock): string {
  switch (block.kind) {
    case 'heading':
      return [block.numbering, block.text].filter(Boolean).join(' ');
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

function cellsOf({ rows }: Extract<SourceBlock, { kind: 'table' }>): string[][] {
  return rows.slice(0, SHOWN.rows).map((cells) => cells.slice(0, SHOWN.cells).map(({ text }) => text));
}
