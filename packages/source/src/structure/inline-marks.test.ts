import { expect, it } from 'vitest';
import { plainLine } from './inline-marks.ts';

it('what is emphasized loses its stars where a script without spaces goes on behind, and a product keeps them', () => {
  expect(plainLine('これは、*read-mostly データ*とは違う。')).toBe('これは、read-mostly データとは違う。');
  expect(plainLine('It is *really* so, 2*3*4 times.')).toBe('It is really so, 2*3*4 times.');
  expect(plainLine('金额=单价*数量*折扣')).toBe('金额=单价*数量*折扣');
});
