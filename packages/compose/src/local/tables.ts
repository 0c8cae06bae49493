import type { ChartContent, ChartShape, TableContent } from '@pagewright/model/outline';
import type { CellType, TableBlock, TableCell } from '@pagewright/model/source-document';
import { visualLength } from './text.ts';

/** What a table is about: a label column, columns of figures, and which rows are totals. */
interface Understood {
  readonly labels: readonly string[];
  /** The header of the label column. */
  readonly labelName: string;
  readonly measures: readonly Measure[];
  readonly totals: ReadonlySet<number>;
}

interface Measure {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly type: CellType;
  readonly unit: string | undefined;
}

const TOTAL = /^(grand )?(sub-?)?total|^sum\b|^ensemble|总计|合计|总额|小计|合計|總計|小計|^計$|总和/i;
const COUNTER = /^(no\.?|n°|#|序号|行次|编号|編號|番号|作業no|序號|rank|id)$/i;
const TIME =
  /^(19|20)\d{2}([年./-]\d{0,2}.*)?$|^(19|20)\d{2}\s*(q|h|t|s)[1-4]$|^[qt][1-4](\s|$)|^第?[一二三四]季度|^\d{1,2}月$|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|sept|déc)/i;

/** Most rows and columns of a table that a page shows. */
export const SHOWN = { rows: 12, columns: 8 } as const;

/** A table as pages show it: its most important rows and columns. */
export function tableContent(block: TableBlock, limits: { rows: number; columns: number } = SHOWN): TableContent {
  const header = headerOf(block);
  const body = block.rows.slice(block.headerRows).filter((row) => row.some(({ text }) => text !== ''));
  const columns = chooseColumns(header, body, limits.columns);
  const rows = chooseRows(body, limits.rows);
  return {
    ...(block.caption ? { caption: block.caption } : {}),
    columns: columns.map((column) => ({
      label: header[column] ?? '',
      type: typeOfColumn(body, column),
      ...unitOf(body, column),
    })),
    rows: rows.map((row) => columns.map((column) => row[column]?.text ?? '')),
    emphasisRows: rows.flatMap((row, index) => (isTotal(row) ? [index] : [])),
    notes: block.notes ?? [],
    origins: [block.origin],
    ...(rows.length < body.length ? { totalRows: body.length } : {}),
  };
}

/** The chart that a table should be, or undefined where it should stay a table. */
export function chartOf(block: TableBlock): ChartContent | undefined {
  const header = headerOf(block);
  const body = block.rows.slice(block.headerRows);
  if (body.length < 1) return undefined;
  return timeSeriesAcross(block, header, body) ?? chartOfColumns(block, understand(header, body));
}

/** Header texts of each column; those of a merged header stand over all its columns. */
export function headerOf(block: TableBlock): string[] {
  const rows = block.rows.slice(0, block.headerRows);
  const width = block.rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => {
    const parts = rows.map((row) => anchorText(row, column)).filter(Boolean);
    const unique = [...new Set(parts)];
    return unique.length > 1 ? unique.slice(-2).join(' · ') : (unique[0] ?? '');
  });
}

function anchorText(row: readonly TableCell[], column: number): string {
  for (let at = column; at >= 0; at -= 1) {
    const cell = row[at];
    if (!cell) return '';
    if (cell.colSpan > 0) return at === column || at + cell.colSpan > column ? cell.text : '';
  }
  return '';
}

function isFigure(cell: TableCell | undefined): cell is TableCell & { value: number } {
  return cell !== undefined && typeof cell.value === 'number' && /^(number|percent|currency)$/.test(cell.type);
}

function isTotal(row: readonly TableCell[]): boolean {
  return row.slice(0, 2).some(({ text }) => TOTAL.test(text.trim()));
}

