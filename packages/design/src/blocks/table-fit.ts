import type { TableContent } from '@pagewright/model/outline';
import { longestWordWidth } from '../measuring.ts';
import { look, type Setting } from '../setting.ts';
import { withLook } from '../theme.ts';

/** The smallest type and padding that a table is set in, and the narrowest column, px. */
const LEAST = { fontSize: 12, padding: 16, width: 62 } as const;

/** Most columns that a table can show at readable sizes, by page width. */
function mostColumns(setting: Setting, table: TableContent): number {
  const room = setting.theme.content.width * 0.96;
  let used = 0;
  for (let column = 0; column < table.columns.length; column++) {
    used += leastWidth(setting, table, column);
    if (used > room) return Math.max(2, column);
  }
  return table.columns.length;
}

/** Width of a column's longest word in small type with padding, at least room for some Han characters, px. */
function leastWidth(setting: Setting, table: TableContent, column: number): number {
  const cells = [table.columns[column]?.label ?? '', ...table.rows.map((row) => row[column] ?? '')];
  const small = withLook(look(setting, 'body'), { fontSize: LEAST.fontSize, fontWeight: 700 });
  return Math.max(LEAST.width, ...cells.map((cell) => longestWordWidth(cell, small) + LEAST.padding));
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
