import { findFormula, isDrawn, loadTypesetter } from '@pagewright/components/formulas';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMULA_SYMBOLS, withSymbol } from './symbols.ts';

beforeAll(() => loadTypesetter());

describe('the symbols of formulas', () => {
  it('can all be drawn', () => {
    for (const { latex } of Object.values(FORMULA_SYMBOLS).flat()) {
      const formula = `x ${latex.replace('|', 'y')}`;
      expect([formula, isDrawn(findFormula(formula))]).toEqual([formula, true]);
    }
  });

  it('take what is selected into themselves, and the caret behind it', () => {
    const [fraction] = FORMULA_SYMBOLS.structures;
    expect(withSymbol('a + b', { start: 0, end: 5 }, fraction)).toEqual({ text: '\\frac{a + b}{}', caret: 11 });
    expect(withSymbol('', { start: 0, end: 0 }, fraction)).toEqual({ text: '\\frac{}{}', caret: 6 });
  });
});
