import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { figuresTable } from '@pagewright/components/chart-figures';
import { lowerPage } from '@pagewright/components/lower-page';
import type {
  ChartPrimitive,
  LoweredPage,
  Primitive,
  TablePrimitive,
  TablePrimitiveCell,
} from '@pagewright/components/primitives';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { type PointCloud, pointCloud } from '../drawingml/chart/point-series.ts';
import { pointSheet } from '../drawingml/chart/points.ts';
import { pictureAddress } from '../drawingml/media.ts';
import type { RunExport } from '../exporter.ts';
import { FidelityRecord } from '../fidelity.ts';
import { cellNumber, isAccountColumn } from './cell-number.ts';
import type { XlsxOptions } from './format.ts';
import { SheetNames } from './sheet-names.ts';

/** Widths of columns, characters. */
const WIDTH = { min: 8, max: 60 } as const;

/** The tables and charts of pages as sheets. @throws PagewrightError `export/no-tables` where there are none */
export const exportXlsx: RunExport<XlsxOptions> = async (pages, _, { signal, title, progress }) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const record = new FidelityRecord();
  const names = new SheetNames();
  const book = utils.book_new();
  book.Props = { Title: title };
  for (const [index, page] of pages.entries()) {
    signal?.throwIfAborted();
    const lowered = lowerPage(page, { assets: pictureAddress });
    for (const one of objects(lowered.primitives)) {
      const sheet =
        one.type === 'table' ? tableSheet(one, lowered.language, record) : chartSheet(one, index + 1, record);
      if (sheet) utils.book_append_sheet(book, sheet, names.next(`${index + 1} ${nameOf(one, lowered)}`));
    }
    progress?.((index + 1) / pages.length);
  }
  if (book.SheetNames.length === 0) throw new PagewrightError('export/no-tables');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
  return { bytes, fidelity: record.report(pages.length, 1, 'data') };
};

function objects(primitives: readonly Primitive[]): (TablePrimitive | ChartPrimitive)[] {
  return primitives.flatMap((one) => {
    if (one.type === 'group') return objects(one.children);
    return one.type === 'table' || one.type === 'chart' ? [one] : [];
  });
}

function nameOf(one: TablePrimitive | ChartPrimitive, page: LoweredPage): string {
  const caption = one.type === 'chart' ? one.figures?.caption : undefined;
  return one.source?.name ?? caption ?? page.title;
}

function tableSheet({ rows, columnWidths }: TablePrimitive, language: Language, record: FidelityRecord): WorkSheet {
  record.native('tables');
  const cells: CellObject[][] = rows.map(() => columnWidths.map(() => ({ t: 'z' })));
  const merges: NonNullable<WorkSheet['!merges']> = [];
  const isAccount = columnWidths.map((_, column) => {
    const own = rows.flat().filter((cell) => cell.column === column && !cell.header);
    return isAccountColumn(own.map(textOf), language);
  });
  for (const cell of rows.flat()) {
    const { row, column, rowSpan, colSpan, header } = cell;
    const text = textOf(cell);
    const number = header ? undefined : cellNumber(text, language, isAccount[column]);
    const place = cells[row];
    if (place) place[column] = number ? { t: 'n', v: number.value, z: number.format } : { t: 's', v: text };
    if (rowSpan > 1 || colSpan > 1) {
      merges.push({ s: { r: row, c: column }, e: { r: row + rowSpan - 1, c: column + colSpan - 1 } });
    }
  }
  return { ...sheetOf(cells), ...(merges.length > 0 ? { '!merges': merges } : {}) };
}

function textOf({ paragraphs }: TablePrimitiveCell): string {
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
}

/** Undefined where the chart is drawn from more than figures. */
function chartSheet(chart: ChartPrimitive, page: number, record: FidelityRecord): WorkSheet | undefined {
  const { figures, numberFormats, source } = chart;
  const cloud = figures ? undefined : pointCloud(chart);
  if (cloud) {
    record.native('charts');
    return pointsSheet(cloud);
  }
  if (!figures) {
    record.lost(page, source?.componentId ?? '', 'no-figures');
    return undefined;
  }
  record.native('charts');
  const { columns, rows } = figuresTable(figures);
  const head = columns.map(({ name = figures.categoryName ?? '' }): CellObject => ({ t: 's', v: name }));
  const body = rows.map((row) =>
    row.map((value, column): CellObject => {
      if (value === null) return { t: 'z' };
      if (typeof value === 'string') return { t: 's', v: value };
      return { t: 'n', v: value, z: numberFormats?.[column - 1] ?? 'General' };
    }),
  );
  return sheetOf([head, ...body]);
}

/** Points one below the other: where they stand along, then up. */
function pointsSheet(cloud: PointCloud): WorkSheet {
  const { categories, columns } = pointSheet(cloud);
  const along = typeof cloud.xAxis.name === 'string' ? cloud.xAxis.name : '';
  const head = [along, ...columns.map(({ name }) => name)].map((v): CellObject => ({ t: 's', v }));
  const body = categories.map((x, row) =>
    [x, ...columns.map(({ values }) => values[row] ?? null)].map(
      (v): CellObject => (v === null ? { t: 'z' } : { t: 'n', v }),
    ),
  );
  return sheetOf([head, ...body]);
}

function sheetOf(rows: CellObject[][]): WorkSheet {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => ({
    wch: Math.min(WIDTH.max, Math.max(WIDTH.min, ...rows.map((row) => widthOf(row[column])))),
  }));
  return { ...utils.aoa_to_sheet(rows), '!cols': widths };
}

/** Of a cell, characters; ideographs and kana are as wide as two. */
function widthOf(cell: CellObject | undefined): number {
  const lines = String(cell?.v ?? '').split('\n');
  return 2 + Math.max(...lines.map((line) => [...line].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)));
}
