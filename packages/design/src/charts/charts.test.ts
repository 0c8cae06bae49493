import { parseChartConfig } from '@pagewright/components/chart-config';
import { numberText, withUnit } from '@pagewright/components/chart-numbers';
import { shownOption } from '@pagewright/components/chart-option';
import { MODELS } from '@pagewright/components/models';
import { LANGUAGES } from '@pagewright/model/languages';
import { CHART_SHAPES, type ChartContent } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { sampleChart } from '../fixtures/fixtures.ts';
import { type Setting, settingOf } from '../setting.ts';
import { STYLES } from '../styles.ts';
import { themeOf } from '../theme.ts';
import { chartProps } from './charts.ts';

const size = { width: 700, height: 380 };

/** The option that is drawn of a chart designed with these figures, as JSON gives it back. */
function optionOf(setting: Setting, chart: ChartContent) {
  const props = MODELS.aiEchart.props.parse(chartProps(setting, chart, size));
  return JSON.parse(JSON.stringify(shownOption(props, { size, language: setting.theme.language })));
}

describe('chartProps', () => {
  it.each(CHART_SHAPES)('gives JSON that the chart reader takes without a warning: %s', (shape) => {
    for (const style of ['professional', 'tech', 'warm'] as const) {
      const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES[style] }, 'zh-CN'));
      const props = chartProps(setting, sampleChart(shape, 'zh-CN'), size);
      const option = optionOf(setting, sampleChart(shape, 'zh-CN'));
      const read = parseChartConfig(JSON.stringify(option));
      expect(read.omitted).toEqual([]);
      expect(read.option).toEqual(option);
      expect(option).toMatchObject({ animation: false });
      expect(MODELS.aiEchart.props.parse(props)).toMatchObject(props);
      expect(props.description).toContain(sampleChart(shape, 'zh-CN').categories[0]);
    }
  });

  it('draws bars with long names sideways', () => {
    const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES.minimal }, 'en-US'));
    const chart = sampleChart('bar', 'en-US');
    const long = {
      ...chart,
      series: chart.series.slice(0, 1),
      categories: chart.categories.map((name) => `${name} in all districts of the greater metropolitan region`),
    };
    expect(optionOf(setting, long)).toMatchObject({
      xAxis: { type: 'value' },
      yAxis: { type: 'category' },
    });
    expect(optionOf(setting, chart)).toMatchObject({
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
  const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES.professional }, 'en-US'));
  it('stand changes on one another and levels on nought', () => {
    const chart = {
      ...sampleChart('waterfall', 'en-US'),
      categories: ['Before', 'Costs', 'Gains', 'After'],
      series: [
        { name: '2023', values: [null, -30, 10, null] },
        { name: '2023', values: [100, null, null, 80] },
      ],
    };
    const { series } = optionOf(setting, chart);
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
    const { legend, grid } = optionOf(setting, { ...chart, series });
    const few = optionOf(setting, {
      ...chart,
      series: series.slice(0, 2).map((own, index) => ({ ...own, name: `S${index}` })),
    });
    expect(legend.type).toBe('plain');
    expect(grid.top).toBeGreaterThan(few.grid.top);
  });

  it('never round what the source says', () => {
    expect(numberText(59_466_361.11, 'zh-CN')).toBe('59,466,361.11');
  });
});

describe('combinations of bars and a line', () => {
  const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES.professional }, 'en-US'));
  const chart: ChartContent = {
    ...sampleChart('combo', 'en-US'),
    categories: ['North', 'South', 'East'],
    unit: undefined,
    series: [
      { name: 'Share', values: [40, 30, 20], as: 'bar', unit: '%' },
      { name: 'People', values: [176, 103, 84], as: 'line' },
    ],
  };

  it('keep the values of both apart: the bars below, the line above', () => {
    const { yAxis, series } = optionOf(setting, chart);
    const [bars, line] = yAxis;
    const highestBar = 40 / (bars.max - bars.min);
    const lowestPoint = (84 - line.min) / (line.max - line.min);
    expect(highestBar).toBeLessThan(lowestPoint);
    expect(series[1].yAxisIndex).toBe(1);
  });

  it('have axes of their own making where no bar stands', () => {
    const flat = chart.series.map((own) => (own.as === 'bar' ? { ...own, values: [0, 0, 0] } : own));
    const [bars] = optionOf(setting, { ...chart, series: flat }).yAxis;
    expect(bars.max).toBeUndefined();
  });

  it('write each axis in its own unit', () => {
    const categories = Array.from({ length: 10 }, (_, index) => `${2010 + index}`);
    const long = (values: readonly number[]) => categories.map((_, index) => values[index % values.length] ?? 0);
    const series = chart.series.map((own) => ({ ...own, values: long(own.values as number[]) }));
    const { yAxis } = optionOf(setting, { ...chart, categories, series });
    expect(yAxis[0].axisLabel.formatter).toBe('{value}%');
    expect(yAxis[1].axisLabel.formatter).toBeUndefined();
  });

  it('never tear a word below a bar', () => {
    const categories = [
      'Netherlands',
      'Luxembourg',
      'Switzerland',
      'Saint Lucia',
      'Liechtenstein',
      'Montenegro',
      'Uzbekistan',
    ];
    const series = [{ name: 'A', values: categories.map((_, index) => index + 1) }];
    const narrow = { width: 420, height: 380 };
    const bars: ChartContent = { ...sampleChart('bar', 'en-US'), categories, series };
    const props = MODELS.aiEchart.props.parse(chartProps(setting, bars, narrow));
    const { xAxis } = JSON.parse(JSON.stringify(shownOption(props, { size: narrow, language: 'en-US' })));
    expect(xAxis.axisLabel?.overflow).not.toBe('break');
  });
});
