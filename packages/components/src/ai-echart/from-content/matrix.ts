import { mix, mostReadable } from '@pagewright/model/color';
import type { ChartFigures } from '../figures.ts';
import { cartesianOption, isHorizontal } from './cartesian.ts';
import { type Chart, colorAt, textWidthOf, widestText, widestValue, widestWord } from './chart.ts';
import { withUnit } from './numbers.ts';

/** Charts on axes whose data are not plain columns: scatter, heat map, waterfall. */

type Option = Record<string, unknown>;

/** The first series against the second, or each series against the categories' order where there is one. */
export function scatterOption(content: ChartFigures, chart: Chart): Option {
  const [first, second] = content.series;
  const axisText = { color: chart.look.soft, fontSize: chart.fontSize };
  const axis = (name: string | undefined) => ({
    type: 'value',
    scale: true,
    ...(name && { name, nameLocation: 'middle', nameGap: chart.fontSize * 2.6, nameTextStyle: axisText }),
    axisLabel: { ...axisText, hideOverlap: true },
    axisLine: { lineStyle: { color: chart.look.rule } },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: chart.look.rule, type: 'dashed' } },
  });
  const pairs = (first?.values ?? []).map((x, index) => [
    second ? x : index + 1,
    second ? (second.values[index] ?? null) : x,
  ]);
  const across = pairs.flatMap(([x]) => (typeof x === 'number' ? [x] : []));
  const [west, east] = [Math.min(...across), Math.max(...across)];
  // One above the other they all stand in the middle.
  const at = (x: number | null | undefined) => (east > west ? ((x ?? west) - west) / (east - west) : 0.5);
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
                    position: namePosition(content.categories[index] ?? '', at(value[0]), chart),
                    color: chart.look.ink,
                    fontSize: chart.fontSize,
                    width: Math.round(chart.size.width * WIDEST_NAME),
                    overflow: 'break',
                  },
                },
              ],
        ),
        labelLayout: { hideOverlap: true },
      },
    ],
  };
}

/** Above its point, but beside it where half of it would reach out of the chart. @param share how far right the point stands, 0 to 1 */
function namePosition(name: string, share: number, chart: Chart): 'top' | 'left' | 'right' {
  const half = Math.min(chart.size.width * WIDEST_NAME, textWidthOf(chart, name)) / 2;
  const x = share * chart.size.width * ACROSS;
  if (half > chart.size.width * ACROSS - x + chart.fontSize) return 'left';
  return half > x + chart.fontSize ? 'right' : 'top';
}

/** Of a scatter's width, what its points stand in, and the widest that their names may be before they are broken. */
const ACROSS = 0.8;
const WIDEST_NAME = 0.42;

