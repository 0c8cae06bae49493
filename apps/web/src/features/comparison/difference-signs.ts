import type { ObjectDifferenceKind } from './page-outlines.ts';

/** What stands at an outline beside its line and its colour, and in the legend. */
export const DIFFERENCE_SIGNS: Readonly<Record<ObjectDifferenceKind, string>> = {
  added: '+',
  removed: '−',
  words: '≠',
  moved: '↔',
  look: '~',
};
