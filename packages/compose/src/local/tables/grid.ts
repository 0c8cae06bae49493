import { shownValue } from '@pagewright/model/shown-value';
import type { CellType, TableBlock, TableCell } from '@pagewright/model/source-document';
import { isOfNames, isScale } from './number-names.ts';
import {
  isCounterHeader,
  isCountHeader,
  isFigure,
  isHeadNote,
  isMoney,
  isTime,
  isTotalLabel,
  unitInCaption,
  unitNamedBy,
} from './vocabulary.ts';

export type Row = readonly TableCell[];

/** A column of figures. */
export interface Measure {
  readonly column: number;
  readonly name: string;
  /** What stands over it in the head and over other columns too: a period, a group. */
  readonly group: string;
  readonly type: CellType;
  readonly unit: string | undefined;
}

/** A table as people read it: rows with a label, columns of figures, what the head says of all of them. */
export interface Grid {
  readonly block: TableBlock;
  readonly labelColumn: number;
  readonly labelName: string;
  readonly measures: readonly Measure[];
  /** Rows that hold a label and figures. */
  readonly rows: readonly GridRow[];
  readonly unit: string | undefined;
  /** A period that the head names for the whole table: `January–June 2023`. */
  readonly period: string;
}

export interface GridRow {
  readonly label: string;
  readonly cells: Row;
  readonly isTotal: boolean;
}

export interface Head {
  /** One name a column, and what stands over several columns. */
  readonly names: readonly string[];
  readonly groups: readonly string[];
  readonly notes: readonly string[];
  readonly period: string;
}

/**
 * Rows of the head. Where the first row names nearly every column and nothing spans, the rows below it are data, whatever
 * the file's layout suggests.
 */
function headerRowsOf(block: TableBlock): number {
  const [first] = block.rows;
  if (!first || block.headerRows <= 1) return block.headerRows;
  const named = first.filter(({ text }) => text.trim()).length;
  return named >= 4 && named >= first.length * 0.8 && first.every(({ colSpan }) => colSpan <= 1) ? 1 : block.headerRows;
}

/** Rows below the head with anything in them but a running number: a form has such to be filled in. */
export function bodyOf(block: TableBlock): Row[] {
  const headerRows = headerRowsOf(block);
  const body = block.rows.slice(headerRows).filter((row) => row.some(({ text }) => text.trim() !== ''));
  const counter = headerRows === 0 ? -1 : headOf(block).names.findIndex(isCounterHeader);
  const filled = counter < 0 ? body : body.filter((row) => !isNumberAlone(row, counter));
  return filled.length > 0 ? filled : body;
}

function isNumberAlone(row: Row, counter: number): boolean {
  return row.every(({ text }, column) => column === counter || /^[-–—―－/]*$/u.test(text.trim()));
}

export function headOf(block: TableBlock): Head {
  const width = block.rows[0]?.length ?? 0;
  const notes: string[] = [];
  const headerRows = headerRowsOf(block);
  const rows = block.rows.slice(0, headerRows).map((row) =>
    row.map((cell) => {
      if (cell.text && headerRows > 1 && isHeadNote(cell.text)) {
        notes.push(cell.text);
        return { ...cell, text: '', colSpan: 1 };
      }
      return cell;
    }),
  );
  const filled = rows.filter((row) => row.some(({ text }) => text));
  const over = filled.length > 1 ? filled[0] : undefined;
  const under = over ? filled.slice(1) : filled;
  const single = over?.filter(({ text }) => text) ?? [];
  const period = single.length === 1 && (single[0]?.colSpan ?? 1) < width - 1 ? (single[0]?.text ?? '') : '';
  const groups = over && !period ? spreadGroups(over) : Array.from({ length: width }, () => '');
  const names = Array.from(
    { length: width },
    (_, column) => nameOf(under, column) || (over && !period ? (groups[column] ?? '') : ''),
  );
  return { names, groups: groups.map((group, column) => (group === names[column] ? '' : group)), notes, period };
}

function nameOf(rows: readonly Row[], column: number): string {
  const parts = rows.map((row) => anchorText(row, column)).filter(Boolean);
  return [...new Set(parts)].join(' ');
}

function anchorText(row: Row, column: number): string {
  for (let at = column; at >= 0; at -= 1) {
    const cell = row[at];
    if (!cell) return '';
    if (cell.colSpan > 0) return at === column || at + cell.colSpan > column ? cell.text : '';
  }
  return '';
}

/** A name over several columns reaches as far as its span; unspanned it stands over the columns up to the next name. */
function spreadGroups(row: Row): string[] {
  if (row.some(({ text, colSpan }) => text && colSpan > 1)) return row.map((_, column) => anchorText(row, column));
  const named = row.flatMap(({ text }, column) => (text ? [column] : []));
  const fromRight = named.at(-1) === row.length - 1 && !row[1]?.text;
  return row.map((_, column) => {
    if (column === 0) return row[0]?.text ?? '';
    const at = fromRight ? named.find((other) => other >= column) : named.findLast((other) => other <= column);
    return at === undefined ? '' : (row[at]?.text ?? '');
  });
}

/** The grids of a table: usually one; two where a second column of labels starts a table beside the first. */
export function gridsOf(block: TableBlock): Grid[] {
  const head = headOf(block);
  const body = bodyOf(block);
  const rows = body.filter((row) => row.some(isFigure));
  if (rows.length === 0) return [];
  const named = labelColumns(head, rows);
  const labels = named.length === 0 && isScale(rows, head.names[0] ?? '') ? [0] : named;
  return labels.flatMap((labelColumn, index) => {
    const end = labels[index + 1] ?? head.names.length;
    const grid = gridBetween(block, head, body, labelColumn, end);
    return grid ? [grid] : [];
  });
}

