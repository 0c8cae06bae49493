import { describe, expect, it } from 'vitest';
import { figuresOfCells, proposedCells } from './bound-cells.ts';
import { columnName, columnOf, formatCellRange, parseCellRange, parsePlace } from './cell-range.ts';
import { followedCells, tableOnSheet } from './followed-cells.ts';
import type { Origin } from './origin.ts';
import type { TableBlock, TableCell } from './source-document.ts';

const cell = (own: string | number | null): TableCell => {
  const base = { text: own === null ? '' : String(own), rowSpan: 1, colSpan: 1 };
  if (typeof own === 'number') return { ...base, type: 'number', value: own };
  if (own?.endsWith('%')) return { ...base, type: 'percent', value: Number.parseFloat(own) / 100, unit: '%' };
  return { ...base, type: own === null ? 'empty' : 'text', value: own };
};

/** A sheet's table with its first cell in B3. */
function table(rows: readonly (readonly (string | number | null)[])[], own: Partial<TableBlock> = {}): TableBlock {
  return {
    kind: 'table',
    origin: 'book.xlsx#1@Sales!B3:E9' as Origin,
    sheet: 'Sales',
    headerRows: 1,
    rows: rows.map((row) => row.map(cell)),
    at: { rows: rows.map((_, row) => row + 2), columns: (rows[0] ?? []).map((_, column) => column + 1) },
    ...own,
  };
}

const SALES = table([
  ['Month', 'Loaves', 'Share', 'Rolls'],
  ['May', 4200, '12.5%', 9100],
  ['June', 5300, '14%', 9900],
  ['July', 6100, '15%', 8700],
]);

describe('a range', () => {
  it('is read however people type it, and written in one way', () => {
    for (const typed of ['B3:D9', '$b$3 : $d$9', 'D9:B3', 'Ｂ３：Ｄ９']) {
      expect(formatCellRange(parseCellRange(typed) ?? { top: 0, left: 0, bottom: 0, right: 0 }), typed).toBe('B3:D9');
    }
    expect(parseCellRange('C4')).toEqual({ top: 3, left: 2, bottom: 3, right: 2 });
    for (const typed of ['', 'B0:C2', 'B:C', '3:4', 'A1:ZZZ9', 'A1:B9999999'])
      expect(parseCellRange(typed)).toBeUndefined();
    expect(parsePlace('My ! sheet!A1:B2')).toMatchObject({ sheet: 'My ! sheet', range: { right: 1 } });
    for (const column of [0, 25, 26, 701, 702, 16_383]) expect(columnOf(columnName(column))).toBe(column);
  });
});

