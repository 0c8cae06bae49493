import { utils } from '@e965/xlsx';
import type { TableCell } from '@pagewright/model/source-document';
import type { DraftBlock } from '../../structure/blocks.ts';
import { endsAsSentence } from '../../structure/numbering.ts';
import { withOneNameColumn } from '../../tables/outline-columns.ts';
import { findHeaderRows, finishTable, isRowOfYears, withoutLines } from '../../tables/table.ts';
import { GENRE_WORD } from '../../title/no-title.ts';
import type { Area, Grid } from './grid.ts';
import { withNamedHeads } from './named-heads.ts';
import { linesOf, numbersOf } from './sheet-lines.ts';
import { standBeside } from './tables-beside.ts';

/** What stands on a sheet, and the first line above each of its tables. */
export interface SheetContent {
  readonly blocks: DraftBlock[];
  readonly titles: readonly string[];
}

/**
 * The tables of a sheet. Empty rows and columns separate them; lines of one text above a table are its caption, those
 * below it its notes.
 */
export function contentOfSheet(grid: Grid, sheet: string): SheetContent {
  const blocks: DraftBlock[] = [];
  const titles: string[] = [];
  const asParagraph = (text: string): DraftBlock => ({ kind: 'paragraph', text, place: `${sheet}!A1` });
  const areas = areasOf(grid.cells);
  const named = areas.filter((area) => !asTexts(grid.cells, area) && isNamed(split(grid.cells, area).captions));
  let pending: string[] = [];
  let years: { row: number; area: Area } | undefined;
  const numbers = numbersOf(grid);
  for (const area of areas) {
    const place = placeOf(grid, area, sheet);
    if (area.top === area.bottom && isRowOfYears(rowsOf(grid.cells, area)[0] ?? [])) {
      years = { row: area.top, area };
      continue;
    }
    const texts = asTexts(grid.cells, area);
    if (texts) {
      const before = blocks.at(-1);
      if (before?.kind === 'table' && isNote(texts)) before.notes = [...(before.notes ?? []), ...texts];
      else pending.push(...texts);
      continue;
    }
    const { rows: own, captions, notes } = split(grid.cells, area);
    const rows =
      years && findHeaderRows(own) === 0 && covers(area, years.area)
        ? [headerFrom(grid.cells, years.row, area), ...own]
        : own;
    const above = pending;
    pending = [];
    // Above tables of which each has a name of its own, lines apart are of the sheet.
    const isOwn = named.length > 1 && isNamed(captions);
    titles.push(...nameAmong([...above, ...captions]));
    if (isOwn) blocks.push(...above.map(asParagraph));
    const over = isOwn ? [] : [...above, ...captions];
    const [title, ...rest] = isOwn ? captions : over.filter((text) => !isHanSentence(text));
    blocks.push(...over.filter(isHanSentence).map(asParagraph));
    // One more short line says the unit; what is left of the lines above stands with those below.
    const unit = rest.find((text) => text.length <= 80 && !endsAsSentence(text));
    const outline = withOneNameColumn(withoutLines(rows));
    blocks.push(
      finishTable({
        rows: outline.rows,
        headerRows: rows.length > own.length ? 1 : outline.headerRows,
        caption: [title, unit].filter(Boolean).join(' – '),
        notes: [...rest.filter((text) => text !== unit), ...notes],
        sheet,
        place,
        at: linesOf(numbers, grid, area, outline.rows),
      }),
    );
  }
  blocks.push(...pending.map(asParagraph));
  return { blocks: withNamedHeads(blocks), titles };
}

/** A greeting or a remark over a table names nothing. Captions in other scripts may end in a full stop. */
function isHanSentence(text: string): boolean {
  return /[\u3040-\u9fff][。！？]$/u.test(text);
}

/** The first line over a table, or the second where that says what kind of paper it is and the first does not. */
function nameAmong([first, second]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  return [second && GENRE_WORD.test(second) && !GENRE_WORD.test(first) ? second : first];
}

function isNamed(captions: readonly string[]): boolean {
  return captions.some((text) => !isUnitLine(text));
}

