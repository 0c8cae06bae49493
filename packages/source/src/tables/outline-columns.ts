import type { TableCell } from '@pagewright/model/source-document';
import { typedCell } from './cells.ts';

type Rows = readonly (readonly TableCell[])[];

/** Rows from which a column shows what it is, and rows of a head at most. */
const FEWEST_ROWS = 4;
const MOST_HEAD = 3;
/** Share of the rows whose number is one more than the one above, and of those that a staggered name must be in. */
const SHARE = { counting: 0.6, named: 0.8 } as const;

/**
 * A sheet's table as people read it: without a first column that only numbers the rows, and with the names of an outline,
 * each level in a column of its own, in one column.
 * @returns how many rows are the head too, where that shows in such columns
 */
export function withOneNameColumn(rows: Rows): { rows: TableCell[][]; headerRows: number | undefined } {
  const head = rows.findIndex(([first, second]) => first?.text !== '' || second?.text !== '');
  if (head < 1 || head > MOST_HEAD || rows.length - head < FEWEST_ROWS) return unchanged(rows);
  const isCounted = isRowNumbers(rows, head);
  const counted = isCounted ? rows.map((row) => row.slice(1)) : rows;
  const depth = staggered(counted, head);
  if (!isCounted && depth < 2) return unchanged(rows);
  return {
    rows: counted.map((row) => (depth > 1 ? [nameOf(row.slice(0, depth)), ...row.slice(depth)] : [...row])),
    headerRows: head,
  };
}

function unchanged(rows: Rows): { rows: TableCell[][]; headerRows: undefined } {
  return { rows: rows.map((row) => [...row]), headerRows: undefined };
}

/** Whether the first column has no head and counts its rows up. */
function isRowNumbers(rows: Rows, head: number): boolean {
  const cells = rows.slice(head).map(([first]) => first);
  if (!cells.every((cell) => cell !== undefined && isPlain(cell)) || (rows[0]?.length ?? 0) < 3) return false;
  const values = cells.flatMap((cell) =>
    cell?.type === 'number' && typeof cell.value === 'number' ? [cell.value] : [],
  );
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const areRising = values.every(Number.isInteger) && steps.every((step) => step >= 0);
  return (
    areRising &&
    values.length >= cells.length * SHARE.named &&
    steps.filter((step) => step === 1).length >= steps.length * SHARE.counting
  );
}

/** How many columns at the left hold one outline: none has a head, and each row a name in at most one of them. */
function staggered(rows: Rows, head: number): number {
  const body = rows.slice(head);
  const width = rows[0]?.length ?? 0;
  let depth = 0;
  while (depth < width && isNames(rows, head, depth)) depth += 1;
  for (; depth > 1; depth -= 1) {
    const filled = body.map((row) => row.slice(0, depth).filter(({ text }) => text !== '').length);
    const isOutline = filled.every((count) => count <= 1);
    // A name over several columns ends where the names do.
    const isInside = rows.every((row) => row[depth]?.colSpan !== 0 || row[depth]?.rowSpan !== 0);
    if (isOutline && isInside && filled.filter((count) => count === 1).length >= body.length * SHARE.named) break;
  }
  return depth < width ? depth : 1;
}

/** Whether a column holds words alone, under no head. */
function isNames(rows: Rows, head: number, column: number): boolean {
  return rows.every((row, index) => {
    const cell = row[column];
    if (!cell || cell.rowSpan > 1) return false;
    return cell.type === 'empty' || (index >= head && cell.type === 'text' && /\p{L}/u.test(cell.text));
  });
}

function isPlain({ colSpan, rowSpan }: TableCell): boolean {
  return colSpan === 1 && rowSpan === 1;
}

function nameOf(cells: readonly TableCell[]): TableCell {
  const name = cells.find(({ text }) => text !== '');
  return name ? { ...name, colSpan: 1 } : typedCell('');
}
