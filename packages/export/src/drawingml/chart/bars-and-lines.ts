import { mostReadable } from '@pagewright/model/color';
import { el, type Xml } from '../../ooxml/xml.ts';
import { type AxisPair, categoryAxisXml, FIRST_AXES, SECOND_AXES, valueAxisXml } from './axes.ts';
import { BESIDE, gapWidth } from './bar-gap.ts';
import { barPoint } from './bar-point.ts';
import { cartesianLayout, nameAbove, nameBelow } from './cartesian-layout.ts';
import { categories, seriesName, values } from './data.ts';
import { type Labels, labels, noLabels } from './labels.ts';
import {
  categoryAxis,
  isHorizontal,
  isShown,
  numberOf,
  type OptionRecord,
  recordOf,
  recordsOf,
  stringOf,
  valueAxes,
} from './option.ts';
import { axisFormat, formatOf, type Plot, type PlotLayout, type PlottedChart, plainSheet } from './plot.ts';
import { ticksOf } from './ticks.ts';
import type { ChartSheet } from './workbook.ts';

/** Charts with categories along one axis and values along the other: bars, lines, areas and both together. */

/** Overlap of bars that stand beside and on one another, %. */
const OVERLAP = { beside: -100 * BESIDE, stacked: 100 } as const;
/** Room between groups of bars as a share of a group's place: of one series, of several. */
const GAP = { single: 0.42, several: 0.3 } as const;
const AREA_OPACITY = 0.22;

export function barsAndLines(chart: PlottedChart): Plot {
  const { figures, primitive } = chart;
  const { option } = primitive;
  const sheet = plainSheet(chart);
  const horizontal = isHorizontal(option);
  const options = recordsOf(option?.series);
  const drawn = figures.series.map((series, index) => ({
    index,
    isLine: isLine(figures.shape, series),
    option: options[index] ?? {},
  }));
  const axes = valueAxes(option);
  const hasSecond = drawn.some((one) => one.option.yAxisIndex === 1) && axes.length > 1;
  const pairOf = (one: Drawn): AxisPair => (hasSecond && one.option.yAxisIndex === 1 ? SECOND_AXES : FIRST_AXES);
  const bars = drawn.filter((one) => !one.isLine);
  const lines = drawn.filter((one) => one.isLine);
  const grounds = figures.series.length;
  const [first = {}, second = {}] = axes;
  const layout = cartesianLayout(chart);
  const nameAt = horizontal ? nameBelow(first, chart, layout) : nameAbove(stringOf(first.name), 'left', chart, layout);
  const side = horizontal ? ({ category: 'l', value: 'b' } as const) : ({ category: 'b', value: 'l' } as const);
  return {
    sheet,
    legend: isShown(option?.legend) ? 't' : undefined,
    legendKeys: lines.length > 0 ? 'line' : 'square',
    legendEnd: horizontal ? undefined : nameAt?.y,
    layout,
    unlisted: lines.filter(isFilled).map(({ index }) => grounds + index),
    area: [
      ...(bars.length > 0 ? [barChart(bars, chart, sheet, layout)] : []),
      ...[FIRST_AXES, SECOND_AXES].flatMap((pair) => {
        const own = lines.filter((one) => pairOf(one) === pair);
        return own.length > 0 ? lineCharts(own, chart, sheet, pair) : [];
      }),
      categoryAxisXml(
        categoryAxis(option),
        { id: FIRST_AXES.category, crossing: FIRST_AXES.value, side: side.category },
        chart.look,
        { reversed: horizontal, every: horizontal ? 1 : namesApart(chart) },
      ),
      valueAxisXml(first, { id: FIRST_AXES.value, crossing: FIRST_AXES.category, side: side.value }, chart.look, {
        format: axisFormat(chart, bars[0]?.index ?? 0),
        ticks: ticksOf(shownValues(hasSecond ? bars : drawn, chart), first),
        // Categories that run downwards have the values' axis at their other end.
        crosses: horizontal ? 'max' : 'autoZero',
        between: bars.length > 0 || categoryAxis(option).boundaryGap !== false,
        nameAt,
      }),
      ...(hasSecond ? secondAxes(second, chart, lines[0]?.index ?? 0, layout) : []),
    ],
  };
}

