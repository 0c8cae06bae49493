import type { TableContent } from '@pagewright/model/outline';
import type { Setting } from '../setting.ts';

/** Most columns that a table can show at readable sizes, by page width. */
function mostColumns(setting: Setting, table: TableContent): number {
  const room = setting.theme.content.width * 0.96;
  let used = 0;
  for (let column = 0; column < table.columns.length; column++) {
    used += leastWidth(table, column);
    if (used > room) return Math.max(2, column);
  }
  return table.columns.length;
}

/** Width of a column's longest Latin word in 12 px type with padding, at least room for some Han characters, px. */
function leastWidth(table: TableContent, column: number): number {
  const cells = [table.columns[column]?.label ?? '', ...table.rows.map((row) => row[column] ?? '')];
  const longest = Math.max(
    ...cells.flatMap((cell) => cell.split(/[\s\u2e80-\uffff]+/).map((word) => (word.length > 26 ? 0 : word.length))),
  );
  return Math.max(62, longest * 7.4 + 16);
}

/** The table without the rows that were dropped and the columns that a page of this width cannot show. */
export function fittingTable(setting: Setting, table: TableContent): TableContent {
  const columns = mostColumns(setting, table);
  const rows = table.rows.flatMap((row, index) => (setting.dropped.has(`table.rows.${index}`) ? [] : [{ row, index }]));
  if (rows.length === table.rows.length && table.columns.length <= columns) return table;
  return {
    ...table,
    columns: table.columns.slice(0, columns),
    rows: rows.map(({ row }) => row.slice(0, columns)),
    emphasisRows: rows.flatMap(({ index }, at) => (table.emphasisRows.includes(index) ? [at] : [])),
  };
}
