import type { TableContent } from '@pagewright/model/outline';
import type { CellType, TableBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { bodyOf, gridsOf, type Head, headOf, type Row, typeOfColumn, unitOfColumn } from './grid.ts';
import { originsOf } from './table-origins.ts';
import { timesDown } from './times-down.ts';
import { isCounterHeader, isStandHeader, isTime, isTotalLabel } from './vocabulary.ts';

export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  /** Rows over these that a table may have and still be shown whole: left out, one or two would be missed. */
  readonly spare?: number;
}

/** Part of a table that a page shows: body rows from `from` up to `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** What of a table a page shows: all of it that finds room where nothing is said. */
export interface TablePart {
  readonly rows?: RowRange;
  /** Columns from 0. */
  readonly columns?: readonly number[];
}

/** Rows of a table that is read at a glance beside its columns: a chart of one of them would show less. */
const FEW_ROWS = 3;
const MANY_COLUMNS = 4;

/** Columns that are no longer read at a glance. */
const TOO_MANY_COLUMNS = 8;

/** Whether a table says more as it stands than any chart of it. */
export function isReadWhole(block: TableBlock): boolean {
  const body = bodyOf(block);
  const { names } = headOf(block);
  // A line over a year is seen better than twelve columns are read.
  if (names.filter(isTime).length >= TOO_MANY_COLUMNS) return false;
  return (body.length <= FEW_ROWS && (names.length > MANY_COLUMNS || hasUnlikeUnits(body))) || saysInWords(body);
}

/** Rows of a table that fits a page with the words that it holds, and share of the rows that a column says something in. */
const IN_WORDS = { rows: 10, share: 0.6 } as const;
/** Shortest cell that says something rather than names it, in comparable units. */
const SHORTEST_SAYING = 10;

/** A risk, who looks after it and what is done: beside words that say as much as its figures no chart tells a row. */
function saysInWords(body: readonly Row[]): boolean {
  if (body.length > IN_WORDS.rows || (body[0]?.length ?? 0) >= TOO_MANY_COLUMNS) return false;
  const columns = Array.from({ length: Math.max(0, ...body.map((row) => row.length)) }, (_, column) => column);
  const said = columns.filter((column) => {
    const cells = body.map((row) => row[column]?.text ?? '');
    return cells.filter(isSaying).length >= body.length * IN_WORDS.share;
  });
  const measured = columns.filter((column) => isMeasured(typeOfColumn(body, column)));
  return said.length >= 2 && said.length >= measured.length;
}

function isSaying(text: string): boolean {
  return visualLength(text) >= SHORTEST_SAYING && /\p{L}{2}/u.test(text);
}

function isMeasured(type: CellType): boolean {
  return type !== 'text' && type !== 'date';
}

/** `€129` beside `480 g`: no axis holds both. */
function hasUnlikeUnits([first = []]: readonly Row[]): boolean {
  const figures = first.slice(1).filter(({ text }) => /\d/u.test(text));
  return new Set(figures.map(({ text }) => text.replace(/[\d.,\s+−-]+/gu, ''))).size > 1;
}

/** A table as pages show it: its most important rows and columns, or the given ones. */
export function tableContent(whole: TableBlock, limits: TableLimits, part: TablePart = {}): TableContent {
  const isWhole = part.rows === undefined && part.columns === undefined;
  const most = limits.rows + (limits.spare ?? 0);
  const block = (isWhole && timesDown(whole, limits.columns, most)) || whole;
  const head = headOf(block);
  const all = bodyOf(block);
  const body = part.rows ? all.slice(part.rows.from, part.rows.to) : all;
  const columns = part.columns ?? chooseColumns(block, body, limits.columns);
  const rows = chooseRows(
    body,
    body.length <= most ? body.length : limits.rows,
    latestOf(head) ?? soleMeasure(body, head),
  );
  const notes = [...head.notes, ...(head.period ? [head.period] : []), ...(block.notes ?? [])];
  return {
    ...(block.caption ? { caption: block.caption } : {}),
    columns: columns.map((column) => columnOf(head, body, column)),
    rows: rows.map((row) => columns.map((column) => row[column]?.text ?? '')),
    emphasisRows: rows.flatMap((row, index) => (isTotalRow(row) ? [index] : [])),
    notes,
    origins: originsOf(block),
    ...(rows.length < all.length ? { totalRows: all.length } : {}),
  };
}

