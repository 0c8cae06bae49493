import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { chartsOf } from './charts.ts';
import { totalsBehind } from './totals.ts';

type Rows = Parameters<typeof tableBlock>[0];

const totalsOf = (rows: Rows) => {
  const block = tableBlock(rows);
  return chartsOf(block).flatMap((chart) => totalsBehind(chart, block).map(({ label, value }) => [label.text, value]));
};

describe('what the bars of a table come to', () => {
  it('stands over them, one total a measure', () => {
    expect(
      totalsOf([
        ['Item', 'Planned', 'Spent'],
        ['Hall', 420, 390],
        ['Music', 300, 310],
        ['Food', 180, 205],
        ['Total', 900, 905],
      ]),
    ).toEqual([
      ['Total · Planned', '900'],
      ['Total · Spent', '905'],
    ]);
  });

  it('is no mean, and no row that is one of them', () => {
    const rows: Rows = [
      ['Shop', 'Visits'],
      ['North', 40],
      ['South', 60],
      ['East', 50],
    ];
    expect(totalsOf(rows)).toEqual([]);
    expect(totalsOf([...rows, ['Total', 50]])).toEqual([]);
  });
});
