import type { Language } from '@pagewright/model/languages';
import type { Column, Item, SimpleBrief, Statement } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { type Atom, itemOf, label, rankOf, statement, textOf, weightOf } from './atoms.ts';
import { areNamedSteps, areOpposites, areSteps, datedOf, figureOf, stepOf } from './detect.ts';
import { atomsOfGroup, type Group, type GroupPart } from './groups.ts';
import { chartOf, headerOf, SHOWN, tableContent } from './tables.ts';
import { visualLength } from './text.ts';

/** How much a page of a kind holds. */
export interface Budget {
  /** Visual length of all statements that are shown. */
  readonly weight: number;
  /** Most entries of a list. */
  readonly items: number;
  /** Rows and columns of a table. */
  readonly rows: number;
  readonly columns: number;
}

export const SLIDE_BUDGET: Budget = { weight: 420, items: 6, ...SHOWN };

export interface BriefContext {
  readonly language: Language;
  readonly budget: Budget;
  /** Keep the person's words: nothing is chosen, the fit decides. */
  readonly preserve: boolean;
  readonly charts: boolean;
  /** Prefer charts even where a table would do. */
  readonly moreCharts: boolean;
}

/** What a group of atoms says, in the form that its content has. */
export function briefOf(id: string, group: Group, title: Statement, context: BriefContext): SimpleBrief {
  const atoms = atomsOfGroup(group);
  const section = group.parts[0]?.passage.section ?? '';
  const base = { id, title, ...(section && section !== title.text ? { section } : {}) };
  const table = atoms.find((atom) => atom.kind === 'table');
  if (table?.kind === 'table') return tableBrief(base, table.block, atoms, context);
  const image = atoms.find((atom) => atom.kind === 'image');
  if (image?.kind === 'image') {
    const { shown, more } = choose(atoms, context);
    const { block } = image;
    const caption = block.caption ? statement(block.caption, block.origin, 0.5) : undefined;
    return {
      ...base,
      form: 'image',
      image: { asset: block.asset, origins: [block.origin], ...(caption ? { caption } : {}) },
      items: itemsOf(shown),
      more,
    };
  }
  const code = atoms.find((atom) => atom.kind === 'code');
  if (code?.kind === 'code') {
    const { shown, more } = choose(atoms, context);
    const { text, origin, language } = code.block;
    return {
      ...base,
      form: 'code',
      code: statement(shortCode(text), origin, 0.8),
      ...(language ? { language } : {}),
      items: itemsOf(shown),
      more,
    };
  }
  return severalPassages(base, group, context) ?? textBrief(base, atoms, context);
}

interface Base {
  readonly id: string;
  readonly title: Statement;
  readonly section?: string;
}

function tableBrief(base: Base, block: TableBlock, atoms: readonly Atom[], context: BriefContext): SimpleBrief {
  const { shown, more } = choose(atoms, context);
  const items = itemsOf(shown).slice(0, 3);
  const limits = { rows: context.budget.rows, columns: context.budget.columns };
  const chart = context.charts ? chartOf(block) : undefined;
  const small = block.rows.length - block.headerRows <= 4 && headerOf(block).length > 4;
  if (chart && (!small || context.moreCharts)) {
    return { ...base, form: 'chart', chart, table: tableContent(block, limits), items, more };
  }
  return { ...base, form: 'table', table: tableContent(block, limits), items, more };
}

