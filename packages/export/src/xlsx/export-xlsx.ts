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
import { type Sheet, type SheetCell, withHeadsAligned } from './sheet.ts';
import { SheetNames } from './sheet-names.ts';
import { WorkbookFile } from './workbook-file.ts';

/** The tables and charts of pages as sheets. @throws PagewrightError `export/no-tables` where there are none */
export const exportXlsx: RunExport<XlsxOptions> = async (pages, _, { signal, title, language, progress }) => {
  if (pages.length === 0) throw new PagewrightError('print/no-pages');
  const record = new FidelityRecord();
  const names = new SheetNames();
  const book = new WorkbookFile();
  for (const [index, page] of pages.entries()) {
    signal?.throwIfAborted();
    const lowered = lowerPage(page, { assets: pictureAddress });
    for (const one of objects(lowered.primitives)) {
      const sheet =
        one.type === 'table' ? tableSheet(one, lowered.language, record) : chartSheet(one, index + 1, record);
      if (sheet) book.add(names.next(`${index + 1} ${nameOf(one, lowered)}`), withHeadsAligned(sheet));
    }
    progress?.((index + 1) / pages.length);
  }
  if (book.isEmpty) throw new PagewrightError('export/no-tables');
  return { bytes: await book.bytes(title, language), fidelity: record.report(pages.length, 1, 'data') };
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

function tableSheet(
  { rows, columnWidths, headerRows: headRows }: TablePrimitive,
  language: Language,
  record: FidelityRecord,
): Sheet {
  record.native('tables');
  const cells: (SheetCell | undefined)[][] = rows.map(() => columnWidths.map(() => undefined));
  const isAccount = columnWidths.map((_, column) => {
    const own = rows.flat().filter((cell) => cell.column === column && !cell.header);
    return isAccountColumn(own.map(textOf), language);
  });
  for (const cell of rows.flat()) {
    const place = cells[cell.row];
    if (place) place[cell.column] = tableCell(cell, language, isAccount[cell.column]);
  }
  const merges = rows.flat().flatMap(({ row, column, rowSpan, colSpan }) => {
    const range = { top: row, left: column, bottom: row + rowSpan - 1, right: column + colSpan - 1 };
    return rowSpan > 1 || colSpan > 1 ? [range] : [];
  });
  return { rows: cells, merges, headRows };
}

/** Undefined where it is empty. */
function tableCell(
  cell: TablePrimitiveCell,
  language: Language,
  isAccount: boolean | undefined,
): SheetCell | undefined {
  const text = textOf(cell);
  if (text === '') return undefined;
  if (cell.header) return { value: text, isHead: true };
  return cellNumber(text, language, isAccount) ?? { value: text };
}

function textOf({ paragraphs }: TablePrimitiveCell): string {
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
}

/** Undefined where the chart is drawn from more than figures. */
function chartSheet(chart: ChartPrimitive, page: number, record: FidelityRecord): Sheet | undefined {
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
  const head = columns.map(({ name = figures.categoryName ?? '' }): SheetCell => ({ value: name }));
  const body = rows.map((row) =>
    row.map((value, column): SheetCell | undefined => {
      if (value === null) return undefined;
      const format = typeof value === 'number' ? numberFormats?.[column - 1] : undefined;
      return { value, ...(format === undefined ? {} : { format }) };
    }),
  );
  return { rows: [head, ...body], merges: [], headRows: 1 };
}

/** Points one below the other: where they stand along, then up. */
function pointsSheet(cloud: PointCloud): Sheet {
  const { categories, columns } = pointSheet(cloud);
  const along = typeof cloud.xAxis.name === 'string' ? cloud.xAxis.name : '';
  const head = [along, ...columns.map(({ name }) => name)].map((value): SheetCell => ({ value }));
  const body = categories.map((x, row) =>
    [x, ...columns.map(({ values }) => values[row] ?? null)].map((value) => (value === null ? undefined : { value })),
  );
  return { rows: [head, ...body], merges: [], headRows: 1 };
}
