import type { TableCell } from '@pagewright/model/source-document';
import { isNumeric, typedCell } from '../../tables/cells.ts';
import { joinLines } from '../../tidy.ts';
import { type Looks } from './looks.ts';
import type { PdfLine } from './pdf-page.ts';

interface Band {
  readonly from: number;
  readonly to: number;
}

/** Tables without rules: runs of lines whose pieces stand below each other in the same columns. */
export function withAlignedTables(lines: readonly PdfLine[], looks: Looks): PdfLine[] {
  const result: PdfLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const end = endOfRun(lines, start, looks);
    const run = lines.slice(start, end);
    const cells = run.length >= 3 ? tableOf(run, looks) : undefined;
    const first = run[0];
    if (cells && first) result.push({ ...first, text: '', cells: [], table: cells, ...scannedOf(run) });
    else result.push(...(run.length > 0 ? run : lines.slice(start, start + 1)));
    start = Math.max(end, start + 1);
  }
  return result;
}

function scannedOf(run: readonly PdfLine[]): Pick<PdfLine, 'scanned'> {
  const scanned = run.flatMap((line) => line.scanned ?? []);
  return scanned.length > 0 ? { scanned } : {};
}

/** A run begins with a line of cells and goes on while lines follow closely that have cells or stand in one column. */
function endOfRun(lines: readonly PdfLine[], start: number, looks: Looks): number {
  const first = lines[start];
  if (!first || first.cells.length < 2 || first.mono || first.table) return start;
  let end = start + 1;
  let lastRow = start;
  while (end < lines.length) {
    const line = lines[end] as PdfLine;
    const before = lines[end - 1] as PdfLine;
    const gap = line.y - before.y;
    if (line.table || line.image || line.mono || gap <= 0 || gap > looks.leading * 2.6) break;
    if (line.cells.length >= 2) lastRow = end;
    else if (line.right - line.x > (line.columnRight - line.columnLeft) * 0.7 || end - lastRow > 3) break;
    end += 1;
  }
  return lastRow + 1;
}

function tableOf(run: readonly PdfLine[], looks: Looks): TableCell[][] | undefined {
  const rows = run.filter(({ cells }) => cells.length >= 2);
  const bands = bandsOf(rows, looks.body * 0.5);
  if (rows.length < 3 || bands.length < 2 || bands.length > 20) return undefined;
  const fitting = rows.filter((row) => fits(row, bands)).length;
  if (fitting < rows.length * 0.8) return undefined;
  const texts = readRows(run, bands, looks);
  const cells = texts.map((row) => row.map((parts) => typedCell(joinLines(parts))));
  return isTable(cells, bands.length) ? cells : undefined;
}

/** The stretches of the page's width that cells stand in, from left to right. */
function bandsOf(rows: readonly PdfLine[], gap: number): Band[] {
  const cells = rows
    .filter(({ cells: own }) => own.length >= 2)
    .flatMap(({ cells: own }) => own)
    .toSorted((a, b) => a.x - b.x);
  const bands: Band[] = [];
  for (const { x, right } of cells) {
    const last = bands.at(-1);
    if (last && x < last.to + gap) bands[bands.length - 1] = { from: last.from, to: Math.max(last.to, right) };
    else bands.push({ from: x, to: right });
  }
  return bands;
}

function bandOf(bands: readonly Band[], x: number, right: number): number {
  const middle = (x + right) / 2;
  return bands.findIndex(({ from, to }) => middle >= from - 2 && middle <= to + 2);
}

function fits(row: PdfLine, bands: readonly Band[]): boolean {
  const places = row.cells.map(({ x, right }) => bandOf(bands, x, right));
  return places.every((place, index) => place >= 0 && place !== places[index - 1]);
}

/** Lines with one piece that follow closely go on in their cell of the row above. */
function readRows(run: readonly PdfLine[], bands: readonly Band[], looks: Looks): string[][][] {
  const rows: string[][][] = [];
  for (const [index, line] of run.entries()) {
    const gap = line.y - (run[index - 1]?.y ?? Number.NEGATIVE_INFINITY);
    const last = rows.at(-1);
    const place = bandOf(bands, line.x, line.right);
    if (line.cells.length === 1 && last && gap < looks.leading * 1.2 && place > 0 && (last[place]?.length ?? 0) > 0) {
      last[place]?.push(line.text);
      continue;
    }
    const row = bands.map((): string[] => []);
    for (const { text, x, right } of line.cells) row[Math.max(0, bandOf(bands, x, right))]?.push(text);
    rows.push(row);
  }
  return rows;
}

/** Figures in columns, or three columns of short texts; two columns of text may be anything. */
function isTable(cells: readonly (readonly TableCell[])[], columns: number): boolean {
  const filled = cells.flat().filter(({ type }) => type !== 'empty');
  const numeric = filled.filter((cell) => isNumeric(cell) || cell.type === 'date').length;
  const length = filled.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, filled.length);
  const density = filled.length / Math.max(1, cells.length * columns);
  if (density < 0.4 || length > 60) return false;
  if (numeric >= cells.length * 0.6) return true;
  return columns >= 3 ? cells.length >= 3 && density > 0.6 : cells.length >= 4 && length <= 30;
}
