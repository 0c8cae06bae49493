import { mix, mostReadable } from '@pagewright/model/color';
import type { ChartContent } from '@pagewright/model/outline';
import { cartesianOption } from './cartesian.ts';
import { type ChartLook, colorAt } from './chart-look.ts';
import { withUnit } from './numbers.ts';

/** Charts on axes whose data are not plain columns: scatter, heat map, waterfall. */

type Option = Record<string, unknown>;

/** The first series against the second, or each series against the categories' order where there is one. */
export function scatterOption(content: ChartContent, chart: ChartLook): Option {
  const [first, second] = content.series;
  const axisText = { color: chart.soft, fontSize: chart.fontSize };
  const axis = (name: string | undefined) => ({
    type: 'value',
    scale: true,
    ...(name && { name, nameLocation: 'middle', nameGap: chart.fontSize * 2.6, nameTextStyle: axisText }),
    axisLabel: axisText,
    axisLine: { lineStyle: { color: chart.rule } },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: chart.rule, type: 'dashed' } },
  });
  const pairs = (first?.values ?? []).map((x, index) => [
    second ? x : index + 1,
    second ? (second.values[index] ?? null) : x,
  ]);
  const few = content.categories.length <= 12;
  const named = (unit: string | undefined, name: string | undefined) => (unit && name ? `${name} (${unit})` : name);
  return {
    legend: { show: false },
    grid: {
      left: Math.round(chart.fontSize * 2.4),
      right: Math.round(chart.fontSize * 3),
      top: Math.round(chart.fontSize * 1.6),
      bottom: Math.round(chart.fontSize * 2.6),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: axis(content.categoryName ?? named(first?.unit, second ? first?.name : undefined)),
    yAxis: axis(content.valueName ?? named(second?.unit ?? content.unit, (second ?? first)?.name)),
    series: [
      {
        type: 'scatter',
        symbolSize: Math.round(chart.fontSize * 0.95),
        itemStyle: { color: colorAt(chart, 0), opacity: 0.85 },
        data: pairs.flatMap((value, index) =>
          value.some((part) => part === null)
            ? []
            : [
                {
                  name: content.categories[index] ?? '',
                  value,
                  label: {
                    show: few && (content.categories[index] ?? '') !== '',
                    formatter: '{b}',
                    position: 'top',
                    color: chart.ink,
                    fontSize: chart.fontSize,
                  },
                },
              ],
        ),
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}

export function heatmapOption(content: ChartContent, chart: ChartLook): Option {
  const values = content.series.flatMap((series) => series.values.filter((value): value is number => value !== null));
  const low = mix(chart.background, colorAt(chart, 0), 0.12);
  const high = colorAt(chart, 0);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const text = { color: chart.soft, fontSize: chart.fontSize };
  const label = values.length <= 80;
  const { language } = chart.setting.theme;
  return {
    legend: { show: false },
    grid: { left: 2, right: 2, top: 4, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: content.categories,
      axisLabel: { ...text, interval: 0, hideOverlap: true },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'category',
      data: content.series.map((series) => series.name),
      inverse: true,
      axisLabel: text,
      axisLine: { show: false },
      axisTick: { show: false },
    },
    visualMap: { show: false, min: least, max: most === least ? least + 1 : most, inRange: { color: [low, high] } },
    series: [
      {
        type: 'heatmap',
        itemStyle: {
          borderColor: chart.background,
          borderWidth: 3,
          borderRadius: Math.min(6, chart.setting.theme.tokens.chart.barRadius),
        },
        data: content.series.flatMap((series, row) =>
          series.values.flatMap((value, column) => {
            if (value === null) return [];
            const fill = mix(low, high, most === least ? 1 : (value - least) / (most - least));
            return [
              {
                value: [column, row, value],
                label: {
                  show: label,
                  color: mostReadable(fill, ['#ffffff', '#14181f']),
                  fontSize: chart.fontSize,
                  formatter: withUnit(value, series.unit ?? content.unit, language),
                },
              },
            ];
          }),
        ),
      },
    ],
  };
}

/** Rises and falls of the first series standing on one another. */
export function waterfallOption(content: ChartContent, chart: ChartLook): Option {
  const series = content.series[0];
  const base = cartesianOption({ ...content, shape: 'bar', series: content.series.slice(0, 1) }, chart);
  const { language } = chart.setting.theme;
  let level = 0;
  const steps = (series?.values ?? []).map((value) => {
    const from = level;
    level += value ?? 0;
    return { from, to: level, value };
  });
  const radius = chart.setting.theme.tokens.chart.barRadius;
  return {
    ...base,
    series: [
      {
        type: 'bar',
        stack: 'total',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: steps.map((step) => Math.min(step.from, step.to)),
      },
      {
        name: series?.name ?? '',
        type: 'bar',
        stack: 'total',
        barMaxWidth: Math.round(chart.size.width * 0.09),
        label: { show: true, position: 'top', color: chart.ink, fontSize: chart.fontSize },
        data: steps.map((step) => ({
          value: Math.abs(step.to - step.from),
          itemStyle: { color: colorAt(chart, (step.value ?? 0) >= 0 ? 0 : 1), borderRadius: radius },
          label: { formatter: step.value === null ? '' : withUnit(step.value, series?.unit ?? content.unit, language) },
        })),
      },
    ],
  };
}
