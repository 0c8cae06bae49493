import type { CellRange } from '@pagewright/model/cell-range';

export type SheetValue = string | number;

export interface SheetCell {
  readonly value: SheetValue;
  /** Of a number; the general one where absent. */
  readonly format?: string;
  /** Names a row or a column. */
  readonly isHead?: boolean;
  /** Stands at the right edge though it is no number. */
  readonly right?: boolean;
}

/** A sheet of a workbook as it is to be written. */
export interface Sheet {
  readonly rows: readonly (readonly (SheetCell | undefined)[])[];
  readonly merges: readonly CellRange[];
  /** So many rows name what stands below them. */
  readonly headRows: number;
}

/** Words over a column of numbers stand where the numbers stand, at the right. */
export function withHeadsAligned({ rows, ...rest }: Sheet): Sheet {
  const isFigures = (column: number): boolean => {
    const below = rows.slice(rest.headRows).flatMap((row) => row[column] ?? []);
    return below.length > 0 && below.every(({ value }) => typeof value === 'number');
  };
  const heads = rows
    .slice(0, rest.headRows)
    .map((row) => row.map((one, column) => one && (isFigures(column) ? { ...one, right: true } : one)));
  return { ...rest, rows: [...heads, ...rows.slice(rest.headRows)] };
}
