import type { TableContent } from '@pagewright/model/outline';
import type { Setting } from '../setting.ts';

/** Most columns that a table can show at readable sizes, by page width. */
function mostColumns(setting: Setting): number {
  return Math.max(3, Math.floor(setting.theme.content.width / (78 * Math.max(0.8, setting.theme.unit))));
}

/** The table without the rows that were dropped and the columns that a page of this width cannot show. */
export function fittingTable(setting: Setting, table: TableContent): TableContent {
  const columns = mostColumns(setting);
  const rows = table.rows.flatMap((row, index) => (setting.dropped.has(`table.rows.${index}`) ? [] : [{ row, index }]));
  if (rows.length === table.rows.length && table.columns.length <= columns) return table;
  return {
    ...table,
    columns: table.columns.slice(0, columns),
    rows: rows.map(({ row }) => row.slice(0, columns)),
    emphasisRows: rows.flatMap(({ index }, at) => (table.emphasisRows.includes(index) ? [at] : [])),
  };
}
