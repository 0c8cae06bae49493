import { LANGUAGES } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { modelUseLines } from './model-use-text.ts';

const USE = {
  model: 'm',
  calls: 3,
  inputTokens: 9_000,
  outputTokens: 800,
  retries: 0,
  repairs: 0,
  localPages: [],
  unsupported: 0,
};

it('says what was paid where that is known, however little it was', () => {
  expect(modelUseLines(USE, 'en-US')).toHaveLength(1);
  const priced = (amount: number) => modelUseLines({ ...USE, cost: { amount, currency: 'USD' } }, 'en-US')[1];
  expect(priced(0.001_834)).toBe('Cost: about $0.0018, at the price that is set');
  expect(priced(2.5)).toBe('Cost: about $2.50, at the price that is set');
  for (const language of LANGUAGES)
    expect(modelUseLines({ ...USE, cost: { amount: 2.5, currency: 'USD' } }, language)).toHaveLength(2);
});
