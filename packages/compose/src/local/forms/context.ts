import type { Language } from '@pagewright/model/languages';
import type { Item, Statement } from '@pagewright/model/outline';
import { type Atom, itemOf, label, statementOf } from '../material/atoms.ts';
import type { TableLimits } from '../tables/table-content.ts';

/** How much a page of a kind holds. */
export interface Budget {
  /** Reading load of all statements that are shown. */
  readonly load: number;
  /** Most entries of a list. */
  readonly items: number;
  readonly table: TableLimits;
}

/** 125 English words or 250 Han characters. */
export const SLIDE_BUDGET: Budget = { load: 880, items: 8, table: { rows: 10, columns: 8, spare: 2 } };

export interface FormContext {
  readonly language: Language;
  readonly budget: Budget;
  /** Keep the person's words: nothing is chosen as long as it can be shown. */
  readonly preserve: boolean;
  readonly charts: boolean;
  /** Prefer charts even where a table would do. */
  readonly moreCharts: boolean;
  readonly isNarrative: boolean;
  /** Running text stays running text where there is room for it: reports. */
  readonly prose: boolean;
}

/** What every brief has. */
export interface Base {
  readonly id: string;
  readonly title: Statement;
  readonly section?: string;
}

/** A page of ours: what it is about needs no origin. */
export function labelledBase(id: string, text: string): { id: string; title: Statement; more: Statement[] } {
  return { id, title: label(text), more: [] };
}

export function itemsOf(atoms: readonly Atom[]): Item[] {
  return atoms.map((atom) => {
    if (atom.kind === 'item') return atom.item;
    // Who said it stands behind it, not in front.
    return atom.kind === 'quote' ? statementOf(atom) : itemOf(statementOf(atom));
  });
}
