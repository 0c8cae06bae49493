import { expect, it } from 'vitest';
import { numberFormat } from './number-formats.ts';

it.each([
  ['percent', 0.125, '12.5%'],
  ['wan', 12_000, '1.2万'],
  ['currency:CNY', 1_200, 'CN¥1,200.00'],
  ['number:fr-FR', 12_000.5, '12\u202f000,5'],
  ['number:zh-CN', 12_000, '12,000'],
] as const)('%s writes %d as %s, alone and in a point of a series', (id, value, text) => {
  const write = numberFormat(id);
  expect(write?.(value)).toBe(text);
  expect(write?.({ value })).toBe(text);
  expect(write?.({ value: ['a', value] })).toBe(text);
});

it('leaves templates alone', () => {
  for (const template of ['{b}: {c}', '{value}%', 'number:', 'currency:X'])
    expect(numberFormat(template)).toBeUndefined();
});
