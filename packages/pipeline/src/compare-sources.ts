import { parseOrigin } from '@pagewright/model/origin';
import type { ComparedBlock, SourceComparison } from '@pagewright/model/source-comparison';
import type { SourceBlock, SourceDocument, TableBlock } from '@pagewright/model/source-document';
import type { Successors } from '@pagewright/model/successors';
import { blockWords } from '@pagewright/source/versions/block-words';
import { cellDifference } from '@pagewright/source/versions/cell-difference';
import { type BlockMatch, matchBlocks } from '@pagewright/source/versions/match-blocks';
import { successorsOf } from '@pagewright/source/versions/successors';
import { wordDifference } from '@pagewright/source/versions/word-difference';

export interface ComparedSources {
  readonly comparison: SourceComparison;
  readonly successors: Successors;
}

/** What of a comparison is told: blocks, characters of a block's words, rows and cells of a table. */
const TOLD = { blocks: 300, characters: 2_000, rows: 40, cells: 16 } as const;

/** How two versions of a file differ. */
export function compareSources(older: SourceDocument, newer: SourceDocument): ComparedSources {
  const matches = matchBlocks(older.blocks, newer.blocks);
  const other = matches.filter((match) => match.is !== 'same' || match.isMoved);
  const blocks = other.slice(0, TOLD.blocks).map((match) => comparedBlock(match, older, newer));
  const count = (is: BlockMatch['is']): number => other.filter((match) => match.is === is).length;
  return {
    comparison: {
      counts: {
        same: matches.length - other.length,
        changed: count('changed'),
        added: count('added'),
        removed: count('removed'),
        moved: count('same'),
      },
      blocks,
    },
    successors: successorsOf(matches, older.blocks, newer.blocks),
  };
}

function comparedBlock(match: BlockMatch, older: SourceDocument, newer: SourceDocument): ComparedBlock {
  const before = 'from' in match ? older.blocks[match.from] : undefined;
  const after = 'to' in match ? newer.blocks[match.to] : undefined;
  const block = after ?? before;
  if (!block) throw new RangeError('a match without a block');
  return {
    is: match.is === 'same' ? 'moved' : match.is,
    isMoved: 'isMoved' in match && match.isMoved,
    kind: block.kind,
    index: 'to' in match ? match.to : match.from,
    place: parseOrigin(block.origin)?.place ?? '',
    words: wordDifference(plainWords(before), plainWords(after)),
    ...(block.kind === 'table' ? { rows: rowsBetween(before, after) } : {}),
  };
}

/** Without the cells of a table, which are told row by row, and without the key of a picture. */
function plainWords(block: SourceBlock | undefined): string {
  if (!block) return '';
  const words = block.kind === 'table' || block.kind === 'image' ? (block.caption ?? '') : blockWords(block);
  return words.slice(0, TOLD.characters);
}

function rowsBetween(before: SourceBlock | undefined, after: SourceBlock | undefined): ComparedBlock['rows'] {
  const empty = (table: TableBlock): TableBlock => ({ ...table, rows: [] });
  const [older, newer] = [tableOf(before), tableOf(after)];
  const one = older ?? (newer && empty(newer));
  const other = newer ?? (older && empty(older));
  if (!one || !other) return undefined;
  const rows = cellDifference(one, other);
  return rows
    .filter(({ is }, index) => index === 0 || is !== 'same')
    .slice(0, TOLD.rows)
    .map(({ is, cells }) => ({ is, cells: cells.slice(0, TOLD.cells).map((cell) => ({ ...cell })) }));
}

function tableOf(block: SourceBlock | undefined): TableBlock | undefined {
  return block?.kind === 'table' ? block : undefined;
}
