import { isNumeric, typedCell } from '../../tables/cells.ts';
import { closeHan } from '../../tidy.ts';
import type { Cell, Part, PdfLine } from './pdf-page.ts';

/** What lies between two columns of a table, points from the left. */
export interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Share of the rows below the first that may have text in a gutter. */
const CROSSING = 0.1;
/** Rows from which the first may be names over several columns. */
const WITH_HEAD = 2;

/**
 * Lines of a table whose cells are as far apart as those of the others say: where most rows have a wide gap, one that is
 * hardly wider than a space parts two cells as well, such as the names over narrow columns.
 * @param least width of a gutter, points
 */
export function withCutCells(lines: readonly PdfLine[], least: number): PdfLine[] {
  const rows = lines.filter(({ cells }) => cells.length >= 2);
  if (rows.every(({ cells }) => cells.every(({ parts }) => parts === undefined))) return [...lines];
  const gutters = guttersOf(rows.map(partsOf), least).filter((gutter) => isSeen(gutter, rows));
  if (gutters.length === 0) return [...lines];
  return lines.map((line) => (line.cells.length < 2 ? line : { ...line, cells: line.cells.flatMap(cutAt(gutters)) }));
}

/** What stands apart in a line, by wide gaps or by gaps that may be wide. */
export function partsOf({ cells }: PdfLine): readonly Part[] {
  return cells.flatMap((cell): readonly Part[] => cell.parts ?? [cell]);
}

/**
 * Stretches of the rows' width that hardly a row has text in, from left to right.
 * @param least their width, points
 */
export function guttersOf(rows: readonly (readonly Part[])[], least: number): Gutter[] {
  const body = rows.length < WITH_HEAD ? rows : rows.slice(1);
  const most = Math.floor(body.length * CROSSING);
  const edges = body
    .flat()
    .flatMap(({ x, right }) => [
      { at: x, step: 1 },
      { at: right, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.step - b.step);
  const gutters: Gutter[] = [];
  let covering = 0;
  let from: number | undefined;
  for (const { at, step } of edges) {
    covering += step;
    if (covering > most) {
      if (from !== undefined && at - from >= least) gutters.push({ from, to: at });
      from = undefined;
    } else from ??= at;
  }
  // What stands before the first column is no gutter.
  return gutters.filter(({ from: start }) => body.some((row) => row.some(({ right }) => right <= start)));
}

/**
 * Whether a gutter parts cells that stand apart anyway in as many rows as it would cut one in; or figures from figures,
 * which are never two words of one cell.
 */
function isSeen(gutter: Gutter, rows: readonly PdfLine[]): boolean {
  const cut = rows.filter(({ cells }) => cells.some((cell) => cutAt([gutter])(cell).length > 1));
  const apart = rows.filter((row) => !cut.includes(row) && isOnBothSides(row.cells, gutter));
  return apart.length >= cut.length || cut.every((row) => areFigures(row, gutter));
}

function isOnBothSides(cells: readonly Part[], { from, to }: Gutter): boolean {
  return cells.some(({ right }) => right <= from) && cells.some(({ x }) => x >= to);
}

/** The parts next to a gutter on both sides. */
function areFigures(row: PdfLine, { from, to }: Gutter): boolean {
  const parts = partsOf(row);
  const beside = [parts.findLast(({ right }) => right <= from), parts.find(({ x }) => x >= to)];
  return beside.every((part) => part !== undefined && isNumeric(typedCell(part.text)));
}

/** The pieces of a cell on each side of the gutters that its parts leave free. */
function cutAt(gutters: readonly Gutter[]): (cell: Cell) => readonly Cell[] {
  return (cell) => {
    const { parts } = cell;
    if (!parts) return [cell];
    const pieces: Part[][] = [];
    for (const part of parts) {
      const before = pieces.at(-1)?.at(-1);
      const isApart = before && gutters.some((gutter) => isFilledBy(gutter, before.right, part.x));
      if (before && !isApart) pieces.at(-1)?.push(part);
      else pieces.push([part]);
    }
    return pieces.length > 1 ? pieces.map(asCell) : [cell];
  };
}

/** Whether the gap between two parts is a gutter's, which names over a column that are wider than it make narrow. */
function isFilledBy({ from, to }: Gutter, left: number, right: number): boolean {
  const [middle, own] = [(from + to) / 2, (left + right) / 2];
  return (middle > left && middle < right) || (own > from && own < to);
}

function asCell(parts: readonly Part[]): Cell {
  const [first, last] = [parts[0] as Part, parts.at(-1) as Part];
  const text = closeHan(parts.map((part) => part.text).join(' '));
  return { text, x: first.x, right: last.right, ...(parts.length > 1 && { parts }) };
}
