import { componentOf } from '@pagewright/components/fixtures';
import { reconciled, type Table } from '@pagewright/components/table-editing';
import { expect, it, vi } from 'vitest';
import { sendCells, type TableControl } from './table-events.ts';

const CELLS = [
  ['a', 'b'],
  ['c', 'd'],
];
const TABLE = reconciled(componentOf('aiTable', { cellData: CELLS, rows: 1, columns: 2 }) as Table);
const AREA = { row: 1, column: 0, rowSpan: 1, colSpan: 2 };

/** A table with its second row selected, and what becomes of it. */
function control(): TableControl {
  let table = TABLE;
  return {
    get table() {
      return table;
    },
    area: AREA,
    apply: (change) => {
      table = change(table);
    },
  } as TableControl;
}

it('cells that are cut from a menu are cleared when the clipboard has them, and not before', async () => {
  const cut = control();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const write = vi.fn(() => promise);
  const sent = sendCells(() => cut, true, write);
  expect(write).toHaveBeenCalledWith([['c', 'd']]);
  expect(cut.table.props.cellData).toEqual(TABLE.props.cellData);
  resolve(true);
  expect(await sent).toBe(true);
  expect(cut.table.props.cellData).toEqual([
    ['a', 'b'],
    ['', ''],
  ]);
});

it('cells stay where the clipboard refuses them, where they are only copied, and where they are written in meanwhile', async () => {
  const kept = control();
  expect(
    await sendCells(
      () => kept,
      true,
      () => Promise.resolve(false),
    ),
  ).toBe(false);
  expect(
    await sendCells(
      () => kept,
      false,
      () => true,
    ),
  ).toBe(true);
  expect(kept.table.props.cellData).toEqual(TABLE.props.cellData);
  const written = (): Promise<boolean> => {
    const cellData = [
      ['a', 'b'],
      ['new', 'd'],
    ];
    kept.apply((now) => ({ ...now, props: { ...now.props, cellData } }));
    return Promise.resolve(true);
  };
  expect(await sendCells(() => kept, true, written)).toBe(true);
  expect(kept.table.props.cellData[1]).toEqual(['new', 'd']);
});
