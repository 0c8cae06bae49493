import { columnName, formatCellRange } from '@pagewright/model/cell-range';
import type { Language } from '@pagewright/model/languages';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../ooxml/names.ts';
import { OoxmlPackage } from '../ooxml/package.ts';
import { addProperties } from '../ooxml/properties.ts';
import { type CellLook, SPREADSHEET_NAMESPACE, sheetCell, sheetRow, sheetStyles } from '../ooxml/spreadsheet.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { type Sheet, type SheetCell, type SheetValue, shownText } from './sheet.ts';

/** Widths of columns, characters: heads break into lines before they make a column of short figures wide. */
const WIDTH = { min: 8, head: 20, max: 60 } as const;
/** Of a cell at both sides, characters. */
const PADDING = 2;
/** A row is no higher: Excel takes 409 points. */
const MOST_LINES = 27;
/** Printed, a sheet is as wide as the paper. */
const FITS_PAPER = el('sheetPr', {}, el('pageSetUpPr', { fitToPage: true }));
const PAPER = el('pageSetup', { orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 });

/** Sheets as a workbook: heads are bold and stay where they are while one scrolls, columns are as wide as their words. */
export class WorkbookFile {
  readonly #file = new OoxmlPackage();
  readonly #book = this.#file.add('xl/workbook.xml', CONTENT_TYPE.spreadsheet);
  readonly #entries: Xml[] = [];
  readonly #looks: CellLook[] = [];
  readonly #places = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** @param name of the sheet, which no other has */
  add(name: string, sheet: Sheet): void {
    const sheetId = this.#entries.length + 1;
    const part = this.#file.add(`xl/worksheets/sheet${sheetId}.xml`, CONTENT_TYPE.worksheet);
    this.#entries.push(el('sheet', { name, sheetId, 'r:id': this.#book.relate(RELATION.worksheet, part) }));
    part.write(this.#sheet(sheet, sheetId === 1));
  }

  /** The bytes of the file, once all sheets are added. */
  async bytes(title: string, language: Language): Promise<Uint8Array> {
    this.#file.relate(RELATION.document, this.#book);
    addProperties(this.#file, { title, language, now: new Date() });
    const styles = this.#file.add('xl/styles.xml', CONTENT_TYPE.spreadsheetStyles);
    this.#book.relate(RELATION.styles, styles);
    styles.write(sheetStyles(this.#looks));
    const names = { xmlns: SPREADSHEET_NAMESPACE, 'xmlns:r': NAMESPACES['xmlns:r'] };
    this.#book.write(el('workbook', names, el('sheets', {}, this.#entries)));
    return this.#file.bytes();
  }

  #sheet(sheet: Sheet, isSelected: boolean): Xml {
    const { rows, merges, headRows } = sheet;
    const count = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, column) => columnWidth(sheet, column));
    const columns = widths.map((width, index) =>
      el('col', { min: index + 1, max: index + 1, width, customWidth: true }),
    );
    const merged = merges.map((range) => el('mergeCell', { ref: formatCellRange(range) }));
    return el(
      'worksheet',
      { xmlns: SPREADSHEET_NAMESPACE },
      FITS_PAPER,
      el(
        'sheetViews',
        {},
        el('sheetView', { workbookViewId: 0, tabSelected: isSelected || undefined }, frozenHead(sheet)),
      ),
      count > 0 ? el('cols', {}, columns) : undefined,
      el(
        'sheetData',
        {},
        rows.map((row, at) =>
          sheetRow(at + 1, this.#cells(row, { at, isHeadRow: at < headRows, widths }), linesOfRow(sheet, at, widths)),
        ),
      ),
      merged.length > 0 ? el('mergeCells', { count: merged.length }, merged) : undefined,
      PAPER,
    );
  }

  #cells(
    row: Sheet['rows'][number],
    { at, isHeadRow, widths }: { readonly at: number; readonly isHeadRow: boolean; readonly widths: readonly number[] },
  ): (Xml | undefined)[] {
    return row.map((one, column) => {
      if (!one) return undefined;
      const { value, format, isHead, right } = one;
      const look: CellLook = {
        ...(format === undefined ? {} : { format }),
        ...(isHead || isHeadRow ? { bold: true } : {}),
        ...(right ? { right } : {}),
        ...(linesOf(value).length > 1 || widthOf(one) > (widths[column] ?? 0) ? { wrap: true } : {}),
      };
      return sheetCell(`${columnName(column)}${at + 1}`, value, this.#placeOf(look));
    });
  }

  /** Of a look among those of the workbook; 0 of one that says nothing. */
  #placeOf(look: CellLook): number {
    const key = JSON.stringify(look);
    if (key === '{}') return 0;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#looks.push(look);
    this.#places.set(key, place);
    return place;
  }
}

/** Undefined where nothing stands below the head. */
function frozenHead({ rows, headRows }: Sheet): Xml | undefined {
  if (headRows === 0 || headRows >= rows.length) return undefined;
  const topLeftCell = `A${headRows + 1}`;
  return el('pane', { ySplit: headRows, topLeftCell, activePane: 'bottomLeft', state: 'frozen' });
}

/** Of a column, characters: what goes over several columns counts for none. */
function columnWidth({ rows, merges, headRows }: Sheet, column: number): number {
  const widths = rows.map((row, at) => {
    const isWide = merges.some(({ top, left, right }) => top === at && left === column && right > left);
    const one = row[column];
    if (!one || isWide) return 0;
    return at < headRows ? Math.min(WIDTH.head, widthOf(one)) : widthOf(one);
  });
  return Math.min(WIDTH.max, Math.max(WIDTH.min, ...widths));
}

/** Most lines that a cell of a row takes; one that goes over several cells has their room. */
function linesOfRow({ rows, merges }: Sheet, at: number, widths: readonly number[]): number {
  const lines = (rows[at] ?? []).map((one, column) => {
    if (!one || merges.some(({ top, left }) => top === at && left === column)) return 1;
    return brokenLines(one.value, widths[column] ?? WIDTH.min);
  });
  return Math.min(MOST_LINES, Math.max(1, ...lines));
}

/** Lines of a value in a column: whole words go on in the next line, others and ideographs break anywhere. */
function brokenLines(value: SheetValue, width: number): number {
  if (typeof value === 'number') return 1;
  const room = width - PADDING;
  return linesOf(value).reduce((sum, line) => {
    let [lines, x] = [1, 0];
    for (const word of line.split(/(?<=\s)|(?=[\u2e80-\uffff])/)) {
      const wide = signsWide(word);
      if (x > 0 && x + wide > room) [lines, x] = [lines + 1, 0];
      x += wide;
      while (x > room + 1) [lines, x] = [lines + 1, x - room];
    }
    return sum + lines;
  }, 0);
}

/** Of a cell's longest line, characters with room at both sides; ideographs and kana are as wide as two. */
function widthOf(one: SheetCell): number {
  return PADDING + Math.max(...linesOf(shownText(one)).map(signsWide));
}

function signsWide(line: string): number {
  return [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
}

function linesOf(value: SheetValue): string[] {
  return String(value).split('\n');
}
