import { withAlpha } from '@pagewright/model/color';
import type { Language } from '@pagewright/model/languages';
import type { ChartFigures } from '../figures.ts';
import { type Chart, colorAt, showsValues, textWidthOf, widestText, widestValue, widestWord } from './chart.ts';
import { isWrittenWithValues, withUnit } from './numbers.ts';

/** Charts with two axes: bars, lines, areas, combinations. */

type Option = Record<string, unknown>;

/** Longest lines that category names may wrap to below an axis. */
const MAX_NAME_LINES = 3;

export function cartesianOption(content: ChartFigures, chart: Chart): Option {
  const horizontal = isHorizontal(content, chart);
  const category = categoryAxis(content, chart, horizontal);
  const value = valueAxis(content, chart, horizontal);
  const axes = hasSecondAxis(content) ? twoAxes(content, chart, value) : value;
  return {
    ...legend(content, chart),
    grid: gridOption(content, chart, horizontal),
    xAxis: horizontal ? value : category,
    yAxis: horizontal ? category : axes,
    series: content.series.map((series, index) => seriesOption(content, chart, series, index, horizontal)),
  };
}

/** Whether bars lie down: names too long to stand under bars. */
export function isHorizontal(content: ChartFigures, chart: Chart): boolean {
  if (content.shape === 'bar-horizontal') return true;
  if (content.shape !== 'bar' || content.series.length > 2) return false;
  const slot = (chart.size.width * 0.9) / Math.max(1, content.categories.length);
  const longest = widestText(content.categories, chart);
  return longest > slot * MAX_NAME_LINES * 0.8 && content.categories.length <= chart.size.height / (chart.fontSize * 2);
}

export function legend(content: ChartFigures, chart: Chart): Option {
  if (content.series.length < 2) return { legend: { show: false } };
  return {
    legend: {
      show: true,
      type: 'plain',
      top: 0,
      left: 0,
      width: Math.round(chart.size.width),
      itemWidth: Math.round(chart.fontSize * 0.9),
      itemHeight: Math.round(chart.fontSize * 0.7),
      itemGap: Math.round(chart.fontSize * 1.2),
      icon: chart.look.radius >= 10 ? 'circle' : 'rect',
      textStyle: { color: chart.look.soft, fontSize: chart.fontSize },
    },
  };
}

/** Height of the legend above a chart, as many rows as its names need, px. */
export function legendHeight(content: ChartFigures, chart: Chart): number {
  if (content.series.length < 2) return 0;
  let rows = 1;
  let used = 0;
  for (const { name } of content.series) {
    const width = textWidthOf(chart, name) + chart.fontSize * 2.6;
    if (used > 0 && used + width > chart.size.width) {
      rows += 1;
      used = 0;
    }
    used += width;
  }
  return chart.fontSize * (0.6 + 1.6 * rows);
}

/** Width of the longest value written beside a lying bar, px. */
function valueWidth(content: ChartFigures, chart: Chart): number {
  const isWritten = content.shape === 'waterfall' || showsValues(content.categories.length, content.series.length);
  return isWritten ? widestValue(content, content.series, chart) + chart.fontSize : chart.fontSize * 2.4;
}

function gridOption(content: ChartFigures, chart: Chart, horizontal: boolean): Option {
  const named = !horizontal && valueNameOf(content) !== '';
  const legendRoom = legendHeight(content, chart);
  return {
    left: 2,
    right: Math.round(horizontal ? valueWidth(content, chart) : chart.fontSize * 0.9),
    top: Math.round(legendRoom + chart.fontSize * (named ? 2.1 : horizontal ? 0.5 : 1.5)),
    bottom: isNamedBelow(content, horizontal) ? Math.round(chart.fontSize * 2) : 2,
    outerBoundsMode: 'same',
    outerBoundsContain: 'axisLabel',
  };
}

/** Whether the axis at the bottom says what it shows. */
function isNamedBelow(content: ChartFigures, horizontal: boolean): boolean {
  return horizontal ? valueNameOf(content) !== '' : Boolean(content.categoryName);
}

