import { characters, el, type Xml } from './xml.ts';

/** Sheets and their cells (ECMA-376 part 1, 18), as charts have them behind them and as workbooks are exported. */

export const SPREADSHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** How a cell looks. */
export interface CellLook {
  /** Of numbers; the general one where absent. */
  readonly format?: string;
  readonly bold?: boolean;
  readonly right?: boolean;
  /** Words go on in the next line. */
  readonly wrap?: boolean;
}

/** The first number that a format of one's own may have (ECMA-376 part 1, 18.8.30). */
const OWN_FORMATS = 164;

/** Height of a line in the plain font, points. */
const LINE_HEIGHT = 15;

/** @param lines of its highest cell: not every program makes a row as high as its words need */
export function sheetRow(number: number, cells: readonly (Xml | undefined)[], lines = 1): Xml {
  const height = lines > 1 ? { ht: lines * LINE_HEIGHT, customHeight: true } : {};
  return el('row', { r: number, ...height }, cells);
}

/** @param style its place among the looks of cells, 0 the plain one */
export function sheetCell(reference: string, value: string | number | null, style = 0): Xml | undefined {
  if (value === null) return undefined;
  const s = style === 0 ? undefined : style;
  if (typeof value === 'number') return el('c', { r: reference, s }, el('v', {}, characters(String(value))));
  const text = el('t', { 'xml:space': 'preserve' }, characters(value));
  return el('c', { r: reference, s, t: 'inlineStr' }, el('is', {}, text));
}

/** The part of a workbook's styles: the plain look, and behind it those that are given. */
export function sheetStyles(looks: readonly CellLook[]): Xml {
  const plain = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 };
  const formats = [...new Set(looks.flatMap(({ format }) => format ?? []))];
  const numbers = formats.map((formatCode, index) => el('numFmt', { numFmtId: OWN_FORMATS + index, formatCode }));
  const fonts = [false, ...(looks.some(({ bold }) => bold) ? [true] : [])].map((bold) =>
    el('font', {}, bold ? el('b') : undefined, el('sz', { val: 11 }), el('name', { val: 'Calibri' })),
  );
  const fills = ['none', 'gray125'].map((patternType) => el('fill', {}, el('patternFill', { patternType })));
  const sides = ['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => el(side));
  const formatsOfCells = looks.map(({ format, bold, right, wrap }) => {
    const numFmtId = format === undefined ? 0 : OWN_FORMATS + formats.indexOf(format);
    const own = {
      ...(bold ? { fontId: 1, applyFont: true } : {}),
      ...(format === undefined ? {} : { applyNumberFormat: true }),
      ...(right || wrap ? { applyAlignment: true } : {}),
    };
    const place = { horizontal: right ? 'right' : undefined, wrapText: wrap };
    const alignment = right || wrap ? el('alignment', place) : undefined;
    return el('xf', { ...plain, numFmtId, xfId: 0, ...own }, alignment);
  });
  return el(
    'styleSheet',
    { xmlns: SPREADSHEET_NAMESPACE },
    numbers.length > 0 ? el('numFmts', { count: numbers.length }, numbers) : undefined,
    el('fonts', { count: fonts.length }, fonts),
    el('fills', { count: fills.length }, fills),
    el('borders', { count: 1 }, el('border', {}, sides)),
    el('cellStyleXfs', { count: 1 }, el('xf', plain)),
    el('cellXfs', { count: looks.length + 1 }, el('xf', { ...plain, xfId: 0 }), formatsOfCells),
    el('cellStyles', { count: 1 }, el('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
  );
}
