import type { Origin } from '@pagewright/model/origin';
import type { Item, Statement } from '@pagewright/model/outline';
import type {
  CodeBlock,
  ImageBlock,
  ListBlock,
  QuoteBlock,
  SourceBlock,
  TableBlock,
} from '@pagewright/model/source-document';
import type { Passage } from './passages.ts';
import { type Centrality, rankSentence } from './rank.ts';
import { splitLead, splitSentences, visualLength } from './text.ts';

/** The smallest things that a page can say. */
export type Atom =
  | { readonly kind: 'sentence'; readonly statement: Statement; readonly paragraph: number }
  | { readonly kind: 'item'; readonly item: Item; readonly list: ListBlock; readonly index: number }
  | { readonly kind: 'table'; readonly block: TableBlock }
  | { readonly kind: 'image'; readonly block: ImageBlock }
  | { readonly kind: 'quote'; readonly block: QuoteBlock }
  | { readonly kind: 'code'; readonly block: CodeBlock };

/** The longest statement that is one bullet; longer sentences still are, but rank lower. */
export function atomsOf(passage: Passage, centrality: Centrality): Atom[] {
  let inPassage = 0;
  return passage.blocks.flatMap((block, paragraph): Atom[] => {
    switch (block.kind) {
      case 'paragraph': {
        const sentences = sentenceAtoms(block, passage, paragraph, inPassage, centrality);
        inPassage += sentences.length;
        return sentences;
      }
      case 'list':
        return itemAtoms(block, passage, centrality);
      case 'table':
      case 'image':
      case 'quote':
      case 'code':
        return [{ kind: block.kind, block } as Atom];
      default:
        return [];
    }
  });
}

function sentenceAtoms(
  block: Extract<SourceBlock, { kind: 'paragraph' }>,
  passage: Passage,
  paragraph: number,
  offset: number,
  centrality: Centrality,
): Atom[] {
  return splitSentences(block.text)
    .filter(isSaying)
    .map((text, inParagraph) => {
      const emphasised = block.emphasis?.some((part) => text.includes(part)) ?? false;
      const place = { inParagraph, inPassage: offset + inParagraph, heading: passage.heading, emphasised };
      return {
        kind: 'sentence',
        statement: statement(text, block.origin, rankSentence(text, place, centrality)),
        paragraph,
      };
    });
}

/** Bare web addresses and the marks of notes say nothing by themselves. */
function isSaying(text: string): boolean {
  return !/^<?https?:\/\/\S+>?(\s*↑)?$|↑$/.test(text.trim());
}

/** Items of the first level, with those below them as children. */
function itemAtoms(list: ListBlock, passage: Passage, centrality: Centrality): Atom[] {
  const atoms: Extract<Atom, { kind: 'item' }>[] = [];
  const top = Math.min(...list.items.map(({ level }) => level));
  for (const [index, { text, level }] of list.items.entries()) {
    if (!isSaying(text)) continue;
    const place = {
      inParagraph: index,
      inPassage: index === 0 ? 1 : 2,
      heading: passage.heading,
      emphasised: true,
      listed: true,
    };
    const own = statement(text, list.origin, rankSentence(text, place, centrality));
    const parent = atoms.at(-1)?.item;
    if (level > top && parent) parent.children = [...(parent.children ?? []), own];
    else atoms.push({ kind: 'item', item: itemOf(own), list, index });
  }
  return atoms;
}

/** A statement as a list entry, its lead in front where it has one. */
export function itemOf(own: Statement): Item {
  const parts = splitLead(own.text);
  return parts ? { ...own, text: parts.text, lead: parts.lead } : own;
}

export function statement(text: string, origin: Origin | undefined, rank: number): Statement {
  return { text, origins: origin ? [origin] : [], rank };
}

/** A label of ours. */
export function label(text: string): Statement {
  return { text, origins: [], rank: 1 };
}

/** How much an atom says, in visual length. */
export function weightOf(atom: Atom): number {
  switch (atom.kind) {
    case 'sentence':
      return visualLength(atom.statement.text);
    case 'item':
      return [atom.item.lead ?? '', atom.item.text, ...(atom.item.children ?? []).map(({ text }) => text)].reduce(
        (sum, text) => sum + visualLength(text),
        0,
      );
    case 'table':
      return 260 + Math.min(500, atom.block.rows.length * 30);
    case 'image':
      return 220;
    case 'quote':
      return visualLength(atom.block.text);
    case 'code':
      return Math.min(600, atom.block.text.length);
  }
}

/** How much a page would lose without it, 0 to 1. */
export function rankOf(atom: Atom): number {
  switch (atom.kind) {
    case 'sentence':
      return atom.statement.rank;
    case 'item':
      return atom.item.rank;
    case 'table':
      return atom.block.rows.length - atom.block.headerRows < 2 ? 0.15 : 0.75;
    case 'image':
      return atom.block.caption ? 0.4 : 0.15;
    case 'quote':
      return 0.45;
    case 'code':
      return 0.3;
  }
}

/** The words of an atom, for titles and searches. */
export function textOf(atom: Atom): string {
  switch (atom.kind) {
    case 'sentence':
      return atom.statement.text;
    case 'item':
      return [atom.item.lead, atom.item.text, ...(atom.item.children ?? []).map(({ text }) => text)]
        .filter(Boolean)
        .join(' ');
    case 'table':
      return [
        atom.block.caption ?? '',
        ...atom.block.rows.slice(0, 4).flatMap((row) => row.map(({ text }) => text)),
      ].join(' ');
    case 'image':
      return [atom.block.caption, atom.block.alt].filter(Boolean).join(' ');
    default:
      return atom.block.text;
  }
}

export function originOf(atom: Atom): Origin | undefined {
  if (atom.kind === 'sentence') return atom.statement.origins[0];
  return atom.kind === 'item' ? atom.item.origins[0] : atom.block.origin;
}
