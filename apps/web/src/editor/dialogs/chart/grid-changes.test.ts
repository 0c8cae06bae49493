import type { ChartTable } from '@pagewright/components/chart-table';
import { describe, expect, it } from 'vitest';
import { addRow, addSeries, pasteInto, pasteNamed, removeRow, removeSeries, typedValue } from './grid-changes.ts';
import { jsonText } from './json-text.ts';

const TABLE: ChartTable = {
  freeColumns: true,
  columns: [
    { id: 'category', numeric: false },
    { id: 'series', name: 'A', numeric: true },
  ],
  rows: [
    ['Q1', 1],
    ['Q2', 2],
  ],
};

describe('the data grid', () => {
  it('keeps a number while something else is typed over it; emptied it is gone', () => {
    const [names, numbers] = TABLE.columns;
    if (!names || !numbers) throw new Error('no columns');
    expect(typedValue('12,5', numbers)).toBe(125);
    expect(typedValue('-', numbers)).toBeUndefined();
    expect(typedValue('海外', numbers)).toBeUndefined();
    expect(typedValue(' ', numbers)).toBeNull();
    expect(typedValue('海外', names)).toBe('海外');
  });

  it('grows with what is pasted', () => {
    const pasted = pasteInto(TABLE, 1, 0, [
      ['Q2', '20', '30%'],
      ['Q3', '1,000', ''],
    ]);
    expect(pasted.rows).toEqual([
      ['Q1', 1, null],
      ['Q2', 20, 30],
      ['Q3', 1000, null],
    ]);
    expect(pasted.columns).toHaveLength(3);
  });

  it('is what a table with its head says that is pasted at its first cell, whose first line names the series', () => {
    const names = (table: ChartTable) => table.columns.slice(1).map(({ name }) => name);
    const words = pasteInto(TABLE, 0, 0, [
      ['City', 'Rent', 'Food'],
      ['Rome', '1,200', '300'],
    ]);
    expect(names(words)).toEqual(['Rent', 'Food']);
    expect(words.rows).toEqual([['Rome', 1200, 300]]);
    const years = pasteInto(TABLE, 0, 0, [
      ['', '2023', '2024'],
      ['Rome', '7', '8'],
      ['Oslo', '9', ''],
    ]);
    expect(names(years)).toEqual(['2023', '2024']);
    expect(years.rows).toEqual([
      ['Rome', 7, 8],
      ['Oslo', 9, null],
    ]);
    // Without a head it is written from there on, and the name of a series takes the names.
    const values = pasteInto(TABLE, 0, 0, [
      ['Rome', '7'],
      ['Oslo', '9'],
    ]);
    expect(names(values)).toEqual(['A']);
    const named = pasteNamed(TABLE, 1, [
      ['Rent', 'Food'],
      ['7', '8'],
    ]);
    expect(names(named)).toEqual(['Rent', 'Food']);
    expect(named.rows).toEqual([
      ['Q1', 7, 8],
      ['Q2', 2, null],
    ]);
  });

  it('never loses its last row or series', () => {
    expect(removeSeries(TABLE, 1)).toBe(TABLE);
    expect(removeSeries(addSeries(TABLE, 'B'), 1).columns[1]?.name).toBe('B');
    expect(removeRow(removeRow(TABLE, 0), 0).rows).toHaveLength(1);
    expect(addRow(TABLE).rows[2]).toEqual(['', null]);
  });

  it('keeps fixed columns fixed', () => {
    const fixed = { ...TABLE, freeColumns: false };
    expect(addSeries(fixed, 'B')).toBe(fixed);
    expect(pasteInto(fixed, 0, 1, [['7', '8']]).rows[0]).toEqual(['Q1', 7]);
  });
});

it('JSON is printed for people and read back the same', () => {
  const value = {
    a: [1, 2, 'x'],
    b: {
      c: null,
      d: [
        [1, 2],
        [3, 4],
      ],
    },
    e: [{ name: 'n', value: 1 }],
    f: {},
  };
  expect(JSON.parse(jsonText(value))).toEqual(value);
  expect(jsonText(value)).toContain('"a": [1, 2, "x"]');
  expect(jsonText(value)).toContain('{ "name": "n", "value": 1 }');
});
