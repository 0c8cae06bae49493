import { z } from 'zod';
import { type CellRange, formatCellRange, parsePlace } from './cell-range.ts';
import { formatOrigin, type Origin, parseOrigin } from './origin.ts';
import { shownValue } from './shown-value.ts';
import type { TableBlock, TableCell } from './source-document.ts';

/** Most series that one chart shows. */
export const MOST_SERIES = 24;

/** The cells of a table of a source that a chart shows. */
export const boundCells = z.object({
  /** File, block, sheet and range: `book.xlsx#2@Sales!B3:D9`. */
  origin: z.string().max(500),
  /** Whether the first row of the range names the series. */
  heads: z.boolean(),
  /** Columns of the sheet, counted from 0: the one with the names of the categories; null where these are numbered. */
  names: z.number().int().min(0).nullable(),
  /** Those with the figures, a series each. */
  series: z.array(z.number().int().min(0)).min(1).max(MOST_SERIES),
});
export type BoundCells = z.infer<typeof boundCells>;

/** Largest figures of two series that one axis shows well: how many times one may be the other. */
const MOST_RATIO = 12;

/** What a chart says of cells. Values in `%` are written as percentages (12.5, not 0.125). */
export interface CellFigures {
  readonly categories: string[];
  readonly series: { name: string; values: (number | null)[]; unit?: string }[];
  /** Of all series, where they have one. */
  readonly unit?: string;
}

/** Rows and columns of the sheet that the table's are, from 0; those of a table outside of a sheet are counted themselves. */
export function sheetLines({ rows, at }: Pick<TableBlock, 'rows' | 'at'>): {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
} {
  return at ?? { rows: rows.map((_, row) => row), columns: (rows[0] ?? []).map((_, column) => column) };
}

