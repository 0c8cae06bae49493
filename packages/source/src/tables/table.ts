import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { isNumeric } from './cells.ts';
import { isFilledForm, unfoldedForm } from './form.ts';

type DraftTable = Omit<TableBlock, 'origin'> & { place?: string };

/** A table block whose header rows are found where the file does not name them. */
export function finishTable(table: {
  rows: TableCell[][];
  headerRows: number | undefined;
  caption?: string | undefined;
  notes?: string[] | undefined;
  sheet?: string | undefined;
  place?: string | undefined;
  at?: TableBlock['at'];
}): DraftTable {
  const { notes, sheet, place, at } = table;
  // The rows of a sheet are counted: they stay where they are.
  const banner = sheet || table.caption ? undefined : bannerOf(table.rows);
  const under = banner ? table.rows.slice(1) : table.rows;
  const rows = sheet || at ? under : unfoldedForm(under);
  const caption = table.caption ?? banner;
  // A file that names only the banner as head says nothing of the rows below it.
  const stated = banner && table.headerRows ? table.headerRows - 1 || undefined : table.headerRows;
  return {
    kind: 'table',
    headerRows: stated ?? findHeaderRows(rows),
    rows,
    ...(caption ? { caption } : {}),
    ...(notes && notes.length > 0 ? { notes } : {}),
    ...(sheet ? { sheet } : {}),
    ...(place ? { place } : {}),
    ...(at ? { at } : {}),
  };
}

/** Fewest rows under a banner for it to be one. */
const FEWEST_UNDER = 1;

/** One cell over all columns at the top names the table: it is no head of any column. */
function bannerOf(rows: readonly (readonly TableCell[])[]): string | undefined {
  const [first = [], second = []] = rows;
  const [only, ...others] = first.filter(({ text }) => text !== '');
  const isOver = only !== undefined && only === first[0] && others.length === 0 && only.colSpan >= first.length;
  const isTable = rows.length > FEWEST_UNDER && second.filter(({ text }) => text !== '').length > 1;
  return isOver && first.length > 1 && isTable && only.text.length <= LONGEST_BANNER ? only.text : undefined;
}

const LONGEST_BANNER = 160;

/**
 * How many rows at the top are headers: up to three rows without figures before the first row that has some, or one row
 * of short texts where the table holds no figures at all. A row of years is a header too.
 */
export function findHeaderRows(rows: readonly (readonly TableCell[])[]): number {
  if (rows.length < 2 || isForm(rows) || isFilledForm(rows) || areCodes(rows)) return 0;
  const firstWithFigures = rows.findIndex((row) => row.filter(isNumeric).length > 0 && !isRowOfYears(row));
  if (firstWithFigures > 0) return Math.min(firstWithFigures, stackedHeaders(rows));
  if (firstWithFigures === 0) return isHeadWithFigures(rows) ? 1 : 0;
  if (isLikeOthers(rows)) return 0;
  const [first = [], second = []] = rows;
  const filled = first.filter(({ type }) => type !== 'empty').length;
  const short = first.every(({ text }) => text.length <= 40);
  return short && filled >= Math.max(2, second.filter(({ type }) => type !== 'empty').length * 0.6) ? 1 : 0;
}

/** `Contact | Claire Dubreuil` over `Budget | 48,500 €` and `Start | 15/03/2027`: what stands right is of many kinds, and none of it a head. */
function isForm(rows: readonly (readonly TableCell[])[]): boolean {
  if (rows.some((row) => row.length !== 2)) return false;
  const [first, ...others] = rows.map(([, value]) => value?.type);
  const isLong = (rows[0]?.[1]?.text.length ?? 0) >= LONGEST_HEAD;
  return isLong && first === 'text' && others.includes('text') && new Set(others).size > 2;
}

/** Letters of what stands right in a first row that make it more than a head such as `Value`. */
const LONGEST_HEAD = 12;