/** `in thousands`, `单位：元`, `(en MWh)`: of what a table below is, not which. */
function isUnitLine(text: string): boolean {
  return /^[(（].*[)）]$|^(?:in|en|all|tous|toutes)\s|^[(（]?\s*(?:units?|unités?|金额单位|单位|單位|単位)\s*[:：]/iu.test(
    text,
  );
}

/** A row of years that stands apart is the header of all tables below it. */
function headerFrom(cells: readonly TableCell[][], row: number, area: Area): TableCell[] {
  return (cells[row] ?? []).slice(area.left, area.right + 1);
}

function covers(area: Area, other: Area): boolean {
  return area.left <= other.left && area.right >= other.right;
}

/** Runs of rows without an empty row between them, each cut into runs of columns without an empty column. */
function areasOf(cells: readonly TableCell[][]): Area[] {
  const areas: Area[] = [];
  const width = cells[0]?.length ?? 0;
  for (const [top, bottom] of runs(cells.length, (row) => cells[row]?.some(isUsed) ?? false)) {
    const columnUsed = (column: number): boolean => cells.slice(top, bottom + 1).some((row) => isUsed(row[column]));
    const columns = runs(width, columnUsed);
    // One empty column inside a table is a spacer; tables side by side have headers of their own.
    const apart =
      columns.length > 1 &&
      columns.every(([left, right]) => right - left >= 1) &&
      bottom - top >= 2 &&
      widestGap(columns) >= 2;
    const lines = cells.slice(top, bottom + 1);
    for (const [left, right] of apart ? columns : joinedColumns(columns, lines))
      areas.push({ top, bottom, left, right });
  }
  return mergeContinuations(areas, cells);
}

type Columns = readonly [left: number, right: number];

/** Runs of columns of one table as one; those of tables side by side stay apart. */
function joinedColumns(columns: readonly Columns[], rows: readonly (readonly TableCell[])[]): Columns[] {
  const joined: Columns[] = [];
  const within = ([left, right]: Columns): TableCell[][] => rows.map((row) => row.slice(left, right + 1));
  for (const next of columns) {
    const before = joined.at(-1);
    if (!before || standBeside(within(before), within(next))) joined.push(next);
    else joined[joined.length - 1] = [before[0], next[1]];
  }
  return joined;
}

function widestGap(columns: readonly (readonly [number, number])[]): number {
  return Math.max(...columns.slice(1).map(([left], index) => left - (columns[index]?.[1] ?? 0) - 1));
}

/** Blank rows inside a table, as they stand where its pages are divided, do not end it. */
const MOST_BLANK_ROWS = 5;

/** An area without header rows of its own that begins in the same column goes on with the table above it. */
function mergeContinuations(areas: readonly Area[], cells: readonly TableCell[][]): Area[] {
  const merged: Area[] = [];
  for (const area of areas) {
    const before = merged.at(-1);
    const close =
      before &&
      area.top - before.bottom <= MOST_BLANK_ROWS + 1 &&
      area.left >= before.left - 1 &&
      area.left <= before.left + 1 &&
      area.right <= before.right + 1;
    const isTable = before && before.bottom - before.top >= 1 && before.right > before.left;
    if (before && close && isTable && !asTexts(cells, area) && goesOn(rowsOf(cells, area), rowsOf(cells, before))) {
      merged[merged.length - 1] = {
        ...before,
        bottom: area.bottom,
        left: Math.min(before.left, area.left),
        right: Math.max(before.right, area.right),
      };
    } else {
      merged.push(area);
    }
  }
  return merged;
}

/** Whether rows go on with data: a figure or date in their first row, or texts only as above and no header of their own. */
function goesOn(rows: readonly TableCell[][], above: readonly TableCell[][]): boolean {
  const hasFigures = (row: readonly TableCell[]): boolean =>
    row.some(({ type }) => type !== 'text' && type !== 'empty');
  const [first = []] = rows;
  if (isHeadOfYears(first, rows.slice(1))) return false;
  if (hasFigures(first)) return true;
  return !above.some(hasFigures) && findHeaderRows(rows) === 0;
}

/** `Criterion | 2024 | 2025` over other figures: a table of its own begins. */
function isHeadOfYears([name, ...years]: readonly TableCell[], below: readonly TableCell[][]): boolean {
  const isYear = (cell: TableCell | undefined): boolean =>
    /^(?:19|20)\d{2}\s?(?:年度?)?$/u.test(cell?.text.trim() ?? '');
  const filled = years.filter(isFilled);
  return (
    name?.type === 'text' &&
    filled.length >= 2 &&
    filled.every(isYear) &&
    below.length >= 2 &&
    below.every(
      (row) => !row.slice(1).some(isYear) && row.slice(1).some(({ type }) => type !== 'text' && type !== 'empty'),
    )
  );
}

function rowsOf(cells: readonly TableCell[][], { top, bottom, left, right }: Area): TableCell[][] {
  return cells.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

/** The texts of an area that is no table: one used cell a row, or a title over what it is of: `Store: East`, `Counted: 30 Sept`. */
function asTexts(cells: readonly TableCell[][], area: Area): string[] | undefined {
  const rows = rowsOf(cells, area);
  const isHead = rows.length <= MOST_HEAD_ROWS && rows[0]?.filter(isFilled).length === 1;
  if (rows.some((row, index) => row.filter(isFilled).length > 1 && !(isHead && index > 0 && areNamed(row))))
    return undefined;
  const texts = rows.flatMap((row) => row.filter(isFilled).map(({ text }) => text));
  const isList = rows.length > 3 && texts.every((text) => text.length <= 30 && !endsAsSentence(text));
  return isList ? undefined : texts;
}

/** Most rows of a title with what it is of. */
const MOST_HEAD_ROWS = 3;

function areNamed(row: readonly TableCell[]): boolean {
  return row.filter(isFilled).every(({ type, text }) => type === 'text' && /^[^:：]{1,16}[:：]\s*\S/u.test(text));
}

/** Rows of one text at the top are captions, at the bottom notes. */
function split(
  cells: readonly TableCell[][],
  area: Area,
): { rows: TableCell[][]; captions: string[]; notes: string[] } {
  const rows = rowsOf(cells, area);
  const width = area.right - area.left + 1;
  const lone = (row: TableCell[]): boolean => {
    const filled = row.filter(isFilled);
    // A sparse row of `name: value` texts says what the table is about.
    if (filled.length > 1 && filled.length <= width * 0.4 && filled.every(({ text }) => /[:：]/.test(text)))
      return true;
    return filled.length === 1 && width > 1 && filled[0]?.type === 'text';
  };
  let start = 0;
  while (start < rows.length - 2 && start < 4 && lone(rows[start] as TableCell[])) start += 1;
  let end = rows.length;
  const isBelow = (row: TableCell[]): boolean => lone(row) && (isNote([textOf(row)]) || /[:：]/.test(textOf(row)));
  while (end > start + 2 && isBelow(rows[end - 1] as TableCell[])) end -= 1;
  return {
    rows: rows.slice(start, end),
    captions: rows.slice(0, start).map(textOf),
    notes: rows.slice(end).map(textOf),
  };
}

function isNote(texts: readonly string[]): boolean {
  return texts.every(
    (text) =>
      text.length > 40 || /^(\(?[a-z\d]{1,2}[).]|\(?[*†‡]|注|备注|備考|note|source|来源|champ|lecture|※)/i.test(text),
  );
}

function textOf(row: readonly TableCell[]): string {
  return row
    .filter(isFilled)
    .map(({ text }) => text)
    .join(' ');
}

function isFilled(cell: TableCell | undefined): cell is TableCell {
  return cell !== undefined && cell.text !== '' && cell.colSpan > 0;
}

/** Filled, or covered by a merged cell that is. */
function isUsed(cell: TableCell | undefined): boolean {
  return cell !== undefined && cell.text !== '';
}

function runs(length: number, used: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let index = 0; index <= length; index += 1) {
    const on = index < length && used(index);
    if (on && start < 0) start = index;
    if (!on && start >= 0) {
      found.push([start, index - 1]);
      start = -1;
    }
  }
  return found;
}

function placeOf({ rows, columns }: Grid, { top, bottom, left, right }: Area, sheet: string): string {
  const cell = (row: number, column: number): string =>
    utils.encode_cell({ r: rows[row] ?? 0, c: columns[column] ?? 0 });
  return `${sheet}!${cell(top, left)}:${cell(bottom, right)}`;
}
