import type { TablePrimitive, TablePrimitiveCell } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { textWidth } from '@pagewright/typography/measure';
import { hasEastAsian } from '../drawingml/scripts.ts';
import { plainText } from './flow/flow.ts';
import { TEXT_WIDTH } from './sheet.ts';
import { TABLE_POINTS } from './styles.ts';

/** Twentieths of a point: a px, and what lies beside the words of a cell. */
const TWIP = 15;
const PADDING = 240;
const POINTS_PER_PX = 0.75;
/** Of the words in tables, px, and of those in tables that would be too wide. */
const FONT_SIZE = TABLE_POINTS.usual / POINTS_PER_PX;
const SMALLER = TABLE_POINTS.small / TABLE_POINTS.usual;
/** Ideographs and kana that stand on one line at least. */
const LEAST_SIGNS = 4;
/** So many columns are narrow whatever they hold: lines broken in them make ladders. */
const MANY_COLUMNS = 7;
/** No word makes its column wider than so much of the table. */
const MOST_SHARE = 0.3;

export interface TableLayout {
  /** Of the columns, twentieths of a point. */
  readonly widths: readonly number[];
  /** Whether its words are set smaller, so that they need not be broken. */
  readonly isSmall: boolean;
}

/** What a column needs so that nothing in it is broken, twentieths of a point. */
interface Least {
  /** A figure that is broken reads as two. */
  readonly figures: number;
  readonly all: number;
  /** So that each paragraph below its head stands on one line. */
  readonly lines: number;
}

/**
 * How a table stands between the edges of the text: columns no narrower than their longest words, the rest in proportion to
 * those of the page, where letters are of another size; what a column has beyond its lines goes to those whose lines would be
 * broken. Where there is no room for the words, or for the lines of many columns, they are set smaller, then broken; figures last.
 */
export function tableLayout(table: TablePrimitive, language: Language): TableLayout {
  const usual = leastWidths(table, language, 1);
  const breaksWords = sum(usual.map(({ all }) => all)) > TEXT_WIDTH;
  const breaksLines = sum(usual.map(({ all, lines }) => Math.max(all, lines))) > TEXT_WIDTH;
  const isSmall = breaksWords || (breaksLines && table.columnWidths.length >= MANY_COLUMNS);
  const least = isSmall ? leastWidths(table, language, SMALLER) : usual;
  return { widths: columnsWithin(TEXT_WIDTH, least, table.columnWidths), isSmall };
}

/** @param onPage widths that the columns have there, in whatever unit */
function columnsWithin(room: number, least: readonly Least[], onPage: readonly number[]): number[] {
  const needed = least.map(({ all }) => all);
  if (sum(needed) > room) return narrowed(room, least);
  const page = sum(onPage) || 1;
  // What the wide columns have too much of is taken from what they have beyond their words.
  const spare = needed.map((width, index) => Math.max(0, ((onPage[index] ?? 0) / page) * room - width));
  const share = (room - sum(needed)) / (sum(spare) || 1);
  return whole(
    helped(
      needed.map((width, index) => width + (spare[index] ?? 0) * share),
      least,
    ),
  );
}

/** What columns have beyond their lines goes to those that lack some, first to those that lack least: most are helped so. */
function helped(widths: readonly number[], least: readonly Least[]): number[] {
  const lacks = widths.map((width, index) => Math.max(0, (least[index]?.lines ?? 0) - width));
  const beyond = widths.map((width, index) =>
    Math.max(0, width - Math.max(least[index]?.lines ?? 0, least[index]?.all ?? 0)),
  );
  const toGive = Math.min(sum(lacks), sum(beyond));
  if (toGive === 0) return [...widths];
  const evened = widths.map((width, index) => width - ((beyond[index] ?? 0) / sum(beyond)) * toGive);
  let left = toGive;
  const lacking = lacks.map((lack, index) => ({ lack, index })).sort((a, b) => a.lack - b.lack);
  for (const { lack, index } of lacking) {
    const given = Math.min(lack, left);
    evened[index] = (evened[index] ?? 0) + given;
    left -= given;
  }
  return evened;
}

/** Each column gives way by the same share of what it needs beyond its figures; of its figures where these are too wide, too. */
function narrowed(room: number, least: readonly Least[]): number[] {
  const figures = sum(least.map((one) => one.figures));
  if (figures >= room) return whole(least.map((one) => (one.figures / figures) * room));
  const share = (room - figures) / (sum(least.map(({ all }) => all)) - figures);
  return whole(least.map((one) => one.figures + (one.all - one.figures) * share));
}

function whole(widths: readonly number[]): number[] {
  return widths.map((width) => Math.max(1, Math.floor(width)));
}

/** @param scale of the size of the words */
function leastWidths({ columnWidths, rows }: TablePrimitive, language: Language, scale: number): Least[] {
  const cells = rows.flat().filter(({ colSpan }) => colSpan === 1);
  const most = TEXT_WIDTH * MOST_SHARE;
  return columnWidths.map((_, column) => {
    const own = cells.filter((cell) => cell.column === column);
    const words = own.flatMap((cell) => wordsOf(cell, language));
    const wide = (widths: readonly number[]): number => Math.max(0, ...widths) * scale * TWIP + PADDING;
    const widest = (some: readonly Word[]): number => Math.min(most, wide(some.map(({ width }) => width)));
    return {
      figures: widest(words.filter(({ isFigure }) => isFigure)),
      all: widest(words),
      lines: wide(own.filter(({ header }) => !header).flatMap((cell) => linesOf(cell, language))),
    };
  });
}

interface Word {
  /** px */
  readonly width: number;
  /** Whether it has no letters. */
  readonly isFigure: boolean;
}

function wordsOf({ paragraphs, header }: TablePrimitiveCell, language: Language): Word[] {
  return paragraphs
    .flatMap(({ runs }) => plainText([runs]).split(' '))
    .map((word) => ({ width: widthOf(unbroken(word), header, language), isFigure: !LETTER.test(word) }));
}

/** Widths of its paragraphs where none is broken, px. */
function linesOf({ paragraphs }: TablePrimitiveCell, language: Language): number[] {
  return paragraphs.map(({ runs }) => widthOf(plainText([runs]), false, language));
}

const LETTER = /\p{L}/u;

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
