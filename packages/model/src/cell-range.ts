/** Cells of a sheet from one corner to the other; rows and columns are counted from 0. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Columns and rows of the largest sheets there are (Office Open XML). */
const MOST = { columns: 16_384, rows: 1_048_576 } as const;

/** `0` is `A`, `26` is `AA`. */
export function columnName(column: number): string {
  const before = Math.floor(column / 26) - 1;
  return (before < 0 ? '' : columnName(before)) + String.fromCharCode(65 + (column % 26));
}

/** Undefined where it is no name of a column. */
export function columnOf(name: string): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(name)) return undefined;
  const number = [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return number < MOST.columns ? number : undefined;
}

/** `B3:D9`; a single cell stands for itself. */
export function formatCellRange({ top, left, bottom, right }: CellRange): string {
  return `${columnName(left)}${top + 1}:${columnName(right)}${bottom + 1}`;
}

/** What a person types for a range, in either order of its corners and with or without `$`; undefined where it is none. */
export function parseCellRange(text: string): CellRange | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s$]/g, '').toUpperCase();
  const [, from = '', fromRow = '', to = from, toRow = fromRow] =
    /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(plain) ?? [];
  const columns = [columnOf(from), columnOf(to)].filter((column) => column !== undefined);
  const rows = [Number(fromRow), Number(toRow)];
  if (columns.length < 2 || rows.some((row) => row < 1 || row > MOST.rows)) return undefined;
  return {
    top: Math.min(...rows) - 1,
    bottom: Math.max(...rows) - 1,
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** The sheet and the range of the place in an origin: `Sales!B3:D9`. Names of sheets may hold `!`. */
export function parsePlace(place: string): { readonly sheet: string; readonly range: CellRange } | undefined {
  const end = place.lastIndexOf('!');
  const range = parseCellRange(place.slice(end + 1));
  return range && { sheet: place.slice(0, Math.max(0, end)), range };
}

export function isWithin({ top, left, bottom, right }: CellRange, other: CellRange): boolean {
  return top >= other.top && left >= other.left && bottom <= other.bottom && right <= other.right;
}
