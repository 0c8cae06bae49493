import type { Size } from '@pagewright/model/units';
import type { CellLink } from '../behaviour/behaviour.ts';
import type { KindProps } from '../define-kind.ts';
import { type CellWords, movedLinks, typedLinks, wordsOfCell } from './cell-links.ts';
import { tableGrid } from './grid.ts';
import { joinedTexts, keptTexts } from './joined-cells.ts';
import { lineRowHeight } from './layout.ts';
import type { aiTableModel } from './model.ts';
import { TABLE } from './model.ts';
import { presetAsOwn, tableLook } from './presets.ts';

/** Changes of tables: pure functions from table to table. Rows and columns count from 0, the header row included. */

export { type CellWords, wordsOfCell } from './cell-links.ts';
export { TABLE } from './model.ts';
export type TableProps = KindProps<typeof aiTableModel>;

export interface Table {
  readonly props: TableProps;
  /** px. */
  readonly size: Size;
}

/** A rectangle of cells. */
export interface CellArea {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** Row height changes smaller than this are left alone, px (spec §9). */
export const ROW_HEIGHT_THRESHOLD = 5;
/** Least height of a row, px. */
const MIN_ROW_HEIGHT = 16;
/** UTF-16 units of a cell. */
export const LONGEST_CELL = 2000;

/** The table with its counts, texts, widths and heights in step (spec §5); widths are those that are drawn. */
export function reconciled({ props, size }: Table): Table {
  const grid = tableGrid(props, size);
  const rowCount = grid.rowHeights.length;
  const columns = grid.columnWidths.length;
  const cellData = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columns }, (_, column) => props.cellData[row]?.[column] ?? ''),
  );
  const rows = rowCount - headerRows(props);
  const columnWidths = atLeast([...grid.columnWidths], TABLE.minColumnWidth);
  return { props: { ...props, rows, columns, cellData, columnWidths, rowHeights: [...grid.rowHeights] }, size };
}

export function rowCount(table: Table): number {
  return table.props.rows + headerRows(table.props);
}

export function insertRows(given: Table, at: number, count = 1): Table {
  const table = reconciled(given);
  const { props, size } = table;
  const room = Math.min(count, TABLE.maxRows - props.rows);
  // Nothing stands above the header.
  const place = clamp(at, headerRows(props), rowCount(table));
  if (room <= 0) return table;
  const empty = Array.from({ length: room }, () => Array.from({ length: props.columns }, () => ''));
  const dataRow = place - headerRows(props);
  return {
    props: {
      ...props,
      rows: props.rows + room,
      cellData: props.cellData.toSpliced(place, 0, ...empty),
      cellLinks: movedLinks(props.cellLinks, 'row', place, room),
      rowHeights: props.rowHeights.toSpliced(place, 0, ...empty.map(() => TABLE.rowHeight)),
      emphasisRows: props.emphasisRows.map((row) => (row >= dataRow ? row + room : row)),
      merges: props.merges.map((area) => grown(area, 'row', place, room)),
    },
    size: { ...size, height: size.height + room * TABLE.rowHeight },
  };
}

/** Removes rows; the last one stays, so that there is something to write in. */
export function removeRows(given: Table, at: number, count = 1): Table {
  const table = reconciled(given);
  const { props, size } = table;
  const going = Math.min(count, rowCount(table) - at, rowCount(table) - 1);
  if (at < 0 || going <= 0) return table;
  const headerGoes = props.headerRow && at === 0;
  const firstData = at - headerRows(props);
  const height = sum(props.rowHeights.slice(at, at + going));
  const { cellData, cellLinks } = keptTexts(props, 'row', at, going);
  return {
    props: {
      ...props,
      headerRow: props.headerRow && !headerGoes,
      rows: rowCount(table) - going - (props.headerRow && !headerGoes ? 1 : 0),
      cellData: cellData.toSpliced(at, going),
      cellLinks: movedLinks(cellLinks, 'row', at, -going),
      rowHeights: props.rowHeights.toSpliced(at, going),
      emphasisRows: props.emphasisRows
        .filter((row) => row < firstData || row >= firstData + going)
        .map((row) => (row >= firstData + going ? row - going + (headerGoes ? 1 : 0) : row)),
      merges: props.merges.flatMap((area) => shrunk(area, 'row', at, going)),
    },
    size: { ...size, height: Math.max(MIN_ROW_HEIGHT, size.height - height) },
  };
}