/** ECharts writes `12,000`, which is wrong in French. */
function axisFormat(unit: string | undefined, language: Language): { formatter?: string } {
  if (unit === '%') return { formatter: language === 'fr-FR' ? '{value}\u202f%' : '{value}%' };
  return language === 'fr-FR' ? { formatter: `number:${language}` } : {};
}

/** What the values are and in which unit; percentages say so themselves, and amounts that are written with their sign. */
function valueNameOf(content: ChartFigures): string {
  const unit = unitOf(content, content.series[0]);
  const isSaid = unit === '%' || (isWrittenWithValues(unit) && writesAllValues(content));
  return [content.valueName, isSaid ? undefined : unit].filter(Boolean).join(' · ');
}

/** Whether each value stands beside what it draws. */
function writesAllValues({ categories, series, shape }: ChartFigures): boolean {
  const isLines = shape === 'line' || shape === 'area' || series.every((one) => one.as === 'line');
  return showsValues(categories.length, series.length) && !(isLines && series.length > 2);
}

function categoryAxis(content: ChartFigures, chart: Chart, horizontal: boolean): Option {
  const names = content.categories;
  const base = {
    type: 'category',
    data: names,
    axisLine: { show: true, lineStyle: { color: chart.look.rule } },
    axisTick: { show: false },
    inverse: horizontal,
    boundaryGap: (content.shape !== 'line' && content.shape !== 'area') || names.length <= 12,
  };
  if (horizontal) {
    return { ...base, axisLabel: { ...labelText(chart), interval: 0, ...nameBeside(names, chart) } };
  }
  const { label, depth } = nameFit(names, chart);
  const text = labelText(chart);
  const margin = base.boundaryGap ? text.margin : Math.round(chart.fontSize * BELOW_CORNER);
  return {
    ...base,
    axisLabel: { ...text, margin, ...label },
    ...(content.categoryName && {
      name: content.categoryName,
      nameLocation: 'middle',
      // Clear of the lines that the names below the axis take.
      nameGap: Math.round(margin + depth + chart.fontSize * 0.35),
      nameTextStyle: { color: chart.look.soft, fontSize: chart.fontSize },
    }),
  };
}

/** Ems below the axis where the first name stands under its end, so that it stays clear of the lowest figure beside that. */
const BELOW_CORNER = 0.95;

/** Sizes that names beside bars are tried at, as shares of the chart's, and the widest that they may stand. */
const BESIDE = { sizes: [1, 0.9, 0.8], least: 12, shares: [0.38, 0.46] } as const;

/** Names beside lying bars, wrapped into their slots; smaller and wider where they need more lines than a slot has. */
function nameBeside(names: readonly string[], chart: Chart): Option {
  const slot = (chart.size.height - chart.fontSize * 5) / Math.max(1, names.length);
  for (const share of BESIDE.shares) {
    for (const times of BESIDE.sizes) {
      const fontSize = Math.max(BESIDE.least, Math.round(chart.fontSize * times));
      const lineHeight = Math.round(fontSize * 1.2);
      const longest = widestText(names, chart) * (fontSize / chart.fontSize);
      const width = Math.min(longest + 4, chart.size.width * share);
      // Lines break at words, so that they are not quite full.
      const lines = Math.ceil((longest / width) * (longest > width ? 1.25 : 1));
      if (lines * lineHeight > slot) continue;
      // One line has no width to keep to: what is measured a little wider than here would lose its last letter to a second.
      return { fontSize, lineHeight, ...(lines > 1 && { width, overflow: 'break' }) };
    }
  }
  return { fontSize: BESIDE.least, width: Math.round(chart.size.width * BESIDE.shares[1]), overflow: 'truncate' };
}

/** Sizes that names below bars are tried at, as shares of the chart's, before they are turned. */
const BELOW = [1, 0.9, 0.8] as const;

/** Degrees. */
const TURNED = 40;