/** Each how manieth name is written below a chart whose names do not all find room. */
function namesApart({ figures, primitive, look }: PlottedChart): number {
  const label = recordOf(categoryAxis(primitive.option).axisLabel);
  if (label.interval === 0 || numberOf(label.rotate)) return 1;
  const place = (primitive.box.width * 0.9) / Math.max(1, figures.categories.length);
  const widest = Math.max(0, ...figures.categories.map((name) => look.widthOf(name)));
  return Math.max(1, Math.ceil((widest + look.fontSize) / place));
}

interface Drawn {
  readonly index: number;
  readonly isLine: boolean;
  readonly option: OptionRecord;
}

function isLine(shape: string, series: { readonly as?: 'bar' | 'line' | undefined }): boolean {
  return shape === 'line' || shape === 'area' || series.as === 'line';
}

/** The values that an axis must reach; of stacks their sums. */
function shownValues(drawn: readonly Drawn[], { figures }: PlottedChart): number[] {
  const columns = drawn.map(({ index }) => figures.series[index]?.values ?? []);
  if (figures.shape !== 'bar-stacked') return columns.flat().filter((value) => value !== null);
  return figures.categories.flatMap((_, at) => {
    const parts = columns.map((column) => column[at] ?? 0);
    const sum = (isPart: (value: number) => boolean): number => parts.filter(isPart).reduce((all, one) => all + one, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}

function secondAxes(axis: OptionRecord, chart: PlottedChart, index: number, layout: PlotLayout | undefined): Xml[] {
  const { category, value } = SECOND_AXES;
  return [
    categoryAxisXml({}, { id: category, crossing: value, side: 'b' }, chart.look, { hidden: true }),
    valueAxisXml(axis, { id: value, crossing: category, side: 'r' }, chart.look, {
      format: axisFormat(chart, index),
      ticks: ticksOf(chart.figures.series[index]?.values.filter((one) => one !== null) ?? [], axis),
      crosses: 'max',
      nameAt: nameAbove(stringOf(axis.name), 'right', chart, layout),
    }),
  ];
}

function barChart(bars: readonly Drawn[], chart: PlottedChart, sheet: ChartSheet, layout: PlotLayout | undefined): Xml {
  const { look, figures, primitive } = chart;
  const stacked = figures.shape === 'bar-stacked';
  const beside = stacked ? 1 : bars.length;
  const share = beside === 1 ? GAP.single : GAP.several;
  return el(
    'c:barChart',
    {},
    el('c:barDir', { val: isHorizontal(primitive.option) ? 'bar' : 'col' }),
    el('c:grouping', { val: stacked ? 'stacked' : 'clustered' }),
    el('c:varyColors', { val: false }),
    bars.map(({ index, option }) => {
      const color = colorOf(option, chart, index);
      const inside = stacked
        ? ({ position: 'ctr', color: mostReadable(color, ['#ffffff', '#14181f']) } as const)
        : ({ position: 'outEnd' } as const);
      const shown = labelsOf(option, { format: formatOf(primitive, index), ...inside });
      return el(
        'c:ser',
        {},
        seriesHead(sheet, index),
        look.fill(color),
        el('c:invertIfNegative', { val: false }),
        pointColors(option, chart),
        labels(shown, look),
        categories(sheet),
        values('c:val', sheet, index),
      );
    }),
    noLabels(),
    el('c:gapWidth', { val: gapWidth(chart, { share, beside, layout }) }),
    el('c:overlap', { val: stacked ? OVERLAP.stacked : OVERLAP.beside }),
    axisIds(FIRST_AXES),
  );
}

/** Bars that have a colour of their own. */
function pointColors(option: OptionRecord, { look }: PlottedChart): Xml[] {
  const points = Array.isArray(option.data) ? option.data : [];
  return points.flatMap((point, index) => {
    const color = stringOf(recordOf(recordOf(point).itemStyle).color);
    return color ? [barPoint(index, color, look)] : [];
  });
}

function isFilled({ option }: Drawn): boolean {
  return option.areaStyle !== undefined;
}

/** Lines, those with an area below them first. */
function lineCharts(lines: readonly Drawn[], chart: PlottedChart, sheet: ChartSheet, pair: AxisPair): Xml[] {
  const filled = lines.filter(isFilled);
  return [...(filled.length > 0 ? [areaChart(filled, chart, sheet, pair)] : []), lineChart(lines, chart, sheet, pair)];
}

/** The ground of a line: its values once more, without name or labels. */
function areaChart(filled: readonly Drawn[], chart: PlottedChart, sheet: ChartSheet, pair: AxisPair): Xml {
  const { look, figures } = chart;
  return el(
    'c:areaChart',
    {},
    el('c:grouping', { val: 'standard' }),
    el('c:varyColors', { val: false }),
    filled.map(({ index, option }) =>
      el(
        'c:ser',
        {},
        el('c:idx', { val: figures.series.length + index }),
        el('c:order', { val: figures.series.length + index }),
        seriesName(sheet, index),
        look.fill(colorOf(option, chart, index), AREA_OPACITY),
        noLabels(),
        categories(sheet),
        values('c:val', sheet, index),
      ),
    ),
    noLabels(),
    axisIds(pair),
  );
}

function lineChart(lines: readonly Drawn[], chart: PlottedChart, sheet: ChartSheet, pair: AxisPair): Xml {
  const { look, primitive } = chart;
  return el(
    'c:lineChart',
    {},
    el('c:grouping', { val: 'standard' }),
    el('c:varyColors', { val: false }),
    lines.map(({ index, option }) => {
      const color = colorOf(option, chart, index);
      const width = numberOf(recordOf(option.lineStyle).width) ?? 2.5;
      return el(
        'c:ser',
        {},
        seriesHead(sheet, index),
        el('c:spPr', {}, look.stroke(color, width)),
        marker(option, color, chart),
        labels(
          labelsOf(option, { format: formatOf(primitive, index), position: 't', positions: labelSides(option) }),
          look,
        ),
        categories(sheet),
        values('c:val', sheet, index),
        // The area below a line has corners: presentations have no smooth ones.
        el('c:smooth', { val: Boolean(option.smooth) && option.areaStyle === undefined }),
      );
    }),
    noLabels(),
    el('c:marker', { val: true }),
    axisIds(pair),
  );
}

/** On which side of the line each label stands: of two lines, the lower one has its labels below. */
function labelSides(option: OptionRecord): ('t' | 'b')[] {
  const points = Array.isArray(option.data) ? option.data : [];
  const sides = points.map((point) => (recordOf(recordOf(point).label).position === 'bottom' ? 'b' : 't'));
  return sides.includes('b') ? sides : [];
}

/** Sizes of markers, points (ST_MarkerSize). */
const MARKER = { min: 2, max: 72 } as const;

export function marker(option: OptionRecord, color: string, { look }: Pick<PlottedChart, 'look'>): Xml {
  if (option.showSymbol === false || option.symbol === 'none')
    return el('c:marker', {}, el('c:symbol', { val: 'none' }));
  const size = Math.round((numberOf(option.symbolSize) ?? 6) * 0.75);
  return el(
    'c:marker',
    {},
    el('c:symbol', { val: 'circle' }),
    el('c:size', { val: Math.min(MARKER.max, Math.max(MARKER.min, size)) }),
    look.fill(color, numberOf(option.opacity)),
  );
}

export function seriesHead(sheet: ChartSheet, index: number): Xml[] {
  return [el('c:idx', { val: index }), el('c:order', { val: index }), seriesName(sheet, index)];
}

export function axisIds({ category, value }: AxisPair): Xml[] {
  return [el('c:axId', { val: category }), el('c:axId', { val: value })];
}

/** The labels of a series where the page shows them. */
export function labelsOf(option: OptionRecord, one: Labels): Labels | undefined {
  const label = recordOf(option.label);
  return label.show === true ? { color: stringOf(label.color), ...one } : undefined;
}

export function colorOf(option: OptionRecord, { look }: Pick<PlottedChart, 'look'>, index: number): string {
  return stringOf(recordOf(option.itemStyle).color) ?? look.color(index);
}
