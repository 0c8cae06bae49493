import { describe, expect, it } from 'vitest';
import { figuresOfTable } from '../forms/key-figures.ts';
import { tableBlock } from '../testing/fixtures.ts';
import { chartsOf } from './charts.ts';
import { columnParts, tableContent } from './table-content.ts';
import { rungsOf } from './waterfalls.ts';

const chartOf = (rows: (string | number)[][], own = {}) => chartsOf(tableBlock(rows, own))[0];

describe('years', () => {
  const rows = (since: string) => [
    ['Customer', 'Order', since],
    ['Market hall', 640, 2015],
    ['Bridge inn', 210, 2019],
    ['Corner shop', 185, 2022],
  ];

  it('from which something is are drawn as no measure', () => {
    for (const since of ['Since', 'Depuis', '成立年份'])
      expect(chartOf(rows(since))?.series.map(({ name }) => name)).toEqual(['Order']);
  });

  it('are figures where their column counts something', () => {
    expect(chartsOf(tableBlock(rows('Visitors'))).flatMap(({ series }) => series.map(({ name }) => name))).toContain(
      'Visitors',
    );
  });
});

describe('waterfalls', () => {
  const rows = [
    ['In millions', '2023'],
    ['Trading profit', 7904],
    ['Other trading items', -553],
    ['Trading result', 7351],
    ['Impairment', -16],
    ['Other items', -73],
    ['Operating profit', 7262],
  ];

  it('are columns that add up from one level to another, with the cells’ own figures', () => {
    expect(chartOf(rows)).toMatchObject({
      shape: 'waterfall',
      series: [{ values: [null, -553, null, -16, -73, null] }, { values: [7904, null, 7351, null, null, 7262] }],
    });
  });

  it('are neither sums of parts nor figures that do not add up', () => {
    expect(rungsOf([10, 20, 30, 60])).toBeUndefined();
    expect(rungsOf([100, -20, 70, -10, 60])).toBeUndefined();
    expect(rungsOf([100, -20, -10, 5])).toBeUndefined();
    expect(rungsOf([100, -130, 50, 20])).toBeUndefined();
    expect(rungsOf([100, -20, -10, 70])).toEqual(['level', 'change', 'change', 'level']);
  });
});

describe('matrices', () => {
  const scores = [
    ['Product', 'Speed', 'Price', 'Service', 'Range', 'Comfort'],
    ['Alpha', 8, 6, 7, 9, 7],
    ['Beta', 6, 9, 8, 7, 6],
    ['Gamma', 7, 7, 9, 6, 8],
  ];

  it('draw a few things on like scales as a radar', () => {
    expect(chartOf(scores)).toMatchObject({
      shape: 'radar',
      categories: ['Speed', 'Price', 'Service', 'Range', 'Comfort'],
      series: [{ name: 'Alpha', values: [8, 6, 7, 9, 7] }, { name: 'Beta' }, { name: 'Gamma' }],
    });
  });

  it('draw no radar of money, of unlike sizes or over time', () => {
    const large = scores.map((row, index) =>
      index === 0 ? row : row.map((cell) => (typeof cell === 'number' ? cell * 1000 : cell)),
    );
    expect(chartOf(large)?.shape).not.toBe('radar');
    const unlike = scores.map((row, index) =>
      row.map((cell, at) => (index > 0 && at === 1 ? Number(cell) * 10 : cell)),
    );
    expect(chartOf(unlike)?.shape).not.toBe('radar');
    const years = [
      ['', '2019', '2020', '2021', '2022'],
      ['A', 1, 2, 3, 4],
      ['B', 2, 3, 4, 5],
    ];
    expect(chartOf(years)?.shape).toBe('line');
  });

  it('draw a dense matrix of one kind as a heat map', () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const hours = Array.from({ length: 8 }, (_, hour) => [
      `Gate ${hour + 1}`,
      ...days.map((_, day) => 120 + ((hour * 7 + day * 13) % 60)),
    ]);
    const chart = chartOf([['Gate', ...days], ...hours]);
    expect(chart).toMatchObject({ shape: 'heatmap', categories: days });
    expect(chart?.series).toHaveLength(8);
    const sparse = hours.map((row, index) => (index % 2 === 0 ? row : row.map((cell, at) => (at > 2 ? '' : cell))));
    expect(chartOf([['Gate', ...days], ...sparse])?.shape).not.toBe('heatmap');
  });
});

describe('shares', () => {
  it('are a treemap where a ring would have too many parts', () => {
    const parts = Array.from({ length: 9 }, (_, index) => [`Part ${index + 1}`, `${index === 0 ? 20 : 10}%`]);
    expect(chartOf([['Part', 'Share'], ...parts])?.shape).toBe('treemap');
    expect(
      chartOf([
        ['Part', 'Share'],
        ['A', '60%'],
        ['B', '40%'],
      ])?.shape,
    ).toBe('doughnut');
  });

  it('are a gauge where there is one', () => {
    expect(
      chartOf([
        ['Goal', 'Reached'],
        ['Renewals', '86%'],
      ]),
    ).toMatchObject({
      shape: 'gauge',
      categories: ['Renewals'],
      series: [{ values: [86] }],
    });
    expect(
      chartOf([
        ['Goal', 'Reached'],
        ['Renewals', 86],
      ]),
    ).toBeUndefined();
    expect(
      chartOf([
        ['Goal', 'Reached'],
        ['Renewals', '140%'],
      ])?.shape,
    ).not.toBe('gauge');
  });
});

describe('figuresOfTable', () => {
  it('takes a few figures of unlike kinds, as the cells show them', () => {
    const stats = figuresOfTable(
      tableBlock([
        ['Figure', 'Value'],
        ['Margin', '46%'],
        ['Ships', 1250],
      ]),
    );
    expect(stats?.map(({ value, label }) => [value, label.text])).toEqual([
      ['46%', 'Margin'],
      ['1250', 'Ships'],
    ]);
  });

  it('leaves figures of one kind to a chart', () => {
    expect(
      figuresOfTable(
        tableBlock([
          ['Figure', 'Value'],
          ['North', 12],
          ['South', 14],
        ]),
      ),
    ).toBeUndefined();
  });
});

describe('columnParts', () => {
  it('parts a wide table over pages, its key on each, no column lost or twice', () => {
    const names = ['No.', ...Array.from({ length: 12 }, (_, index) => `Column ${index + 1}`)];
    const block = tableBlock([
      names,
      // No column of words tells the rows apart.
      ...[1, 2, 3].map((row) => [row, ...names.slice(1).map((name) => `of ${name}`)]),
    ]);
    const pages = columnParts(block, 8).map((part) => tableContent(block, { rows: 10, columns: 8 }, part));
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page.columns[0]?.label).toBe('No.');
      expect(page.columns.length).toBeLessThanOrEqual(8);
    }
    expect(pages.flatMap(({ columns }) => columns.slice(1).map(({ label }) => label))).toEqual(names.slice(1));
  });

  it('leaves a table that fits, and one over many years, whole', () => {
    const years = Array.from({ length: 30 }, (_, index) => String(1990 + index));
    expect(
      columnParts(
        tableBlock([
          ['a', 'b'],
          ['c', 'd'],
        ]),
        8,
      ),
    ).toEqual([{}]);
    const block = tableBlock([
      ['Code', 'Name', ...years],
      ['X1', 'Gross income of households', ...years.map(Number)],
    ]);
    expect(columnParts(block, 8)).toEqual([{}]);
    expect(tableContent(block, { rows: 10, columns: 8 }).rows[0]?.[0]).toBe('Gross income of households');
  });
});
