import { expect, it } from 'vitest';
import { capitalised } from './text.ts';

it.each([
  ['growth in the north', 'Growth in the north'],
  ["d'abord le toit", "D'abord le toit"],
  ['working_hours', 'working_hours'],
  ['ph2 of the plan', 'ph2 of the plan'],
  ['customers.example.org', 'customers.example.org'],
  ['https://example.org/plan', 'https://example.org/plan'],
  ['iPhone', 'iPhone'],
  ['cost: 12', 'Cost: 12'],
])('%s begins a title as %s', (text, expected) => {
  expect(capitalised(text)).toBe(expected);
});
