import type { FormulaFault } from './fault.ts';
import type { Typeset } from './typesetter.ts';

/** Formulas that are remembered: a page draws few, each of them many times. */
const MAX_KNOWN = 100;

let typesetter: typeof import('./typesetter.ts') | undefined;
let loading: Promise<void> | undefined;
const known = new Map<string, Typeset | FormulaFault>();

/** Brings what formulas are set with: half a megabyte, with the first of them. */
export async function loadTypesetter(): Promise<void> {
  loading ??= import('./typesetter.ts').then((module) => {
    typesetter = module;
  });
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** A formula as it is drawn, or why it is not; undefined while what sets it is not at hand (`loadTypesetter`). */
export function findFormula(latex: string): Typeset | FormulaFault | undefined {
  const before = known.get(latex);
  if (before || !typesetter) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const formula = typesetter.typeset(latex);
  known.set(latex, formula);
  return formula;
}

export function isDrawn(formula: Typeset | FormulaFault | undefined): formula is Typeset {
  return formula !== undefined && 'content' in formula;
}
