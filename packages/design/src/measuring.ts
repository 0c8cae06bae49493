import { type MeasuredText, measureText, type TextStyle, textWidth } from '@pagewright/typography/measure';
import type { TextLook } from './text-look.ts';

/**
 * Text measuring for the fit: the same words in the same look and width are asked for many times while layouts are
 * tried, and again when a document is restyled, so answers are kept.
 */

const KEPT = 40_000;
const measured = new Map<string, MeasuredText>();
const widths = new Map<string, number>();

function lookKey(look: TextLook): string {
  return `${look.fontFamily}|${look.fontSize}|${look.fontWeight}|${look.lineHeight}|${look.letterSpacing}|${look.textTransform}|${look.language}|${look.keepsPhrases ?? false}`;
}

function styleOf(look: TextLook): TextStyle {
  return {
    fontFamily: look.fontFamily,
    fontSize: look.fontSize,
    fontWeight: look.fontWeight,
    language: look.language,
    lineHeight: look.lineHeight,
    letterSpacing: look.letterSpacing,
    textTransform: look.textTransform,
    keepsPhrases: look.keepsPhrases,
  };
}

/** Lines and height (px) of the text set in a box of this inner width, px. */
export function measure(text: string, look: TextLook, width: number): MeasuredText {
  const key = `${lookKey(look)}|${width}|${text}`;
  let known = measured.get(key);
  if (!known) {
    if (measured.size > KEPT) measured.clear();
    known = measureText(text, styleOf(look), width);
    measured.set(key, known);
  }
  return known;
}

/** Height of the text's lines rounded up to whole px. */
export function textHeight(text: string, look: TextLook, width: number): number {
  return Math.ceil(measure(text, look, width).height);
}

/** Width of the text on one line, rounded up to whole px. */
export function lineWidth(text: string, look: TextLook): number {
  const key = `${lookKey(look)}|${text}`;
  let known = widths.get(key);
  if (known === undefined) {
    if (widths.size > KEPT) widths.clear();
    known = Math.ceil(textWidth(text, styleOf(look))) + 1;
    widths.set(key, known);
  }
  return known;
}

/** Longest words that are kept whole, characters; longer ones are addresses and the like. */
const LONGEST_WORD = 26;

const words = new Map<string, string>();

/** Width of the longest word of letters without a break in it, px; 0 where there are none, as in Chinese. */
export function longestWordWidth(text: string, look: TextLook): number {
  let word = words.get(text);
  if (word === undefined) {
    if (words.size > KEPT) words.clear();
    word = longestWord(text);
    words.set(text, word);
  }
  return word.length < 5 ? 0 : lineWidth(word, look);
}

function longestWord(text: string): string {
  let longest = '';
  for (const match of text.matchAll(/[\p{Script=Latin}\d'’.,%/_]+/gu)) {
    if (match[0].length > longest.length && match[0].length <= LONGEST_WORD) [longest] = match;
  }
  return longest;
}
