import { describe, expect, it } from 'vitest';
import { cellNumber, isAccountColumn } from './cell-number.ts';

describe('the number of a cell', () => {
  it.each([
    ['1,350', 1350, '#,##0'],
    ['12.50', 12.5, '0.00'],
    ['2026', 2026, '0'],
    ['−3', -3, '0'],
    ['12.5 %', 0.125, '0.0%'],
    ['33%', 0.33, '0%'],
    ['１２', 12, '0'],
    ['0', 0, '0'],
    ['0.5', 0.5, '0.0'],
    ['+3.2%', 0.032, '+0.0%;-0.0%'],
    ['$1,200.50', 1200.5, '"$"#,##0.00'],
    ['-US$ 5', -5, '"US$ "0'],
    ['￥1,280', 1280, '"¥"#,##0'],
    ['5 €', 5, '0" €"'],
  ])('%s', (text, value, format) => {
    expect(cellNumber(text, 'en-US')).toEqual({ value, format });
  });

  it('is read as the language writes it', () => {
    expect(cellNumber('1 350,5', 'fr-FR')).toEqual({ value: 1350.5, format: '#,##0.0' });
    expect(cellNumber('-1 350,50 €', 'fr-FR')).toEqual({ value: -1350.5, format: '#,##0.00" €"' });
    expect(cellNumber('1\u202f350', 'fr-FR')).toEqual({ value: 1350, format: '#,##0' });
    expect(cellNumber('1,350', 'fr-FR')).toEqual({ value: 1.35, format: '0.000' });
  });

  it.each([
    ['(1,722)', -1722, '#,##0;(#,##0)'],
    ['（81）', -81, '0;(0)'],
    ['(12.5%)', -0.125, '0.0%;(0.0%)'],
    ['($1,722)', -1722, '"$"#,##0;("$"#,##0)'],
  ])('is below nought in brackets among accounts: %s', (text, value, format) => {
    expect(cellNumber(text, 'en-US', true)).toEqual({ value, format });
  });

  it('is no year in brackets', () => {
    expect(cellNumber('(2024)', 'en-US', true)).toBeUndefined();
    expect(cellNumber('(1 250)', 'fr-FR', true)?.value).toBe(-1250);
  });

  it('is below nought in brackets only where one of the column has grouped digits', () => {
    expect(isAccountColumn(['4,310', '(81)', '(1,722)'], 'en-US')).toBe(true);
    expect(isAccountColumn(['4 310', '(81)', '(1 722)'], 'fr-FR')).toBe(true);
    // Notes, years, shares, and errors below what they are of.
    expect(isAccountColumn(['(1)', '(2)'], 'en-US')).toBe(false);
    expect(isAccountColumn(['(2024)', '(2025)'], 'en-US')).toBe(false);
    expect(isAccountColumn(['1,350', '(12.5%)'], 'en-US')).toBe(false);
    expect(isAccountColumn(['0.41', '(0.03)'], 'en-US')).toBe(false);
  });

  it.each([
    '',
    '007',
    '12 kg',
    '€-5',
    '€5%',
    '$007',
    '$',
    'ABCD$5',
    '$5 €',
    '+33123456789',
    '1,35',
    '12/04',
    '1.2.3',
    '1234567890123456',
    '+5',
    '1 350',
    '(1)',
    '(2024)',
    '(0.03)',
    '(-3)',
    '(a)',
    '(12 kg)',
    '()',
  ])('is none in "%s"', (text) => {
    expect(cellNumber(text, 'zh-CN')).toBeUndefined();
  });
});
