import type { Statement } from '@pagewright/model/outline';
import { readingLoad, squeeze } from '../language/text.ts';
import { type Atom, type ItemAtom, statementOf, textOf } from '../material/atoms.ts';
import type { FormContext } from './context.ts';

export interface Chosen {
  readonly shown: Atom[];
  /** What there was no room for, in reading order. */
  readonly more: Statement[];
}

/** Spare statements kept for the roomiest page. */
const MOST_MORE = 14;
/** Beside its best, a page shows nothing that is worth less than this share of it. */
const LEAST_SHARE = 0.3;
/** How much less a statement that would take the whole page is worth than one that takes hardly any of it. */
const DEARNESS = 0.25;
/** In `preserve` a page may be this much fuller before words are left for `more`. */
const PRESERVE_FACTOR = 2.4;

/** What is chosen or left as a whole: a sentence, an entry, a short list, or a list with the line that leads to it. */
interface Unit {
  readonly atoms: readonly Atom[];
  readonly rank: number;
  /** Of the line that leads to a list. */
  readonly introLoad: number;
  /** An ordered list, of which more entries are shown than of another. */
  readonly areSteps: boolean;
}

/** The most that a list without such a line may have to be chosen as a whole. */
interface WholeList {
  readonly load: number;
  readonly items: number;
}

type Room = Pick<FormContext, 'budget' | 'preserve'>;

/** The same for a page: where only lines that lead on are said, it shows them and is not left empty. */
export function chooseForPage(atoms: readonly Atom[], room: Room): Chosen {
  const own = choose(atoms, room);
  return own.shown.length > 0 ? own : chosenOf(atoms, room, true);
}

/** The atoms that fit the budget, best first, given in reading order; the others as `more`. */
export function choose(atoms: readonly Atom[], room: Room): Chosen {
  return chosenOf(atoms, room, room.preserve);
}

/** @param keepsLeads lines that lead to nothing are shown too */
function chosenOf(atoms: readonly Atom[], { budget, preserve }: Room, keepsLeads: boolean): Chosen {
  const all = atoms.filter(({ kind }) => kind === 'sentence' || kind === 'item' || kind === 'quote');
  const sayable = preserve ? all : saidOnce(all);
  const room = budget.load * (preserve ? PRESERVE_FACTOR : 1);
  const places = budget.items * (preserve ? 3 : 1);
  const units = unitsOf(keepsLeads ? sayable : sayable.filter((atom) => !leadsNowhere(atom)), {
    load: room,
    items: places,
  });
  const worth = (unit: Unit): number => unit.rank - DEARNESS * Math.min(1, loadOfUnit(unit) / room);
  const ranked = preserve ? units : units.toSorted((a, b) => worth(b) - worth(a));
  const least = preserve ? 0 : Math.max(0, ...units.map(({ rank }) => rank)) * LEAST_SHARE;
  const chosen = new Set<Atom>();
  let used = 0;
  for (const unit of ranked) {
    if (chosen.size >= 2 && unit.rank < least) break;
    const own = fitting(unit, room - used, places - chosen.size, chosen.size === 0);
    for (const atom of own) {
      chosen.add(atom);
      used += atom.load;
    }
    if (own.length > 0) used += unit.introLoad;
  }
  const left = sayable.filter((atom) => !chosen.has(atom));
  return {
    shown: sayable.filter((atom) => chosen.has(atom)),
    more: preserve ? left.map(statementOf) : rankedMore(left.filter(isLoose).map(statementOf)),
  };
}

/** A page says a sentence once, however often its source does. */
function saidOnce(atoms: readonly Atom[]): Atom[] {
  const said = new Set<string>();
  return atoms.filter((atom) => {
    const key = squeeze(textOf(atom));
    return atom.kind !== 'sentence' || !said.has(key) ? Boolean(said.add(key)) : false;
  });
}

/** A line that ends in a colon says nothing without what follows it. */
function leadsNowhere(atom: Atom): boolean {
  return atom.kind === 'sentence' && /[:：]$/.test(atom.statement.text.trim());
}

/** Entries of an ordered list that stays together even where fewer entries have room otherwise. */
const MOST_STEPS = 7;

/** Steps of which one is missing mislead, and of a few entries none is too many. */
function unitsOf(atoms: readonly Atom[], whole: WholeList): Unit[] {
  const lists = new Map<number, ItemAtom[]>();
  for (const atom of atoms) {
    if (atom.kind === 'item') lists.set(atom.list, [...(lists.get(atom.list) ?? []), atom]);
  }
  const units: Unit[] = [];
  const done = new Set<number>();
  for (const atom of atoms) {
    const list = atom.kind === 'item' ? (lists.get(atom.list) ?? []) : [];
    const areSteps = list.length <= MOST_STEPS && list.every(({ ordered }) => ordered);
    if (atom.kind !== 'item' || !(atom.intro || areSteps || fits(list, whole))) {
      units.push({ atoms: [atom], rank: atom.rank, introLoad: 0, areSteps: false });
    } else if (!done.has(atom.list)) {
      done.add(atom.list);
      const best = Math.max(...list.map(({ rank }) => rank));
      const rank = atom.intro ? Math.max(atom.rank, atom.intro.rank + 0.15) : best;
      units.push({ atoms: list, rank, introLoad: atom.intro ? readingLoad(atom.intro.text) : 0, areSteps });
    }
  }
  return units;
}

/** What a statement of a unit takes of a page on average. */
function loadOfUnit({ atoms, introLoad }: Unit): number {
  return (introLoad + atoms.reduce((sum, { load }) => sum + load, 0)) / atoms.length;
}

function fits(list: readonly ItemAtom[], { load, items }: WholeList): boolean {
  return list.length <= items && list.reduce((sum, atom) => sum + atom.load, 0) <= load;
}

/** A whole unit, or of a list as many entries from its start as there is room for, two at least. */
function fitting(
  { atoms, introLoad, areSteps }: Unit,
  room: number,
  places: number,
  isFirst: boolean,
): readonly Atom[] {
  const [only] = atoms;
  if (atoms.length === 1 && only) return isFirst || (only.load + introLoad <= room && places > 0) ? atoms : [];
  const most = areSteps ? Math.max(places, MOST_STEPS) : places;
  const own: Atom[] = [];
  let left = room - introLoad;
  for (const atom of atoms) {
    if (own.length >= most || (atom.load > left && !(isFirst && own.length < 2))) break;
    own.push(atom);
    left -= atom.load;
  }
  return own.length >= 2 ? own : [];
}

/** Whether an atom may stand apart from its neighbours: an entry says nothing without the line that leads to it. */
export function isLoose(atom: Atom): boolean {
  return atom.kind !== 'item' || !atom.intro;
}

/** The best of the spare statements, in their order. Clauses of a longer sentence are none. */
export function rankedMore(statements: readonly Statement[]): Statement[] {
  const whole = statements.filter(({ text }) => !/[:：;；,，、]$/.test(text.trim()));
  if (whole.length <= MOST_MORE) return whole;
  const best = new Set(whole.toSorted((a, b) => b.rank - a.rank).slice(0, MOST_MORE));
  return whole.filter((own) => best.has(own));
}