/** Inserts columns of the default width. A table that would become wider than `maxWidth` px is drawn together. */
export function insertColumns(given: Table, at: number, count = 1, maxWidth = Number.POSITIVE_INFINITY): Table {
  const table = reconciled(given);
  const { props, size } = table;
  const room = Math.min(count, TABLE.maxColumns - props.columns);
  const place = clamp(at, 0, props.columns);
  if (room <= 0) return table;
  const empty = Array.from({ length: room }, () => '');
  const widths = props.columnWidths.toSpliced(place, 0, ...empty.map(() => TABLE.columnWidth));
  const columnWidths = sum(widths) > maxWidth ? fitted(widths, Math.max(size.width, maxWidth)) : widths;
  return {
    props: {
      ...props,
      columns: props.columns + room,
      cellData: props.cellData.map((row) => row.toSpliced(place, 0, ...empty)),
      cellLinks: movedLinks(props.cellLinks, 'column', place, room),
      columnWidths,
      columnAligns: withColumns(
        props.columnAligns,
        place,
        empty.map(() => props.textAlign),
      ),
      placeholders: withColumns(
        props.placeholders,
        place,
        empty.map(() => ({ description: '', dataType: 'text', example: '' })),
      ),
      merges: props.merges.map((area) => grown(area, 'column', place, room)),
    },
    size: { ...size, width: sum(columnWidths) },
  };
}

/** Removes columns; the last one stays. */
export function removeColumns(given: Table, at: number, count = 1): Table {
  const table = reconciled(given);
  const { props, size } = table;
  const going = Math.min(count, props.columns - at, props.columns - 1);
  if (at < 0 || going <= 0) return table;
  const columnWidths = props.columnWidths.toSpliced(at, going);
  const { cellData, cellLinks } = keptTexts(props, 'column', at, going);
  return {
    props: {
      ...props,
      columns: props.columns - going,
      cellData: cellData.map((row) => row.toSpliced(at, going)),
      cellLinks: movedLinks(cellLinks, 'column', at, -going),
      columnWidths,
      columnAligns: props.columnAligns.toSpliced(at, going),
      placeholders: props.placeholders.toSpliced(at, going),
      merges: props.merges.flatMap((area) => shrunk(area, 'column', at, going)),
    },
    size: { ...size, width: sum(columnWidths) },
  };
}

/** Gives a column a width of its own, at least 50 px (spec §5); the others keep theirs. */
export function resizeColumn(given: Table, column: number, width: number): Table {
  const table = reconciled(given);
  if (column < 0 || column >= table.props.columns) return table;
  const columnWidths = table.props.columnWidths.with(column, Math.max(TABLE.minColumnWidth, Math.round(width)));
  return { props: { ...table.props, columnWidths }, size: { ...table.size, width: sum(columnWidths) } };
}

export function resizeRow(given: Table, row: number, height: number): Table {
  const table = reconciled(given);
  const before = table.props.rowHeights[row];
  if (before === undefined) return table;
  const after = Math.max(MIN_ROW_HEIGHT, Math.round(height));
  return {
    props: { ...table.props, rowHeights: table.props.rowHeights.with(row, after) },
    size: { ...table.size, height: Math.max(MIN_ROW_HEIGHT, table.size.height + after - before) },
  };
}

/**
 * Takes over the heights that rows are drawn with where the texts need them. Differences below the threshold are left
 * alone; undefined where nothing changes.
 */
export function fitRowHeights(given: Table, drawn: readonly number[]): Table | undefined {
  const table = reconciled(given);
  const { rowHeights } = table.props;
  const fittedHeights = rowHeights.map((height, row) => {
    const needed = Math.round(drawn[row] ?? height);
    return Math.abs(needed - height) >= ROW_HEIGHT_THRESHOLD ? needed : height;
  });
  if (fittedHeights.every((height, row) => height === rowHeights[row])) return undefined;
  return {
    props: { ...table.props, rowHeights: fittedHeights },
    size: { ...table.size, height: sum(fittedHeights) },
  };
}

/** A table whose rows have each the height of a line: those without words do not grow by the first one then. */
export function withLines(given: Table): Table {
  const table = reconciled(given);
  const line = Math.ceil(lineRowHeight(table.props));
  const rowHeights = table.props.rowHeights.map((height) => Math.max(height, line));
  return { props: { ...table.props, rowHeights }, size: { ...table.size, height: sum(rowHeights) } };
}

/**
 * Writes in a cell what became of its words: those that lead somewhere or stand off the line still do.
 * @param before what the cell said when somebody began to type in it
 */