function columnOf(head: Head, body: readonly Row[], column: number): TableContent['columns'][number] {
  const name = head.names[column] ?? '';
  const group = head.groups[column] ?? '';
  const unit = unitOfColumn(body, column);
  return {
    label: group && name ? `${group} · ${name}` : name || group,
    type: typeOfColumn(body, column),
    ...(unit ? { unit } : {}),
  };
}

export function isTotalRow(row: Row): boolean {
  return row.slice(0, 2).some(({ text }) => isTotalLabel(text));
}

/** Share of the rows that a column without a name has something in. */
const UNNAMED = 0.1;

/** Columns with anything in them; of those without a name the ones that more than a remark stands in. */
export function filledColumns({ names }: Head, body: readonly Row[]): number[] {
  const hasNames = names.filter((name) => name !== '').length > names.length / 2;
  return names.flatMap((name, column) => {
    const filled = body.filter((row) => row[column]?.text.trim()).length;
    const least = hasNames && name === '' ? body.length * UNNAMED : 0;
    return filled > least ? [column] : [];
  });
}

/**
 * The columns of a table too wide for one page, page by page: each repeats the column that names the rows. One part without
 * columns where all find room, and where they run over time: of many years a page shows the latest.
 */
export function columnParts(block: TableBlock, most: number): TablePart[] {
  const head = headOf(block);
  const columns = filledColumns(head, bodyOf(block));
  const key = nameColumn(columns, head, bodyOf(block));
  const others = columns.filter((column) => column !== key);
  const isOverTime = others.filter((column) => isTime(head.names[column] ?? '')).length >= most;
  if (columns.length <= most || isOverTime) return [{}];
  const byGroup = groupedColumns(head, others, most - 1);
  if (byGroup) return byGroup.map((own) => ({ columns: [key, ...own].sort((a, b) => a - b) }));
  const pieces = Math.ceil(others.length / (most - 1));
  return Array.from({ length: pieces }, (_, index) => {
    const from = Math.round((index * others.length) / pieces);
    const to = Math.round(((index + 1) * others.length) / pieces);
    return { columns: [key, ...others.slice(from, to)].sort((a, b) => a - b) };
  });
}

/** Columns that stand under common heads, as many whole groups a page as find room; undefined where they stand under none. */
function groupedColumns({ groups }: Head, columns: readonly number[], room: number): number[][] | undefined {
  const pages: number[][] = [];
  const runs = new Map<string, number[]>();
  for (const column of columns) runs.set(groups[column] ?? '', [...(runs.get(groups[column] ?? '') ?? []), column]);
  if (runs.size < 2 || runs.has('') || [...runs.values()].some((own) => own.length > room)) return undefined;
  for (const own of runs.values()) {
    const page = pages.at(-1);
    if (page && page.length + own.length <= room) page.push(...own);
    else pages.push([...own]);
  }
  return pages;
}

/** Share of the rows that the column of their names tells apart, and the longest name on average. */
const NAMES = { apart: 0.7, longest: 40 } as const;

/** The column that names the rows of a table. */
export function nameColumnOf(block: TableBlock): number {
  const head = headOf(block);
  const body = bodyOf(block);
  return nameColumn(filledColumns(head, body), head, body);
}

/** The first column of words that tell the rows apart, rather than their running numbers or their dates; else the first. */
function nameColumn(columns: readonly number[], { names }: Head, body: readonly Row[]): number {
  const isName = (column: number): boolean => {
    const cells = body.flatMap((row) => (row[column]?.text.trim() ? [row[column] as Row[number]] : []));
    const length = cells.reduce((sum, { text }) => sum + text.trim().length, 0);
    return (
      !isCounterHeader(names[column] ?? '') &&
      cells.length >= body.length * NAMES.apart &&
      cells.every(({ type }) => type === 'text') &&
      new Set(cells.map(({ text }) => text.trim())).size >= cells.length * NAMES.apart &&
      length <= cells.length * NAMES.longest
    );
  };
  return columns.find(isName) ?? columns[0] ?? 0;
}

