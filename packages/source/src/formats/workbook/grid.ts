import { type CellObject, utils, type WorkSheet } from '@e965/xlsx';
import type { TableCell } from '@pagewright/model/source-document';
import { LINKS, SHEET, TABLE } from '../../limits.ts';
import { cellOf, type DateSystem, emptyCell } from './cells.ts';
import type { CellLink } from './links.ts';

/** The used cells of a sheet. Long runs of empty rows and columns are shortened; the numbers say which are kept. */
export interface Grid {
  /** Rectangular. */
  readonly cells: TableCell[][];
  /** Row and column numbers in the sheet, from 0. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Cells that lead somewhere, row by row. */
  readonly links: readonly CellLink[];
  /** Cells were left out because the sheet is too large. */
  readonly isCut: boolean;
  /** Some formulas were saved without their results. */
  readonly hasOpenFormulas: boolean;
  /** Rows or columns are hidden and left out. */
  readonly hasHidden: boolean;
}

/** A part of a grid; indexes into its rows and columns. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Empty rows or columns between two areas that are kept: more say nothing more. */
const GAP = 6;

/**
 * Takes the cells out of the sheet.
 * @throws RangeError where a cell lies outside of what a sheet can hold
 */
export function gridOf(sheet: WorkSheet, dates: DateSystem): Grid {
  const range = sheet['!ref'] ? utils.decode_range(sheet['!ref']) : undefined;
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  if (range && (range.e.r >= SHEET.maxRows || range.e.c >= SHEET.maxColumns))
    throw new RangeError('cell out of bounds');
  const used = usedOf(data);
  const shown = shownOf(sheet, used);
  const rows = withGaps(used.rows, shown.hasRow);
  const columns = withGaps(used.columns, shown.hasColumn);
  for (const merge of sheet['!merges'] ?? []) if (shown.isPart) uncover(data, merge, shown);
  const keptColumns = columns.slice(0, TABLE.maxColumns);
  const keptRows = rows.slice(0, Math.min(TABLE.maxRows, Math.floor(TABLE.maxCells / Math.max(1, keptColumns.length))));
  const links: CellLink[] = [];
  const cells = keptRows.map((row) => {
    const line = data[row];
    // The library's cells are let go row by row, so that a large sheet does not stand in memory twice.
    delete data[row];
    return keptColumns.map((column) => {
      if (!line) return emptyCell();
      const cell = cellOf(line[column], dates);
      const to = line[column]?.l?.Target;
      if (to && links.length < LINKS.maxCount) links.push({ row, column, text: cell.text, to });
      return cell;
    });
  });
  const grid = {
    cells,
    links,
    rows: keptRows,
    columns: keptColumns,
    hasOpenFormulas: used.hasOpenFormulas,
    hasHidden: shown.isPart,
    isCut: keptRows.length < rows.length || keptColumns.length < columns.length,
  };
  for (const merge of sheet['!merges'] ?? []) applyMerge(grid, merge);
  return grid;
}

/** Row and column numbers that hold something. Sparse arrays are walked without visiting their holes. */
function usedOf(data: readonly (CellObject | undefined)[][]): {
  rows: number[];
  columns: number[];
  hasOpenFormulas: boolean;
} {
  let hasOpenFormulas = false;
  const rows: number[] = [];
  const columns = new Set<number>();
  data.forEach((line, row) => {
    let isUsed = false;
    line?.forEach((cell, column) => {
      if (cell?.f !== undefined && cell.v === undefined) hasOpenFormulas = true;
      if (cell?.v === undefined || cell.v === null || cell.v === '' || cell.t === 'z') return;
      isUsed = true;
      columns.add(column);
    });
    if (isUsed) rows.push(row);
  });
  return { rows, columns: [...columns].sort((a, b) => a - b), hasOpenFormulas };
}

interface Shown {
  readonly hasRow: (row: number) => boolean;
  readonly hasColumn: (column: number) => boolean;
  /** Something that is used is hidden. */
  readonly isPart: boolean;
}

/** What people see of a sheet; all of one that hides everything. */
function shownOf(
  sheet: WorkSheet,
  used: { readonly rows: readonly number[]; readonly columns: readonly number[] },
): Shown {
  const hasRow = (row: number): boolean => sheet['!rows']?.[row]?.hidden !== true;
  const hasColumn = (column: number): boolean => sheet['!cols']?.[column]?.hidden !== true;
  if (!used.rows.some(hasRow) || !used.columns.some(hasColumn))
    return { hasRow: () => true, hasColumn: () => true, isPart: false };
  return { hasRow, hasColumn, isPart: !used.rows.every(hasRow) || !used.columns.every(hasColumn) };
}

/** What a merged cell says is seen in its first row and column that are shown. */
function uncover(data: (CellObject | undefined)[][], { s, e }: Merge, { hasRow, hasColumn }: Shown): void {
  let row = s.r;
  let column = s.c;
  while (row < e.r && !hasRow(row)) row += 1;
  while (column < e.c && !hasColumn(column)) column += 1;
  if (row === s.r && column === s.c) return;
  const line = data[row] ?? [];
  data[row] = line;
  line[column] = data[s.r]?.[s.c];
}

function withGaps(all: readonly number[], isShown: (number: number) => boolean): number[] {
  const kept: number[] = [];
  for (const number of all.filter(isShown)) {
    const before = kept.at(-1);
    const from = before === undefined ? number : Math.max(before + 1, number - GAP);
    for (let next = from; next <= number; next += 1) if (isShown(next)) kept.push(next);
  }
  return kept;
}

interface Merge {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** Covered cells have spans of 0; the first one spans as many rows and columns as are kept. */
function applyMerge({ cells, rows, columns }: Grid, { s, e }: Merge): void {
  const top = rows.findIndex((row) => row >= s.r && row <= e.r);
  const left = columns.findIndex((column) => column >= s.c && column <= e.c);
  const anchor = cells[top]?.[left];
  if (!anchor || anchor.text === '') return;
  let rowSpan = 0;
  let colSpan = 0;
  while ((rows[top + rowSpan] ?? Number.POSITIVE_INFINITY) <= e.r) rowSpan += 1;
  while ((columns[left + colSpan] ?? Number.POSITIVE_INFINITY) <= e.c) colSpan += 1;
  for (let row = top; row < top + rowSpan; row += 1) {
    for (let column = left; column < left + colSpan; column += 1) {
      const line = cells[row];
      if (line && line[column] !== anchor) line[column] = { ...emptyCell(), rowSpan: 0, colSpan: 0 };
    }
  }
  anchor.rowSpan = Math.max(1, rowSpan);
  anchor.colSpan = Math.max(1, colSpan);
}