function typeOfColumn(body: readonly (readonly TableCell[])[], column: number): CellType {
  const counts = new Map<CellType, number>();
  for (const row of body) {
    const type = row[column]?.type ?? 'empty';
    if (type !== 'empty') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'empty';
}

function unitOf(body: readonly (readonly TableCell[])[], column: number): { unit?: string } {
  const units = new Set(
    body
      .map((row) => row[column])
      .filter(isFigure)
      .map(({ unit }) => unit),
  );
  const [unit] = units;
  return units.size === 1 && unit ? { unit } : {};
}

function understand(header: readonly string[], body: readonly (readonly TableCell[])[]): Understood | undefined {
  const figureRows = body.filter((row) => row.some(isFigure));
  const width = header.length;
  const columns = Array.from({ length: width }, (_, column) => column);
  const labelColumn = columns.find((column) => isLabelColumn(figureRows, column, header[column] ?? ''));
  if (labelColumn === undefined || figureRows.length < 2) return undefined;
  // A second column of labels starts a second table beside the first: a balance sheet.
  const next = columns.find(
    (column) =>
      column > labelColumn + 1 &&
      isLabelColumn(figureRows, column, header[column] ?? '') &&
      figureRows.filter((row) => !isFigure(row[column]) && row[column]?.text).length > figureRows.length * 0.5,
  );
  const own = columns.filter((column) => column > labelColumn && column < (next ?? width));
  const rows = figureRows.filter((row) => row[labelColumn]?.text && own.some((column) => isFigure(row[column])));
  const measures = own
    .filter((column) => !COUNTER.test((header[column] ?? '').trim()) && !isCounter(rows, column))
    .filter((column) => rows.filter((row) => isFigure(row[column])).length >= Math.max(2, rows.length * 0.6))
    .map(
      (column): Measure => ({
        name: header[column] ?? '',
        values: rows.map((row) => (isFigure(row[column]) ? (row[column] as { value: number }).value : null)),
        type: typeOfColumn(rows, column),
        unit: unitOf(rows, column).unit,
      }),
    );
  if (measures.length === 0) return undefined;
  return {
    labels: rows.map((row) => row[labelColumn]?.text ?? ''),
    labelName: header[labelColumn] ?? '',
    measures,
    totals: new Set(rows.flatMap((row, index) => (TOTAL.test(row[labelColumn]?.text.trim() ?? '') ? [index] : []))),
  };
}

function isLabelColumn(rows: readonly (readonly TableCell[])[], column: number, header: string): boolean {
  if (COUNTER.test(header.trim())) return false;
  const filled = rows.filter((row) => row[column]?.text);
  if (filled.length < rows.length * 0.5) return false;
  const texts = filled.filter(
    (row) => row[column]?.type === 'text' || row[column]?.type === 'date' || TIME.test(row[column]?.text ?? ''),
  );
  return texts.length >= filled.length * 0.7;
}

/** Whole numbers that count up one by one are row numbers. */
function isCounter(rows: readonly (readonly TableCell[])[], column: number): boolean {
  const values = rows
    .map((row) => row[column])
    .filter(isFigure)
    .map(({ value }) => value);
  if (values.length < 3 || values.some((value) => !Number.isInteger(value) || value > 500)) return false;
  const steps = values.slice(1).filter((value, index) => value - (values[index] ?? 0) === 1).length;
  return steps > values.length * 0.6;
}

/** Years in the header: rows are series over time. */
function timeSeriesAcross(
  block: TableBlock,
  header: readonly string[],
  body: readonly (readonly TableCell[])[],
): ChartContent | undefined {
  const years = header.flatMap((text, column) => (TIME.test(text.trim()) ? [column] : []));
  if (years.length < 4) return undefined;
  const candidates = body
    .map((row) => ({
      name: longestLabel(row, years[0] ?? 0),
      values: years.map((column) => (isFigure(row[column]) ? (row[column] as { value: number }).value : null)),
      cells: row,
    }))
    .filter(({ name, values }) => name && values.filter((value) => value !== null).length >= values.length * 0.7);
  if (candidates.length === 0) return undefined;
  const chosen = mostProminent(candidates);
  const unit = unitOf(
    chosen.map(({ cells }) => cells),
    years[0] ?? 0,
  ).unit;
  return {
    shape: chosen.length === 1 ? 'area' : 'line',
    ...(block.caption ? { caption: block.caption } : {}),
    categories: years.map((column) => header[column] ?? ''),
    series: chosen.map(({ name, values }) => ({ name, values: scaled(values, unit) })),
    ...(unit ? { unit } : {}),
    notes: block.notes ?? [],
    origins: [block.origin],
  };
}

function longestLabel(row: readonly TableCell[], before: number): string {
  const texts = row.slice(0, before).map(({ text }) => text);
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}

/** Up to four series: totals first, then the largest, all within one order of magnitude or two. */
function mostProminent<Row extends { name: string; values: (number | null)[] }>(rows: readonly Row[]): Row[] {
  const mean = ({ values }: Row): number =>
    values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0) / values.length;
  const sorted = rows.toSorted((a, b) => mean(b) - mean(a));
  const top = mean(sorted[0] as Row);
  const chosen = sorted.filter((row) => mean(row) > top / 60).slice(0, 4);
  return rows.filter((row) => chosen.includes(row));
}

