import { type ChartCell, type ChartColumn, type ChartTable, cellValue } from '@pagewright/components/chart-table';

/** Changes of a chart's table, from table to table. */

export function setValue(table: ChartTable, row: number, column: number, value: ChartCell): ChartTable {
  const rows = table.rows.map((cells, y) => (y === row ? cells.with(column, value) : cells));
  return { ...table, rows };
}

/** What is typed in a cell; undefined while it is no number where one belongs: the cell keeps the one that it had. */
export function typedValue(text: string, column: ChartColumn): ChartCell | undefined {
  const value = cellValue(text, column);
  return value === null && text.trim() !== '' ? undefined : value;
}

/** What is not typed yet is a gap: nobody has said that it is nothing. */
export function addRow(table: ChartTable): ChartTable {
  return { ...table, rows: [...table.rows, table.columns.map((column) => (column.numeric ? null : ''))] };
}

export function removeRow(table: ChartTable, row: number): ChartTable {
  return table.rows.length > 1 ? { ...table, rows: table.rows.toSpliced(row, 1) } : table;
}

/** Adds a series at the end; only tables of series have free columns. */
export function addSeries(table: ChartTable, name: string): ChartTable {
  if (!table.freeColumns) return table;
  return {
    ...table,
    columns: [...table.columns, { id: 'series', name, numeric: true }],
    rows: table.rows.map((cells) => [...cells, null]),
  };
}

/** Removes a series; the last one stays. */
export function removeSeries(table: ChartTable, column: number): ChartTable {
  if (!table.freeColumns || table.columns.length <= 2 || column === 0) return table;
  return {
    ...table,
    columns: table.columns.toSpliced(column, 1),
    rows: table.rows.map((cells) => cells.toSpliced(column, 1)),
  };
}

export function renameSeries(table: ChartTable, column: number, name: string): ChartTable {
  const columns = table.columns.map((one, index) =>
    index === column && one.name !== undefined ? { ...one, name } : one,
  );
  return { ...table, columns };
}

/**
 * Writes pasted cells from a place on; rows are added as needed, and series where there may be more. A table with its head that
 * is pasted at the first cell takes the place of all.
 */
export function pasteInto(
  given: ChartTable,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
): ChartTable {
  if (given.freeColumns && row === 0 && column === 0 && hasHead(cells)) return tableOf(given, cells);
  let table = withSeries(given, column + Math.max(0, ...cells.map((line) => line.length)));
  while (table.rows.length < row + cells.length) table = addRow(table);
  const rows = table.rows.map((line, y) =>
    line.map((value, x) => {
      const text = cells[y - row]?.[x - column];
      const target = table.columns[x];
      return text === undefined || !target ? value : cellValue(text, target);
    }),
  );
  return { ...table, rows };
}

/** Writes cells whose first line is pasted over the name of a series: it names this one and those behind it. */
export function pasteNamed(given: ChartTable, column: number, cells: readonly (readonly string[])[]): ChartTable {
  const [names = [], ...values] = cells;
  const named = names.reduce(
    (now, name, index) => renameSeries(now, column + index, name.trim()),
    withSeries(given, column + names.length),
  );
  return pasteInto(named, 0, column, values);
}

/** With as many columns, where there may be more series. */
function withSeries(given: ChartTable, width: number): ChartTable {
  let table = given;
  while (table.freeColumns && table.columns.length < width) table = addSeries(table, String(table.columns.length));
  return table;
}

const A_NUMBER: ChartColumn = { id: 'series', name: '', numeric: true };

/** Whether the first line of a table names what stands below: in words over figures, or in years that follow each other. */
function hasHead([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const [corner = '', ...heads] = first;
  if (rest.length === 0 || heads.length === 0 || isFigure(corner)) return false;
  if (!rest.some((line) => line.slice(1).some(isFigure))) return false;
  if (heads.every((head) => head.trim() !== '' && !isFigure(head))) return true;
  return areYears(heads) && !rest.some((line) => areYears(line.slice(1)));
}

function isFigure(text: string): boolean {
  return cellValue(text, A_NUMBER) !== null;
}

function areYears(texts: readonly string[]): boolean {
  const years = texts.map((text) => (/^\s*(?:19|20)\d\d\s*$/.test(text) ? Number(text) : Number.NaN));
  return years.every((year, index) => Number.isFinite(year) && (index === 0 || year > (years[index - 1] ?? 0)));
}

function tableOf(given: ChartTable, [names = [], ...lines]: readonly (readonly string[])[]): ChartTable {
  const width = Math.max(2, ...lines.map((line) => line.length), names.length);
  const columns = Array.from({ length: width }, (_, x): ChartColumn => {
    const name = names[x]?.trim() ?? '';
    const own = given.columns[x] ?? A_NUMBER;
    return own.name === undefined ? own : { ...own, name: name === '' ? String(x) : name };
  });
  const rows = lines.map((line) => columns.map((column, x) => cellValue(line[x] ?? '', column)));
  return { ...given, columns, rows };
}
