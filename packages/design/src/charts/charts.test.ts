import { parseChartConfig } from '@pagewright/components/chart-config';
import { LANGUAGES } from '@pagewright/model/languages';
import { CHART_SHAPES } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { sampleChart } from '../fixtures/fixtures.ts';
import { settingOf } from '../setting.ts';
import { themeOf } from '../theme.ts';
import { chartProps } from './charts.ts';
import { numberText, withUnit } from './numbers.ts';

const size = { width: 700, height: 380 };

describe('chartProps', () => {
  it.each(CHART_SHAPES)('gives JSON that the chart reader takes without a warning: %s', (shape) => {
    for (const style of ['professional', 'tech', 'warm'] as const) {
      const setting = settingOf(themeOf({ format: 'ppt-16-9', style }, 'zh-CN'));
      const props = chartProps(setting, sampleChart(shape, 'zh-CN'), size);
      const { option, warnings } = parseChartConfig(props.chartConfig ?? '');
      expect(warnings).toEqual([]);
      expect(option).toMatchObject({ animation: false });
      expect(() => JSON.parse(props.chartConfig ?? '')).not.toThrow();
      expect(props.description).toContain(sampleChart(shape, 'zh-CN').categories[0]);
    }
  });

  it('draws bars with long names sideways', () => {
    const setting = settingOf(themeOf({ format: 'ppt-16-9', style: 'minimal' }, 'en-US'));
    const chart = sampleChart('bar', 'en-US');
    const long = {
      ...chart,
      series: chart.series.slice(0, 1),
      categories: chart.categories.map((name) => `${name} in all districts of the greater metropolitan region`),
    };
    expect(JSON.parse(chartProps(setting, long, size).chartConfig ?? '')).toMatchObject({
      xAxis: { type: 'value' },
      yAxis: { type: 'category' },
    });
    expect(JSON.parse(chartProps(setting, chart, size).chartConfig ?? '')).toMatchObject({
      xAxis: { type: 'category' },
    });
  });
});

describe('numberText', () => {
  it('groups digits and shortens only what loses nothing', () => {
    expect(numberText(1234567, 'en-US')).toBe('1,234,567');
    expect(numberText(1_500_000, 'en-US')).toBe('1.5M');
    expect(numberText(120_000, 'zh-CN')).toBe('12万');
    expect(numberText(123_456, 'zh-CN')).toBe('123,456');
    expect(numberText(-0.5, 'fr-FR')).toBe('-0,5');
    for (const language of LANGUAGES) expect(withUnit(12.5, '%', language)).toMatch(/^12[.,]5\u202f?%$/);
  });
});

describe('waterfalls', () => {
  const setting = settingOf(themeOf({ format: 'ppt-16-9', style: 'professional' }, 'en-US'));
  it('stand changes on one another and levels on nought', () => {
    const chart = {
      ...sampleChart('waterfall', 'en-US'),
      categories: ['Before', 'Costs', 'Gains', 'After'],
      series: [
        { name: '2023', values: [null, -30, 10, null] },
        { name: '2023', values: [100, null, null, 80] },
      ],
    };
    const { series } = JSON.parse(chartProps(setting, chart, size).chartConfig ?? '');
    expect(series[0].data).toEqual([0, 70, 70, 0]);
    expect(series[1].data.map(({ value }: { value: number }) => value)).toEqual([100, 30, 10, 80]);
    expect(series[1].data.map(({ label }: { label: { formatter: string } }) => label.formatter)).toEqual([
      '100',
      '-30',
      '10',
      '80',
    ]);
  });

  it('draw every name of a legend, on as many rows as they need', () => {
    const chart = sampleChart('line', 'en-US');
    const [first] = chart.series;
    const series = Array.from({ length: 4 }, (_, index) => ({
      values: first?.values ?? [],
      name: `A very long name of the series number ${index + 1} of this chart`,
    }));
    const { legend, grid } = JSON.parse(chartProps(setting, { ...chart, series }, size).chartConfig ?? '');
    const few = JSON.parse(
      chartProps(
        setting,
        { ...chart, series: series.slice(0, 2).map((own, index) => ({ ...own, name: `S${index}` })) },
        size,
      ).chartConfig ?? '',
    );
    expect(legend.type).toBe('plain');
    expect(grid.top).toBeGreaterThan(few.grid.top);
  });

  it('never round what the source says', () => {
    expect(numberText(59_466_361.11, 'zh-CN')).toBe('59,466,361.11');
  });
});
