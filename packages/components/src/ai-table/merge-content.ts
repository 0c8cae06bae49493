import type { z } from 'zod';
import { isSameValue } from '../behaviour/same-value.ts';
import { mergeGrid } from '../merging/grid.ts';
import { mergeProps } from '../merging/props.ts';
import { linksOnCells } from './cell-links.ts';
import { type aiTableModel, TABLE } from './model.ts';

type TableProps = z.infer<(typeof aiTableModel)['props']>;

/** What a table says: props that only make sense together. */
export const TABLE_CONTENT = [
  'rows',
  'columns',
  'headerRow',
  'cellData',
  'columnWidths',
  'rowHeights',
  'emphasisRows',
  'columnAligns',
  'merges',
  'placeholders',
] as const satisfies readonly (keyof TableProps)[];
const CONTENT = [...TABLE_CONTENT, 'smart'] as const;

/** Cells, rows and columns that a person changed in a table, changed in another state of it. */
export function mergeTable(base: TableProps, mine: TableProps, target: TableProps): TableProps {
  if (CONTENT.every((name) => isSameValue(base[name], mine[name]))) return target;
  const merged = mergeProps(pick(base), pick(mine), target);
  const cells = mergeGrid(cellsOf(base), cellsOf(mine), cellsOf(target)).slice(0, TABLE.maxRows + 1);
  const head = merged.headerRow ? 1 : 0;
  const columns = cells[0]?.length ?? target.columns;
  const isMine = cells.length === cellsOf(mine).length && columns === mine.columns;
  const isTarget = cells.length === cellsOf(target).length && columns === target.columns;
  return {
    ...merged,
    rows: Math.max(0, cells.length - head),
    columns,
    cellData: cells,
    cellLinks: isTarget ? target.cellLinks : isMine ? mine.cellLinks : linksOnCells(target, cells),
    ...(isTarget ? shapeOf(merged) : isMine ? shapeOf(mine) : stretched(target, cells, head)),
  };
}

function pick(props: TableProps): Partial<TableProps> {
  return Object.fromEntries(CONTENT.map((name) => [name, props[name]]));
}

function shapeOf({ columnWidths, rowHeights, emphasisRows, columnAligns, merges }: TableProps) {
  return { columnWidths, rowHeights, emphasisRows, columnAligns, merges };
}

/** Widths and heights for more or fewer columns and rows than the table has. */
function stretched(table: TableProps, cells: readonly (readonly string[])[], head: number) {
  const columns = cells[0]?.length ?? 0;
  const total = table.columnWidths.reduce((sum, one) => sum + one, 0);
  const usual = table.columnWidths.length > 0 ? total / table.columnWidths.length : 0;
  const height = table.rowHeights.at(-1);
  return {
    columnWidths: usual > 0 ? (cells[0]?.map((_, column) => table.columnWidths[column] ?? usual) ?? []) : [],
    rowHeights: height === undefined ? [] : cells.map((_, row) => table.rowHeights[row] ?? height),
    emphasisRows: table.emphasisRows.flatMap((row) => {
      const own = table.cellData[row + head];
      const at = cells.findIndex((one) => one.join('\n') === own?.join('\n'));
      return at >= head ? [at - head] : [];
    }),
    columnAligns: table.columnAligns.slice(0, columns),
    merges: [],
  };
}

/** Every cell that the table has, also those that nothing was written into. */
function cellsOf({ cellData, rows, columns, headerRow }: TableProps): string[][] {
  return Array.from({ length: rows + (headerRow ? 1 : 0) }, (_, row) =>
    Array.from({ length: columns }, (_one, column) => cellData[row]?.[column] ?? ''),
  );
}