export function heatmapOption(content: ChartFigures, chart: Chart): Option {
  const values = content.series.flatMap((series) => series.values.filter((value): value is number => value !== null));
  const low = mix(chart.look.background, colorAt(chart, 0), 0.12);
  const high = colorAt(chart, 0);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const text = { color: chart.look.soft, fontSize: chart.fontSize };
  const { language } = chart;
  const fits = cellShare(content, chart);
  const label = values.length <= 80 && fits >= LEAST_IN_CELL;
  return {
    legend: { show: false },
    grid: { left: 2, right: 2, top: 4, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: content.categories,
      axisLabel: { ...text, ...columnNames(content, chart) },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'category',
      data: content.series.map((series) => series.name),
      inverse: true,
      axisLabel: { ...text, ...rowNames(content, chart) },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    visualMap: { show: false, min: least, max: most === least ? least + 1 : most, inRange: { color: [low, high] } },
    series: [
      {
        type: 'heatmap',
        itemStyle: {
          borderColor: chart.look.background,
          borderWidth: 3,
          borderRadius: Math.min(6, chart.look.barRadius),
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
                  fontSize: Math.round(chart.fontSize * fits),
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

/** Smaller than this share of the chart's size, values in cells are left to the colours. */
const LEAST_IN_CELL = 0.7;

/** px that a cell has for text, beside the rows' names. */
function cellWidth({ categories, series }: ChartFigures, chart: Chart): number {
  const names = Math.min(widestRow(series, chart), chart.size.width * WIDEST_ROW) + chart.fontSize;
  return Math.max(1, (chart.size.width - names) / Math.max(1, categories.length) - chart.fontSize * 0.5);
}

/** Of a heat map's width, the widest that names of rows may be before they are broken: they would leave no room for cells. */
const WIDEST_ROW = 0.35;

function widestRow(series: ChartFigures['series'], chart: Chart): number {
  return widestText(
    series.map(({ name }) => name),
    chart,
  );
}

/** Names of rows in several lines where they are long. */
function rowNames({ series }: ChartFigures, chart: Chart): Option {
  const most = Math.floor(chart.size.width * WIDEST_ROW);
  return widestRow(series, chart) > most ? { width: most, overflow: 'break' } : {};
}

/** How large values are written, as a share of the chart's size, so that the widest fits its cell. */
function cellShare(content: ChartFigures, chart: Chart): number {
  return Math.min(1, cellWidth(content, chart) / widestValue(content, content.series, chart));
}

/** Names of columns in several lines where their words fit, else smaller, else turned; what is longer than that is cut. */
function columnNames(content: ChartFigures, chart: Chart): Option {
  const width = Math.floor(cellWidth(content, chart) + chart.fontSize * BESIDE_NAME);
  const fits = width / Math.max(1, widestWord(content.categories, chart));
  const lineHeight = Math.round(chart.fontSize * 1.25);
  if (fits >= LEAST_IN_CELL)
    return {
      interval: 0,
      width,
      overflow: 'break',
      lineHeight,
      fontSize: Math.round(chart.fontSize * Math.min(1, fits)),
    };
  return {
    interval: 0,
    hideOverlap: true,
    rotate: 45,
    width: Math.floor(chart.size.height * TURNED),
    overflow: 'truncate',
  };
}

/** Names of columns may be wider than what cells have for text by this share of a letter's size. */
const BESIDE_NAME = 0.3;
/** Of a heat map's height, the longest that turned names may be. */
const TURNED = 0.3;

/** A bar of a waterfall: where it starts and ends, and the value that it shows. */
interface Rung {
  readonly from: number;
  readonly to: number;
  readonly value: number | null;
  readonly isLevel: boolean;
}

/** Changes of the first series standing on one another; values of the second are levels, which stand on nought. */
function rungsOf(content: ChartFigures): Rung[] {
  const [changes, levels] = content.series;
  let level = 0;
  return content.categories.map((_, index) => {
    const reached = levels?.values[index];
    const isLevel = typeof reached === 'number';
    const from = isLevel ? 0 : level;
    const value = isLevel ? reached : (changes?.values[index] ?? null);
    level = isLevel ? reached : level + (value ?? 0);
    return { from, to: level, value, isLevel };
  });
}

/** Rises and falls standing on one another, with the levels that they lead to. */
export function waterfallOption(content: ChartFigures, chart: Chart): Option {
  const [series] = content.series;
  const rungs = rungsOf(content);
  const plain = { ...content, shape: 'bar' as const, series: content.series.slice(0, 1) };
  const horizontal = isHorizontal(plain, chart);
  const base = cartesianOption(horizontal ? { ...plain, shape: 'bar-horizontal' } : plain, chart);
  const { language } = chart;
  const radius = chart.look.barRadius;
  const barMaxWidth = Math.round(chart.size.width * 0.09);
  return {
    ...base,
    series: [
      {
        type: 'bar',
        stack: 'total',
        silent: true,
        barMaxWidth,
        itemStyle: { color: 'transparent' },
        data: rungs.map(({ from, to }) => Math.min(from, to)),
      },
      {
        name: series?.name ?? '',
        type: 'bar',
        stack: 'total',
        barMaxWidth,
        label: {
          show: true,
          position: horizontal ? 'right' : 'top',
          color: chart.look.ink,
          fontSize: chart.fontSize,
        },
        data: rungs.map(({ from, to, value, isLevel }) => ({
          value: Math.abs(to - from),
          itemStyle: { color: colorAt(chart, isLevel ? 0 : (value ?? 0) >= 0 ? 2 : 1), borderRadius: radius },
          label: { formatter: value === null ? '' : withUnit(value, series?.unit ?? content.unit, language) },
        })),
      },
    ],
  };
}
