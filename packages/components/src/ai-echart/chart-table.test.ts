import { describe, expect, it } from 'vitest';
import { type ChartOption, parseChartConfig } from '../chart-config.ts';
import { cellValue, readChartTable, writeChartTable } from './chart-table.ts';
import { ECHART_TYPES } from './echart-types.ts';
import { echartSamples } from './samples/samples.ts';

function sample(type: (typeof ECHART_TYPES)[number]): ChartOption {
  return parseChartConfig(echartSamples.of(type, 'en-US')).option;
}

/** Types whose samples are trees, routes, shapes or several sets of points: those are edited as JSON. */
const WITHOUT_TABLE = new Set<string>(ECHART_TYPES.filter((type) => readChartTable(sample(type)) === undefined));

describe('the data of a chart as a table', () => {
  it('is there for the charts that people make most', () => {
    const usual = [
      'bar',
      'line',
      'area',
      'pie',
      'radar',
      'funnel',
      'gauge',
      'scatter',
      'heatmap',
      'sankey',
      'map',
    ] as const;
    expect(usual.filter((type) => WITHOUT_TABLE.has(type))).toEqual([]);
    expect(ECHART_TYPES.length - WITHOUT_TABLE.size).toBeGreaterThanOrEqual(20);
  });

  it.each(ECHART_TYPES.filter((type) => !WITHOUT_TABLE.has(type)))(
    'written back unchanged, %s stays as it was',
    (type) => {
      const option = sample(type);
      const table = readChartTable(option);
      if (!table) throw new Error('no table');
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      expect(writeChartTable(option, table)).toEqual(option);
    },
  );

  it('a changed value changes only that value', () => {
    const option = sample('bar');
    const table = readChartTable(option);
    if (!table) throw new Error('no table');
    const rows = table.rows.map((row, index) => (index === 1 ? row.with(1, 999) : row));
    const next = writeChartTable(option, { ...table, rows });
    const series = next.series as { data: number[] }[];
    expect(series[0]?.data).toEqual([320, 999, 391, 534]);
    expect({ ...next, series: option.series }).toEqual(option);
  });

  it('a label that says its value says the new one; other labels stay', () => {
    const option = {
      xAxis: { data: ['a', 'b', 'c'] },
      yAxis: {},
      series: [
        {
          type: 'bar',
          data: [
            { value: 1260, label: { show: true, formatter: '$1,260 (26 %)' } },
            { value: 5, label: { formatter: '{c} of 5' } },
            { value: 3, label: { formatter: 'best' } },
          ],
        },
      ],
    };
    const table = readChartTable(option);
    if (!table) throw new Error('no table');
    const rows = table.rows.map((row, index) => (index === 1 ? row : row.with(1, 77)));
    expect(writeChartTable(option, { ...table, rows }).series).toMatchObject([
      {
        data: [
          { value: 77, label: { show: true, formatter: '$77 (26 %)' } },
          { value: 5, label: { formatter: '{c} of 5' } },
          { value: 77, label: { formatter: 'best' } },
        ],
      },
    ]);
  });

  it('a new series looks like the one beside it', () => {
    const option = sample('line');
    const table = readChartTable(option);
    if (!table) throw new Error('no table');
    const next = writeChartTable(option, {
      ...table,
      columns: [...table.columns, { id: 'series', name: 'New', numeric: true }],
      rows: table.rows.map((row, index) => [...row, index]),
    });
    expect((next.series as unknown[])[2]).toEqual({
      name: 'New',
      type: 'line',
      smooth: true,
      data: [0, 1, 2, 3, 4, 5, 6],
    });
  });

  it.each(['pie', 'funnel'] as const)('a row of a %s that says nothing yet is a gap, not nothing', (type) => {
    const option = sample(type);
    const table = readChartTable(option);
    if (!table) throw new Error('no table');
    const next = writeChartTable(option, { ...table, rows: [...table.rows, ['New', null]] });
    expect(readChartTable(next)?.rows.at(-1)).toEqual(['New', null]);
  });

  it('places that a flow names for the first time are added', () => {
    const option = {
      series: [
        { type: 'sankey', data: [{ name: 'a' }, { name: 'b' }], links: [{ source: 'a', target: 'b', value: 1 }] },
      ],
    };
    const table = readChartTable(option);
    if (!table) throw new Error('no table');
    const next = writeChartTable(option, { ...table, rows: [...table.rows, ['b', 'c', 2]] });
    expect((next.series as ChartOption[])[0]?.data).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  it('reads numbers as people write them', () => {
    const column = { id: 'value', numeric: true } as const;
    expect(['1,234.5', ' 12 ', '45%', '', '-', 'abc'].map((text) => cellValue(text, column))).toEqual([
      1234.5,
      12,
      45,
      null,
      null,
      null,
    ]);
    expect(cellValue(' Q1 ', { id: 'category', numeric: false })).toBe(' Q1 ');
  });
});
