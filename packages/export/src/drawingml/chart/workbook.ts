import { columnName } from '@pagewright/model/cell-range';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../../ooxml/names.ts';
import { OoxmlPackage } from '../../ooxml/package.ts';
import { SPREADSHEET_NAMESPACE, sheetCell, sheetRow, sheetStyles } from '../../ooxml/spreadsheet.ts';
import { el, xmlPart } from '../../ooxml/xml.ts';
import type { ZipContent } from '../../zip/zip-entry.ts';
import { storedZip } from '../../zip/zip-writer.ts';

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

/** The parts that all such workbooks share. */
const FRAME = frame();

function frame(): Readonly<Record<string, ZipContent>> {
  const file = new OoxmlPackage();
  const book = file.add('xl/workbook.xml', CONTENT_TYPE.spreadsheet);
  file.relate(RELATION.document, book);
  const sheet = book.relate(RELATION.worksheet, file.add('xl/worksheets/sheet1.xml', CONTENT_TYPE.worksheet));
  book.relate(RELATION.styles, file.add('xl/styles.xml', CONTENT_TYPE.spreadsheetStyles));
  const sheets = el('sheets', {}, el('sheet', { name: SHEET, sheetId: 1, 'r:id': sheet }));
  book.write(el('workbook', { xmlns: SPREADSHEET_NAMESPACE, 'xmlns:r': NAMESPACES['xmlns:r'] }, sheets));
  return file.files();
}

/** The workbook that opens when a person edits the data: one sheet, its words in the cells themselves. */
export function workbookOf({ categories, columns }: ChartSheet): Uint8Array {
  const formats = [...new Set(columns.map(({ format }) => format))];
  const rows = [
    sheetRow(
      1,
      ['', ...columns.map(({ name }) => name)].map((name, index) => sheetCell(`${columnName(index)}1`, name)),
    ),
    ...categories.map((category, at) =>
      sheetRow(at + 2, [
        sheetCell(`A${at + 2}`, category),
        ...columns.map(({ values, format }, index) =>
          sheetCell(`${columnName(index + 1)}${at + 2}`, values[at] ?? null, formats.indexOf(format) + 1),
        ),
      ]),
    ),
  ];
  // The file that it lies in is compressed as a whole.
  return storedZip({
    ...FRAME,
    'xl/styles.xml': xmlPart(sheetStyles(formats.map((format) => ({ format })))),
    'xl/worksheets/sheet1.xml': xmlPart(el('worksheet', { xmlns: SPREADSHEET_NAMESPACE }, el('sheetData', {}, rows))),
  });
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
  return `${SHEET}!$${columnName(index + 1)}$1`;
}

function columnReference(column: number, { from, count }: SheetRows): string {
  const letter = columnName(column);
  return `${SHEET}!$${letter}$${from + 2}:$${letter}$${from + count + 1}`;
}
