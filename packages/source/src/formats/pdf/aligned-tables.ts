import type { TableCell } from '@pagewright/model/source-document';
import { isNumeric, typedCell } from '../../tables/cells.ts';
import { joinLines } from '../../tidy.ts';
import { guttersOf, partsOf, withCutCells } from './cut-cells.ts';
import type { Looks } from './looks.ts';
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
    result.push(...(end > start ? readRun(lines.slice(start, end), looks) : lines.slice(start, start + 1)));
    start = Math.max(end, start + 1);
  }
  return result;
}

/** The tables of a run, each as one line, and the lines between them. */
function readRun(run: readonly PdfLine[], looks: Looks): readonly PdfLine[] {
  return stretchesOf(run).flatMap(({ from, to, isTable }) => {
    const lines = run.slice(from, to);
    const rows = isTable ? withCutCells(lines, looks.body * LEAST_GUTTER) : [];
    const cells = isTable ? tableOf(rows, looks) : undefined;
    const [first] = rows;
    return cells && first ? [{ ...first, text: '', cells: [], table: cells, ...scannedOf(rows) }] : lines;
  });
}

/** Least width of what parts two columns, sizes of the text. */
const LEAST_GUTTER = 0.35;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isTable: boolean;
}

/** Parts of a usual row from which a line with half as many over or between rows says what the table below it holds. */
const WIDE = 4;

/**
 * Several tables under the same heads are told apart where these come again. Lines of a piece or two over the heads, or
 * behind the last row, are none of the table's where its rows have many.
 */
function stretchesOf(run: readonly PdfLine[]): readonly Stretch[] {
  const usual = mostFrequent(run.map((line) => partsOf(line).length).filter((count) => count >= 2));
  if (usual < WIDE) return [{ from: 0, to: run.length, isTable: true }];
  const isFull = (line: PdfLine): boolean => partsOf(line).length > usual / 2;
  const first = run.findIndex(isFull);
  const head = run[first];
  if (!head) return [{ from: 0, to: run.length, isTable: true }];
  const heads = run.flatMap((line, index) => (index >= first && haveSameTexts(line, head) ? [index] : []));
  const stretches: Stretch[] = [];
  let from = 0;
  for (const [index, start] of heads.entries()) {
    stretches.push({ from, to: start, isTable: false });
    const next = heads[index + 1] ?? run.length;
    const last = run.findLastIndex((line, at) => at < next && (isFull(line) || reachesOver(line, head)));
    from = last + 1;
    stretches.push({ from: start, to: from, isTable: true });
  }
  stretches.push({ from, to: run.length, isTable: false });
  return stretches.filter((stretch) => stretch.to > stretch.from);
}

function haveSameTexts({ cells }: PdfLine, head: PdfLine): boolean {
  return cells.length === head.cells.length && cells.every(({ text }, index) => text === head.cells[index]?.text);
}

/** Whether a short line has something below the third head or a later one, as totals have. */
function reachesOver({ cells }: PdfLine, head: PdfLine): boolean {
  const third = head.cells[2]?.x ?? Number.POSITIVE_INFINITY;
  return cells.some(({ right }) => right > third);
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce(
    (best, next) => (next[1] > best[1] || (next[1] === best[1] && next[0] > best[0]) ? next : best),
    [0, 0] as const,
  )[0];
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
    if (Math.abs(line.size - before.size) > before.size * OTHER_SIZE) break;
    if (line.cells.length >= 2) lastRow = end;
    else if (line.right - line.x > (line.columnRight - line.columnLeft) * 0.7 || end - lastRow > 3) break;
    end += 1;
  }
  return lastRow + 1;
}

/** Share of a size by which another one is that of a heading, or of the text below a table. */
const OTHER_SIZE = 0.2;

