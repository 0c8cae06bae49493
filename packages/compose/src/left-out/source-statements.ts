import type { SourceStatement } from '@pagewright/model/left-out';
import {
  type CodeBlock,
  type SourceBlock,
  type SourceDocument,
  type TableBlock,
} from '@pagewright/model/source-document';
import { splitSentences } from '../local/language/sentences.ts';
import { drawnTree } from '../local/reading/drawn-trees.ts';
import { partsOfListing } from '../local/reading/listing-parts.ts';
import { bodyOf, headOf } from '../local/tables/grid.ts';

type Told = Pick<SourceStatement, 'kind' | 'text' | 'cells' | 'asset'>;

/**
 * Everything that a document says, in its order. A heading names what stands under it and is no statement of its own,
 * unless nothing does.
 */
export function statementsOf({ file, title, blocks }: SourceDocument): SourceStatement[] {
  let section: SourceStatement['section'] = { title };
  return blocks.flatMap((block, index) => {
    if (block.kind === 'heading') section = { title: block.text, origin: block.origin };
    return toldBy(block, blocks[index + 1]).map((told, number) => ({
      ...told,
      id: `${block.origin}~${number}`,
      origin: block.origin,
      file,
      section,
    }));
  });
}

function toldBy(block: SourceBlock, next: SourceBlock | undefined): Told[] {
  switch (block.kind) {
    case 'heading': {
      const leads = next && (next.kind !== 'heading' || next.level > block.level);
      return leads ? [] : textsOf(block.text);
    }
    case 'paragraph':
      return splitSentences(block.text).flatMap(textsOf);
    case 'quote':
      return [...splitSentences(block.text), block.attribution ?? ''].flatMap(textsOf);
    case 'list':
      return block.items.flatMap(({ text }) => splitSentences(text)).flatMap(textsOf);
    case 'table':
      return [block.caption ?? ''].flatMap(textsOf).concat(rowsOf(block), (block.notes ?? []).flatMap(textsOf));
    case 'image':
      return [{ kind: 'picture', text: block.caption ?? block.alt ?? '', asset: block.asset }];
    case 'code':
      return listingsOf(block);
  }
}

/** A listing part by part, as pages show them: half of one is not the whole. */
function listingsOf(block: CodeBlock): Told[] {
  // A tree is told by its names, each in a box of its own.
  const tree = drawnTree(block.text);
  if (tree) return tree.flatMap(({ name }) => textsOf(name));
  return partsOfListing(block).flatMap(({ text }): Told[] => (text.trim() === '' ? [] : [{ kind: 'code', text }]));
}

function textsOf(text: string): Told[] {
  return /[\p{L}\p{N}]/u.test(text) ? [{ kind: 'text', text: text.trim() }] : [];
}

function rowsOf(block: TableBlock): Told[] {
  const { names } = headOf(block);
  return bodyOf(block).flatMap((row): Told[] => {
    const cells = row.map(({ text }, column) => ({ head: names[column] ?? '', text: text.trim() }));
    const said = cells.flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []));
    return said.length === 0 ? [] : [{ kind: 'row', text: said.join(' · '), cells: named(cells) }];
  });
}

/** Without the columns that neither have a name nor say anything in this row. */
function named(cells: NonNullable<Told['cells']>): NonNullable<Told['cells']> {
  return cells.filter(({ head, text }) => head !== '' || text !== '');
}