/** `A | Active` over `S | Sold`: a code is no head of codes. */
function areCodes(rows: readonly (readonly TableCell[])[]): boolean {
  const lengths = new Set(rows.map(([code]) => (/^\p{Lu}{1,3}$/u.test(code?.text ?? '') ? code?.text.length : 0)));
  return rows.length > 2 && rows.every((row) => row.length === 2) && lengths.size === 1 && !lengths.has(0);
}

/** Of a first row with some figures: the share that are words, and of these the share with figures below. */
const WORDS = { share: 0.6, over: 0.5, fewest: 3 } as const;

/** `Job | Pay | 3 | Market | 5 | Sum`: words over figures, with what each counts for beside them. */
function isHeadWithFigures([first = [], ...others]: readonly (readonly TableCell[])[]): boolean {
  const filled = first.filter(({ type }) => type !== 'empty');
  const words = first.flatMap(({ type, text }, column) => (type === 'text' && text.length <= 40 ? [column] : []));
  const over = words.filter((column) => {
    const below = others.flatMap((row) => (row[column]?.text ? [row[column] as TableCell] : []));
    return below.length >= 2 && below.filter(isNumeric).length >= below.length * 0.8;
  });
  return (
    others.length >= 2 &&
    first[0]?.type === 'text' &&
    words.length >= Math.max(WORDS.fewest, filled.length * WORDS.share - 0.5) &&
    over.length >= Math.max(2, words.length * WORDS.over)
  );
}

/** Share of the rows that a first row is built like where it is one of them. */
const ALIKE = 0.6;

/** What all times of the day look like. */
const SOME_TIME = '00:00';

/** `Northgate | 28 pts | 31:12`, `10:20 | Lunch`: a first row with the figures or the times of the others in their places is no head. */
function isLikeOthers([first = [], ...others]: readonly (readonly TableCell[])[]): boolean {
  const shapeOf = (text: string): string =>
    /^\d{1,2}[:：h]\d{2}$/u.test(text) ? SOME_TIME : text.replace(/\d+(?:[.,:]\d+)*/gu, '0');
  return first.some(({ text }, column) => {
    const shape = shapeOf(text);
    const alike = others.filter((row) => shapeOf(row[column]?.text ?? '') === shape).length;
    return /\d/u.test(text) && !/^(?:Q?0|\p{Lu}0)$/u.test(shape) && alike >= Math.max(2, others.length * ALIKE);
  });
}

/** Header rows stand on each other where the upper one is merged over columns or has gaps; at most three. */
function stackedHeaders(rows: readonly (readonly TableCell[])[]): number {
  let count = 1;
  while (count < 3) {
    const row = rows[count - 1] ?? [];
    const merged = row.some(({ colSpan }) => colSpan > 1);
    const gaps = row.filter(({ type }) => type === 'empty').length;
    if (!merged && gaps < row.length * 0.4) break;
    count += 1;
  }
  return count;
}

export function isRowOfYears(row: readonly TableCell[]): boolean {
  const filled = row.filter(({ type }) => type !== 'empty');
  const years = filled.filter(({ text }) => /^(1[89]|20)\d{2}$/.test(text));
  return years.length >= 2 && years.length >= filled.length - 2;
}

/** A table without the rows and columns that hold no text; merged cells span what is left of theirs. */
export function withoutLines(rows: readonly (readonly TableCell[])[]): TableCell[][] {
  const keptRows = rows.map((row) => row.some(({ text }) => text !== ''));
  const keptColumns = (rows[0] ?? []).map((_, column) => rows.some((row) => (row[column]?.text ?? '') !== ''));
  const left = (kept: readonly boolean[], from: number, span: number): number =>
    span <= 1 ? span : kept.slice(from, from + span).filter(Boolean).length;
  return rows.flatMap((row, rowIndex) =>
    keptRows[rowIndex]
      ? [
          row.flatMap((cell, column) => {
            if (!keptColumns[column]) return [];
            if (cell.rowSpan <= 1 && cell.colSpan <= 1) return [cell];
            const spans = {
              rowSpan: left(keptRows, rowIndex, cell.rowSpan),
              colSpan: left(keptColumns, column, cell.colSpan),
            };
            return [{ ...cell, ...spans }];
          }),
        ]
      : [],
  );
}