function tableOf(run: readonly PdfLine[], looks: Looks): TableCell[][] | undefined {
  const rows = run.filter(({ cells }) => cells.length >= 2);
  const bands = bandsOf(rows, looks.body * LEAST_GUTTER);
  const isShort = rows.length === 2 && bands.length >= WIDE && isRowUnderHeads(rows, bands.length);
  if ((rows.length < 3 && !isShort) || bands.length < 2 || bands.length > 20) return undefined;
  const fitting = rows.filter((row) => fits(row, bands)).length;
  if (fitting < rows.length * 0.8) return undefined;
  const texts = readRows(run, bands, looks);
  const cells = texts.map((row) => row.map((parts) => typedCell(joinLines(parts))));
  return isTable(cells, bands.length) ? cells : undefined;
}

/** Whether the second of two rows has a cell in each column, and the first hardly less: two names may run together. */
function isRowUnderHeads([head, row]: readonly PdfLine[], columns: number): boolean {
  return row?.cells.length === columns && (head?.cells.length ?? 0) >= columns - 1;
}

/** The stretches of the page's width that cells stand in, from left to right. */
function bandsOf(rows: readonly PdfLine[], gap: number): Band[] {
  const edges = guttersOf(
    rows.map(({ cells }) => cells),
    gap,
  );
  const starts = [Math.min(...rows.map(({ x }) => x)), ...edges.map(({ to }) => to)];
  const ends = [...edges.map(({ from }) => from), Math.max(...rows.map(({ right }) => right))];
  return starts.map((from, index) => ({ from, to: ends[index] ?? from }));
}

/** The band that a piece is nearest to. */
function bandOf(bands: readonly Band[], x: number, right: number): number {
  const middle = (x + right) / 2;
  const distances = bands.map(({ from, to }) => Math.max(from - middle, middle - to, 0));
  return distances.indexOf(Math.min(...distances));
}

function fits(row: PdfLine, bands: readonly Band[]): boolean {
  const places = row.cells.map(({ x, right }) => bandOf(bands, x, right));
  return places.every((place, index) => place !== places[index - 1]);
}

/**
 * Lines with one piece that follow closely go on in their cell of the row above; those nearer to the row below them begin
 * a cell of it whose lines stand about the row's middle.
 */
function readRows(run: readonly PdfLine[], bands: readonly Band[], looks: Looks): string[][][] {
  const rows: string[][][] = [];
  let over: { readonly place: number; readonly text: string }[] = [];
  for (const [index, line] of run.entries()) {
    const gap = line.y - (run[index - 1]?.y ?? Number.NEGATIVE_INFINITY);
    const last = rows.at(-1);
    const place = bandOf(bands, line.x, line.right);
    const below = run[index + 1];
    const isOver = below !== undefined && below.cells.length > 1 && below.y - line.y < gap * NEARER;
    if (
      line.cells.length === 1 &&
      place > 0 &&
      isOver &&
      below.cells.some((cell) => bandOf(bands, cell.x, cell.right) === place)
    ) {
      over.push({ place, text: line.text });
      continue;
    }
    if (line.cells.length === 1 && last && gap < looks.leading * 1.2 && place > 0 && (last[place]?.length ?? 0) > 0) {
      last[place]?.push(line.text);
      continue;
    }
    const row = bands.map((_, band) => over.flatMap((one) => (one.place === band ? one.text : [])));
    over = [];
    for (const { text, x, right } of line.cells) row[bandOf(bands, x, right)]?.push(text);
    rows.push(row);
  }
  return rows;
}

/** Share of the distance to the row above within which a line belongs to the row below. */
const NEARER = 0.8;

/** Figures in columns, or three columns of short texts; two columns of text may be anything. */
function isTable(cells: readonly (readonly TableCell[])[], columns: number): boolean {
  const filled = cells.flat().filter(({ type }) => type !== 'empty');
  const numeric = filled.filter((cell) => isNumeric(cell) || cell.type === 'date').length;
  const length = filled.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, filled.length);
  const density = filled.length / Math.max(1, cells.length * columns);
  if (density < 0.4 || length > 60) return false;
  if (numeric >= cells.length * 0.6) return true;
  return columns >= 3 ? cells.length >= (columns >= WIDE ? 2 : 3) && density > 0.6 : cells.length >= 4 && length <= 30;
}
