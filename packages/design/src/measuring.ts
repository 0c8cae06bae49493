import type { WordMeasure } from '@pagewright/components/table-columns';
import { type MeasuredText, measureText, type TextStyle, textWidth } from '@pagewright/typography/measure';
import type { TextLook } from './text-look.ts';

/**
 * Text measuring for the fit: the same words in the same look and width are asked for many times while layouts are
 * tried, and again when a document is restyled, so answers are kept.
 */

const KEPT = 40_000;
const measured = new Map<string, MeasuredText>();
const widths = new Map<string, number>();

function styleKey(style: TextStyle): string {
  return `${style.fontFamily}|${style.fontSize}|${style.fontWeight}|${style.lineHeight}|${style.letterSpacing ?? 0}|${style.textTransform ?? 'none'}|${style.language}|${style.keepsPhrases ?? false}|${style.textIndent ?? 0}`;
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

/** Lines and height (px) of the text set in a box of this inner width, px. Styles have no lists, spans or italics here. */
export function measureStyled(text: string, style: TextStyle, width: number): MeasuredText {
  const key = `${styleKey(style)}|${width}|${text}`;
  let known = measured.get(key);
  if (!known) {
    if (measured.size > KEPT) measured.clear();
    known = measureText(text, style, width);
    measured.set(key, known);
  }
  return known;
}

export function measure(text: string, look: TextLook, width: number): MeasuredText {
  return measureStyled(text, styleOf(look), width);
}

/** Height of the text's lines rounded up to whole px. */
export function textHeight(text: string, look: TextLook, width: number): number {
  return Math.ceil(measure(text, look, width).height);
}

function styledWidth(text: string, style: TextStyle): number {
  const key = `${styleKey(style)}|${text}`;
  let known = widths.get(key);
  if (known === undefined) {
    if (widths.size > KEPT) widths.clear();
    known = Math.ceil(textWidth(text, style)) + 1;
    widths.set(key, known);
  }
  return known;
}

/** Width of the text on one line, rounded up to whole px. */
export function lineWidth(text: string, look: TextLook): number {
  return styledWidth(text, styleOf(look));
}

/** Longest words that are kept whole, characters; longer ones are addresses and the like. */
const LONGEST_WORD = 26;

const words = new Map<string, string>();

/** Width of the longest word of letters without a break in it, px; 0 where there are none, as in Chinese. */
export function longestWordWidth(text: string, look: TextLook): number {
  return longestStyledWord(text, styleOf(look));
}

function longestStyledWord(text: string, style: TextStyle): number {
  let word = words.get(text);
  if (word === undefined) {
    if (words.size > KEPT) words.clear();
    word = longestWord(text);
    words.set(text, word);
  }
  return word.length < 5 ? 0 : styledWidth(word, style);
}

/** What columns of tables are measured with. */
export const WORD_MEASURE: WordMeasure = { text: styledWidth, longestWord: longestStyledWord };

function longestWord(text: string): string {
  let longest = '';
  for (const match of text.matchAll(/[\p{Script=Latin}\d'’.,%/_]+/gu)) {
    if (match[0].length > longest.length && match[0].length <= LONGEST_WORD) [longest] = match;
  }
  return longest;
}
