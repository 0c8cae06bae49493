import type { Language } from '@pagewright/model/languages';
import { breakClass, mayBreakBetween, takesAutospace } from './line-break.ts';
import { stackMetrics } from './stack.ts';

/**
 * The CSS that every text is drawn with, so that it takes the lines measured here. Kerning is left out of the measure:
 * it draws letters together, so a drawn line is as wide as measured, or a little narrower.
 */
export const TEXT_CSS = {
  whiteSpace: 'pre-wrap',
  lineBreak: 'strict',
  wordBreak: 'normal',
  overflowWrap: 'anywhere',
  hyphens: 'manual',
  fontKerning: 'normal',
  fontVariantLigatures: 'none',
  textSpacingTrim: 'space-all',
  textAutospace: 'normal',
  tabSize: 4,
} as const;

/** Hanging indent of marked lines, em; `LIST_INDENT` of the text components is this. */
export const LIST_INDENT_EM = 1.4;

/** Space between Han characters and Latin letters or digits, em (CSS Text 4, `text-autospace`). */
const AUTOSPACE_EM = 0.125;

/** A safety margin for sub-pixel rounding of glyph positions, as a share of the line's width. */
const SLACK = 0.002;

export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly fontWeight?: number | undefined;
  readonly fontSize?: number | undefined;
}

export interface TextStyle {
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly language: Language;
  /** Multiple of the font size. */
  readonly lineHeight: number;
  /** px. */
  readonly letterSpacing?: number | undefined;
  readonly textTransform?: 'none' | 'uppercase' | 'lowercase' | 'capitalize' | undefined;
  /** em, first line of the text. */
  readonly textIndent?: number | undefined;
  readonly listType?: 'none' | 'bullet' | 'ordered' | undefined;
  /** px between lines split at \n. */
  readonly paragraphSpacing?: number | undefined;
  readonly fontStyle?: 'normal' | 'italic' | undefined;
  readonly spans?: readonly TextSpan[] | undefined;
}

