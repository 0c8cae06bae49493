import type { Origin } from '@pagewright/model/origin';
import type { ChartContent, Item, Statement } from '@pagewright/model/outline';
import {
  type CodeBlock,
  type ImageBlock,
  isDrawnListing,
  type ListBlock,
  type ParagraphBlock,
  type QuoteBlock,
  type TableBlock,
} from '@pagewright/model/source-document';
import { entryLeads } from '../language/entry-leads.ts';
import { isNoise, splitClauses, splitSentences } from '../language/sentences.ts';
import { readingLoad, splitLead } from '../language/text.ts';
import type { Passage } from '../reading/passages.ts';
import type { TablePart } from '../tables/table-content.ts';
import { type Centrality, rankSentence } from './rank.ts';

interface AtomBase {
  /** 0 to 1, how much a page would lose without it. */
  readonly rank: number;
  /** How much there is to read in it. */
  readonly load: number;
  readonly origin: Origin;
}

/** The smallest things that a page can say. */
export type Atom = SentenceAtom | ItemAtom | TableAtom | ImageAtom | QuoteAtom | CodeAtom;

export interface SentenceAtom extends AtomBase {
  readonly kind: 'sentence';
  readonly statement: Statement;
  /** Paragraph of the passage, and place in the paragraph, both from 0. */
  readonly paragraph: number;
  readonly place: number;
}
export interface ItemAtom extends AtomBase {
  readonly kind: 'item';
  readonly item: Item;
  /** The words as the source has them, lead and text together. */
  readonly whole: Statement;
  /** Entries of one list share its number. */
  readonly list: number;
  readonly ordered: boolean;
  /** The line that leads to the list. */
  readonly intro: Statement | undefined;
}
/** How a table is shown: as the content asks, as one of its charts or a tally, as a table or a part of one. */
export type TableView =
  | { readonly as: 'auto' }
  | { readonly as: 'chart'; readonly chart: ChartContent }
  | { readonly as: 'table'; readonly part?: TablePart };
export interface TableAtom extends AtomBase {
  readonly kind: 'table';
  readonly block: TableBlock;
  readonly view: TableView;
}
export interface ImageAtom extends AtomBase {
  readonly kind: 'image';
  readonly block: ImageBlock;
}
export interface QuoteAtom extends AtomBase {
  readonly kind: 'quote';
  readonly block: QuoteBlock;
}
export interface CodeAtom extends AtomBase {
  readonly kind: 'code';
  readonly block: CodeBlock;
}

/**
 * Everything that a passage says, in its order.
 * @param keepAll also what says nothing by itself: addresses, lone marks
 */
export function atomsOf(passage: Passage, centrality: Centrality, keepAll: boolean): Atom[] {
  const says = (text: string): boolean => (keepAll ? text.trim() !== '' : !isNoise(text));
  const atoms: Atom[] = [];
  let sentences = 0;
  let list = 0;
  for (const [index, block] of passage.blocks.entries()) {
    const { origin } = block;
    switch (block.kind) {
      case 'paragraph': {
        const own = sentenceAtoms(block, passage, index, sentences, centrality).filter(({ statement: { text } }) =>
          says(text),
        );
        sentences += own.length;
        atoms.push(...own);
        break;
      }
      case 'list': {
        const before = atoms.at(-1);
        const continues = passage.blocks[index - 1]?.kind === 'list' && before?.kind === 'item';
        if (!continues) list += 1;
        atoms.push(...itemAtoms(block, passage, list, introOf(atoms, continues), centrality, says));
        break;
      }
      case 'table':
        atoms.push({
          kind: 'table',
          block,
          view: { as: 'auto' },
          origin,
          rank: rankOfTable(block),
          load: loadOfTable(block),
        });
        break;
      case 'image':
        atoms.push({ kind: 'image', block, origin, rank: block.caption ? 0.4 : 0.2, load: 200 });
        break;
      case 'quote':
        atoms.push({ kind: 'quote', block, origin, rank: 0.5, load: readingLoad(saidBy(block)) });
        break;
      case 'code':
        atoms.push({
          kind: 'code',
          block,
          origin,
          rank: isDrawnListing(block) ? 0.5 : 0.3,
          load: Math.min(600, block.text.length),
        });
        break;
      case 'heading':
        break;
    }
  }
  return atoms;
}

