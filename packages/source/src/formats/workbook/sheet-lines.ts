import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import type { Area, Grid } from './grid.ts';

/** Row and column of the sheet, from 0, that each cell of a grid was read from. */
export type CellNumbers = ReadonlyMap<TableCell, { readonly row: number; readonly column: number }>;

export function numbersOf({ cells, rows, columns }: Grid): CellNumbers {
  return new Map(
    cells.flatMap((line, y) => line.map((cell, x) => [cell, { row: rows[y] ?? 0, column: columns[x] ?? 0 }] as const)),
  );
}

/**
 * The rows and columns of the sheet that a table of an area was read from. It is known by its cells: lines that are empty,
 * captions and numbers of rows have been left out of it, and a row of years over it belongs to it, too.
 */
export function linesOf(
  numbers: CellNumbers,
  { rows, columns }: Pick<Grid, 'rows' | 'columns'>,
  { top, left }: Pick<Area, 'top' | 'left'>,
  table: readonly (readonly TableCell[])[],
): NonNullable<TableBlock['at']> {
  const width = table[0]?.length ?? 0;
  return {
    rows: following(
      table.map((row) => first(row, numbers)?.row),
      rows[top] ?? 0,
    ),
    columns: following(
      Array.from(
        { length: width },
        (_, column) =>
          first(
            table.flatMap((row) => row[column] ?? []),
            numbers,
          )?.column,
      ),
      columns[left] ?? 0,
    ),
  };
}

function first(line: readonly TableCell[], numbers: CellNumbers) {
  const known = line.find((cell) => numbers.has(cell));
  return known && numbers.get(known);
}

/** A line of merged cells alone, which are copies, follows on the one before it. */
function following(numbers: readonly (number | undefined)[], start: number): number[] {
  let next = start;
  return numbers.map((number) => {
    const own = number ?? next;
    next = own + 1;
    return own;
  });
}
