import type { TitleKind } from '../titles/titles.ts';

/**
 * What the critic holds for and against a page. A page full of what no page before it said is worth 1; all else is
 * measured against that.
 */
export const WEIGHTS = {
  /** A page takes a moment of its own: saying the same on one page fewer is better, by less than a statement is worth. */
  page: 0.1,
  /** A form that does not suit costs more than the third page of a form in a row, less than the fifth. */
  form: 0.6,
  /** A numbered copy of a title costs as much as half of what a page says: it says nothing of the page. */
  title: 0.5,
  /** A line alone on a page is worth less than nothing. */
  thin: 0.8,
  /** Each further section on a page: one page, one idea. */
  idea: 0.15,
  /** The third page of a form in a row, and for each further one as much again. */
  monotony: 0.2,
  /** The fourth page in a row of words alone, whatever their form, and each further one: figures between are a rest. */
  words: 0.05,
  /** A page that only says again what pages before it said. */
  again: 1,
} as const;

/** How well each kind of title says what is below it, 0 to 1. */
export const TITLE_WORTH: Readonly<Record<TitleKind | 'divider', number>> = {
  name: 1,
  statement: 0.9,
  phrase: 0.6,
  /** The name of the section that the page before has opened: true, and said a moment ago. */
  divider: 0.55,
  label: 0.5,
  copy: 0,
};

/** Reading load of a page that is full, and below which a page of words is thin: a line or two. */
export const LOADS = { full: 700, thin: 170 } as const;
/** What a table, a chart or a picture says at least, as a share of a full page. */
export const LEAST_DRAWN = 0.7;
/** Pages of a form, and pages of words, that may stand in a row; and beyond them, how many steps are counted. */
export const RUNS = { form: 2, words: 3, most: 3 } as const;
