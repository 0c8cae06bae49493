import { PLACE_NEIGHBOURS, type SourcePlace } from '@pagewright/contract/documents';
import type { SourceBlock } from '@pagewright/model/source-document';
import { type ShownDocument, showBlock, wordsOf } from './shown-block.ts';

/** What of a block is shown beside a page (contract/documents.ts). */
const SHOWN = { characters: 4_000, rows: 60, cells: 20 } as const;

type Found = Pick<SourcePlace, 'headings' | 'blocks'>;

/** A block of a document with its neighbours and the headings above it; undefined where it has no such block. */
export function placeIn(document: ShownDocument, index: number): Found | undefined {
  const { blocks } = document;
  if (!blocks[index]) return undefined;
  const first = Math.max(0, index - PLACE_NEIGHBOURS);
  const last = Math.min(blocks.length - 1, index + PLACE_NEIGHBOURS);
  const near = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return {
    headings: headingsAbove(blocks, index),
    blocks: near.map((at) => ({ ...showBlock(document, at, SHOWN), current: at === index })),
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
