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

/** What stands where there is no figure: a dash, a dot. */
const NO_FIGURE = /^[^\p{L}\p{N}]+$/u;

/** Words over a column of numbers, and signs for what is lacking in it, stand where the numbers stand, at the right. */
export function withHeadsAligned({ rows, ...rest }: Sheet): Sheet {
  const body = rows.slice(rest.headRows);
  const lacks = ({ value }: SheetCell): boolean => typeof value === 'string' && NO_FIGURE.test(value);
  const isFigures = (column: number): boolean => {
    const below = body.flatMap((row) => row[column] ?? []).filter((one) => !lacks(one));
    return below.length > 0 && below.every(({ value }) => typeof value === 'number');
  };
  const aligned = rows.map((row, at) =>
    row.map((one, column) => {
      const moves = one !== undefined && (at < rest.headRows || lacks(one)) && isFigures(column);
      return moves ? { ...one, right: true } : one;
    }),
  );
  return { ...rest, rows: aligned };
}

/** The number itself in a format. */
const NUMBER = /(?:#,##)?0(?:\.(0+))?/;

/** A value as spreadsheets show it, near enough for its width: a number that is wider than its column is a row of `#` there. */
export function shownText({ value, format }: SheetCell): string {
  if (typeof value === 'string' || format === undefined) return String(value);
  const [positive = ''] = format.split(';');
  const bare = positive.replace(/"[^"]*"/g, '');
  const digits = NUMBER.exec(bare)?.[1]?.length ?? 0;
  const number = (bare.includes('%') ? value * 100 : value).toLocaleString('en-US', {
    useGrouping: bare.includes('#,##0'),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const around = positive.replace(NUMBER, '').replaceAll('"', '');
  return value < 0 && format.includes('(') ? `(${number}${around})` : number + around;
}
