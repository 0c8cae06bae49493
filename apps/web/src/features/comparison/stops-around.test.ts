import { expect, it } from 'vitest';
import type { Difference } from './compare-pages.ts';
import { stopsAround } from './stops-around.ts';

const pairs = (...differences: readonly Difference[]) =>
  differences.map((difference, id) => ({ id, before: id, after: id, difference }));

it('the way goes from difference to difference, by what is the same', () => {
  const rows = pairs('same', 'changed', 'same', 'same', 'moved', 'added');
  expect(stopsAround(rows, 0)).toEqual({ total: 3, number: 0, previous: undefined, next: 1 });
  expect(stopsAround(rows, 1)).toEqual({ total: 3, number: 1, previous: undefined, next: 4 });
  expect(stopsAround(rows, 3)).toEqual({ total: 3, number: 1, previous: 1, next: 4 });
  expect(stopsAround(rows, 5)).toEqual({ total: 3, number: 3, previous: 4, next: undefined });
});

it('leads nowhere where nothing differs', () => {
  expect(stopsAround(pairs('same', 'same'), 0)).toEqual({ total: 0, number: 0, previous: undefined, next: undefined });
  expect(stopsAround([], 0).total).toBe(0);
});
