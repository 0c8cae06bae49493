import { describe, expect, it } from 'vitest';
import { readPageRange, writePageRange } from './page-range.ts';

describe('numbers of pages', () => {
  it.each([
    ['1-3, 5', [1, 2, 3, 5]],
    ['5 2;2', [2, 5]],
    ['３－１、６', [1, 2, 3, 6]],
    ['2 – 4', [2, 3, 4]],
    [' 9 ', [9]],
  ])('are read from %s', (text, numbers) => {
    expect(readPageRange(text, 9)).toEqual(numbers);
  });

  it.each(['', ' , ', '0', '10', '2-10', 'a', '1-', '1.5', '-3'])('are not read from "%s"', (text) => {
    expect(readPageRange(text, 9)).toBeUndefined();
  });

  it('are written as short as they can be', () => {
    expect(writePageRange([1, 2, 3, 5, 8, 9])).toBe('1-3, 5, 8-9');
    expect(readPageRange(writePageRange([2, 3, 7]), 9)).toEqual([2, 3, 7]);
  });
});
