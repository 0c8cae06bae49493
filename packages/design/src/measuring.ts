import type { WordMeasure } from '@pagewright/components/table-columns';
import { type MeasuredText, measureText, type TextStyle, textWidth } from '@pagewright/typography/measure';
import type { TextLook } from './text-look.ts';

/**
 * Text measuring for the fit: the same words in the same look and width are asked for many times while layouts are
 * tried, and again when a document is restyled, so answers are kept.
 */

/** Answers kept of each sort. */
const KEPT = 40_000;

/** What is known of texts in one style. */
interface InStyle {
  /** By text, then by the width of the box. */
  readonly measured: Map<string, Map<number, MeasuredText>>;
  /** Widths on one line, px. */
  readonly widths: Map<string, number>;
}

const byStyle = new Map<string, InStyle>();
/** The same by the style or look itself: the fit asks with one object over and over. */
let byObject = new WeakMap<TextStyle | TextLook, InStyle>();
const count = { measured: 0, widths: 0 };

function inStyle(asked: TextStyle | TextLook, style: () => TextStyle): InStyle {
  let known = byObject.get(asked);
  if (!known) {
    const key = styleKey(style());
    known = byStyle.get(key) ?? { measured: new Map(), widths: new Map() };
    byStyle.set(key, known);
    byObject.set(asked, known);
  }
  return known;
}

function forgetAll(): void {
  byStyle.clear();
  byObject = new WeakMap();
  count.measured = 0;
  count.widths = 0;
}

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
  return measuredIn(style, () => style, text, width);
}

export function measure(text: string, look: TextLook, width: number): MeasuredText {
  return measuredIn(look, () => styleOf(look), text, width);
}

function measuredIn(asked: TextStyle | TextLook, style: () => TextStyle, text: string, width: number): MeasuredText {
  const { measured } = inStyle(asked, style);
  const byWidth = measured.get(text);
  const known = byWidth?.get(width);
  if (known) return known;
  if (count.measured >= KEPT) {
    forgetAll();
    return measuredIn(asked, style, text, width);
  }
  const fresh = measureText(text, style(), width);
  if (byWidth) byWidth.set(width, fresh);
  else measured.set(text, new Map([[width, fresh]]));
  count.measured++;
  return fresh;
}

/** Height of the text's lines rounded up to whole px. */
export function textHeight(text: string, look: TextLook, width: number): number {
  return Math.ceil(measure(text, look, width).height);
}

function styledWidth(text: string, style: TextStyle): number {
  return widthIn(style, () => style, text);
}

/** Width of the text on one line, rounded up to whole px. */
export function lineWidth(text: string, look: TextLook): number {
  return widthIn(look, () => styleOf(look), text);
}

function widthIn(asked: TextStyle | TextLook, style: () => TextStyle, text: string): number {
  const { widths } = inStyle(asked, style);
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (count.widths >= KEPT) {
    forgetAll();
    return widthIn(asked, style, text);
  }
  const fresh = Math.ceil(textWidth(text, style())) + 1;
  widths.set(text, fresh);
  count.widths++;
  return fresh;
}

/** Longest words that are kept whole, characters; longer ones are addresses and the like. */
const LONGEST_WORD = 26;
/** Words that are shorter fit everywhere, characters. */
const SHORTEST_WORD = 5;

const words = new Map<string, string>();

/** Width of the longest word of letters without a break in it, px; 0 where there are none, as in Chinese. */
export function longestWordWidth(text: string, look: TextLook): number {
  const word = longestWordOf(text);
  return word.length < SHORTEST_WORD ? 0 : lineWidth(word, look);
}

function longestStyledWord(text: string, style: TextStyle): number {
  const word = longestWordOf(text);
  return word.length < SHORTEST_WORD ? 0 : styledWidth(word, style);
}

function longestWordOf(text: string): string {
  let word = words.get(text);
  if (word === undefined) {
    if (words.size > KEPT) words.clear();
    word = longestWord(text);
    words.set(text, word);
  }
  return word;
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
