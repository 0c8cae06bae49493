import type { TitleKind } from '../titles/titles.ts';
import { isOfWords, type PageReading } from './page-reading.ts';
import { LEAST_DRAWN, LOADS, RUNS, TITLE_WORTH, WEIGHTS } from './weights.ts';

/** A page that may stand in a document. */
export interface Candidate {
  readonly reading: PageReading;
  /** How well its form suits what it says, 0 to 1. */
  readonly fit: number;
  readonly title: TitleKind | 'divider';
  /** Sections that it draws on. */
  readonly sections: number;
}

/** The pages before it, as far as they matter to a page. */
export interface Before {
  /** Kind of the latest page, and how many of that kind stand in a row up to it. */
  readonly kind: string;
  readonly run: number;
  /** Pages of words alone in a row. */
  readonly words: number;
  readonly hasSaid: (text: string) => boolean;
}

export const NOTHING: Before = { kind: '', run: 0, words: 0, hasSaid: () => false };

/** What a page is worth behind the pages before it: above nought it is better there than missing. */
export function judge({ reading, fit, title, sections }: Candidate, before: Before): number {
  const { said, load, isDrawn } = reading;
  const again = said.reduce((sum, own) => sum + (before.hasSaid(own.text) ? own.load : 0), 0) / Math.max(1, load);
  const { run, words } = runsWith(reading, before);
  return (
    informationOf(reading) * (1 - again) -
    WEIGHTS.page -
    WEIGHTS.form * (1 - fit) -
    WEIGHTS.title * (1 - TITLE_WORTH[title]) -
    (isDrawn ? 0 : WEIGHTS.thin * Math.max(0, 1 - load / LOADS.thin)) -
    WEIGHTS.idea * Math.max(0, sections - 1) -
    WEIGHTS.monotony * beyond(run, RUNS.form) -
    WEIGHTS.words * beyond(words, RUNS.words) -
    WEIGHTS.again * again
  );
}

/** The runs as they are with the page. */
export function runsWith(
  reading: PageReading,
  before: Pick<Before, 'kind' | 'run' | 'words'>,
): Omit<Before, 'hasSaid'> {
  const { kind } = reading;
  return {
    kind,
    run: kind === before.kind ? before.run + 1 : 1,
    words: isOfWords(reading) ? before.words + 1 : 0,
  };
}

function informationOf({ load, isDrawn }: PageReading): number {
  const share = Math.min(1, load / LOADS.full);
  return isDrawn ? Math.max(LEAST_DRAWN, share) : share;
}

function beyond(run: number, allowed: number): number {
  return Math.min(RUNS.most, Math.max(0, run - allowed));
}
