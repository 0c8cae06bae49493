import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import type { ComponentOf, PropsInput } from '../models.ts';
import {
  areaTexts,
  type CellWords,
  cellAt,
  clearCells,
  fitRowHeights,
  insertColumns,
  insertRows,
  mergeCells,
  reconciled,
  removeColumns,
  removeRows,
  resizeColumn,
  resizeRow,
  rowCount,
  setCell,
  setCells,
  setColumnCount,
  setHeaderRow,
  setRowCount,
  splitCells,
  type Table,
  wordsOfCell,
} from './editing.ts';
import { tableGrid } from './grid.ts';
import { aiTableModel } from './model.ts';

function tableOf(props: PropsInput<'aiTable'> = {}): Table {
  const { props: full, size } = componentOf('aiTable', props) as ComponentOf<'aiTable'>;
  return { props: full, size };
}

const CELLS = [
  ['A', 'B', 'C', 'D'],
  ['1', '2', '3', '4'],
  ['5', '6', '7', '8'],
  ['9', '10', '11', '12'],
];

const index = fc.nat(6);
const span = fc.integer({ min: 1, max: 3 });
const area = fc.record({ row: index, column: index, rowSpan: span, colSpan: span });
type Step = (table: Table) => Table;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(index, span).map(
    ([at, count]): Step =>
      (table) =>
        insertRows(table, at, count),
  ),
  fc.tuple(index, span).map(
    ([at, count]): Step =>
      (table) =>
        removeRows(table, at, count),
  ),
  fc.tuple(index, span).map(
    ([at, count]): Step =>
      (table) =>
        insertColumns(table, at, count, 900),
  ),
  fc.tuple(index, span).map(
    ([at, count]): Step =>
      (table) =>
        removeColumns(table, at, count),
  ),
  fc.tuple(index, fc.integer({ min: -50, max: 500 })).map(
    ([at, width]): Step =>
      (table) =>
        resizeColumn(table, at, width),
  ),
  fc.tuple(index, fc.integer({ min: -50, max: 300 })).map(
    ([at, height]): Step =>
      (table) =>
        resizeRow(table, at, height),
  ),
  area.map(
    (one): Step =>
      (table) =>
        mergeCells(table, clipped(table, one)),
  ),
  area.map(
    (one): Step =>
      (table) =>
        splitCells(table, one),
  ),
  area.map(
    (one): Step =>
      (table) =>
        clearCells(table, clipped(table, one)),
  ),
  fc.boolean().map(
    (on): Step =>
      (table) =>
        setHeaderRow(table, on),
  ),
  fc.integer({ min: -2, max: 9 }).map(
    (rows): Step =>
      (table) =>
        setRowCount(table, rows),
  ),
  fc.integer({ min: -2, max: 9 }).map(
    (columns): Step =>
      (table) =>
        setColumnCount(table, columns),
  ),
);

function clipped(table: Table, one: { row: number; column: number; rowSpan: number; colSpan: number }) {
  const rows = rowCount(reconciled(table));
  const columns = reconciled(table).props.columns;
  const row = Math.min(one.row, rows - 1);
  const column = Math.min(one.column, columns - 1);
  return { row, column, rowSpan: Math.min(one.rowSpan, rows - row), colSpan: Math.min(one.colSpan, columns - column) };
}