/** Two or three passages on a page are columns, or sides where they are set against each other; more are named points. */
function severalPassages(base: Base, group: Group, context: BriefContext): SimpleBrief | undefined {
  const parts = group.parts.filter(({ passage, atoms }) => passage.heading && atoms.length > 0);
  if (parts.length < 2 || parts.length < group.parts.length) return undefined;
  if (parts.length <= 3) {
    const share = { ...context, budget: { ...context.budget, weight: context.budget.weight / parts.length, items: 4 } };
    const chosen = parts.map((part) => columnOf(part, share));
    const columns = chosen.map(({ column }) => column);
    const more = chosen.flatMap((column) => column.more);
    const [first, second] = parts as [GroupPart, GroupPart];
    if (parts.length === 2 && areOpposites(first.passage.heading, second.passage.heading)) {
      return { ...base, form: 'comparison', sides: columns, more };
    }
    return { ...base, form: 'two-column', columns, more };
  }
  const items = parts.slice(0, 8).map(({ passage, atoms }): Item => {
    const best = atoms.reduce((top, atom) => (rankOf(atom) > rankOf(top) ? atom : top));
    const own = statementOf(best);
    return { ...own, lead: passage.heading, rank: Math.max(0.5, own.rank) };
  });
  const shownTexts = new Set(items.map(({ text }) => text));
  const more = parts.flatMap(({ atoms }) => atoms.map(statementOf)).filter(({ text }) => !shownTexts.has(text));
  return { ...base, form: 'bullets', items, more: rankedMore(more) };
}

function columnOf(part: GroupPart, context: BriefContext): { column: Column; more: Statement[] } {
  const { shown, more } = choose(part.atoms, context);
  return { column: { heading: statement(part.passage.heading, part.passage.origin, 1), items: itemsOf(shown) }, more };
}

function textBrief(base: Base, atoms: readonly Atom[], context: BriefContext): SimpleBrief {
  const { shown, more } = choose(atoms, context);
  const statements = shown.map(statementOf);
  const items = itemsOf(shown);
  const [only] = shown;
  if (shown.length === 1 && only?.kind === 'quote') return quoteBrief(base, only, more);
  const dated = statements.map(datedOf).filter((event) => event !== undefined);
  const distinct = new Set(dated.map(({ date }) => date)).size;
  if (distinct >= 3 && dated.length >= statements.length * 0.7)
    return { ...base, form: 'timeline', events: dated, more: [...statements.filter((own) => !datedOf(own)), ...more] };
  const figures = statements.map(figureOf).filter((figure) => figure !== undefined);
  if (figures.length >= 2 && figures.length <= 4 && figures.length >= statements.length * 0.75) {
    return { ...base, form: 'stats', stats: figures, more: [...statements.filter((own) => !figureOf(own)), ...more] };
  }
  const listed = shown.filter((atom) => atom.kind === 'item');
  const ordered = listed.length >= 3 && listed.length >= shown.length - 1 && listed.every(({ list }) => list.ordered);
  if (ordered || areSteps(statements) || areNamedSteps(items)) return processBrief(base, shown, more);
  if (shown.length === 1 && only?.kind === 'sentence' && more.length === 0 && visualLength(textOf(only)) <= 150) {
    return { ...base, form: 'quote', quote: statementOf(only), more };
  }
  const isRunning = listed.length === 0 && (context.preserve || shown.length <= 2);
  if (isRunning) return { ...base, form: 'text', paragraphs: paragraphsOf(shown), more };
  const [first, ...rest] = shown;
  const leadsIn = first?.kind === 'sentence' && listed.length >= 2 && rest.every((atom) => atom.kind === 'item');
  if (leadsIn && visualLength(first.statement.text) <= 130) {
    return { ...base, form: 'bullets', subtitle: first.statement, items: itemsOf(rest), more };
  }
  return { ...base, form: 'bullets', items, more };
}

/** Sentences before the first step are its introduction. */
function processBrief(base: Base, shown: readonly Atom[], more: Statement[]): SimpleBrief {
  const firstItem = shown.findIndex((atom) => atom.kind === 'item');
  const intro = firstItem > 0 ? shown.slice(0, firstItem).map(statementOf) : [];
  const steps = itemsOf(shown.slice(Math.max(0, firstItem))).map(stepOf);
  const [subtitle] = intro;
  return { ...base, form: 'process', ...(subtitle ? { subtitle } : {}), steps, more };
}