export interface MeasuredLine {
  readonly text: string;
  /** px, without trailing spaces. */
  readonly width: number;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

export interface MeasuredText {
  readonly lines: readonly MeasuredLine[];
  /** px of the widest line, list indent included. */
  readonly width: number;
  /** px of all lines and the spaces between paragraphs. */
  readonly height: number;
}

/** Lays a text out in a box `width` px wide, as the browser does with `TEXT_CSS`. */
export function measureText(text: string, style: TextStyle, width: number): MeasuredText {
  const indent = style.listType && style.listType !== 'none' ? LIST_INDENT_EM * style.fontSize : 0;
  const lines: MeasuredLine[] = [];
  let widest = 0;
  let height = 0;
  let offset = 0;
  for (const [index, paragraph] of text.split('\n').entries()) {
    const first = index === 0 ? (style.textIndent ?? 0) * style.fontSize : 0;
    const own = layOut(paragraph, offset, style, width - indent, first);
    for (const line of own) {
      lines.push(line);
      widest = Math.max(widest, line.width + indent);
    }
    height += own.length * lineHeightOf(paragraph, offset, style) + (index > 0 ? (style.paragraphSpacing ?? 0) : 0);
    offset += paragraph.length + 1;
  }
  return { lines, width: widest, height };
}

/** Width of a text on one line, px. */
export function textWidth(text: string, style: TextStyle): number {
  return Math.max(
    ...text.split('\n').map((line) => layOut(line, 0, style, Number.POSITIVE_INFINITY, 0)[0]?.width ?? 0),
  );
}

/** Whether a wrapped text ends in one lone character or one short word. */
export function hasWidow(measured: MeasuredText): boolean {
  const last = measured.lines.at(-1);
  if (!last || measured.lines.length < 2) return false;
  return last.width < measured.width * 0.2 && [...last.text.trim()].length <= 6 && !/\s/.test(last.text.trim());
}

/** Larger parts of a paragraph raise all of its lines: an upper bound that needs no second pass. */
function lineHeightOf(paragraph: string, offset: number, style: TextStyle): number {
  let size = style.fontSize;
  for (const span of style.spans ?? []) {
    const touches = span.start < offset + paragraph.length && span.end > offset;
    if (touches && span.fontSize !== undefined) size = Math.max(size, span.fontSize);
  }
  return size * style.lineHeight;
}

/** Characters of one paragraph with their widths and the places where a line may break. */
interface Measured {
  readonly characters: string[];
  readonly offsets: number[];
  readonly widths: number[];
  /** Whether a line may end before the character. */
  readonly breaks: boolean[];
}

function layOut(
  paragraph: string,
  offset: number,
  style: TextStyle,
  width: number,
  firstIndent: number,
): MeasuredLine[] {
  const measured = measureCharacters(paragraph, offset, style);
  const { characters, offsets, widths, breaks } = measured;
  const lines: MeasuredLine[] = [];
  const room = width / (1 + SLACK);
  let start = 0;
  while (start < characters.length || lines.length === 0) {
    const available = lines.length === 0 ? room - firstIndent : room;
    const end = lineEnd(widths, breaks, characters, start, available);
    const from = offsets[start] ?? offset;
    const to = offsets[end] ?? offset + paragraph.length;
    const indent = lines.length === 0 ? firstIndent : 0;
    lines.push({
      text: paragraph.slice(from - offset, to - offset),
      width: indent + visibleWidth(widths, characters, start, end) * (1 + SLACK),
      start: from,
      end: to,
    });
    start = Math.max(end, start + 1);
  }
  return lines;
}

function measureCharacters(paragraph: string, offset: number, style: TextStyle): Measured {
  const characters = [...applyTransform(paragraph, style.textTransform)];
  const offsets: number[] = [];
  const widths: number[] = [];
  const breaks: boolean[] = [];
  let position = offset;
  let before: ReturnType<typeof breakClass> | undefined;
  let beforePoint = 0;
  for (const character of characters) {
    const codePoint = character.codePointAt(0) as number;
    const own = breakClass(character, style.language);
    const span = spanAt(style.spans, position);
    const size = span?.fontSize ?? style.fontSize;
    const metrics = stackMetrics(style.fontFamily, span?.fontWeight ?? style.fontWeight, style.language);
    const spaced = before !== undefined && needsAutospace(beforePoint, codePoint);
    const breakable = before !== undefined && mayBreakBetween(before, own);
    const zeroWidth = own === 14 || own === 15;
    widths.push(
      (zeroWidth ? 0 : metrics.width(codePoint) + (spaced ? AUTOSPACE_EM : 0)) * size + (style.letterSpacing ?? 0),
    );
    offsets.push(position);
    breaks.push(breakable);
    position += character.length;
    before = own;
    beforePoint = codePoint;
  }
  return { characters, offsets, widths, breaks };
}

/** Index of the first character that no longer belongs to the line. */
function lineEnd(widths: number[], breaks: boolean[], characters: string[], start: number, available: number): number {
  let used = 0;
  let lastBreak = -1;
  for (let index = start; index < widths.length; index += 1) {
    if (index > start && breaks[index]) lastBreak = index;
    used += widths[index] as number;
    // Spaces hang over the end of a line.
    if (used > available && characters[index] !== ' ') {
      if (lastBreak > start) return lastBreak;
      return Math.max(index, start + 1);
    }
  }
  return widths.length;
}

function visibleWidth(widths: number[], characters: string[], start: number, end: number): number {
  let last = end;
  while (last > start && characters[last - 1] === ' ') last -= 1;
  let width = 0;
  for (let index = start; index < last; index += 1) width += widths[index] as number;
  return width;
}

function spanAt(spans: TextStyle['spans'], position: number): TextSpan | undefined {
  return spans?.find((span) => position >= span.start && position < span.end);
}

function needsAutospace(before: number, after: number): boolean {
  return (takesAutospace(before) && isLetterOrDigit(after)) || (isLetterOrDigit(before) && takesAutospace(after));
}

function isLetterOrDigit(codePoint: number): boolean {
  return (
    (codePoint >= 48 && codePoint <= 57) ||
    (codePoint >= 65 && codePoint <= 90) ||
    (codePoint >= 97 && codePoint <= 122) ||
    (codePoint >= 0xc0 && codePoint <= 0x24f && codePoint !== 0xd7 && codePoint !== 0xf7) ||
    (codePoint >= 0x370 && codePoint <= 0x52f)
  );
}

/** Transforms that change the number of characters are left out: the width they add is within the slack. */
function applyTransform(text: string, transform: TextStyle['textTransform']): string {
  if (!transform || transform === 'none') return text;
  const changed =
    transform === 'uppercase'
      ? text.toUpperCase()
      : transform === 'lowercase'
        ? text.toLowerCase()
        : text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  return changed.length === text.length ? changed : text;
}