/**
 * Wraps names into their slots, smaller where a word is too wide; turns them where they would need too many lines; leaves
 * some out of a long series. `depth`: height that they take, px.
 */
function nameFit(names: readonly string[], chart: Chart): { readonly label: Option; readonly depth: number } {
  const slot = (chart.size.width * 0.92) / Math.max(1, names.length);
  const longest = widestText(names, chart);
  const line = chart.fontSize * 1.25;
  if (longest <= slot * 0.94) return { label: { interval: 0 }, depth: line };
  const word = widestWord(names, chart);
  for (const times of BELOW) {
    const fontSize = Math.max(BESIDE.least, Math.round(chart.fontSize * times));
    const scale = fontSize / chart.fontSize;
    if (slot < fontSize * 3.4 || longest * scale > slot * MAX_NAME_LINES * 0.85 || word * scale > slot * 0.92) continue;
    const lineHeight = Math.round(fontSize * 1.25);
    const width = Math.floor(slot * 0.92);
    // Lines break at words, so that they are not quite full.
    const lines = Math.min(MAX_NAME_LINES, Math.ceil(((longest * scale) / width) * 1.25));
    return { label: { interval: 0, fontSize, width, overflow: 'break', lineHeight }, depth: lines * lineHeight };
  }
  // The first of many stays beside the lowest figure of the other axis, the last one within the chart.
  const ends = { alignMinLabel: 'left', alignMaxLabel: 'right' } as const;
  if (names.length > 24) return { label: { interval: 'auto', hideOverlap: true, ...ends }, depth: line };
  const width = Math.round(chart.size.height * 0.36);
  const turned = Math.min(longest, width) * Math.sin((TURNED * Math.PI) / 180) + line;
  return { label: { interval: 0, rotate: TURNED, width, overflow: 'truncate' }, depth: turned };
}

function labelText(chart: Chart) {
  return { color: chart.look.soft, fontSize: chart.fontSize, margin: Math.max(8, Math.round(chart.fontSize * 0.6)) };
}

function valueAxis(content: ChartFigures, chart: Chart, horizontal: boolean): Option {
  const { grid } = chart.look;
  const unit = unitOf(content, content.series[0]);
  const written = showsValues(content.categories.length, content.series.length);
  const quiet = written && (grid === 'none' || horizontal || hasSecondAxis(content));
  // Two units at two axes are written behind the values themselves.
  const name = written && hasSecondAxis(content) ? '' : valueNameOf(content);
  return {
    type: 'value',
    ...(name && {
      name,
      // Without figures along the axis it stands where they would: further down it would be below the chart.
      ...(horizontal && { nameLocation: 'middle', nameGap: Math.round(chart.fontSize * (quiet ? 0.6 : 2.1)) }),
      nameTextStyle: {
        color: chart.look.soft,
        fontSize: chart.fontSize,
        ...(!horizontal && { align: 'left', padding: [0, 0, 0, 0] }),
      },
    }),
    axisLabel: { ...labelText(chart), show: !quiet, ...axisFormat(unit, chart.language) },
    axisLine: { show: false },
    axisTick: { show: false },
    // Figures along the bottom need more room than figures above one another.
    splitNumber: (horizontal ? chart.size.width < chart.fontSize * 34 : chart.size.height < 300)
      ? 3 - Number(horizontal)
      : 4,
    splitLine: {
      show: grid !== 'none' && !quiet,
      lineStyle: { color: chart.look.rule, type: grid === 'dashed' ? 'dashed' : 'solid' },
    },
    ...((content.shape === 'line' || content.shape === 'area') && { scale: isFarFromZero(content) }),
  };
}

/** Whether all values lie in the upper half of the range from zero: lines then need no zero. */
function isFarFromZero(content: ChartFigures): boolean {
  const values = content.series.flatMap((series) => series.values.filter((value): value is number => value !== null));
  const least = Math.min(...values);
  return least > 0 && least > Math.max(...values) * 0.6 && content.shape === 'line';
}

