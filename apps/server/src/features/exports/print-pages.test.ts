import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';
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

  it('name the file', () => {
    const now = new Date(2026, 10, 23, 9);
    const pages = [{ pageNumber: 2 }, { pageNumber: 5 }];
    expect(fileName(pages, false, now)).toBe('all pages_2026-11-23');
    expect(fileName(pages, true, now)).toBe('pages2-5_2026-11-23');
    expect(fileName(pages.slice(0, 1), true, now)).toBe('page2_2026-11-23');
  });
});