/** Columns of labels, the longest texts of those that stand before the first figures. */
function labelColumns(head: Head, rows: readonly Row[]): number[] {
  const columns = head.names.map((_, column) => column);
  const isLabel = (column: number): boolean => {
    if (isCounterHeader(head.names[column] ?? '')) return false;
    const filled = rows.filter((row) => row[column]?.text.trim());
    const texts = filled.filter((row) => !isFigure(row[column]) || isTime(row[column]?.text ?? ''));
    return filled.length >= rows.length * 0.5 && texts.length >= filled.length * 0.8;
  };
  const found: number[] = [];
  let candidate: number | undefined;
  for (const column of columns) {
    if (isLabel(column)) {
      if (candidate === undefined || (saysMore(rows, column, candidate) && !isMeasured(rows, column)))
        candidate = column;
    } else if (
      candidate !== undefined &&
      rows.some((row) => isFigure(row[column])) &&
      !isCounterHeader(head.names[column] ?? '')
    ) {
      if (found.at(-1) !== candidate) found.push(candidate);
      if (columns.slice(column + 1).some(isLabel)) candidate = undefined;
    }
  }
  return found;
}

/** Whether the texts of a column name its rows better than those of another one: by words where these are codes, or by longer ones. */
function saysMore(rows: readonly Row[], column: number, other: number): boolean {
  const isOtherCoded = areCodes(rows, other);
  if (isOtherCoded !== areCodes(rows, column)) return isOtherCoded;
  return averageLength(rows, column) > averageLength(rows, other) + 2;
}

/** `MATH1135G`, `A-12`, `24.b`: capitals and figures in one piece. */
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d._/-]{1,15}[A-Za-z]?$/;

function areCodes(rows: readonly Row[], column: number): boolean {
  const filled = rows.map((row) => row[column]?.text.trim() ?? '').filter(Boolean);
  return filled.filter((text) => CODE.test(text) && !isTime(text)).length >= filled.length * 0.8;
}

/** Whether a column says how much of something, in units that no cell is read by: `21,400 l`. */
function isMeasured(rows: readonly Row[], column: number): boolean {
  const filled = rows.map((row) => row[column]?.text.trim() ?? '').filter(Boolean);
  return filled.every((text) => /^[-+−]?\d[\d.,\s]*\s?[\p{L}°µ/²³]{1,6}$/u.test(text) && !isTime(text));
}

function averageLength(rows: readonly Row[], column: number): number {
  return rows.reduce((sum, row) => sum + (row[column]?.text.length ?? 0), 0) / Math.max(1, rows.length);
}

/** Share of the labelled rows that have figures: of fewer no chart can speak for the table. */
const LEAST_FIGURES = 0.5;

function gridBetween(
  block: TableBlock,
  head: Head,
  body: readonly Row[],
  labelColumn: number,
  end: number,
): Grid | undefined {
  const between = head.names.map((_, column) => column).filter((column) => column > labelColumn && column < end);
  const rows = body
    .filter((row) => row[labelColumn]?.text.trim() && between.some((column) => isFigure(row[column])))
    .map((cells): GridRow => {
      const label = cells[labelColumn]?.text.trim() ?? '';
      return { label, cells, isTotal: isTotalLabel(label) };
    });
  const labelled = body.filter((row) => row[labelColumn]?.text.trim()).length;
  if (rows.length < labelled * LEAST_FIGURES) return undefined;
  const noted = head.notes.map(unitNamedBy).find((unit) => unit !== undefined) ?? unitInCaption(block.caption);
  const measures = between
    .filter((column) => !isOfNames(rows, column, head.names[column] ?? ''))
    .filter((column) => rows.filter(({ cells }) => isFigure(cells[column])).length >= Math.max(1, rows.length * 0.5))
    .map(
      (column): Measure => ({
        column,
        name: head.names[column] ?? '',
        group: head.groups[column] ?? '',
        type: typeOfColumn(
          rows.map(({ cells }) => cells),
          column,
        ),
        unit:
          unitOfColumn(
            rows.map(({ cells }) => cells),
            column,
          ) ?? unitFor(head.names[column] ?? '', noted),
      }),
    );
  if (measures.length === 0 || rows.length === 0) return undefined;
  return {
    block,
    labelColumn,
    labelName: head.names[labelColumn] ?? '',
    measures,
    rows,
    unit: noted,
    period: head.period,
  };
}

/** A note over prices and counts names what the prices are in. */
function unitFor(name: string, noted: string | undefined): string | undefined {
  return noted !== undefined && isMoney(noted) && isCountHeader(name) ? undefined : noted;
}

export function typeOfColumn(rows: readonly Row[], column: number): CellType {
  const counts = new Map<CellType, number>();
  for (const row of rows) {
    const type = row[column]?.type ?? 'empty';
    if (type !== 'empty') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'empty';
}

/** The unit that all figures of a column share; none where a cell gives a quantity of another kind: `380 ml` over `£21`. */
export function unitOfColumn(rows: readonly Row[], column: number): string | undefined {
  const cells = rows.map((row) => row[column]);
  if (cells.some((cell) => cell?.type === 'text' && /^[\s~≈<>≤≥约約+−-]*\d/u.test(cell.text))) return undefined;
  const units = new Set(cells.filter(isFigure).map(({ unit }) => unit));
  return units.size === 1 ? [...units][0] : undefined;
}

export function valueAt(row: GridRow, column: number): number | null {
  const cell = row.cells[column];
  return isFigure(cell) ? shownValue(cell) : null;
}