describe('tables', () => {
  it('stay in step whatever is done: counts, cells, widths, heights and joined cells agree', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { props, size } = steps.reduce<Table>(
          (table, change) => reconciled(change(table)),
          reconciled(tableOf({ cellData: CELLS })),
        );
        const rows = props.rows + (props.headerRow ? 1 : 0);
        expect(aiTableModel.props.safeParse(props).success).toBe(true);
        expect(rows).toBeGreaterThan(0);
        expect(props.cellData.map((row) => row.length)).toEqual(Array.from({ length: rows }, () => props.columns));
        expect(props.columnWidths).toHaveLength(props.columns);
        expect(props.rowHeights).toHaveLength(rows);
        for (const { row, column, rowSpan, colSpan } of props.merges) {
          expect(row + rowSpan).toBeLessThanOrEqual(rows);
          expect(column + colSpan).toBeLessThanOrEqual(props.columns);
        }
        // Every place is covered by exactly one drawn cell.
        const covered = tableGrid(props, size).rows.flat();
        const places = covered.reduce((sum, cell) => sum + cell.rowSpan * cell.colSpan, 0);
        expect(places).toBe(rows * props.columns);
      }),
    );
  });

  it('columns are never narrower than 50 px', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { props } = steps.reduce<Table>((table, change) => change(table), tableOf());
        for (const width of reconciled({ props, size: { width: 2000, height: 100 } }).props.columnWidths) {
          expect(width).toBeGreaterThanOrEqual(50 - 1e-6);
        }
      }),
    );
    expect(resizeColumn(tableOf(), 1, 10).props.columnWidths[1]).toBe(50);
  });

  it('a new table has 4 columns, 3 data rows and a header in 400 × 160 (spec §9)', () => {
    const { props, size } = reconciled(tableOf());
    expect([props.columns, props.rows, props.headerRow, size]).toEqual([4, 3, true, { width: 400, height: 160 }]);
    expect(props.columnWidths).toEqual([100, 100, 100, 100]);
    expect(props.rowHeights).toEqual([40, 40, 40, 40]);
  });

  it('a row that is added and removed leaves the table as it was', () => {
    const before = reconciled(tableOf({ cellData: CELLS, merges: [{ row: 1, column: 0, rowSpan: 2, colSpan: 1 }] }));
    expect(removeRows(insertRows(before, 2), 2)).toEqual(before);
    expect(removeColumns(insertColumns(before, 1), 1)).toEqual(before);
  });

  it('links of cells move with their cells, and go with them', () => {
    const table = tableOf({
      cellData: CELLS,
      cellLinks: [{ words: '6', start: 0, to: 'https://example.org/', cell: [2, 1] }],
    });
    const at = ({ props }: Table) => props.cellLinks.map(({ cell }) => cell);
    expect(at(insertColumns(insertRows(table, 2, 2), 0))).toEqual([[4, 2]]);
    expect(at(insertColumns(insertRows(table, 3), 2))).toEqual([[2, 1]]);
    expect(at(removeColumns(removeRows(table, 1), 0))).toEqual([[1, 0]]);
    expect(at(removeRows(table, 2))).toEqual([]);
  });

  it('merging keeps every text and splitting leaves it in the first cell', () => {
    const merged = mergeCells(tableOf({ cellData: CELLS }), { row: 1, column: 1, rowSpan: 2, colSpan: 2 });
    expect(merged.props.cellData[1]?.[1]).toBe('2\n3\n6\n7');
    expect(cellAt(merged.props, 2, 2)).toMatchObject({ row: 1, column: 1, rowSpan: 2, colSpan: 2 });
    const split = splitCells(merged, { row: 2, column: 2, rowSpan: 1, colSpan: 1 });
    expect(split.props.merges).toEqual([]);
    expect(split.props.cellData[1]?.[1]).toBe('2\n3\n6\n7');
  });

  it('joined cells keep their words and links when their first row or column goes, and words lead on when cells are joined', () => {
    const leads = (cell: [number, number], words: string) => ({ words, to: 'https://example.org/', cell });
    const table = tableOf({ cellData: CELLS, cellLinks: [leads([1, 1], '2'), leads([2, 2], '7')] });
    const merged = mergeCells(table, { row: 1, column: 1, rowSpan: 2, colSpan: 2 });
    expect(merged.props.cellLinks).toMatchObject([
      { words: '2', start: 0, cell: [1, 1] },
      { words: '7', start: 6, cell: [1, 1] },
    ]);
    for (const [less, merges] of [
      [removeRows(merged, 1), [{ row: 1, column: 1, rowSpan: 1, colSpan: 2 }]],
      [removeColumns(merged, 1), [{ row: 1, column: 1, rowSpan: 2, colSpan: 1 }]],
    ] as const) {
      expect(less.props.cellData[1]?.[1]).toBe('2\n3\n6\n7');
      expect(less.props.merges).toEqual(merges);
      expect(less.props.cellLinks.map(({ cell }) => cell)).toEqual([
        [1, 1],
        [1, 1],
      ]);
    }
    expect(removeRows(merged, 1, 2).props.cellData.flat()).not.toContain('2\n3\n6\n7');
  });

  it('words of a cell stay off the line while others of it are typed, whatever stands twice in it', () => {
    const cell = [1, 1] as const;
    const lowered = { words: '2', start: 7, lowered: true as const, cell };
    const other = { words: '6', start: 0, to: 'https://example.org/', cell: [2, 1] as const };
    const table = setCells(tableOf({ cellData: CELLS }), 1, 1, [['2 of CO2']]);
    const given = { ...table, props: { ...table.props, cellLinks: [lowered, other] } };
    const typed = (text: string, before?: CellWords) => setCell(given, 1, 1, text, before).props.cellLinks;
    expect(typed('12 of CO2')).toEqual([other, { ...lowered, start: 8 }]);
    expect(typed('2 of CO2, and more')).toEqual([other, lowered]);
    expect(typed('2 of CO3')).toEqual([other, { ...lowered, words: '3' }]);
    expect(typed('2 of CO')).toEqual([other]);
    // Taken away and typed again, the words are those that were there.
    const emptied = setCell(given, 1, 1, '2 of CO');
    const again = setCell(emptied, 1, 1, '2 of CO2', wordsOfCell(given.props, 1, 1));
    expect(again.props.cellLinks).toEqual([other, lowered]);
    // What is pasted over it has nothing of it.
    expect(setCells(given, 1, 1, [['2 of CO2, pasted']]).props.cellLinks).toEqual([other]);
    expect(setCells(given, 1, 1, [['2 of CO2']]).props.cellLinks).toEqual([lowered, other]);
  });

  it('nothing is merged across the edge of the header', () => {
    const table = tableOf({ cellData: CELLS });
    expect(mergeCells(table, { row: 0, column: 0, rowSpan: 2, colSpan: 1 }).props.merges).toEqual([]);
    expect(mergeCells(table, { row: 0, column: 0, rowSpan: 1, colSpan: 2 }).props.merges).toHaveLength(1);
  });

  it('pasted cells make the table grow', () => {
    const pasted = setCells(tableOf({ cellData: CELLS }), 3, 3, [
      ['x', 'y'],
      ['z', 'w'],
    ]);
    expect([pasted.props.columns, rowCount(pasted)]).toEqual([5, 5]);
    expect(areaTexts(pasted, { row: 3, column: 3, rowSpan: 2, colSpan: 2 })).toEqual([
      ['x', 'y'],
      ['z', 'w'],
    ]);
    expect(pasted.size.width).toBe(400);
    expect(pasted.props.columnWidths.every(Number.isInteger)).toBe(true);
  });

  it('rows follow their texts from 5 px on (spec §9)', () => {
    const table = tableOf({ cellData: CELLS });
    expect(fitRowHeights(table, [40, 44.4, 40, 40])).toBeUndefined();
    const fitted = fitRowHeights(table, [40, 61, 44, 40]);
    expect(fitted?.props.rowHeights).toEqual([40, 61, 40, 40]);
    expect(fitted?.size.height).toBe(181);
  });

  it('the header row can be taken off and put back', () => {
    const table = reconciled(tableOf({ cellData: CELLS, emphasisRows: [2] }));
    const without = setHeaderRow(table, false);
    expect([without.props.rows, without.props.emphasisRows]).toEqual([4, [3]]);
    expect(setHeaderRow(without, true)).toEqual(table);
  });
});
