import type { Language } from '@pagewright/model/languages';
import { breakLines, lineWidth, type ParagraphGlyphs } from './break-lines.ts';
import { type GlyphStyle, lineGlyphs, paragraphGlyphs } from './paragraph-glyphs.ts';
import { type ParagraphDefaults, paragraphStyle } from './paragraph-style.ts';
import { isBetweenLetters, keepsPhrases, phraseStarts } from './phrases.ts';
import { BASELINES, type Baseline, CODE_FAMILY } from './text-css.ts';
import { type TextTransform, transformText } from './text-transform.ts';

export { TEXT_CSS } from './text-css.ts';

/** A letter that hardly any face kerns towards a space. */
const NEXT = 'n';

/** A part of a text that looks different, in UTF-16 offsets. Spans are sorted and do not overlap. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly fontWeight?: number | undefined;
  readonly fontStyle?: 'normal' | 'italic' | undefined;
  /** px. */
  readonly fontSize?: number | undefined;
  readonly baseline?: Baseline | undefined;
  readonly code?: boolean | undefined;
}

export interface TextStyle extends ParagraphDefaults {
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly fontStyle?: 'normal' | 'italic' | undefined;
  readonly language: Language;
  /** px. */
  readonly letterSpacing?: number | undefined;
  readonly textTransform?: TextTransform | undefined;
  /** em, first line of the text. */
  readonly textIndent?: number | undefined;
  readonly spans?: readonly TextSpan[] | undefined;
  /** `left` where absent. */
  readonly textAlign?: 'left' | 'center' | 'right' | 'justify' | undefined;
  /** Lines part between phrases only, as headings are drawn; nothing changes where words are parted by spaces. */
  readonly keepsPhrases?: boolean | undefined;
}

export interface MeasuredLine {
  /** The words of the line as they stand in the text, trailing spaces included. */
  readonly text: string;
  /** px, first-line indent included, the paragraph's indent and trailing spaces not. */
  readonly width: number;
  /** px that the paragraph is set in. */
  readonly indent: number;
  /** px that trailing spaces take when the line is aligned: those at the end of a paragraph, as far as they fit. */
  readonly spaceAfter: number;
  /** px, mostly below 0: kerning of its last character towards a space behind it; 0 where the text is not aligned left. */
  readonly kerning: number;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Which of the lines split at \n it belongs to, from 0. */
  readonly paragraph: number;
  /** px from the top of the text. */
  readonly top: number;
  /** px. */
  readonly height: number;
}

export interface MeasuredText {
  readonly lines: readonly MeasuredLine[];
  /** px of the room that the widest line needs: the paragraph's indent included, and kerned towards a space behind it. */
  readonly width: number;
  /** px of all lines and the spaces between paragraphs. */
  readonly height: number;
}

/** Lays a text out in a box `width` px wide, as Chromium does with `TEXT_CSS`. */
export function measureText(text: string, style: TextStyle, width: number): MeasuredText {
  const lines: MeasuredLine[] = [];
  let widest = 0;
  let height = 0;
  let offset = 0;
  for (const [index, paragraph] of text.split('\n').entries()) {
    const own = paragraphStyle(style, index);
    const indent = own.indent * style.fontSize;
    const firstIndent = index === 0 ? (style.textIndent ?? 0) * style.fontSize : 0;
    height += own.spaceBefore;
    const lineHeight = largestSize(paragraph, offset, style) * own.lineHeight;
    for (const line of laidOut(paragraph, offset, style, width - indent, firstIndent)) {
      widest = Math.max(widest, line.width + line.kerning + indent);
      lines.push({ ...line, indent, paragraph: index, top: height, height: lineHeight });
      height += lineHeight;
    }
    offset += paragraph.length + 1;
  }
  return { lines, width: widest, height };
}

/** Width of a text on one line, px; of the widest where it holds line feeds. */
export function textWidth(text: string, style: TextStyle): number {
  let widest = 0;
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    widest = Math.max(widest, widthOnOneLine(paragraph, offset, style));
    offset += paragraph.length + 1;
  }
  return widest;
}

function widthOnOneLine(paragraph: string, offset: number, style: TextStyle): number {
  const { text, origins } = transformText(paragraph, style.textTransform);
  if (last?.text === text && last.style === style && !hasSpans(style)) return lineWidth(text, last.glyphs);
  const origin = (at: number) => (origins ? (origins[at] as number) : at);
  // Where phrases are kept, no space stands where a line may end.
  if (style.keepsPhrases) return lineWidth(text, glyphsOf(text, offset, origin, style));
  last = undefined;
  return lineWidth(text, lineGlyphs(text, style.language, styleAtOf(text, offset, origin, style), hasSpans(style)));
}

/** Width of words that others stand behind on their line, px: as `textWidth`, with the spaces at their end. */
export function advanceWidth(text: string, style: TextStyle): number {
  return /\s$/.test(text) ? textWidth(`${text}${NEXT}`, style) - textWidth(NEXT, style) : textWidth(text, style);
}

