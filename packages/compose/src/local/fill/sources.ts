import type { Language } from '@pagewright/model/languages';
import type { Statement } from '@pagewright/model/outline';
import type { ImageBlock, SourceDocument, TableBlock, TableCell } from '@pagewright/model/source-document';
import { listAsTable } from '../forms/list-tables.ts';
import { type Atom, type ItemAtom, statement, statementOf, textOf } from '../material/atoms.ts';
import type { GroupPart } from '../material/groups.ts';
import { materialOf } from '../material/material.ts';
import { readPrompt } from '../prompt/wishes.ts';
import type { Passage } from '../reading/passages.ts';
import { bodyOf, gridsOf, headOf } from '../tables/grid.ts';
import { joined, type Words, wordsOf } from './query.ts';

/** A sentence, an entry or a quotation, and what stands around it. */
export interface Said {
  readonly statement: Statement;
  readonly words: Words;
  readonly context: Words;
  /** The headings above it and the line that leads to it. */
  readonly heading: string;
  /** Position in the sources, for the order of what is chosen. */
  readonly order: number;
  /** An entry of a list, rather than a sentence of a paragraph. */
  readonly isEntry: boolean;
}

/** A list with what leads to it. */
export interface Listed {
  readonly items: readonly ItemAtom[];
  /** The line that leads to it, or the heading above it. */
  readonly title: Statement | undefined;
  readonly words: Words;
  readonly context: Words;
  readonly heading: string;
}

/** A table, or a list of figures read as one. */
export interface Tabled {
  readonly block: TableBlock;
  /** Its caption and the names of its columns and rows. */
  readonly words: Words;
  readonly context: Words;
  /** The headings above it. */
  readonly heading: string;
}

/** A picture, by its caption and what else is said of it. */
export interface Pictured {
  readonly block: ImageBlock;
  readonly words: Words;
  readonly context: Words;
}

/** Everything in the sources that can be filled in somewhere. */
export interface Sources {
  readonly language: Language;
  readonly said: readonly Said[];
  readonly lists: readonly Listed[];
  readonly tables: readonly Tabled[];
  readonly pictures: readonly Pictured[];
  /** All words of all of it, for how telling a word is. */
  readonly all: readonly Words[];
}

/** Labels of a table's rows that are looked at. */
const MOST_LABELS = 2_000;

/**
 * Reads the documents as generation does.
 * @param prompt the person's prompt, which may leave parts of the documents out
 */
export function sourcesOf(documents: readonly SourceDocument[], prompt: string): Sources {
  const material = materialOf(documents, readPrompt(prompt), true);
  const parts = material.groups.flatMap((group) => group.parts);
  const said = saidIn(parts);
  const lists = listsIn(parts);
  const figures = lists.flatMap(({ items, title, heading }) => {
    const block = listAsTable(items, title?.text ?? '');
    return block ? [tabled(block, heading)] : [];
  });
  const tables = [...tablesIn(parts), ...figures];
  const all = [...said, ...tables].map(({ words }) => words);
  return { language: material.language, said, lists, tables, pictures: picturesIn(parts), all };
}

function saidIn(parts: readonly GroupPart[]): Said[] {
  const said = parts.flatMap(({ passage, atoms }) => {
    const context = contextOf(passage);
    return atoms
      .filter(({ kind }) => kind === 'sentence' || kind === 'item' || kind === 'quote')
      .map((atom) => ({
        statement: statementOf(atom),
        words: wordsOf(textOf(atom)),
        context: around(atom, context),
        heading: [headingOf(passage), atom.kind === 'item' ? (atom.intro?.text ?? '') : ''].join('\n'),
        isEntry: atom.kind === 'item',
      }));
  });
  return said.map((own, order) => ({ ...own, order }));
}

/** Lists of two entries or more; one may go on over several groups. */
function listsIn(parts: readonly GroupPart[]): Listed[] {
  const known = new Map<string, { passage: Passage; items: ItemAtom[] }>();
  for (const { passage, atoms } of parts) {
    for (const atom of atoms) {
      if (atom.kind !== 'item') continue;
      const key = `${passage.document} ${passage.origin ?? ''} ${passage.heading} ${atom.list}`;
      const list = known.get(key) ?? { passage, items: [] };
      list.items.push(atom);
      known.set(key, list);
    }
  }
  return [...known.values()]
    .filter(({ items }) => items.length > 1)
    .map(({ passage, items }) => {
      const title = titleOf(items, passage);
      const words = wordsOf([title?.text ?? '', ...items.map(textOf)].join('\n'));
      return { items, title, words, context: contextOf(passage), heading: headingOf(passage) };
    });
}

function tablesIn(parts: readonly GroupPart[]): Tabled[] {
  return parts.flatMap(({ passage, atoms }) =>
    atoms.flatMap((atom) => (atom.kind === 'table' ? [tabled(atom.block, headingOf(passage))] : [])),
  );
}

function picturesIn(parts: readonly GroupPart[]): Pictured[] {
  return parts.flatMap(({ passage, atoms }) =>
    atoms.flatMap((atom) => {
      if (atom.kind !== 'image') return [];
      const { caption = '', alt = '' } = atom.block;
      return [{ block: atom.block, words: wordsOf(`${caption}\n${alt}`), context: contextOf(passage) }];
    }),
  );
}

function headingOf({ path, heading }: Passage): string {
  return [...path, heading].join('\n');
}

function contextOf(passage: Passage): Words {
  return wordsOf(headingOf(passage));
}

/** The line that leads to a list, or the heading above it. */
function titleOf([first]: readonly ItemAtom[], { heading, origin }: Passage): Statement | undefined {
  return first?.intro ?? (heading ? statement(heading, origin, 1) : undefined);
}

function around(atom: Atom, context: Words): Words {
  if (atom.kind !== 'item' || !atom.intro) return context;
  return joined(context, wordsOf(atom.intro.text));
}

function tabled(block: TableBlock, heading: string): Tabled {
  const { names, groups, notes, period } = headOf(block);
  const columns = gridsOf(block).map(({ labelColumn }) => labelColumn);
  const labels = bodyOf(block)
    .slice(0, MOST_LABELS)
    .flatMap((row) => [row.find(isNamed), ...columns.map((column) => row[column])])
    .map((cell) => cell?.text ?? '');
  const said = [block.caption, block.sheet, period, ...names, ...groups, ...notes, ...(block.notes ?? []), ...labels];
  return { block, heading, context: wordsOf(heading), words: wordsOf(said.filter(Boolean).join('\n')) };
}

function isNamed({ type, text }: TableCell): boolean {
  return type === 'text' && text.trim() !== '';
}
