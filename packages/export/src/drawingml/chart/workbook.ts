import { utils, write } from '@e965/xlsx';

/** What a chart shows, as the sheet behind it: categories down the first column, a column a series. */
export interface ChartSheet {
  readonly categories: readonly (string | number)[];
  readonly columns: readonly SheetColumn[];
}

export interface SheetColumn {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly format: string;
}

/** Some of the rows of a sheet. */
export interface SheetRows {
  /** The first of them, from 0. */
  readonly from: number;
  readonly count: number;
}

const SHEET = 'Sheet1';

/** The workbook that opens when a person edits the data. */
export function workbookOf({ categories, columns }: ChartSheet): Uint8Array {
  const rows = categories.map((category, row) => [category, ...columns.map(({ values }) => values[row] ?? null)]);
  const sheet = utils.aoa_to_sheet([['', ...columns.map(({ name }) => name)], ...rows]);
  for (const [index, { format }] of columns.entries()) {
    for (let row = 1; row <= rows.length; row++) {
      const cell = sheet[utils.encode_cell({ r: row, c: index + 1 })];
      if (cell?.t === 'n') cell.z = format;
    }
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, SHEET);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

/** Where the categories stand in the sheet. */
export function categoryReference(sheet: ChartSheet, rows = allRows(sheet)): string {
  return columnReference(0, rows);
}

/** Where the values of a series stand. @param index of the series */
export function valueReference(sheet: ChartSheet, index: number, rows = allRows(sheet)): string {
  return columnReference(index + 1, rows);
}

export function allRows({ categories }: ChartSheet): SheetRows {
  return { from: 0, count: categories.length };
}

/** Where the name of a series stands. */
export function nameReference(index: number): string {
  return `${SHEET}!$${utils.encode_col(index + 1)}$1`;
}

function columnReference(column: number, { from, count }: SheetRows): string {
  const letter = utils.encode_col(column);
  return `${SHEET}!$${letter}$${from + 2}:$${letter}$${from + count + 1}`;
}
