import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { Column, Item, Statement } from '@pagewright/model/outline';
import { type NumberedBlock, wordsOf } from '../from-blocks/numbered-blocks.ts';
import type { AnswerEntry } from './page-answer.ts';
import { Carrier, SHARE } from './support.ts';

/** What the statements of a page stand on. */
export interface Footing {
  /** The blocks that the page rests on. */
  readonly blocks: readonly NumberedBlock[];
  /** Of the page. */
  readonly language: Language;
  /** Whether words are to be kept as they are. */
  readonly keepsWords: boolean;
}

/** Turns the words of an answer into statements: with the blocks that they name, or that carry them. */
export class StatementMaker {
  readonly #footing: Footing;
  readonly #share: number;
  readonly #known: ReadonlyMap<string, NumberedBlock>;
  readonly #carriers = new Map<string, Carrier>();

  constructor(footing: Footing) {
    this.#footing = footing;
    this.#share = footing.keepsWords ? SHARE.kept : SHARE.text;
    this.#known = new Map(footing.blocks.map((one) => [one.id, one]));
  }

  title(text: string): Statement {
    return { ...this.#statement(text, this.#footing.blocks, SHARE.title), rank: 1 };
  }

  item(entry: AnswerEntry, index: number): Item {
    const { lead, value, text } = entry;
    const front = lead || (text ? value : '');
    return { ...this.#said(entry, [lead, value, text], text || value, index), ...(front ? { lead: front } : {}) };
  }

  /** All of its words in one. */
  whole(entry: AnswerEntry, index: number): Statement {
    const text = entry.text || entry.value;
    return this.#said(entry, [text], text, index);
  }

  text(entry: AnswerEntry, index: number): Statement {
    return this.#said(entry, [entry.text], entry.text || entry.value, index);
  }

  lead(entry: AnswerEntry, index: number): Statement {
    return this.#said(entry, [entry.lead], entry.lead, index);
  }

  /** What a figure or a date belongs to; what is not carried of either is said of it. */
  valued(entry: AnswerEntry, index: number): Statement {
    return this.#said(entry, [entry.value, entry.text], entry.text, index);
  }

  columns(entries: readonly AnswerEntry[]): (Column & { heading: Statement })[] {
    const groups = Map.groupBy(entries, ({ group }) => group);
    if (groups.has('')) return [];
    return [...groups].map(([group, own]) => ({
      heading: {
        ...this.#statement(
          group,
          own.flatMap((entry) => this.#blocksOf(entry)),
          SHARE.title,
        ),
        rank: 1,
      },
      items: own.map((entry, index) => this.item({ ...entry, group: '' }, index)),
    }));
  }

  #said(entry: AnswerEntry, checked: readonly string[], text: string, index: number): Statement {
    const blocks = this.#blocksOf(entry);
    const words = checked.filter(Boolean).join(' · ');
    return { ...this.#statement(words, blocks, this.#share), text, rank: Math.max(0.3, 0.9 - index * 0.05) };
  }

  /** Those that it names; all of the page where it names none that there is. */
  #blocksOf({ from }: AnswerEntry): readonly NumberedBlock[] {
    const named = from.flatMap((id) => this.#known.get(id) ?? []);
    return named.length > 0 ? named : this.#footing.blocks;
  }

  /** A statement that another block of the page carries has been ascribed to the wrong one: it is given to that. */
  #statement(words: string, named: readonly NumberedBlock[], share: number): Statement {
    const blocks = [...new Set(named)];
    const missing = this.#missing(words, blocks, share);
    if (missing.length === 0) return statement(words, blocks);
    const other = this.#footing.blocks.find((one) => this.#missing(words, [one], share).length === 0);
    return other ? statement(words, [other]) : statement(words, blocks, missing);
  }

  #missing(words: string, blocks: readonly NumberedBlock[], share: number): string[] {
    const [first] = blocks;
    if (!first) return [];
    return this.#carrierOf(blocks, first.document.language).missingIn(words, this.#footing.language, share);
  }

  /** Names of things often stand in the headings above, and only there. */
  #carrierOf(blocks: readonly NumberedBlock[], language: Language): Carrier {
    const key = blocks.map(({ id }) => id).join();
    const known = this.#carriers.get(key);
    if (known) return known;
    const all = new Set(blocks.flatMap((one) => [...one.above, one]));
    const carrier = new Carrier(
      [...blocks.map(({ document }) => document.title), ...[...all].map(({ block }) => wordsOf(block))],
      language,
    );
    this.#carriers.set(key, carrier);
    return carrier;
  }
}

function statement(text: string, blocks: readonly NumberedBlock[], missing: readonly string[] = []): Statement {
  const origins: Origin[] = [...new Set(blocks.map(({ block }) => block.origin))];
  return { text, origins, rank: 0.5, ...(missing.length > 0 ? { unsupported: [...missing] } : {}) };
}
