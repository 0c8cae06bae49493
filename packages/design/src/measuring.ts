import type { TextMeasures } from '@pagewright/components/text-measures';
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
  readonly style: TextStyle;
  /** By text, then by the width of the box. */
  readonly measured: Map<string, Map<number, MeasuredText>>;
  /** Widths on one line, px. */
  readonly widths: Map<string, number>;
}

type Asked = TextStyle | TextLook;

/** By family, then by size: the few styles that have both in common are compared part by part. */
let styles = new Map<string, Map<number, InStyle[]>>();
/** The fit asks with one look many times in a row. */
let last: { readonly asked: Asked; readonly known: InStyle } | undefined;
const count = { measured: 0, widths: 0 };

function inStyle(asked: Asked): InStyle {
  if (last?.asked === asked) return last.known;
  const alike = stylesLike(asked);
  let known = alike.find(({ style }) => isSameStyle(style, asked));
  if (!known) {
    known = { style: styleOf(asked), measured: new Map(), widths: new Map() };
    alike.push(known);
  }
  last = { asked, known };
  return known;
}

/** The known styles of the same family and size. */
function stylesLike({ fontFamily, fontSize }: Asked): InStyle[] {
  let bySize = styles.get(fontFamily);
  if (!bySize) {
    bySize = new Map();
    styles.set(fontFamily, bySize);
  }
  let alike = bySize.get(fontSize);
  if (!alike) {
    alike = [];
    bySize.set(fontSize, alike);
  }
  return alike;
}

function isSameStyle(style: TextStyle, asked: Asked): boolean {
  return (
    style.fontWeight === asked.fontWeight &&
    style.lineHeight === asked.lineHeight &&
    style.letterSpacing === (asked.letterSpacing ?? 0) &&
    style.textTransform === (asked.textTransform ?? 'none') &&
    style.language === asked.language &&
    style.keepsPhrases === (asked.keepsPhrases ?? false) &&
    style.textAlign === (asked.textAlign ?? 'left') &&
    style.textIndent === indentOf(asked)
  );
}

function styleOf(asked: Asked): TextStyle {
  return {
    fontFamily: asked.fontFamily,
    fontSize: asked.fontSize,
    fontWeight: asked.fontWeight,
    language: asked.language,
    lineHeight: asked.lineHeight,
    letterSpacing: asked.letterSpacing ?? 0,
    textTransform: asked.textTransform ?? 'none',
    keepsPhrases: asked.keepsPhrases ?? false,
    textAlign: asked.textAlign ?? 'left',
    textIndent: indentOf(asked),
  };
}

function indentOf(asked: Asked): number {
  return 'textIndent' in asked ? (asked.textIndent ?? 0) : 0;
}

function forgetAll(): void {
  styles = new Map();
  last = undefined;
  count.measured = 0;
  count.widths = 0;
}

/** Lines and height (px) of the text set in a box of this inner width, px. Styles have no lists, spans or italics here. */
export function measureStyled(text: string, style: TextStyle, width: number): MeasuredText {
  return measuredIn(style, text, width);
}

export function measure(text: string, look: TextLook, width: number): MeasuredText {
  return measuredIn(look, text, width);
}

function measuredIn(asked: Asked, text: string, width: number): MeasuredText {
  const { measured, style } = inStyle(asked);
  const byWidth = measured.get(text);
  const known = byWidth?.get(width);
  if (known) return known;
  if (count.measured >= KEPT) {
    forgetAll();
    return measuredIn(asked, text, width);
  }
  const fresh = measureText(text, style, width);
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
  return widthIn(style, text);
}

/** Width of the text on one line, rounded up to whole px. */
export function lineWidth(text: string, look: TextLook): number {
  return widthIn(look, text);
}

function widthIn(asked: Asked, text: string): number {
  const { widths, style } = inStyle(asked);
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (count.widths >= KEPT) {
    forgetAll();
    return widthIn(asked, text);
  }
  const fresh = Math.ceil(textWidth(text, style)) + 1;
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

/** What tables are measured with. */
export const TEXT_MEASURES: TextMeasures = {
  lines: measureStyled,
  words: { text: styledWidth, longestWord: longestStyledWord },
};

function longestWord(text: string): string {
  let longest = '';
  for (const match of text.matchAll(/[\p{Script=Latin}\d'’.,%/_]+/gu)) {
    if (match[0].length > longest.length && match[0].length <= LONGEST_WORD) [longest] = match;
  }
  return longest;
}
