import type { ShownBlock } from '@pagewright/contract/documents';
import { type ShownDocument, showBlock } from './shown-block.ts';

/** What of a block is shown to somebody who reads the document. */
const SHOWN = { characters: 100_000, rows: 500, cells: 50 } as const;
/** Blocks of one answer, and characters after which no further block is begun. */
const ANSWER = { blocks: 200, characters: 200_000 } as const;

export interface ReadBlocks {
  readonly total: number;
  readonly blocks: ShownBlock[];
}

/** The blocks of a document from an index on, as many as make one answer. */
export function blocksFrom(document: ShownDocument, from: number): ReadBlocks {
  const { blocks } = document;
  const shown: ShownBlock[] = [];
  let characters = 0;
  const end = Math.min(blocks.length, from + ANSWER.blocks);
  for (let index = from; index < end && characters <= ANSWER.characters; index++) {
    const next = showBlock(document, index, SHOWN);
    shown.push(next);
    characters += next.text.length + (next.rows ?? []).flat().reduce((sum, cell) => sum + cell.length, 0);
  }
  return { total: blocks.length, blocks: shown };
}
