import { describe, expect, it } from 'vitest';
import { allPages, choiceBehind, chosenPage, keptChoice, NO_PAGES } from './page-choice.ts';

const ORDER = [4, 9, 2, 7, 5];

describe('pages in the overview', () => {
  it('are chosen alone, one by one, and as ranges from where the last one began', () => {
    const one = chosenPage(ORDER, NO_PAGES, 9, 'alone');
    expect([...one.chosen]).toEqual([9]);
    const range = chosenPage(ORDER, one, 7, 'range');
    expect([...range.chosen]).toEqual([9, 2, 7]);
    expect([...chosenPage(ORDER, range, 4, 'range').chosen]).toEqual([4, 9]);
    const less = chosenPage(ORDER, range, 2, 'toggle');
    expect([...less.chosen]).toEqual([9, 7]);
    expect([...chosenPage(ORDER, less, 5, 'toggle').chosen]).toEqual([9, 7, 5]);
    expect([...allPages(ORDER, less).chosen]).toEqual(ORDER);
  });

  it('are forgotten with the pages that go', () => {
    const range = chosenPage(ORDER, chosenPage(ORDER, NO_PAGES, 9, 'alone'), 7, 'range');
    expect(keptChoice(ORDER, range)).toBe(range);
    const rest = keptChoice([4, 2, 5], range);
    expect(rest).toMatchObject({ at: 2, anchor: 2 });
    expect([...rest.chosen]).toEqual([2]);
    expect(keptChoice([4], range)).toMatchObject({ at: undefined });
  });

  it('go on behind what is deleted, at the end in front of it', () => {
    const range = chosenPage(ORDER, chosenPage(ORDER, NO_PAGES, 9, 'alone'), 2, 'range');
    expect(choiceBehind(ORDER, range)).toEqual({ chosen: new Set([7]), anchor: 7, at: 7 });
    expect(choiceBehind(ORDER, chosenPage(ORDER, NO_PAGES, 5, 'alone')).at).toBe(7);
    expect(choiceBehind([4], chosenPage([4], NO_PAGES, 4, 'alone'))).toBe(NO_PAGES);
  });
});
