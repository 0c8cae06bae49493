import { hasWidow } from '@pagewright/typography/measure';
import { isBetweenLetters, phraseStarts } from '@pagewright/typography/phrases';
import { lineWidth, longestWordWidth, measure, textHeight } from '../measuring.ts';
import type { Sheet, TextPlacing } from '../sheet.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { type Box, box } from './box.ts';
import { splitText } from './split-text.ts';

export interface TextBoxOptions extends TextPlacing {
  readonly id: string;
  readonly group?: string;
  /** Narrow the lines so that none is left with one word. */
  readonly balance?: boolean;
  /** Widest line, px; the box stays as wide as its place. */
  readonly maxWidth?: number;
}

/** Height that a text costs more where a word would be torn, px: the fit then looks for another layout or size. */
const BROKEN_WORD = 400;

/** Words in one look. Texts longer than a text component holds continue in further components. */
export function textBox(phrase: Phrase, wanted: TextLook, options: TextBoxOptions): Box {
  const aligned = options.align ? { ...wanted, textAlign: options.align } : wanted;
  const look = options.level === undefined ? aligned : { ...aligned, keepsPhrases: true };
  const pieces = splitText(phrase.text);
  const widthFor = (width: number) => {
    const limited = Math.min(width, options.maxWidth ?? width);
    return options.balance ? balancedWidth(phrase.text, look, limited) : withoutWidow(phrase.text, look, limited);
  };
  return box({
    height: (width) => {
      const inner = widthFor(width);
      const height = pieces.reduce((sum, piece) => sum + textHeight(piece, look, inner), 0);
      return longestWordWidth(phrase.text, look) > inner ? height + BROKEN_WORD : height;
    },
    draw(sheet, rect) {
      const inner = widthFor(rect.width);
      const spare = rect.width - inner;
      const x = rect.x + (options.align === 'center' ? spare / 2 : options.align === 'right' ? spare : 0);
      drawPieces(sheet, { ...rect, x: Math.round(x), width: inner }, pieces, phrase, look, options);
    },
  });
}

function drawPieces(
  sheet: Sheet,
  rect: { x: number; y: number; width: number; height: number },
  pieces: readonly string[],
  phrase: Phrase,
  look: TextLook,
  options: TextBoxOptions,
): void {
  let y = rect.y;
  for (const [index, piece] of pieces.entries()) {
    const single = pieces.length === 1;
    const height = single ? rect.height : textHeight(piece, look, rect.width);
    const { level: _, ...unlevelled } = options;
    sheet.text(
      options.id,
      { x: rect.x, y, width: rect.width, height },
      piece,
      look,
      index === 0 ? options : unlevelled,
      {
        slot: single || phrase.slot === '' ? phrase.slot : `${phrase.slot}~${index}`,
        origin: phrase.origins,
        ...(options.group && { group: options.group }),
      },
    );
    y += height;
  }
}

/** The width, or one a little narrower where that keeps the last line from holding one lone word. */
function withoutWidow(text: string, look: TextLook, width: number): number {
  const measured = measure(text, look, width);
  const lines = measured.lines.length;
  if (lines < 2 || lines > 8 || !hasWidow(measured)) return width;
  for (const less of [1, 2, 3]) {
    const narrower = Math.floor(width - less * look.fontSize);
    const again = measure(text, look, narrower);
    if (again.lines.length > lines) return width;
    if (!hasWidow(again)) return narrower;
  }
  return width;
}

/**
 * The narrowest width that takes no more lines than `width` does, so that lines are about equally long and the last is
 * never one word. Between equals, one where lines end at words or punctuation.
 */
export function balancedWidth(text: string, look: TextLook, width: number): number {
  const lines = measure(text, look, width).lines.length;
  if (lines < 2) return width;
  if (lines > 6) return width;
  let low = Math.floor(width / 2);
  let high = width;
  while (high - low > 4) {
    const middle = (low + high) >> 1;
    if (measure(text, look, middle).lines.length > lines) low = middle + 1;
    else high = middle;
  }
  return bestBreaks(text, look, high, width);
}

/** Of a few widths between the narrowest and the widest, the one whose line ends cut the fewest words. */
function bestBreaks(text: string, look: TextLook, narrowest: number, widest: number): number {
  const step = look.fontSize + look.letterSpacing + 1;
  let best = narrowest;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let index = 0; index < 5; index++) {
    const width = Math.min(widest, Math.round(narrowest + index * step));
    const cost = cutWords(text, look, width) * 3 + index;
    if (cost < bestCost) {
      best = width;
      bestCost = cost;
    }
    if (cost === 0 || width === widest) break;
  }
  return best;
}

/** What a line begins with only where nothing else fits: a phrase is wider than the line. */
const NEVER_FIRST = /[、。，．・：；？！」』）】〉》〕”’…ー]/u;

/** How many lines of a text begin within a word or a phrase at this width, or with a mark that ends one. */
export function cutWords(text: string, look: TextLook, width: number): number {
  const starts = phraseStarts(text, look.language);
  const { lines } = measure(text, look, width);
  return lines.filter(
    ({ start }) =>
      start > 0 && (NEVER_FIRST.test(text.charAt(start)) || (isBetweenLetters(text, start) && !starts.has(start))),
  ).length;
}

/** One line that is never wrapped: figures, numbers, labels. */
export function oneLine(phrase: Phrase, look: TextLook): { width: number; height: number } {
  return { width: lineWidth(phrase.text, look), height: Math.ceil(look.fontSize * look.lineHeight) };
}