/** Whether a wrapped text ends in one lone ideograph or one short word. */
export function hasWidow(measured: MeasuredText): boolean {
  const last = measured.lines.at(-1);
  if (!last || measured.lines.length < 2) return false;
  const word = last.text.trim();
  return last.width < measured.width * 0.2 && [...word].length <= 6 && !/\s/.test(word);
}

/** The width, px, at which a text takes no more lines than at `width`, its lines as even as they get (`text-wrap: balance`). */
export function balancedWidth(text: string, style: TextStyle, width: number): number {
  const { length } = measureText(text, style, width).lines;
  if (length === 1) return width;
  let low = 0;
  let high = Math.ceil(width);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (measureText(text, style, middle).lines.length <= length) high = middle;
    else low = middle;
  }
  return Math.min(high, width);
}

function laidOut(
  paragraph: string,
  offset: number,
  style: TextStyle,
  width: number,
  indent: number,
): Pick<MeasuredLine, 'text' | 'width' | 'spaceAfter' | 'kerning' | 'start' | 'end'>[] {
  const { text, origins } = transformText(paragraph, style.textTransform);
  const origin = (at: number) => (origins ? (origins[at] as number) : at);
  const glyphs = glyphsOf(text, offset, origin, style);
  return breakLines(text, glyphs, width, indent, (style.textAlign ?? 'left') === 'left').map((line) => {
    const [start, end] = [origin(line.start), origin(line.end)];
    const { width: inked, spaceAfter, kerning } = line;
    const words = paragraph.slice(start, end);
    return { text: words, width: inked, spaceAfter, kerning, start: offset + start, end: offset + end };
  });
}

/** Whose glyphs are known still: a text is mostly measured at several widths in a row. */
let last: { readonly text: string; readonly style: TextStyle; readonly glyphs: ParagraphGlyphs } | undefined;

function glyphsOf(text: string, offset: number, origin: (at: number) => number, style: TextStyle): ParagraphGlyphs {
  if (last?.text === text && last.style === style && !hasSpans(style)) return last.glyphs;
  last = undefined;
  const glyphs = paragraphGlyphs(text, style.language, styleAtOf(text, offset, origin, style), hasSpans(style));
  if (style.keepsPhrases && keepsPhrases(style.language)) keepPhrases(text, glyphs, style.language);
  last = { text, style, glyphs };
  return glyphs;
}

function styleAtOf(
  text: string,
  offset: number,
  origin: (at: number) => number,
  style: TextStyle,
): (at: number) => GlyphStyle {
  const spaced = isMongolian(text) ? { ...style, letterSpacing: 0 } : style;
  return (at) => glyphStyle(spaced, offset + origin(at));
}

const NARROW_NO_BREAK_SPACE = '\u202f';

/**
 * Figures with a narrow no-break space and without a letter count as Mongolian in Chromium, which spaces no letters of
 * cursive scripts: `98,2 %` in French.
 */
function isMongolian(text: string): boolean {
  return text.includes(NARROW_NO_BREAK_SPACE) && !/\p{L}/u.test(text);
}

/** px by which Chromium may round the width of each piece up (1/64 px): pieces that fill a line exactly may not fit it. */
const PIECE_EDGE = 1 / 64;

/**
 * Takes away the places between letters at which no phrase begins. Where one does, no space is set between ideographs and
 * Latin letters: a break opportunity stands between them.
 */
function keepPhrases(text: string, { breaks, joints }: ParagraphGlyphs, language: Language): void {
  const starts = phraseStarts(text, language);
  for (let at = 1; at < text.length; at++) {
    if (starts.has(at)) joints[at - 1] = PIECE_EDGE;
    else if (breaks[at] === 1 && isBetweenLetters(text, at)) breaks[at] = 0;
  }
}

function hasSpans(style: TextStyle): boolean {
  return style.spans !== undefined && style.spans.length > 0;
}

/** How the character at an offset of the text is set. */
function glyphStyle(style: TextStyle, at: number): GlyphStyle {
  const span = style.spans?.find((one) => at >= one.start && at < one.end);
  const fontSize = span?.fontSize ?? style.fontSize;
  return {
    fontFamily: span?.code ? CODE_FAMILY : style.fontFamily,
    fontSize: span?.baseline ? fontSize * BASELINES[span.baseline].size : fontSize,
    fontWeight: span?.fontWeight ?? style.fontWeight,
    italic: (span?.fontStyle ?? style.fontStyle) === 'italic',
    letterSpacing: style.letterSpacing ?? 0,
  };
}

/** All lines of a paragraph are as high as its largest part needs. */
function largestSize(paragraph: string, offset: number, style: TextStyle): number {
  let size = style.fontSize;
  for (const span of style.spans ?? []) {
    const touches = span.start < offset + paragraph.length && span.end > offset;
    if (touches && span.fontSize !== undefined) size = Math.max(size, span.fontSize);
  }
  return size;
}