function quoteBrief(base: Base, atom: Extract<Atom, { kind: 'quote' }>, more: Statement[]): SimpleBrief {
  const { text, origin, attribution } = atom.block;
  return { ...base, form: 'quote', quote: statement(text, origin, 0.8), ...(attribution ? { attribution } : {}), more };
}

/** Sentences of one paragraph stay one paragraph. */
function paragraphsOf(atoms: readonly Atom[]): Statement[] {
  const paragraphs: Statement[] = [];
  let open: number | undefined;
  for (const atom of atoms) {
    const own = statementOf(atom);
    const last = paragraphs.at(-1);
    const number = atom.kind === 'sentence' ? atom.paragraph : undefined;
    if (last && number !== undefined && number === open && last.text.length + own.text.length < 900) {
      const space = /[\u2e80-\uffef]$/.test(last.text) ? '' : ' ';
      paragraphs[paragraphs.length - 1] = {
        text: last.text + space + own.text,
        origins: [...new Set([...last.origins, ...own.origins])],
        rank: Math.max(last.rank, own.rank),
      };
    } else {
      paragraphs.push(own);
    }
    open = number;
  }
  return paragraphs;
}

/** The atoms that fit the budget, best first, in reading order; the others as `more`. */
function choose(atoms: readonly Atom[], { budget, preserve }: BriefContext): { shown: Atom[]; more: Statement[] } {
  const sayable = atoms.filter(({ kind }) => kind === 'sentence' || kind === 'item' || kind === 'quote');
  if (preserve) {
    const most = budget.items * 3;
    return { shown: sayable.slice(0, most), more: sayable.slice(most).map(statementOf) };
  }
  const chosen = new Set<Atom>();
  let weight = 0;
  const ranked = sayable.toSorted((a, b) => rankOf(b) - rankOf(a));
  const least = rankOf(ranked[0] ?? (atoms[0] as Atom)) * 0.5;
  for (const atom of ranked) {
    const own = weightOf(atom);
    // What says little does not fill the rest of a page.
    if (chosen.size >= 2 && rankOf(atom) < least) break;
    if (chosen.size > 0 && (weight + own > budget.weight || chosen.size >= budget.items)) continue;
    chosen.add(atom);
    weight += own;
  }
  const rest = sayable.filter((atom) => !chosen.has(atom));
  return { shown: sayable.filter((atom) => chosen.has(atom)), more: rankedMore(rest.map(statementOf)) };
}

/** Spare statements are kept to what the roomiest page could show. */
function rankedMore(statements: readonly Statement[]): Statement[] {
  const best = new Set(statements.toSorted((a, b) => b.rank - a.rank).slice(0, 12));
  return statements.filter((own) => best.has(own));
}

export function itemsOf(atoms: readonly Atom[]): Item[] {
  return atoms.map((atom) => (atom.kind === 'item' ? atom.item : itemOf(statementOf(atom))));
}

export function statementOf(atom: Atom): Statement {
  if (atom.kind === 'sentence') return atom.statement;
  if (atom.kind === 'item') {
    const { lead, text, origins, rank } = atom.item;
    const colon = lead && /[\u2e80-\uffef]/.test(lead) ? '：' : ': ';
    return { text: lead ? (sourceText(atom) ?? `${lead}${colon}${text}`) : text, origins, rank };
  }
  return statement(textOf(atom), atom.block.origin, rankOf(atom));
}

/** The item's words as the source has them, lead and text together. */
function sourceText(atom: Extract<Atom, { kind: 'item' }>): string | undefined {
  return atom.list.items.find(
    ({ text }) => atom.item.lead && text.startsWith(atom.item.lead) && text.endsWith(atom.item.text),
  )?.text;
}

/** The first lines of a listing that a page can show. */
function shortCode(text: string): string {
  const lines = text.split('\n');
  return lines.slice(0, 16).join('\n').slice(0, 950);
}

/** A page of ours: what it is about needs no origin. */
export function labelledBase(id: string, text: string): { id: string; title: Statement; more: Statement[] } {
  return { id, title: label(text), more: [] };
}
