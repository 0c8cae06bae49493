import { describe, expect, it } from 'vitest';
import { chosenPages } from './print-pages.ts';

describe('the pages that are printed', () => {
  const rows = [
    { id: 4, hidden: false },
    { id: 7, hidden: true },
    { id: 2, hidden: false },
  ];

  it('are all but the hidden ones, and exactly those that are asked for', () => {
    expect(chosenPages(rows, undefined).map(({ id }) => id)).toEqual([4, 2]);
    expect(chosenPages(rows, [2, 7]).map(({ id }) => id)).toEqual([7, 2]);
    expect(() => chosenPages(rows, [2, 9])).toThrow('request/not-found');
  });
});