function chartOfColumns(block: TableBlock, table: Understood | undefined): ChartContent | undefined {
  if (!table) return undefined;
  const rows = plottedRows(table);
  const measures = comparable(table.measures);
  const first = measures[0];
  if (!first || rows.length < 2 || rows.length > 40) return undefined;
  const labels = rows.map((row) => table.labels[row] ?? '');
  if (labels.some((label) => visualLength(label) > 60)) return undefined;
  const shape = shapeOf(
    labels,
    rows.map((row) => first.values[row] ?? null),
    measures,
  );
  if (!shape) return undefined;
  const used =
    shape === 'pie' || shape === 'doughnut' || shape === 'funnel' ? measures.slice(0, 1) : measures.slice(0, 3);
  return {
    shape,
    ...(block.caption ? { caption: block.caption } : {}),
    categories: labels,
    series: used.map(({ name, values, unit }) => ({
      name,
      values: scaled(
        rows.map((row) => values[row] ?? null),
        unit,
      ),
    })),
    ...(first.unit ? { unit: first.unit } : {}),
    ...(table.labelName ? { categoryName: table.labelName } : {}),
    notes: block.notes ?? [],
    origins: [block.origin],
  };
}

/** Totals are not plotted along with their parts; where there are many rows, only the totals are. */
function plottedRows({ labels, totals }: Understood): number[] {
  const all = labels.map((_, index) => index);
  if (totals.size >= 3 && all.length > 14) return all.filter((row) => totals.has(row));
  return all.filter((row) => !totals.has(row));
}

/** Measures of the first one's unit and about its size: bars that are hairs beside others say nothing. */
function comparable(measures: readonly Measure[]): Measure[] {
  const size = ({ values }: Measure): number => Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const first = measures.reduce<Measure | undefined>(
    (best, next) => best ?? (size(next) > 0 ? next : undefined),
    undefined,
  );
  if (!first) return [];
  return measures.filter((measure) => {
    const ratio = size(measure) / size(first);
    return measure.type === first.type && measure.unit === first.unit && ratio > 0.08 && ratio < 12;
  });
}

function shapeOf(
  labels: readonly string[],
  values: readonly (number | null)[],
  measures: readonly Measure[],
): ChartShape | undefined {
  const overTime = labels.filter((label) => TIME.test(label.trim())).length >= labels.length * 0.8;
  if (overTime && labels.length >= 3) return measures.length === 1 ? 'area' : 'line';
  if (labels.length > 16) return undefined;
  const positive = values.every((value) => value !== null && value >= 0);
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const isShare = measures[0]?.type === 'percent' ? Math.abs(sum - 1) < 0.03 : Math.abs(sum - 100) < 1.5;
  if (measures.length === 1 && positive && isShare && labels.length <= 6) return 'doughnut';
  const falling =
    values.length >= 3 &&
    values.length <= 7 &&
    values.every((value, index) => index === 0 || (value ?? 0) < (values[index - 1] ?? 0));
  if (falling && labels.some((label) => /阶段|步骤|转化|漏斗|stage|lead|visit|conversion|étape|段階/i.test(label)))
    return 'funnel';
  const longest = Math.max(...labels.map(visualLength));
  const wide = longest > 16 || labels.length > 8 || longest * labels.length > 110;
  return wide ? 'bar-horizontal' : 'bar';
}

/** Percentages are written as such in charts: 12.5, not 0.125. */
function scaled(values: readonly (number | null)[], unit: string | undefined): (number | null)[] {
  const factor = unit === '%' ? 100 : unit === '‰' ? 1000 : 1;
  return values.map((value) =>
    value === null ? null : factor === 1 ? value : Number((value * factor).toPrecision(10)),
  );
}

function chooseColumns(header: readonly string[], body: readonly (readonly TableCell[])[], most: number): number[] {
  const columns = header
    .map((_, column) => column)
    .filter((column) => body.some((row) => row[column]?.text) || header[column]);
  if (columns.length <= most) return columns;
  const filled = (column: number): number => body.filter((row) => row[column]?.text).length;
  const [first = 0, ...others] = columns;
  const isTime = others.filter((column) => TIME.test(header[column] ?? '')).length > most;
  // Of many years the latest are shown, of other columns the best filled.
  const best = isTime ? others.slice(-(most - 1)) : others.toSorted((a, b) => filled(b) - filled(a)).slice(0, most - 1);
  return [first, ...best.sort((a, b) => a - b)];
}

function chooseRows(body: readonly (readonly TableCell[])[], most: number): (readonly TableCell[])[] {
  if (body.length <= most) return [...body];
  const totals = body.filter(isTotal).slice(0, Math.floor(most / 2));
  const others = body
    .filter((row) => !totals.includes(row) && row.filter(({ text }) => text).length > 1)
    .slice(0, most - totals.length);
  const chosen = new Set([...totals, ...others]);
  return body.filter((row) => chosen.has(row));
}
