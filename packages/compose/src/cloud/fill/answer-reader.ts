import type { Filling, FillWish } from '@pagewright/model/filling';
import type { ModelFailure, Statement } from '@pagewright/model/outline';
import type { NumberedBlock } from '../../from-blocks/numbered-blocks.ts';
import { chartOfTable } from '../../local/fill/charts.ts';
import { type FigureKind, figureKindOf, figuresIn, likeExample } from '../../local/fill/figure-kinds.ts';
import type { Sources } from '../../local/fill/sources.ts';
import { chosenTable } from '../../local/fill/tables.ts';
import { askedCount } from '../../local/fill/texts.ts';
import { isWide } from '../../local/language/text.ts';
import { isGivenTo } from '../changes/borne-out.ts';
import { StatementMaker } from '../statement-maker.ts';
import type { FillEntry, PlaceAnswer } from './fill-answer.ts';
import { tableOfRows } from './table-of-rows.ts';

/** What became of a place; `dropped` statements are not borne out by their blocks. */
export type Answered =
  | { readonly filling: Filling; readonly dropped: number }
  | { readonly failed: ModelFailure; readonly dropped: number };

/** Figures as a text writes them, however their groups of digits are told apart. */
const FIGURE = /\d(?:[\d.,’' ]*\d)?/gu;

/** Turns answers into fillings: each with the blocks that it names and that bear it out. */
export class AnswerReader {
  readonly #blocks: readonly NumberedBlock[];
  readonly #known: ReadonlyMap<string, NumberedBlock>;
  readonly #sources: Sources;
  readonly #maker: StatementMaker;

  constructor(blocks: readonly NumberedBlock[], sources: Sources) {
    this.#blocks = blocks;
    this.#known = new Map(blocks.map((one) => [one.id, one]));
    this.#sources = sources;
    this.#maker = new StatementMaker({ blocks, language: sources.language, keepsWords: false });
  }

  read(answer: PlaceAnswer, wish: FillWish): Answered {
    const entries = answer.entries.filter(({ text, value, cells }) => text || value || cells.some(Boolean));
    if (!answer.block && entries.length === 0) {
      return { filling: { is: 'nothing', id: wish.id, reason: 'not-found' }, dropped: 0 };
    }
    const named = entries.filter(({ from }) => from.some((id) => this.#known.has(id)));
    const filling = this.#fillingOf({ ...answer, entries: named }, wish);
    const dropped = entries.length - (filling?.used ?? 0);
    if (!filling) return { failed: 'unsupported', dropped };
    return { filling: filling.filling, dropped: answer.block ? 0 : dropped };
  }

  #fillingOf(answer: PlaceAnswer, wish: FillWish): Used | undefined {
    switch (wish.form) {
      case 'table':
        return this.#table(answer, wish);
      case 'chart': {
        const block = this.#block(answer.block, 'table');
        const chart = block && chartOfTable(wish, block, this.#sources);
        return chart && { filling: { is: 'chart', id: wish.id, chart }, used: 0 };
      }
      case 'picture': {
        const block = this.#block(answer.block, 'image');
        if (!block) return undefined;
        const { asset, caption, origin } = block;
        const image = {
          asset,
          origins: [origin],
          ...(caption ? { caption: { text: caption, origins: [origin], rank: 0.6 } } : {}),
        };
        return { filling: { is: 'picture', id: wish.id, image }, used: 0 };
      }
      case 'diagram':
        return this.#diagram(answer, wish);
      case 'text': {
        const kind = figureKindOf(wish.dataType);
        return kind ? this.#figure(answer, wish, kind) : this.#text(answer, wish);
      }
    }
  }

  #block<Kind extends NumberedBlock['block']['kind']>(id: string, kind: Kind) {
    const block = this.#known.get(id)?.block;
    return block?.kind === kind ? (block as Extract<NumberedBlock['block'], { kind: Kind }>) : undefined;
  }

  #table(answer: PlaceAnswer, wish: FillWish): Used | undefined {
    const block = this.#block(answer.block, 'table');
    const chosen = block && chosenTable(wish, block, answer.columns, this.#sources);
    if (chosen && typeof chosen === 'object') return { filling: chosen, used: 0 };
    const isBorneOut = (entry: FillEntry): boolean => {
      const name = entry.cells.find((cell) => /\p{L}/u.test(cell)) ?? '';
      const blocks = this.#blocksOf(entry);
      return entry.cells.every((cell, column) => {
        if (!cell) return true;
        const { unsupported } = this.#maker.whole({ ...ENTRY, text: cell, from: entry.from }, column);
        return !unsupported && (cell === name || isFigureOf(cell, name, blocks));
      });
    };
    const rows = answer.entries.filter(isBorneOut);
    const table = tableOfRows(rows, wish, (entry) => this.#blocksOf(entry));
    return table && { filling: { is: 'table', id: wish.id, ...table }, used: rows.length };
  }

  #diagram({ title, entries }: PlaceAnswer, { id, diagram }: FillWish): Used | undefined {
    if (diagram === 'timeline') {
      const events = entries.flatMap((entry, index) => {
        const text = this.#borneOut(this.#maker.valued({ ...ENTRY, ...entry }, index));
        return text && entry.value && entry.text ? [{ date: entry.value, text }] : [];
      });
      return events.length < 2 ? undefined : { filling: { is: 'timeline', id, events }, used: events.length };
    }
    const labels = this.#said(entries);
    if (labels.length < 2) return undefined;
    const nodes = labels.map((label, index) => ({ id: `s${index}`, label }));
    const used = nodes.length;
    if (diagram === 'flow') {
      const edges = nodes.slice(1).map((node, index) => ({ from: `s${index}`, to: node.id }));
      return { filling: { is: 'diagram', id, diagram: { shape: 'flow', nodes, edges } }, used };
    }
    const label = title ? this.#borneOut(this.#maker.title(title)) : undefined;
    if (!label) return undefined;
    const edges = nodes.map((node) => ({ from: 'root', to: node.id }));
    const all = [{ id: 'root', label }, ...nodes];
    return { filling: { is: 'diagram', id, diagram: { shape: 'mindmap', nodes: all, edges } }, used };
  }

  #text({ entries }: PlaceAnswer, wish: FillWish): Used | undefined {
    const said = this.#said(entries);
    const isList = wish.dataType === 'list';
    const pieces = isList ? said : said.slice(0, askedCount(wish));
    const [first] = pieces;
    if (!first) return undefined;
    const joiner = isList ? '\n' : isWide(first.text) ? '' : ' ';
    // Those beyond what the example shows are borne out as well.
    return {
      filling: { is: 'text', id: wish.id, pieces, joiner, listed: isList && pieces.length > 1 },
      used: said.length,
    };
  }

  /** One figure, of that name in the block. */
  #figure({ entries: [entry, ...others] }: PlaceAnswer, wish: FillWish, kind: FigureKind): Used | undefined {
    if (!entry) return undefined;
    const written = entry.value || entry.text;
    const blocks = this.#blocksOf(entry);
    const [figure, ...more] = figuresIn(written, kind, this.#sources.language);
    const isOwn = kind === 'date' || (entry.lead !== '' && isFigureOf(written, entry.lead, blocks));
    if (!figure || more.length > 0 || !isOwn) return undefined;
    const statement = this.#borneOut(this.#maker.whole({ ...ENTRY, text: written, from: entry.from }, 0));
    if (!statement) return undefined;
    const piece = { ...statement, text: likeExample(written, wish.example, kind) };
    return {
      filling: { is: 'text', id: wish.id, pieces: [piece], joiner: '', listed: false },
      used: 1 + others.length,
    };
  }

  #said(entries: readonly FillEntry[]): Statement[] {
    return entries.flatMap((entry, index) => {
      const lead = entry.lead && !entry.text.includes(entry.lead) ? `${entry.lead}: ` : '';
      const text = `${lead}${entry.text || entry.value}`;
      return this.#borneOut(this.#maker.whole({ ...ENTRY, text, from: entry.from }, index)) ?? [];
    });
  }

  #borneOut(statement: Statement): Statement | undefined {
    return statement.unsupported ? undefined : statement;
  }

  #blocksOf({ from }: FillEntry): NumberedBlock[] {
    return this.#blocks.filter(({ id }) => from.includes(id));
  }
}

interface Used {
  readonly filling: Filling;
  /** Entries that it holds. */
  readonly used: number;
}

const ENTRY = { lead: '', value: '', group: '' } as const;

/** Whether the blocks give each figure of a text to a name. */
function isFigureOf(text: string, name: string, blocks: readonly NumberedBlock[]): boolean {
  return (text.match(FIGURE) ?? []).every((figure) => isGivenTo(figure, { name, series: name }, blocks));
}