function unitOf(content: ChartFigures, series: ChartFigures['series'][number] | undefined): string | undefined {
  return series?.unit ?? content.unit;
}

function lineSeries(content: ChartFigures): ChartFigures['series'][number] | undefined {
  return content.series.find((series) => series.as === 'line');
}

/** Of the height, bars take the lower part and the line the rest where the values of both are written. */
const LINE_ABOVE = { bars: 1.85, line: 1.5 } as const;

/** The axis of the bars with that of the line: each in its unit, apart where values would stand on one another. */
function twoAxes(content: ChartFigures, chart: Chart, bars: Option): Option[] {
  const line = lineSeries(content);
  const valuesOf = (isLine: boolean) =>
    content.series
      .filter((series) => (series.as === 'line') === isLine)
      .flatMap(({ values }) => values.filter((value): value is number => value !== null));
  const axisLabel = { ...(bars.axisLabel as Option), formatter: undefined };
  const right = {
    ...bars,
    name: bars.name ? unitOf(content, line) : undefined,
    axisLabel: { ...axisLabel, ...axisFormat(unitOf(content, line), chart.language) },
    splitLine: { show: false },
    position: 'right',
  };
  const [below, above] = [valuesOf(false), valuesOf(true)];
  const written = showsValues(content.categories.length, content.series.length);
  const highest = Math.max(0, ...below);
  const stand = highest > 0 && Math.min(...below) >= 0;
  if (!written || !stand || above.length === 0) return [bars, right];
  const most = Math.max(...above);
  const range = most - Math.min(...above) || Math.abs(most) || 1;
  return [
    { ...bars, min: 0, max: highest * LINE_ABOVE.bars },
    { ...right, min: most - range - range * LINE_ABOVE.line, max: most + range * 0.25 },
  ];
}

/** A combination whose line is in another unit than its bars needs an axis of its own. */
function hasSecondAxis(content: ChartFigures): boolean {
  if (content.shape !== 'combo') return false;
  const line = lineSeries(content);
  const bar = content.series.find((series) => series.as !== 'line');
  if (!line || !bar) return false;
  const largest = (series: typeof line) => Math.max(...series.values.map((value) => Math.abs(value ?? 0)));
  const ratio = largest(bar) / Math.max(1e-9, largest(line));
  return unitOf(content, line) !== unitOf(content, bar) || ratio > 8 || ratio < 1 / 8;
}

function seriesOption(
  content: ChartFigures,
  chart: Chart,
  series: ChartFigures['series'][number],
  index: number,
  horizontal: boolean,
): Option {
  const isLine = content.shape === 'line' || content.shape === 'area' || series.as === 'line';
  const color = colorAt(chart, index);
  const { language } = chart;
  const values =
    showsValues(content.categories.length, content.series.length) && !(isLine && content.series.length > 2);
  const stacked = content.shape === 'bar-stacked';
  const data = series.values.map((value, at) =>
    value === null
      ? null
      : {
          value,
          label: {
            formatter: withUnit(value, unitOf(content, series), language),
            ...(isLine && { position: linePosition(content, chart, index, at) }),
            ...(!isLine && !stacked && value < 0 && { position: horizontal ? 'left' : 'bottom' }),
          },
        },
  );
  const label = {
    show: values,
    fontSize: values ? valueSize(content, chart, horizontal) : chart.fontSize,
    color: stacked ? undefined : chart.look.ink,
    position: isLine ? 'top' : stacked ? 'inside' : horizontal ? 'right' : 'top',
    // The default of 5 px leaves larger figures standing on their bars.
    distance: Math.max(5, Math.round(chart.fontSize * 0.5)),
  };
  const shared = {
    name: series.name,
    data: values ? data : series.values,
    label,
    // Two values on one another are both lost.
    labelLayout: { hideOverlap: true },
    itemStyle: { color },
  };
  return isLine
    ? { ...shared, ...lineLook(content, chart, series, color) }
    : { ...shared, ...barLook(content, chart, index, horizontal) };
}

