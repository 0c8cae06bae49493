import type { FillWish } from '@pagewright/model/filling';
import type { TableContent } from '@pagewright/model/outline';
import type { NumberedBlock } from '../../from-blocks/numbered-blocks.ts';
import type { FillEntry } from './fill-answer.ts';

/** A figure with no more than its unit. */
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*\p{L}{0,4}$/u;

/** A table of the columns that are asked for, put together of rows that several blocks say; undefined where too little is left of it. */
export function tableOfRows(
  entries: readonly FillEntry[],
  wish: FillWish,
  blocksOf: (entry: FillEntry) => readonly NumberedBlock[],
): { readonly table: TableContent; readonly missing: string[] } | undefined {
  const labels = wish.columns.map(({ name, description }) => name || description);
  const shown = entries.slice(0, wish.most.rows);
  const rows = shown.map(({ cells }) => labels.map((_, column) => cells[column] ?? ''));
  const isFilled = (column: number): boolean => rows.some((row) => row[column] !== '');
  if (labels.filter((_, column) => isFilled(column)).length < 2) return undefined;
  const origins = [...new Set(shown.flatMap((entry) => blocksOf(entry).map(({ block }) => block.origin)))];
  const isNumeric = (column: number): boolean =>
    rows.every((row) => row[column] === '' || FIGURE.test(row[column] ?? '')) && isFilled(column);
  return {
    table: {
      columns: labels.map((label, column) => ({ label, type: isNumeric(column) ? 'number' : 'text' })),
      rows,
      emphasisRows: [],
      notes: [],
      origins,
      ...(entries.length > shown.length ? { totalRows: entries.length } : {}),
    },
    missing: labels.filter((_, column) => !isFilled(column)),
  };
}
