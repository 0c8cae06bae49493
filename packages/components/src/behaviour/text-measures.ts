import type { MeasuredText, TextStyle } from '@pagewright/typography/measure';

/** Lays a text out in a box `width` px wide, as typography's `measureText` does; who asks often remembers the answers. */
export type MeasureText = (text: string, style: TextStyle, width: number) => MeasuredText;

/** Widths of words on one line, px. */
export interface WordMeasure {
  text(text: string, style: TextStyle): number;
  /** The longest word that is to be kept whole; 0 where there is none, as in Chinese. */
  longestWord(text: string, style: TextStyle): number;
}

export interface TextMeasures {
  readonly lines: MeasureText;
  readonly words: WordMeasure;
}