/** Of the chart's width, what its bars share. */
const PLOT = 0.9;
/** Smallest that values are written beside those of other bars, as a share of the chart's size. */
const LEAST_VALUE = 0.8;

/** px: values above bars that stand close together are smaller, so that each has the width of its own bar. */
function valueSize(content: ChartFigures, chart: Chart, horizontal: boolean): number {
  const bars = content.series.filter((series) => series.as !== 'line');
  if (horizontal || content.shape === 'line' || content.shape === 'area' || bars.length === 0) return chart.fontSize;
  const beside = content.shape === 'bar-stacked' ? 1 : bars.length;
  const slot = (chart.size.width * PLOT) / Math.max(1, content.categories.length * (beside + 0.4));
  const share = Math.min(1, slot / widestValue(content, bars, chart));
  return Math.round(chart.fontSize * Math.max(LEAST_VALUE, share));
}

/** Ems that a value takes below its point, with its distance from it. */
const VALUE_BELOW = 2.2;

/** Of two lines the values of the lower one stand below it, where the names of the categories are farther down than that. */
function linePosition(content: ChartFigures, chart: Chart, index: number, at: number): 'top' | 'bottom' {
  const own = content.series[index]?.values[at] ?? 0;
  const other =
    content.series.length === 2 && content.shape !== 'combo' ? content.series[1 - index]?.values[at] : undefined;
  const isLower = typeof other === 'number' && (own < other || (own === other && index === 1));
  return isLower && heightAt(own, content, chart) >= chart.fontSize * VALUE_BELOW ? 'bottom' : 'top';
}

/** px, about, that the point of a value stands above the foot of the axes; the highest stands a little below their head. */
function heightAt(value: number, content: ChartFigures, chart: Chart): number {
  const values = content.series.flatMap((series) => series.values.filter((one): one is number => one !== null));
  const least = isFarFromZero(content) ? Math.min(...values) : Math.min(0, ...values);
  const range = Math.max(...values) - least;
  const plot = chart.size.height - legendHeight(content, chart) - chart.fontSize * 4;
  return range > 0 ? ((value - least) / range) * plot * 0.85 : 0;
}

function barLook(content: ChartFigures, chart: Chart, index: number, horizontal: boolean): Option {
  const { barRadius } = chart.look;
  const stacked = content.shape === 'bar-stacked';
  const radius = Math.round(barRadius * Math.min(1.5, chart.look.unit));
  const rounded = horizontal ? [0, radius, radius, 0] : [radius, radius, 0, 0];
  const single = content.series.length === 1;
  return {
    type: 'bar',
    ...(stacked && { stack: 'total' }),
    barMaxWidth: Math.round(chart.size.width * 0.09),
    barCategoryGap: single ? '42%' : '30%',
    barGap: '8%',
    itemStyle: { color: colorAt(chart, index), borderRadius: stacked ? 0 : rounded },
  };
}

function lineLook(content: ChartFigures, chart: Chart, series: ChartFigures['series'][number], color: string): Option {
  const { smooth, area } = chart.look;
  const filled = content.shape === 'area' || (area && content.series.length === 1 && content.shape === 'line');
  const few = content.categories.length <= 16;
  return {
    type: 'line',
    smooth: smooth ? 0.3 : false,
    symbol: 'circle',
    symbolSize: Math.round(chart.fontSize * 0.55),
    showSymbol: few,
    lineStyle: { width: Math.max(2.5, chart.fontSize * 0.2), color },
    ...(hasSecondAxis(content) && series.as === 'line' && { yAxisIndex: 1 }),
    ...(filled && {
      areaStyle: {
        color: {
          type: 'linear',
          x: 0,
          y: 0,
          x2: 0,
          y2: 1,
          colorStops: [
            { offset: 0, color: withAlpha(color, 0.35) },
            { offset: 1, color: withAlpha(color, 0.03) },
          ],
        },
      },
    }),
  };
}
