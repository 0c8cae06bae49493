import type { Language } from '@pagewright/model/languages';
import type { ScannedWord } from '@pagewright/model/source-document';

/** Words that stand on one line of one column, from left to right. */
export interface ScannedLine {
  readonly words: readonly ScannedWord[];
  /** Its baseline, points from the page's upper edge, as it would be if the page had been laid straight on the scanner. */
  readonly baseline: number;
  /** Font size as far as it shows, points. */
  readonly size: number;
}

/** What was read off the picture of a page. */
export interface ScannedPage {
  /** From 1. */
  readonly number: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** Mean over all letters, 0 to 1; 0 where nothing was read. */
  readonly confidence: number;
  /** In the order in which they are read. */
  readonly lines: readonly ScannedLine[];
  /** The page as a WebP picture, where words of it may be misread. */
  readonly picture?: Uint8Array;
}

/** A page that has no text layer, or next to none. */
export interface UnreadPage {
  readonly number: number;
  /** Letters of the text that it has all the same: a stamp, a page number. */
  readonly letters: number;
}

/** Reads pages of the file in hand; those on which nothing is found are missing from the answer. */
export type ScanReader = (request: ScanRequest) => Promise<ScannedPage[]>;

export interface ScanRequest {
  readonly pages: readonly UnreadPage[];
  /** Of the text that the file has beside its scans, if any. */
  readonly language: Language | undefined;
}

/** Words of a lower confidence may be misread: they are marked. */
export const DOUBTFUL_BELOW = 0.75;

/** Whether some word of a page may be misread. */
export function isDoubtful({ lines }: Pick<ScannedPage, 'lines'>): boolean {
  return lines.some(({ words }) => words.some(({ confidence }) => confidence < DOUBTFUL_BELOW));
}

/** How many letters of a page were read well. */
export function legibleLetters({ lines }: Pick<ScannedPage, 'lines'>): number {
  return lines
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence >= DOUBTFUL_BELOW)
    .reduce((sum, { text }) => sum + lettersIn(text), 0);
}

/** Mean confidence of words by their letters, 0 to 1; 0 where there are none. */
export function meanConfidence(words: readonly ScannedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + lettersIn(text), 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + lettersIn(text) * confidence, 0);
  return letters === 0 ? 0 : sure / letters;
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
