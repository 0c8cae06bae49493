import { columnName, formatCellRange } from '@pagewright/model/cell-range';
import type { Language } from '@pagewright/model/languages';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../ooxml/names.ts';
import { OoxmlPackage } from '../ooxml/package.ts';
import { addProperties } from '../ooxml/properties.ts';
import { type CellLook, SPREADSHEET_NAMESPACE, sheetCell, sheetRow, sheetStyles } from '../ooxml/spreadsheet.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { Sheet, SheetValue } from './sheet.ts';

/** Widths of columns, characters. */
const WIDTH = { min: 8, max: 60 } as const;

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
    const widths = Array.from({ length: count }, (_, column) =>
      el('col', { min: column + 1, max: column + 1, width: columnWidth(sheet, column), customWidth: true }),
    );
    const merged = merges.map((range) => el('mergeCell', { ref: formatCellRange(range) }));
    return el(
      'worksheet',
      { xmlns: SPREADSHEET_NAMESPACE },
      el(
        'sheetViews',
        {},
        el('sheetView', { workbookViewId: 0, tabSelected: isSelected || undefined }, frozenHead(sheet)),
      ),
      count > 0 ? el('cols', {}, widths) : undefined,
      el(
        'sheetData',
        {},
        rows.map((row, at) => sheetRow(at + 1, this.#cells(row, at, headRows))),
      ),
      merged.length > 0 ? el('mergeCells', { count: merged.length }, merged) : undefined,
    );
  }

  #cells(row: Sheet['rows'][number], at: number, headRows: number): (Xml | undefined)[] {
    return row.map((one, column) => {
      if (!one) return undefined;
      const { value, format, isHead, right } = one;
      const look: CellLook = {
        ...(format === undefined ? {} : { format }),
        ...(isHead || at < headRows ? { bold: true } : {}),
        ...(right ? { right } : {}),
        ...(linesOf(value).length > 1 || widthOf(value) > WIDTH.max ? { wrap: true } : {}),
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
function columnWidth({ rows, merges }: Sheet, column: number): number {
  const widths = rows.map((row, at) => {
    const isWide = merges.some(({ top, left, right }) => top === at && left === column && right > left);
    const one = row[column];
    return one && !isWide ? widthOf(one.value) : 0;
  });
  return Math.min(WIDTH.max, Math.max(WIDTH.min, ...widths));
}

/** Of a cell's longest line, characters with room at both sides; ideographs and kana are as wide as two. */
function widthOf(value: SheetValue): number {
  const lines = linesOf(value).map((line) => [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0));
  return 2 + Math.max(...lines);
}

function linesOf(value: SheetValue): string[] {
  return String(value).split('\n');
}
