import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it('a name that is too long ends with whole words, and is never longer than asked for', () => {
  expect(shortened('Plan of the harbour', 30)).toBe('Plan of the harbour');
  expect(shortened('Plan of the harbour, and more', 20)).toBe('Plan of the harbour');
  expect(shortened('港口扩建计划（二期）与预算', 7)).toBe('港口扩建计划');
  // One long word has no end before: it is cut, but no sign of two units is.
  expect(shortened('x'.repeat(9), 5)).toBe('xxxxx');
  expect(shortened('😀😀😀', 5)).toBe('😀😀');
});
