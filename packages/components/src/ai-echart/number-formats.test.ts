import { expect, it } from 'vitest';
import { withNamedUnit } from './from-content/numbers.ts';
import { numberCodes } from './number-codes.ts';
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

it.each([
  ['万元', 'zh-CN', '1,140万元', '#,##0"万元"'],
  ['$m', 'en-US', '$1,140m', '"$"#,##0"m"'],
  ['people', 'en-US', '1,140\u00a0people', '#,##0"\u00a0people"'],
  ['€', 'fr-FR', '1\u202f140\u202f€', '"€"#,##0'],
  ['%', 'en-US', '1,140%', '#,##0"%"'],
] as const)('values of a round chart say their unit: %s', (unit, language, text, code) => {
  expect(withNamedUnit(1140, unit, language)).toBe(text);
  const series = [{ name: '', values: [1140] }];
  expect(numberCodes({ shape: 'pie', categories: ['a'], series, unit })).toEqual([code]);
  expect(numberCodes({ shape: 'bar', categories: ['a'], series, unit })[0]).toMatch(/#,##0("%")?$/);
});