export function setCell(
  given: Table,
  row: number,
  column: number,
  text: string,
  before: CellWords = wordsOfCell(given.props, row, column),
): Table {
  const others = given.props.cellLinks.filter(({ cell }) => cell[0] !== row || cell[1] !== column);
  const table = setCells({ ...given, props: { ...given.props, cellLinks: others } }, row, column, [[text]]);
  return { ...table, props: { ...table.props, cellLinks: [...others, ...typedLinks(before, text)] } };
}

/** Writes texts from a cell on to the right and down, whatever stood there; the table grows as far as it may. */
export function setCells(given: Table, row: number, column: number, texts: readonly (readonly string[])[]): Table {
  let table = reconciled(given);
  const lastColumn = column + Math.max(0, ...texts.map((line) => line.length));
  table = insertRows(table, rowCount(table), Math.max(0, row + texts.length - rowCount(table)));
  table = insertColumns(table, table.props.columns, Math.max(0, lastColumn - table.props.columns), table.size.width);
  const cellData = table.props.cellData.map((line, y) =>
    line.map((text, x) => texts[y - row]?.[x - column]?.slice(0, LONGEST_CELL) ?? text),
  );
  const isSame = ({ cell: [y, x] }: CellLink) => cellData[y]?.[x] === table.props.cellData[y]?.[x];
  return { ...table, props: { ...table.props, cellData, cellLinks: table.props.cellLinks.filter(isSame) } };
}

export function clearCells(given: Table, area: CellArea): Table {
  const empty = Array.from({ length: area.rowSpan }, () => Array.from({ length: area.colSpan }, () => ''));
  return setCells(given, area.row, area.column, empty);
}

/** Joins the cells of an area; their texts stand in it one under the other. Nothing joins across the header's edge. */
export function mergeCells(given: Table, wanted: CellArea): Table {
  const table = reconciled(given);
  const area = wholeArea(table.props, wanted);
  const crossesHeader = table.props.headerRow && area.row === 0 && area.rowSpan > 1;
  if (area.rowSpan * area.colSpan < 2 || crossesHeader) return table;
  const { text, cellLinks } = joinedTexts(table.props, area);
  const cleared = clearCells(table, area);
  const merges = [...cleared.props.merges.filter((other) => !overlaps(other, area)), area];
  return setCell({ ...cleared, props: { ...cleared.props, merges, cellLinks } }, area.row, area.column, text);
}

/** Takes the joined cells of an area apart; their text stays in the first. */
export function splitCells(given: Table, area: CellArea): Table {
  const table = reconciled(given);
  return { ...table, props: { ...table.props, merges: table.props.merges.filter((other) => !overlaps(other, area)) } };
}

/** Makes the first row the header, or an ordinary row again. */
export function setHeaderRow(given: Table, headerRow: boolean): Table {
  const table = reconciled(given);
  const { props } = table;
  if (props.headerRow === headerRow) return table;
  const step = headerRow ? -1 : 1;
  return {
    ...table,
    props: {
      ...props,
      headerRow,
      rows: props.rows + step,
      emphasisRows: props.emphasisRows.map((row) => row + step).filter((row) => row >= 0),
      merges: headerRow ? props.merges.filter((area) => area.row > 0 || area.rowSpan === 1) : props.merges,
    },
  };
}

/** Draws the table in a look; what is its own then begins as the look was. */
export function setPreset(table: Table, preset: TableProps['preset']): Table {
  const { props } = table;
  if (preset === props.preset) return table;
  return { ...table, props: preset === 'own' ? { ...props, ...presetAsOwn(props) } : { ...props, preset } };
}

export function isStriped({ props }: Table): boolean {
  return tableLook(props).stripe !== undefined;
}

/** Stripes, or none: a look that is other in this is the table's own from then on. */
export function setZebraStripe(table: Table, zebraStripe: boolean): Table {
  if (isStriped(table) === zebraStripe) return table;
  const own = setPreset(table, 'own');
  return { ...own, props: { ...own.props, zebraStripe } };
}

/** Adds or removes rows at the end until there are so many data rows. */
export function setRowCount(given: Table, rows: number): Table {
  const table = reconciled(given);
  const wanted = clamp(Math.round(rows), headerRows(table.props) === 0 ? 1 : 0, TABLE.maxRows);
  const difference = wanted - table.props.rows;
  const end = rowCount(table);
  return difference < 0 ? removeRows(table, end + difference, -difference) : insertRows(table, end, difference);
}

/** Adds or removes columns at the end until there are so many. */
export function setColumnCount(given: Table, columns: number): Table {
  const table = reconciled(given);
  const difference = clamp(Math.round(columns), 1, TABLE.maxColumns) - table.props.columns;
  const end = table.props.columns;
  return difference < 0 ? removeColumns(table, end + difference, -difference) : insertColumns(table, end, difference);
}

