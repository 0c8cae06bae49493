import { linesOfColumn } from './lines.ts';
import type { Fragment, PdfLine } from './pdf-page.ts';
import { textBoxesOf } from './text-boxes.ts';

/**
 * Pieces of a page → lines in reading order; columns and boxes are read one after the other.
 * @param pieces in the order in which the file writes them
 */
export function readColumns(pieces: readonly Fragment[], depth = 0): PdfLine[] {
  if (pieces.length === 0) return [];
  const gutter = depth < 2 ? findGutter(pieces) : undefined;
  if (gutter !== undefined) return readBands(pieces, gutter, depth);
  const boxes = textBoxesOf(pieces);
  return boxes ? boxes.flatMap((box) => asBox(linesOfColumn(box))) : linesOfColumn(pieces);
}

/** Lines as those of a box, into which nothing goes on. */
export function asBox(lines: readonly PdfLine[]): PdfLine[] {
  return lines.map((line, index) => (index === 0 ? { ...line, startsBox: true } : line));
}

/** Where two columns of running text part, if most text keeps to one side of it. */
function findGutter(pieces: readonly Fragment[]): number | undefined {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const width = right - left;
  const text = pieces.filter(({ letters }) => letters >= 8);
  const total = text.reduce((sum, { letters }) => sum + letters, 0);
  if (total < 400 || width < 200) return undefined;
  let best: { x: number; crossing: number } | undefined;
  for (let x = left + width * 0.28; x <= left + width * 0.72; x += 3) {
    const crossing = text.reduce((sum, piece) => sum + (crosses(piece, x) ? piece.letters : 0), 0);
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  if (!best) return undefined;
  const { x, crossing } = best;
  const most = total * (isOver(text, x) ? CROSSING.over : CROSSING.among);
  const own = crossing < total * CROSSING.among ? text : text.filter((piece) => !crosses(piece, x));
  return crossing < most && isTwoColumns(own, x, left, right) ? x : undefined;
}

/** Share of a page's letters across both columns: among their lines, and where all of it stands over them. */
const CROSSING = { among: 0.2, over: 0.45 } as const;

function crosses({ x, right }: Fragment, gutter: number): boolean {
  return x < gutter - 2 && right > gutter + 2;
}

/** Share of the letters in columns that may stand above what crosses their gutter: a page's head. */
const HEAD = 0.1;

/** Whether what crosses a gutter stands over what stands beside it, as an introduction does. */
function isOver(text: readonly Fragment[], gutter: number): boolean {
  const across = text.filter((piece) => crosses(piece, gutter));
  const beside = text.filter((piece) => !crosses(piece, gutter));
  const last = Math.max(...across.map(({ y }) => y));
  const lettersOf = (pieces: readonly Fragment[]): number => pieces.reduce((sum, { letters }) => sum + letters, 0);
  return lettersOf(beside.filter(({ y }) => y < last)) < lettersOf(beside) * HEAD;
}

/** Share of its column's width that a full line has; share of such lines in running text, and in text with short entries. */
const FULL = { width: 0.6, lines: 0.5, short: 0.33 } as const;
/** How far apart baselines on both sides may be and still be those of one row, points, and the share of such lines in a table. */
const LEVEL = { points: 1, lines: 0.4 } as const;

/**
 * Both sides hold much text whose lines fill their column: the cells of a table are shorter. Where one of them has many
 * short entries, its lines are not level with the others as those of a table's rows are.
 */
function isTwoColumns(pieces: readonly Fragment[], gutter: number, left: number, right: number): boolean {
  const sides = [pieces.filter((piece) => piece.right <= gutter + 2), pieces.filter((piece) => piece.x >= gutter - 2)];
  const total = pieces.reduce((sum, { letters }) => sum + letters, 0);
  const shares = sides.map((side, index) => {
    const letters = side.reduce((sum, piece) => sum + piece.letters, 0);
    if (letters <= total * 0.25 || side.length < 6) return 0;
    const columnWidth = index === 0 ? gutter - left : right - gutter;
    return side.filter((piece) => piece.right - piece.x > columnWidth * FULL.width).length / side.length;
  });
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  if (least > FULL.lines) return true;
  return most > FULL.lines && least > FULL.short && !areRows(sides[0] ?? [], sides[1] ?? []);
}

/** Whether what stands on one side is level with the other side's lines, as cells are. */
function areRows(one: readonly Fragment[], other: readonly Fragment[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const level = few.filter(({ y }) => many.some((piece) => Math.abs(piece.y - y) <= LEVEL.points));
  return level.length >= few.length * LEVEL.lines;
}

/** Pieces across both columns divide the page into bands; each band's left column comes before its right one. */
function readBands(pieces: readonly Fragment[], gutter: number, depth: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let left: Fragment[] = [];
  let right: Fragment[] = [];
  let across: Fragment[] = [];
  const written = new Map(pieces.map((piece, index) => [piece, index]));
  const asWritten = (column: readonly Fragment[]): Fragment[] =>
    column.toSorted((a, b) => (written.get(a) ?? 0) - (written.get(b) ?? 0));
  const flushColumns = (): void => {
    lines.push(...readColumns(asWritten(left), depth + 1), ...readColumns(asWritten(right), depth + 1));
    left = [];
    right = [];
  };
  const flushAcross = (): void => {
    if (across.length > 0) lines.push(...linesOfColumn(across));
    across = [];
  };
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    if (piece.x < gutter - piece.size && piece.right > gutter + piece.size) {
      flushColumns();
      across.push(piece);
      continue;
    }
    flushAcross();
    if (piece.x >= gutter - piece.size) right.push(piece);
    else left.push(piece);
  }
  flushColumns();
  flushAcross();
  return lines;
}