/** Columns with anything in them; of too many years the latest, of other columns the best filled. */
function chooseColumns(block: TableBlock, body: readonly Row[], most: number): number[] {
  const head = headOf(block);
  const filled = (column: number): number => body.filter((row) => row[column]?.text.trim()).length;
  const columns = filledColumns(head, body);
  if (columns.length <= most) return columns;
  const times = columns.filter((column) => isTime(head.names[column] ?? ''));
  if (times.length >= most) return [keyOf(columns, times, body), ...times.slice(-(most - 1))];
  const [left, right] = gridsOf(block);
  // Of two tables side by side the first, rather than pieces of both.
  if (left && right) return [left.labelColumn, ...left.measures.map(({ column }) => column)].slice(0, most);
  const [first = 0, ...others] = columns;
  const best = others.toSorted((a, b) => filled(b) - filled(a) || a - b).slice(0, most - 1);
  return [first, ...best.sort((a, b) => a - b)];
}

/** Of the columns before the years the one with the most to read: the names of the rows rather than their codes. */
function keyOf(columns: readonly number[], times: readonly number[], body: readonly Row[]): number {
  const lengthOf = (column: number): number => body.reduce((sum, row) => sum + (row[column]?.text.length ?? 0), 0);
  const others = columns.filter((column) => !times.includes(column));
  return others.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a - b)[0] ?? 0;
}

/** Periods in a head from which a table runs over time. */
const FEWEST_TIMES = 4;

/** The column of the last period of a table over time. */
function latestOf({ names }: Head): number | undefined {
  const times = names.flatMap((name, column) => (isTime(name) ? [column] : []));
  return times.length >= FEWEST_TIMES ? times.at(-1) : undefined;
}

/** Rows from which a table is a ledger, and the share of them that its one column of amounts has a figure in. */
const LEDGER = { rows: 40, filled: 0.9 } as const;

/** The one column of amounts of a long list: its largest entries say more than its first ones. */
function soleMeasure(body: readonly Row[], { names }: Head): number | undefined {
  if (body.length < LEDGER.rows) return undefined;
  const measures = names.flatMap((name, column) => {
    const figures = body.filter((row) => row[column]?.type === 'number' || row[column]?.type === 'currency').length;
    const isCode = isCounterHeader(name) || isStandHeader(name) || isTime(name) || isCounted(body, column);
    return figures >= body.length * LEDGER.filled && !isCode ? [column] : [];
  });
  return measures.length === 1 ? measures[0] : undefined;
}

/** Digits from which on whole numbers of one length are codes. */
const CODE = 5;

/** Whether a column only numbers its rows, names years or holds codes. */
function isCounted(body: readonly Row[], column: number): boolean {
  const values = body.map((row) => Number(row[column]?.value));
  const areYears = values.every((value) => Number.isInteger(value) && value >= 1900 && value <= 2100);
  const texts = body.map((row) => row[column]?.text.trim() ?? '');
  const areCodes = texts.every((text) => /^\d+$/.test(text) && text.length >= CODE && text.length === texts[0]?.length);
  return areYears || areCodes || values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === 1);
}

/** All rows where they fit; else totals and the largest of the `latest` period or the rows with the most in them, in their order. */
function chooseRows(body: readonly Row[], most: number, latest: number | undefined): Row[] {
  if (body.length <= most) return [...body];
  const totals = body.filter(isTotalRow).slice(0, Math.ceil(most / 2));
  const fullness = (row: Row): number => row.filter(({ text }) => text.trim() && text.trim() !== '0.00').length;
  const size = (row: Row): number => (latest === undefined ? 0 : Math.abs(Number(row[latest]?.value ?? 0)) || 0);
  const others = body
    .filter((row) => !totals.includes(row) && fullness(row) > 1)
    .toSorted(
      (a, b) => Number(fullness(b) >= fullness(a) + 2) - Number(fullness(a) >= fullness(b) + 2) || size(b) - size(a),
    )
    .slice(0, most - totals.length);
  const chosen = new Set([...totals, ...others]);
  return body.filter((row) => chosen.has(row));
}
