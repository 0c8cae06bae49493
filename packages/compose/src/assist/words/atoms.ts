import type { FormatId } from '@pagewright/model/formats';
import type { ChartShape } from '@pagewright/model/outline';
import type { StyleId } from '@pagewright/model/styles';

/** What is wanted of pages. */
export type Verb =
  | 'shorter'
  | 'longer'
  | 'split'
  | 'merge'
  | 'merge-previous'
  | 'swap'
  | 'earlier'
  | 'later'
  | 'move'
  | 'remove'
  | 'layout'
  | 'chart-type'
  | 'fix'
  | 'bring-in'
  | 'picture-in'
  | 'add-pages';
/** What pages are to be turned into. */
export type Form = 'table' | 'chart' | 'timeline' | 'list';
/** Where pages go. */
export type Place = 'after' | 'before' | 'first' | 'last';
export type UnitSystem = 'metric' | 'imperial' | 'celsius' | 'fahrenheit';
/** What figures are counted in; `k` is the thousand as one letter. */
export const SCALES = ['billion', 'million', 'k', 'thousand', 'yi', 'wan'] as const;
export type Scale = (typeof SCALES)[number];
export type Script = 'simplified' | 'traditional';

/** As sources of regular expressions, for one sentence. */
export interface TitleWords {
  /** Groups `where` and `of`: what may name pages, around the title; `words`: what it is to say. */
  readonly sentence: string;
  /** In `where` and `of`, what says that it is changed. */
  readonly verbs: string;
  /** What stands for no title where it is not in quotation marks: looks, languages, wishes for another one. */
  readonly noTitle: string;
}

/**
 * How one language says what the assistant can do, as sources of regular expressions; looked for in the order of
 * `readAtoms`. Numbers of pages stand as `#` in the text by then, words in quotation marks as `“”`.
 */
export interface AssistWords {
  readonly verbs: Readonly<Record<Verb, string>>;
  readonly forms: Readonly<Record<Form, string>>;
  readonly shapes: Readonly<Partial<Record<ChartShape, string>>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly units: Readonly<Record<UnitSystem, string>>;
  readonly scales: Readonly<Partial<Record<Scale, string>>>;
  readonly scripts: Readonly<Record<Script, string>>;
  readonly styles: Readonly<Record<StyleId, string>>;
  readonly formats: Readonly<Partial<Record<FormatId, string>>>;
  /** Stands beside the name of a style, which may be a plain word without it. */
  readonly style: string;
  /** Stands beside the name of a format. */
  readonly format: string;
  /** All pages of the document. */
  readonly all: string;
  /** Numbers of pages: `page 3`, `pages 3 to 5`. Groups `from`, `to` and `and`. */
  readonly pages: string;
  /** Brings in what says something about `words`, a group. */
  readonly about: string;
  readonly firstPage: string;
  readonly lastPage: string;
  /** Where one page is to stand, as a number; group `at`, and `moves` where that says by itself that it is moved. */
  readonly position: string;
  /** All that is to stand in another order, as numbers of pages in that order; group `order`. */
  readonly order: string;
  /** Stands beside a page (`#`) that another one goes together with: `merge it with page 3`. */
  readonly joining: string;
  /** Into how many pages something is split; group `parts`, and `splits` where that says by itself that it is split. */
  readonly parts: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Between two things of which the first is wanted: `in miles instead of kilometres`, `a table of the list`. */
  readonly firstWanted: string;
  /** Says that something is not wanted, which no wish is read from. */
  readonly negation: string;
  /** How the title of a page is given other words. */
  readonly title: TitleWords;
  /** Between two wishes. */
  readonly and: string;
  /** What may stand in any wish without changing it. */
  readonly fillers: string;
}