/** A table of figures says more the fewer of them are nought; one row says hardly anything. */
function rankOfTable({ rows, headerRows }: TableBlock): number {
  const body = rows.slice(headerRows);
  if (body.length < 2) return 0.2;
  const figures = body.flat().filter(({ value }) => typeof value === 'number');
  if (figures.length === 0) return 0.6;
  const telling = figures.filter(({ value }) => value !== 0).length / figures.length;
  // In quarters, so that of like tables the first is kept.
  return 0.5 + (0.3 * Math.round(telling * 4)) / 4;
}

function loadOfTable({ rows }: TableBlock): number {
  return 240 + Math.min(500, rows.length * 30);
}

/** A sentence that ends in a colon leads to the list behind it, and is taken off the sentences. */
function introOf(atoms: Atom[], continues: boolean): Statement | undefined {
  const before = atoms.at(-1);
  if (continues) return before?.kind === 'item' ? before.intro : undefined;
  if (before?.kind !== 'sentence' || !/[:：–—-]$|(下列|以下|如下|次の)[^。]{0,30}[。.]?$/.test(before.statement.text)) {
    return undefined;
  }
  atoms.pop();
  return before.statement;
}

function sentenceAtoms(
  block: ParagraphBlock,
  passage: Passage,
  paragraph: number,
  offset: number,
  centrality: Centrality,
): SentenceAtom[] {
  return splitSentences(block.text)
    .flatMap(splitClauses)
    .map((text, place) => {
      const emphasised = block.emphasis?.some((part) => text.includes(part)) ?? false;
      const rank = rankSentence(
        text,
        { inParagraph: place, inPassage: offset + place, heading: passage.heading, emphasised, listed: false },
        centrality,
      );
      const own = statement(text, block.origin, rank);
      return {
        kind: 'sentence',
        statement: own,
        paragraph,
        place,
        origin: block.origin,
        rank,
        load: readingLoad(text),
      };
    });
}

/** Entries of the first level, with those below them as children. */
function itemAtoms(
  block: ListBlock,
  passage: Passage,
  list: number,
  intro: Statement | undefined,
  centrality: Centrality,
  says: (text: string) => boolean,
): ItemAtom[] {
  const drafts: { whole: Statement; bold: string | undefined; children: Statement[] }[] = [];
  const top = Math.min(...block.items.map(({ level }) => level));
  for (const [index, { text, level, lead: bold }] of block.items.entries()) {
    if (!says(text)) continue;
    const place = {
      inParagraph: index,
      inPassage: index + 1,
      heading: passage.heading,
      emphasised: true,
      listed: true,
    };
    const own = statement(text, block.origin, rankSentence(text, place, centrality));
    const parent = drafts.at(-1);
    if (level > top && parent) parent.children.push(own);
    else drafts.push({ whole: own, bold, children: [] });
  }
  const leads = entryLeads(drafts.map(({ whole, bold }) => ({ text: whole.text, lead: bold })));
  return drafts.map(({ whole, children }, index) => {
    const led = leads ? { ...whole, ...leads[index] } : itemOf(whole);
    const item: Item = { ...led, ...(children.length > 0 ? { children } : {}) };
    const load = [whole, ...children].reduce((sum, { text }) => sum + readingLoad(text), 0);
    return {
      kind: 'item',
      item,
      whole,
      list,
      ordered: block.ordered,
      intro,
      origin: block.origin,
      rank: whole.rank,
      load,
    };
  });
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

/** What an atom says as one statement, in the words of the source. */
export function statementOf(atom: Atom): Statement {
  if (atom.kind === 'sentence') return atom.statement;
  return atom.kind === 'item' ? atom.whole : statement(textOf(atom), atom.origin, atom.rank);
}

/** The words of an atom, for titles and searches. */
export function textOf(atom: Atom): string {
  switch (atom.kind) {
    case 'sentence':
      return atom.statement.text;
    case 'item':
      return [atom.whole.text, ...(atom.item.children ?? []).map(({ text }) => text)].join(' ');
    case 'table':
      return [
        atom.block.caption ?? '',
        ...atom.block.rows.slice(0, 4).flatMap((row) => row.map(({ text }) => text)),
      ].join(' ');
    case 'image':
      return [atom.block.caption, atom.block.alt].filter(Boolean).join(' ');
    case 'quote':
      return saidBy(atom.block);
    case 'code':
      return atom.block.text;
  }
}

/** What somebody said, and who. */
function saidBy({ text, attribution }: QuoteBlock): string {
  return attribution ? `${text} — ${attribution}` : text;
}