/** The cells that a table reaches over. */
export function rangeOf(table: Pick<TableBlock, 'rows' | 'at'>): CellRange {
  const { rows, columns } = sheetLines(table);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** The range of a table as an origin that names its cells. */
export function originOfCells({ origin, sheet = '' }: Pick<TableBlock, 'origin' | 'sheet'>, range: CellRange): Origin {
  const { file = '', block = 0 } = parseOrigin(origin) ?? {};
  return formatOrigin({ file, block, place: `${sheet}!${formatCellRange(range)}` });
}

/** Undefined where the binding names no cells. */
export function rangeOfBound({ origin }: BoundCells): CellRange | undefined {
  return parsePlace(parseOrigin(origin)?.place ?? '')?.range;
}

/** A range read as people mean it: heads on top, names at the left, and each column of figures a series. */
export function proposedCells(table: TableBlock, range: CellRange = rangeOf(table)): BoundCells | undefined {
  const lines = sheetLines(table);
  const inside = lines.columns.flatMap((column, index) =>
    column >= range.left && column <= range.right ? [{ column, index }] : [],
  );
  const rows = table.rows.filter((_, row) => isInside(lines.rows[row], range.top, range.bottom));
  const first = lines.rows.findIndex((row) => row >= range.top);
  const heads = first >= 0 && first < table.headerRows && rows.length > 1;
  const body = heads ? rows.slice(table.headerRows - first) : rows;
  const areFigures = ({ index }: { index: number }): boolean => {
    const filled = body.map((row) => row[index]).filter((cell) => cell && cell.type !== 'empty');
    return filled.length > 0 && filled.filter(isFigure).length >= filled.length / 2;
  };
  const names = inside.find((own) => !areFigures(own) && body.some((row) => (row[own.index]?.text ?? '') !== ''));
  const figures = inside.filter(areFigures);
  const [measure] = figures;
  if (!measure) return undefined;
  const [unit, size] = [unitOf(body, measure.index), sizeOf(body, measure.index)];
  // One axis measures one thing, of about one size.
  const isAlike = ({ index }: { index: number }): boolean => {
    const ratio = size > 0 ? sizeOf(body, index) / size : 1;
    return unitOf(body, index) === unit && ratio > 1 / MOST_RATIO && ratio < MOST_RATIO;
  };
  const series = figures.filter(isAlike).map(({ column }) => column);
  return {
    origin: originOfCells(table, range),
    heads,
    names: names?.column ?? null,
    series: series.slice(0, MOST_SERIES),
  };
}

/** Which columns of a range hold figures at all, in the sheet's numbers. */
export function figureColumns(table: TableBlock, range: CellRange): number[] {
  const lines = sheetLines(table);
  return lines.columns.filter(
    (column, index) =>
      isInside(column, range.left, range.right) &&
      table.rows.some((row, y) => isInside(lines.rows[y], range.top, range.bottom) && isFigure(row[index])),
  );
}

/** What the bound cells say; undefined where no figure stands in them. */
export function figuresOfCells(table: TableBlock, cells: BoundCells): CellFigures | undefined {
  const range = rangeOfBound(cells);
  if (!range) return undefined;
  const lines = sheetLines(table);
  const rows = table.rows.filter((_, row) => isInside(lines.rows[row], range.top, range.bottom));
  const first = lines.rows.findIndex((row) => row >= range.top);
  const headRows = cells.heads ? Math.max(1, table.headerRows - Math.max(0, first)) : 0;
  const [heads, body] = [rows.slice(0, headRows), rows.slice(headRows)];
  const series = cells.series.flatMap((column) => {
    const index = lines.columns.indexOf(column);
    if (index < 0) return [];
    const unit = unitOf(body, index);
    const values = body.map((row) => figureOf(row[index]));
    return [{ name: headOf(heads, index), values, ...(unit ? { unit } : {}) }];
  });
  if (!series.some(({ values }) => values.some((value) => value !== null))) return undefined;
  const named = cells.names === null ? -1 : lines.columns.indexOf(cells.names);
  const units = new Set(series.map(({ unit }) => unit));
  const [unit] = units;
  return {
    categories: body.map((row, index) => row[named]?.text || String(index + 1)),
    series: series.map(({ name, values }) => ({ name, values })),
    ...(units.size === 1 && unit !== undefined ? { unit } : {}),
  };
}

function isInside(line: number | undefined, from: number, to: number): boolean {
  return line !== undefined && line >= from && line <= to;
}

/** What stands over a column: a head that is merged over several is said once for each. */
function headOf(heads: readonly (readonly TableCell[])[], column: number): string {
  const words = heads.flatMap((row) => {
    let at = column;
    while (at > 0 && row[at]?.colSpan === 0) at -= 1;
    const { text = '' } = row[at] ?? {};
    return text === '' ? [] : [text];
  });
  return [...new Set(words)].join(' · ');
}

const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'currency']);

function isFigure(cell: TableCell | undefined): boolean {
  return cell !== undefined && FIGURES.has(cell.type) && typeof cell.value === 'number';
}

function figureOf(cell: TableCell | undefined): number | null {
  if (!cell || typeof cell.value !== 'number' || !isFigure(cell)) return null;
  const { text, type, value, unit } = cell;
  const shown = shownValue({ text, type, value });
  if (type !== 'percent') return shown;
  return Number((shown * (unit === '‰' ? 1000 : 100)).toPrecision(12));
}

/** The largest figure of a column, without its sign. */
function sizeOf(rows: readonly (readonly TableCell[])[], column: number): number {
  return Math.max(0, ...rows.map((row) => Math.abs(figureOf(row[column]) ?? 0)));
}

/** The unit of most figures of a column. */
function unitOf(rows: readonly (readonly TableCell[])[], column: number): string | undefined {
  const units = rows.flatMap((row) => {
    const cell = row[column];
    return cell && isFigure(cell) ? [cell.type === 'percent' ? (cell.unit ?? '%') : cell.unit] : [];
  });
  return [...Map.groupBy(units, (unit) => unit)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
