import type { TablePrimitive, TablePrimitiveCell } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { textWidth } from '@pagewright/typography/measure';
import { hasEastAsian } from '../drawingml/scripts.ts';
import { plainText } from './flow/flow.ts';
import { TEXT_WIDTH } from './sheet.ts';

/** Twentieths of a point: a px, and what lies beside the words of a cell. */
const TWIP = 15;
const PADDING = 240;
/** Of the words in tables, px. */
const FONT_SIZE = 13.4;
/** Ideographs and kana that stand on one line at least. */
const LEAST_SIGNS = 4;
/** No word makes its column wider than so much of the table. */
const MOST_SHARE = 0.3;

/**
 * Widths of the columns, twentieths of a point: no narrower than their longest words, the rest in proportion to those of
 * the page, where letters are of another size.
 */
export function tableWidths({ columnWidths, rows }: TablePrimitive, language: Language): number[] {
  const cells = rows.flat();
  const least = columnWidths.map((_, column) =>
    Math.max(
      PADDING,
      ...cells
        .filter((cell) => cell.column === column && cell.colSpan === 1)
        .map((cell) => Math.min(TEXT_WIDTH * MOST_SHARE, leastWidth(cell, language))),
    ),
  );
  const needed = sum(least);
  if (needed >= TEXT_WIDTH) return least.map((width) => Math.max(1, Math.floor((width / needed) * TEXT_WIDTH)));
  const page = sum(columnWidths) || 1;
  const wanted = columnWidths.map((width, index) => Math.max(least[index] ?? 0, (width / page) * TEXT_WIDTH));
  // What the wide columns have too much of is taken from what they have beyond their words.
  const spare = wanted.map((width, index) => width - (least[index] ?? 0));
  const share = (TEXT_WIDTH - needed) / (sum(spare) || 1);
  return least.map((width, index) => Math.max(1, Math.floor(width + (spare[index] ?? 0) * share)));
}

/** Of the longest word in a cell, with what lies beside it. */
function leastWidth({ paragraphs, header }: TablePrimitiveCell, language: Language): number {
  const words = paragraphs.flatMap(({ runs }) => plainText([runs]).split(' '));
  const widest = Math.max(0, ...words.map((word) => widthOf(unbroken(word), header, language)));
  return widest * TWIP + PADDING;
}

/** Signs of scripts without spaces break anywhere. */
function unbroken(word: string): string {
  return hasEastAsian(word) ? [...word].slice(0, LEAST_SIGNS).join('') : word;
}

function widthOf(text: string, isBold: boolean, language: Language): number {
  return textWidth(text, {
    fontFamily: 'Inter',
    fontSize: FONT_SIZE,
    fontWeight: isBold ? 700 : 400,
    language,
    lineHeight: 1,
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
