import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import type { Area, Grid } from './grid.ts';

/**
 * The rows and columns of the sheet that a table of an area was read from. It is known by its cells: lines that are empty,
 * captions and numbers of rows have been left out of it.
 */
export function linesOf(
  { cells, rows, columns }: Grid,
  { top, bottom, left, right }: Area,
  table: readonly (readonly TableCell[])[],
): NonNullable<TableBlock['at']> {
  const rowOf = new Map<TableCell, number>();
  const columnOf = new Map<TableCell, number>();
  // What is over a table, such as a row of years, belongs to it too.
  for (let row = 0; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const cell = cells[row]?.[column];
      if (!cell) continue;
      rowOf.set(cell, rows[row] ?? 0);
      columnOf.set(cell, columns[column] ?? 0);
    }
  }
  const width = table[0]?.length ?? 0;
  return {
    rows: following(
      table.map((row) => first(row, rowOf)),
      rows[top] ?? 0,
    ),
    columns: following(
      Array.from({ length: width }, (_, column) =>
        first(
          table.flatMap((row) => row[column] ?? []),
          columnOf,
        ),
      ),
      columns[left] ?? 0,
    ),
  };
}

function first(line: readonly TableCell[], numbers: ReadonlyMap<TableCell, number>): number | undefined {
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
