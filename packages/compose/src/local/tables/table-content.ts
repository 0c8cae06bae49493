import type { TableContent } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { bodyOf, type Head, headOf, type Row, typeOfColumn, unitOfColumn } from './grid.ts';
import { isTime, isTotalLabel } from './vocabulary.ts';

export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
}

/** Part of a table that a page shows: body rows from `from` up to `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A table as pages show it: its most important rows and columns, or the given rows. */
export function tableContent(block: TableBlock, limits: TableLimits, range?: RowRange): TableContent {
  const head = headOf(block);
  const all = bodyOf(block);
  const body = range ? all.slice(range.from, range.to) : all;
  const columns = chooseColumns(head, body, limits.columns);
  const rows = chooseRows(body, limits.rows);
  const notes = [...head.notes, ...(head.period ? [head.period] : []), ...(block.notes ?? [])];
  return {
    ...(block.caption ? { caption: block.caption } : {}),
    columns: columns.map((column) => columnOf(head, body, column)),
    rows: rows.map((row) => columns.map((column) => row[column]?.text ?? '')),
    emphasisRows: rows.flatMap((row, index) => (isTotalRow(row) ? [index] : [])),
    notes,
    origins: [block.origin],
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

/** Columns with anything in them; of too many years the latest, of other columns the best filled. */
function chooseColumns(head: Head, body: readonly Row[], most: number): number[] {
  const filled = (column: number): number => body.filter((row) => row[column]?.text.trim()).length;
  const columns = head.names.map((_, column) => column).filter((column) => filled(column) > 0);
  if (columns.length <= most) return columns;
  const [first = 0, ...others] = columns;
  const overTime = others.filter((column) => isTime(head.names[column] ?? '')).length >= most;
  const best = overTime
    ? others.slice(-(most - 1))
    : others.toSorted((a, b) => filled(b) - filled(a) || a - b).slice(0, most - 1);
  return [first, ...best.sort((a, b) => a - b)];
}

/** All rows where they fit; else totals and the rows with the most in them, in their order. */
function chooseRows(body: readonly Row[], most: number): Row[] {
  if (body.length <= most) return [...body];
  const totals = body.filter(isTotalRow).slice(0, Math.ceil(most / 2));
  const fullness = (row: Row): number => row.filter(({ text }) => text.trim() && text.trim() !== '0.00').length;
  const others = body
    .filter((row) => !totals.includes(row) && fullness(row) > 1)
    .toSorted((a, b) => Number(fullness(b) >= fullness(a) + 2) - Number(fullness(a) >= fullness(b) + 2))
    .slice(0, most - totals.length);
  const chosen = new Set([...totals, ...others]);
  return body.filter((row) => chosen.has(row));
}
