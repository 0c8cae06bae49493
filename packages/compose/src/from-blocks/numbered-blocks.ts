import type { SourceBlock, SourceDocument } from '@pagewright/model/source-document';
import { textsOf } from './texts-of.ts';

/** A block of the sources as the model knows it. */
export interface NumberedBlock {
  /** `b12`. */
  readonly id: string;
  readonly block: SourceBlock;
  readonly document: SourceDocument;
  /** The headings that it stands under, the highest first. */
  readonly above: readonly NumberedBlock[];
}

/** All blocks that say or show something, numbered through, in their order. */
export function numberedBlocks(documents: readonly SourceDocument[]): NumberedBlock[] {
  const all: NumberedBlock[] = [];
  for (const document of documents) {
    let above: NumberedBlock[] = [];
    for (const block of document.blocks) {
      if (block.kind !== 'image' && wordsOf(block).trim() === '') continue;
      const { kind } = block;
      if (kind === 'heading')
        above = above.filter((one) => one.block.kind === 'heading' && one.block.level < block.level);
      const one = { id: `b${all.length + 1}`, block, document, above };
      all.push(one);
      if (kind === 'heading') above = [...above, one];
    }
  }
  return all;
}

/** Blocks with the headings above them, each once, in the order of the sources. */
export function withAbove(blocks: readonly NumberedBlock[]): NumberedBlock[] {
  return [...new Set(blocks.flatMap((one) => [...one.above, one]))];
}

export function wordsOf(block: SourceBlock): string {
  return textsOf(block).filter(Boolean).join('\n');
}

/** A block as a line of JSON, so that no word of a source can be taken for one of ours. */
export function lineOf({ id, block }: NumberedBlock, longest: number): string {
  const kind = block.kind === 'image' ? 'picture' : block.kind;
  return quoted({ id, kind, text: shortened(toldBy(block), longest) });
}

export function quoted(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
}

function toldBy(block: SourceBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ marker, text }) => `${marker ?? '-'} ${text}`).join('\n');
    case 'table': {
      const rows = block.rows.map((row) => row.map(({ text }) => text).join(' | '));
      return [block.caption ?? '', ...rows, ...(block.notes ?? [])].filter(Boolean).join('\n');
    }
    default:
      return wordsOf(block);
  }
}