export function setColumnAlign(given: Table, columns: readonly number[], align: TableProps['textAlign']): Table {
  const table = reconciled(given);
  const columnAligns = Array.from({ length: table.props.columns }, (_, column) =>
    columns.includes(column) ? align : (table.props.columnAligns[column] ?? table.props.textAlign),
  );
  return { ...table, props: { ...table.props, columnAligns } };
}

/** The area with every joined cell in it whole. */
export function wholeArea(props: TableProps, area: CellArea): CellArea {
  let whole = area;
  for (;;) {
    const touched = props.merges.filter((other) => overlaps(other, whole));
    const row = Math.min(whole.row, ...touched.map((other) => other.row));
    const column = Math.min(whole.column, ...touched.map((other) => other.column));
    const bottom = Math.max(...[whole, ...touched].map((other) => other.row + other.rowSpan));
    const right = Math.max(...[whole, ...touched].map((other) => other.column + other.colSpan));
    const next = { row, column, rowSpan: bottom - row, colSpan: right - column };
    if (sameArea(next, whole)) return whole;
    whole = next;
  }
}

/** The cell that is drawn at a place: the joined one that covers it, or the place itself. */
export function cellAt(props: TableProps, row: number, column: number): CellArea {
  const place = { row, column, rowSpan: 1, colSpan: 1 };
  return props.merges.find((area) => overlaps(area, place)) ?? place;
}

/** Texts of an area, row by row, as they are copied to other programs. */
export function areaTexts(given: Table, area: CellArea): string[][] {
  const { props } = reconciled(given);
  return Array.from({ length: area.rowSpan }, (_, y) =>
    Array.from({ length: area.colSpan }, (_, x) => props.cellData[area.row + y]?.[area.column + x] ?? ''),
  );
}

function headerRows(props: TableProps): number {
  return props.headerRow ? 1 : 0;
}

type Axis = 'row' | 'column';
const SPAN = { row: 'rowSpan', column: 'colSpan' } as const;

function grown(area: CellArea, axis: Axis, at: number, count: number): CellArea {
  const span = SPAN[axis];
  if (at <= area[axis]) return { ...area, [axis]: area[axis] + count };
  return at < area[axis] + area[span] ? { ...area, [span]: area[span] + count } : area;
}

function shrunk(area: CellArea, axis: Axis, at: number, count: number): CellArea[] {
  const span = SPAN[axis];
  const start = area[axis];
  const end = start + area[span];
  const lost = Math.max(0, Math.min(end, at + count) - Math.max(start, at));
  const before = Math.max(0, Math.min(start, at + count) - at);
  const next = { ...area, [axis]: start - before, [span]: area[span] - lost };
  return next[span] > 0 && next.rowSpan * next.colSpan > 1 ? [next] : [];
}

function overlaps(a: CellArea, b: CellArea): boolean {
  return (
    a.row < b.row + b.rowSpan &&
    b.row < a.row + a.rowSpan &&
    a.column < b.column + b.colSpan &&
    b.column < a.column + a.colSpan
  );
}

function sameArea(a: CellArea, b: CellArea): boolean {
  return a.row === b.row && a.column === b.column && a.rowSpan === b.rowSpan && a.colSpan === b.colSpan;
}

/** Lists by column may be shorter than the table: they grow only where the new columns stand inside them. */
function withColumns<T>(list: readonly T[], at: number, added: readonly T[]): T[] {
  return at <= list.length && list.length > 0 ? list.toSpliced(at, 0, ...added) : [...list];
}

/** Widths scaled to a total, in whole px, none narrower than allowed. */
function fitted(widths: readonly number[], total: number): number[] {
  const scale = total / sum(widths);
  const exact = atLeast(
    widths.map((width) => width * scale),
    TABLE.minColumnWidth,
  );
  // Each ends on a whole px, so no rounding adds up.
  const ends = exact.map((_, index) => Math.round(sum(exact.slice(0, index + 1))));
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

/** Raises what is below `least` and takes it from those above, as far as they go, so that the sum stays. */
function atLeast(widths: number[], least: number): number[] {
  const missing = sum(widths.map((width) => Math.max(0, least - width)));
  if (missing === 0) return widths;
  const spare = sum(widths.map((width) => Math.max(0, width - least)));
  const share = spare === 0 ? 0 : Math.min(1, missing / spare);
  return widths.map((width) => (width < least ? least : width - (width - least) * share));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
