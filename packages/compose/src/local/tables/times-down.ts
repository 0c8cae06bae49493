import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { bodyOf, headOf } from './grid.ts';
import { isTime } from './vocabulary.ts';

/** Most rows that stand side by side as columns. */
const MOST_ROWS = 4;

/**
 * A table of few rows over more periods than `columns` find room, with the periods one below the other, so that none is
 * left out; undefined of other tables.
 * @param rows most periods below each other
 */
export function timesDown(block: TableBlock, columns: number, rows: number): TableBlock | undefined {
  const { names } = headOf(block);
  const [label = '', ...times] = names;
  const body = bodyOf(block);
  const isWide = names.length > columns && times.length <= rows && times.every(isTime);
  const isApart = new Set(times).size === times.length;
  if (!isWide || !isApart || body.length === 0 || body.length > MOST_ROWS) return undefined;
  const turned = times.map((time, index) => [word(time), ...body.map((row) => alone(row[index + 1]))]);
  return { ...block, headerRows: 1, rows: [[word(label), ...body.map(([name]) => alone(name))], ...turned] };
}

function word(text: string): TableCell {
  return { text, type: text === '' ? 'empty' : 'text', value: text === '' ? null : text, rowSpan: 1, colSpan: 1 };
}

function alone(cell: TableCell | undefined): TableCell {
  return cell ? { ...cell, rowSpan: 1, colSpan: 1 } : word('');
}
