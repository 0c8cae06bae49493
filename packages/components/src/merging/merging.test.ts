import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChart } from '../ai-echart/merge-content.ts';
import { mergeTable } from '../ai-table/merge-content.ts';
import { defaultProps } from '../models.ts';
import type { RichText } from '../rich-text.ts';
import { mergeGrid } from './grid.ts';
import { mergeText } from './text.ts';

const rows = (...lines: string[]): string[][] => lines.map((line) => line.split(' '));

describe('what a person did to the cells of a table', () => {
  const base = rows('Region Sales', 'North 10', 'South 20', 'West 30');

  it('is done to another state of it', () => {
    const mine = rows('Region Sales', 'North 11', 'South 20', 'East 40', 'West 30');
    // Another design shows one row less, in another order of digits.
    const target = rows('Region Sales', 'North 10', 'West 30');
    expect(mergeGrid(base, mine, target)).toEqual(rows('Region Sales', 'North 11', 'East 40', 'West 30'));
  });

  it('takes rows and columns away that were taken away', () => {
    expect(mergeGrid(base, rows('Region', 'North', 'West'), [...base, ['Centre', '5']])).toEqual(
      rows('Region', 'North', 'West', 'Centre'),
    );
  });

  it('shows a changed row that the other state had left out', () => {
    const mine = rows('Region Sales', 'North 10', 'South 99', 'West 30');
    expect(mergeGrid(base, mine, rows('Region Sales', 'North 10'))).toEqual(
      rows('Region Sales', 'North 10', 'South 99'),
    );
  });

  it('is all there, whatever was typed where', () => {
    const grid = (name: string) =>
      fc
        .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }))
        .map(([height, width]) =>
          Array.from({ length: height }, (_, row) =>
            Array.from({ length: width }, (_one, column) => `${name}${row}.${column}`),
          ),
        );
    fc.assert(
      fc.property(grid('a'), grid('a'), fc.nat(20), fc.nat(20), (before, target, row, column) => {
        const y = row % before.length;
        const x = column % (before[0]?.length ?? 1);
        const mine = before.map((line, at) => (at === y ? line.with(x, 'typed') : line));
        const merged = mergeGrid(before, mine, target);
        expect(merged.flat()).toContain('typed');
        expect(new Set(merged.map(({ length }) => length)).size).toBe(1);
      }),
    );
  });

  it('keeps the widths that a design gave, and those that a person set', () => {
    const table = {
      ...defaultProps('aiTable'),
      rows: 1,
      columns: 2,
      cellData: rows('a b', '1 2'),
      columnWidths: [100, 200],
    };
    const edited = { ...table, cellData: rows('a b', '1 3') };
    const wide = { ...table, columnWidths: [300, 300], fontSize: 20 };
    expect(mergeTable(table, edited, wide)).toEqual({ ...wide, cellData: edited.cellData });
    expect(mergeTable(table, { ...edited, columnWidths: [150, 150] }, wide).columnWidths).toEqual([150, 150]);
    expect(mergeTable(table, table, wide)).toBe(wide);
  });
});

describe('words of a person', () => {
  it('take the place of the old ones among others, marks and all', () => {
    const base = { text: 'Sales grew' };
    const mine = { text: 'Sales fell', spans: [{ start: 6, end: 10, fontWeight: 700 }] };
    const target = { text: 'Summary\nSales grew\nMore', spans: [{ start: 19, end: 23, fontStyle: 'italic' as const }] };
    expect(mergeText(base, mine, target)).toEqual({
      text: 'Summary\nSales fell\nMore',
      spans: [
        { start: 14, end: 18, fontWeight: 700 },
        { start: 19, end: 23, fontStyle: 'italic' },
      ],
    });
  });

  it('bring the way their lines are set, which keep to their lines', () => {
    const base = { text: 'One\nTwo' };
    const mine = { text: 'One\nTwo', paragraphs: [{ line: 1, level: 1 }] };
    expect(mergeText(base, mine, { text: 'Zero\nOne\nTwo' })).toMatchObject({ paragraphs: [{ line: 2, level: 1 }] });
    const longer = { text: 'One\nNew\nTwo', paragraphs: [{ line: 2, level: 1 }] };
    const target = { text: 'Zero\nOne\nTwo\nThree', paragraphs: [{ line: 3, level: 2 }] };
    expect(mergeText(base, longer, target)).toEqual({
      text: 'Zero\nOne\nNew\nTwo\nThree',
      paragraphs: [
        { line: 3, level: 1 },
        { line: 4, level: 2 },
      ],
    });
  });

  it('stand alone where the other state says something else, and marks find their words', () => {
    const base: RichText = { text: 'Sales grew by 12 percent', spans: [] };
    expect(mergeText({ text: base.text }, { text: 'No' }, { text: 'Sales grew…' })).toEqual({ text: 'No' });
    const marked = { ...base, spans: [{ start: 6, end: 10, fontWeight: 700 }] };
    expect(mergeText({ text: base.text }, marked, { text: 'Our sales: grew', spans: [] }).spans).toEqual([
      { start: 11, end: 15, fontWeight: 700 },
    ]);
  });
});

describe('figures of a person', () => {
  const chart = (values: readonly number[], color: string, names = ['a', 'b']) => ({
    chartType: 'bar' as const,
    chartConfig: JSON.stringify({
      xAxis: { type: 'category', data: names },
      yAxis: { type: 'value' },
      series: [{ type: 'bar', name: 'n', data: values, itemStyle: { color } }],
    }),
  });

  it('stand in the chart of another design, in its colours', () => {
    const merged = mergeChart(chart([1, 2], '#111111'), chart([1, 7], '#111111'), chart([1, 2], '#222222'));
    expect(JSON.parse(merged.chartConfig)).toMatchObject({
      series: [{ data: [1, 7], itemStyle: { color: '#222222' } }],
    });
  });

  it('bring their chart along where more than figures was changed', () => {
    const mine = { chartType: 'pie', chartConfig: '{"series":[{"type":"pie"}]}' } as const;
    expect(mergeChart(chart([1, 2], '#111111'), mine, chart([1, 2], '#222222'))).toEqual(mine);
  });
});
