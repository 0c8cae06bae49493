import { expect, it } from 'vitest';
import { isOfFormula } from './formulas.ts';
import { isTypedRule } from './typed-rules.ts';

it('knows a line of one sign from text', () => {
  for (const line of ['-------------------', '====', '———', '* * *', ' ~~~~ ']) expect(isTypedRule(line)).toBe(true);
  for (const line of ['--', '- item', '-5', '…', 'A-B', '== Harbour ==']) expect(isTypedRule(line)).toBe(false);
});

it('knows what is left of a drawn formula from a short heading', () => {
  for (const line of ['F( ,q) Γ +', 'u 1 y B( ,q) Γ + A( ,q) Γ', 'b y u Σ x', 'J = (y − ŷ )'])
    expect(isOfFormula(line)).toBe(true);
  for (const line of [
    'Q & A',
    'R & D',
    'C++ in use',
    'A (old)',
    'IV',
    '5G',
    '港 (旧) 灯',
    'Σ',
    'On to B (2)',
    'Le rôle de Σ (1) + 2',
  ])
    expect(isOfFormula(line)).toBe(false);
});