describe('cells that a chart is bound to', () => {
  it('are proposed with their heads, their names and the figures of one unit', () => {
    expect(proposedCells(SALES)).toEqual({
      origin: 'book.xlsx#1@Sales!B3:E6',
      heads: true,
      names: 1,
      series: [2, 4],
    });
    const inside = parseCellRange('C4:D5');
    expect(inside && proposedCells(SALES, inside)).toMatchObject({ heads: false, names: null, series: [2] });
    expect(
      proposedCells(
        table([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      ),
    ).toBeUndefined();
  });

  it('say names and figures, percentages as they are written', () => {
    const cells = { origin: 'book.xlsx#1@Sales!B3:E6', heads: true, names: 1, series: [3] };
    expect(figuresOfCells(SALES, cells)).toEqual({
      categories: ['May', 'June', 'July'],
      series: [{ name: 'Share', values: [12.5, 14, 15] }],
      unit: '%',
    });
    expect(figuresOfCells(SALES, { ...cells, series: [1] })).toBeUndefined();
  });

  it('follow rows that came at the end, lines that came before, and columns that stand elsewhere', () => {
    const cells = proposedCells(SALES);
    if (!cells) throw new Error('nothing is proposed');
    const newer = table(
      [
        ['Month', 'Rolls', 'Loaves'],
        ['May', 9100, 4200],
        ['June', 9900, 5300],
        ['July', 8700, 6100],
        ['August', 8800, 7000],
      ],
      { origin: 'book (2).xlsx#2@Sales!B5:D9' as Origin, at: { rows: [4, 5, 6, 7, 8], columns: [1, 2, 3] } },
    );
    expect(followedCells(cells, SALES, newer)).toMatchObject({
      is: 'there',
      cells: { origin: 'book (2).xlsx#2@Sales!B5:D9', names: 1, series: [3, 2] },
      figures: {
        categories: ['May', 'June', 'July', 'August'],
        series: [{ name: 'Loaves', values: [4200, 5300, 6100, 7000] }, { name: 'Rolls' }],
      },
    });
    // A range that ended before the table did does not grow.
    const part = { ...cells, origin: 'book.xlsx#1@Sales!B3:E5' };
    expect(followedCells(part, SALES, newer)).toMatchObject({ cells: { origin: 'book (2).xlsx#2@Sales!B5:D7' } });
  });

  it('keep to the rows that they name: rows that came in before, among or after them, went or changed places', () => {
    const months = (...names: string[]) => table([['Month', 'Loaves'], ...names.map((name, at) => [name, at + 1])]);
    const older = months('May', 'June', 'July', 'August');
    const rowsIn = (newer: TableBlock, range = 'B5:C6') => {
      const cells = { origin: `book.xlsx#1@Sales!${range}`, heads: false, names: 1, series: [2] };
      const followed = followedCells(cells, older, newer);
      return followed.is === 'there' ? followed.figures.categories : followed.is;
    };
    expect(rowsIn(older)).toEqual(['June', 'July']);
    expect(rowsIn(months('April', 'May', 'Ascension', 'June', 'July', 'August'))).toEqual(['June', 'July']);
    expect(rowsIn(months('May', 'June', 'Solstice', 'July', 'August'))).toEqual(['June', 'Solstice', 'July']);
    expect(rowsIn(months('June', 'July', 'August'))).toEqual(['June', 'July']);
    // Called otherwise, or gone: up to the row that stood beside them.
    expect(rowsIn(months('April', 'May', 'June', 'Jul', 'August'))).toEqual(['June', 'Jul']);
    expect(rowsIn(months('May', 'July', 'August'))).toEqual(['July']);
    expect(rowsIn(months('May', 'June', 'July', 'August', 'September'), 'B5:C7')).toEqual([
      'June',
      'July',
      'August',
      'September',
    ]);
    // Nobody can tell which they are now: the person is asked.
    expect(rowsIn(months('July', 'June', 'May', 'August'))).toBe('cells');
    expect(rowsIn(months('a', 'b', 'c', 'd', 'e'))).toBe('cells');
    expect(rowsIn(months('a', 'b', 'c', 'd'))).toEqual(['b', 'c']);
    // Its first row is called otherwise and has gone up: the range would begin too late, or hold a row that was none of it.
    const renamed = table([
      ['Month', 'Loaves'],
      ['Early summer', 2],
      ['May', 1],
      ['July', 3],
      ['August', 4],
    ]);
    expect(rowsIn(renamed)).toBe('cells');
  });

  it('lose a column that is gone, and are no column twice that moved to its place', () => {
    const cells = { origin: 'book.xlsx#1@Sales!B3:E6', heads: true, names: 1, series: [2, 4] };
    const newer = table([
      ['Month', 'Share', 'Rolls'],
      ['May', '12%', 9100],
    ]);
    const rolls = { series: [{ name: 'Rolls', values: [9100] }] };
    expect(followedCells(cells, SALES, newer)).toMatchObject({ cells: { series: [3] }, figures: rolls, from: [1] });
    // What is called otherwise in its place is the same column.
    const renamed = table([
      ['Month', 'Breads', 'Share', 'Rolls'],
      ['May', 4200, '12%', 9100],
    ]);
    expect(followedCells(cells, SALES, renamed)).toMatchObject({ cells: { series: [2, 4] }, from: [0, 1] });
  });

  it('say what is gone: the table, the columns, the figures', () => {
    const cells = { origin: 'book.xlsx#1@Sales!B3:E6', heads: true, names: 1, series: [4] };
    expect(followedCells(cells, SALES, undefined)).toEqual({ is: 'table' });
    expect(
      followedCells(
        cells,
        SALES,
        table([
          ['Month', 'Loaves'],
          ['May', 1],
        ]),
      ),
    ).toEqual({ is: 'cells' });
    const words = table([
      ['Month', 'Loaves', 'Share', 'Rolls'],
      ['May', 1, '2%', 'many'],
    ]);
    expect(followedCells(cells, SALES, words)).toEqual({ is: 'figures' });
  });

  it('are found on their sheet where nothing leads there', () => {
    expect(tableOnSheet([SALES], 'Sales!C4:D5')).toBe(SALES);
    expect(tableOnSheet([SALES], 'Sales!H40:I41')).toBeUndefined();
    expect(tableOnSheet([SALES], 'Costs!C4:D5')).toBeUndefined();
  });
});
