import type { TableCell } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { typedCell } from './cells.ts';
import { withOneNameColumn } from './outline-columns.ts';

const table = (texts: readonly (readonly string[])[]): TableCell[][] =>
  texts.map((row) => row.map((text) => typedCell(text)));
const told = (rows: readonly (readonly TableCell[])[]): string[][] => rows.map((row) => row.map(({ text }) => text));

describe('the names of a sheet that is an outline', () => {
  it('stand in one column, without the numbers of the rows', () => {
    const rows = table([
      ['', '', '', '', 'Budget 2026', 'Actual'],
      ['1', 'Income', '', '', '', ''],
      ['2', '', 'Fees', '', '', ''],
      ['3', '', '', 'Moorings', '60,600', '19,715'],
      ['4', '', '', 'Winter storage', '30,000', '0'],
      ['6', '', 'Total fees', '', '90,600', '19,715'],
    ]);
    expect(told(withOneNameColumn(rows).rows)).toEqual([
      ['', 'Budget 2026', 'Actual'],
      ['Income', '', ''],
      ['Fees', '', ''],
      ['Moorings', '60,600', '19,715'],
      ['Winter storage', '30,000', '0'],
      ['Total fees', '90,600', '19,715'],
    ]);
    expect(withOneNameColumn(rows).headerRows).toBe(1);
  });

  it('stay apart where rows have several of them, a head names them, or numbers have a name', () => {
    const both = table([
      ['', '', 'Seats'],
      ['North', 'Quay', '12'],
      ['South', 'Pier', '14'],
      ['East', 'Dock', '9'],
      ['West', 'Mole', '7'],
    ]);
    expect(told(withOneNameColumn(both).rows)).toEqual(told(both));
    const named = table([
      ['Line', '', 'Stop', 'Seats'],
      ['1', 'a', '', '12'],
      ['2', '', 'b', '14'],
      ['3', 'c', '', '9'],
      ['4', '', 'd', '7'],
    ]);
    expect(told(withOneNameColumn(named).rows)).toEqual(told(named));
  });
});
