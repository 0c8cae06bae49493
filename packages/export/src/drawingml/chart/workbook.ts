import { columnName } from '@pagewright/model/cell-range';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../../ooxml/names.ts';
import { OoxmlPackage } from '../../ooxml/package.ts';
import { characters, el, type Xml, xmlPart } from '../../ooxml/xml.ts';
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
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts that all such workbooks share. */
const FRAME = frame();

function frame(): Readonly<Record<string, ZipContent>> {
  const file = new OoxmlPackage();
  const book = file.add('xl/workbook.xml', CONTENT_TYPE.spreadsheet);
  file.relate(RELATION.document, book);
  const sheet = book.relate(RELATION.worksheet, file.add('xl/worksheets/sheet1.xml', CONTENT_TYPE.worksheet));
  book.relate(RELATION.styles, file.add('xl/styles.xml', CONTENT_TYPE.spreadsheetStyles));
  const sheets = el('sheets', {}, el('sheet', { name: SHEET, sheetId: 1, 'r:id': sheet }));
  book.write(el('workbook', { xmlns: MAIN, 'xmlns:r': NAMESPACES['xmlns:r'] }, sheets));
  return file.files();
}

/** The workbook that opens when a person edits the data: one sheet, its words in the cells themselves. */
export function workbookOf({ categories, columns }: ChartSheet): Uint8Array {
  const formats = [...new Set(columns.map(({ format }) => format))];
  const rows = [
    row(
      1,
      ['', ...columns.map(({ name }) => name)].map((name, index) => cell(`${columnName(index)}1`, name)),
    ),
    ...categories.map((category, at) =>
      row(at + 2, [
        cell(`A${at + 2}`, category),
        ...columns.map(({ values, format }, index) =>
          cell(`${columnName(index + 1)}${at + 2}`, values[at] ?? null, formats.indexOf(format) + 1),
        ),
      ]),
    ),
  ];
  // The file that it lies in is compressed as a whole.
  return storedZip({
    ...FRAME,
    'xl/styles.xml': xmlPart(styles(formats)),
    'xl/worksheets/sheet1.xml': xmlPart(el('worksheet', { xmlns: MAIN }, el('sheetData', {}, rows))),
  });
}

function row(number: number, cells: readonly (Xml | undefined)[]): Xml {
  return el('row', { r: number }, cells);
}

/** @param style its place among the formats of cells, 0 the general one */
function cell(reference: string, value: string | number | null, style = 0): Xml | undefined {
  if (value === null) return undefined;
  const s = style === 0 ? undefined : style;
  if (typeof value === 'number') return el('c', { r: reference, s }, el('v', {}, characters(String(value))));
  const text = el('t', { 'xml:space': 'preserve' }, characters(value));
  return el('c', { r: reference, t: 'inlineStr' }, el('is', {}, text));
}

/** The first number that a format of one's own may have (ECMA-376 part 1, 18.8.30). */
const OWN_FORMATS = 164;

function styles(formats: readonly string[]): Xml {
  const plain = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 };
  const numbers = formats.map((formatCode, index) => el('numFmt', { numFmtId: OWN_FORMATS + index, formatCode }));
  const looks = formats.map((_, index) =>
    el('xf', { ...plain, numFmtId: OWN_FORMATS + index, xfId: 0, applyNumberFormat: true }),
  );
  const fills = ['none', 'gray125'].map((patternType) => el('fill', {}, el('patternFill', { patternType })));
  return el(
    'styleSheet',
    { xmlns: MAIN },
    numbers.length > 0 ? el('numFmts', { count: numbers.length }, numbers) : undefined,
    el('fonts', { count: 1 }, el('font', {}, el('sz', { val: 11 }), el('name', { val: 'Calibri' }))),
    el('fills', { count: fills.length }, fills),
    el(
      'borders',
      { count: 1 },
      el(
        'border',
        {},
        ['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => el(side)),
      ),
    ),
    el('cellStyleXfs', { count: 1 }, el('xf', plain)),
    el('cellXfs', { count: looks.length + 1 }, el('xf', { ...plain, xfId: 0 }), looks),
    el('cellStyles', { count: 1 }, el('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
  );
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
