import { describe, expect, it } from 'vitest';
import { tableBlock } from '../testing/fixtures.ts';
import { chartsOf } from './charts.ts';

type Rows = Parameters<typeof tableBlock>[0];

const drawn = (rows: Rows) =>
  chartsOf(tableBlock(rows)).map(({ shape, series }) => [shape, ...series.map(({ name }) => name)]);

describe('figures that name or date the rows', () => {
  it('draws no months or days by their numbers', () => {
    expect(
      drawn([
        ['年', '月', '経歴'],
        ['平成4', 3, '高校 卒業'],
        ['平成6', 8, '会社 入社'],
        ['平成7', 6, '会社 退職'],
      ]),
    ).toEqual([]);
    // A measure may go by the same name: hours worked in a month are no months.
    expect(drawn([['Team', 'Days'], ...['A', 'B', 'C'].map((team, index) => [team, 120 + index * 9])])).not.toEqual([]);
  });

  it('draws no codes, whatever stands over them', () => {
    const sellers = ['Ball shop', 'Hotel', 'Fleet'];
    expect(
      drawn([['Vendor', 'Booked on'], ...sellers.map((name, index) => [name, ['0152', 13784, 12850][index] ?? 0])]),
    ).toEqual([['bar', 'Booked on']]);
    const padded = tableBlock([['Vendor', 'Booked on'], ...sellers.map((name, index) => [name, 13784 + index * 7])]);
    const [, first = []] = padded.rows;
    const cell = { ...first[1], text: '0152', value: 152 } as (typeof first)[number];
    expect(chartsOf({ ...padded, rows: padded.rows.with(1, [first[0] as typeof cell, cell]) })).toEqual([]);
    expect(drawn([['Name', 'Reach'], ...sellers.map((name, index) => [name, 13800000001 + index * 31])])).toEqual([]);
  });

  it('draws round amounts, however long they are', () => {
    const revenue = [125_000_000, 118_500_000, 131_250_000];
    expect(drawn([['Branch', 'Revenue'], ...revenue.map((value, index) => [`Branch ${'ABC'[index]}`, value])])).toEqual(
      [['bar', 'Revenue']],
    );
  });

  it('draws what is measured along a scale as lines over it', () => {
    const steps = [0, 200, 400, 600, 800];
    const rows: Rows = [['Subscribers', 'Revenue', 'Costs'], ...steps.map((x) => [x, x * 75, 56000 + x * 21])];
    expect(drawn(rows)).toEqual([['line', 'Revenue', 'Costs']]);
    // Uneven figures are no scale, and steps of one number the rows.
    expect(drawn([['Seats', 'Rent'], ...[3, 11, 12, 40].map((seats) => [seats, seats * 7])])).toEqual([]);
    expect(drawn([['Step', 'Rent'], ...[4, 5, 6, 7].map((seats) => [seats, seats * 7])])).toEqual([]);
  });
});
