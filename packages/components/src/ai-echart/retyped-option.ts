import type { Language } from '@pagewright/model/languages';
import { isSameValue } from '../behaviour/same-value.ts';
import type { ChartOption } from '../chart-config.ts';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures } from './figures.ts';
import { figuresOfOption } from './figures-of-option.ts';
import { numberTemplate } from './from-content/numbers.ts';
import { unitOfOption } from './unit-of-option.ts';

/** An option that a person typed, as a chart of another type: its figures drawn in that way, all else as it was. */

/** Types whose series stand over a category axis. */
const OVER_AXIS: ReadonlySet<EchartType> = new Set(['bar', 'line', 'area', 'scatter', 'effectScatter', 'pictorialBar']);
/** Types that name the shares of one series. */
const SHARES: ReadonlySet<EchartType> = new Set(['pie', 'funnel', 'treemap', 'gauge']);

/** What places the series of a type and means nothing to another. */
const PLACES = new Set(['series', 'xAxis', 'yAxis', 'grid', 'radar', 'polar', 'angleAxis', 'radiusAxis', 'visualMap']);

export interface Retyped {
  readonly option: ChartOption;
  /** All figures of the chart, also those of series that the new type does not draw. */
  readonly figures: ChartFigures;
}

/**
 * @param language of the person, in which units are written
 * @param kept figures of the chart from an earlier type: series that the option no longer draws are taken from there
 * @returns undefined where the figures cannot be told, or the type cannot draw them
 */
export function retypedOption(
  option: ChartOption,
  from: EchartType,
  to: EchartType,
  language: Language,
  kept?: ChartFigures,
): Retyped | undefined {
  const drawn = figuresInUnit(option, from) ?? (kept && isPlacedAs(option, kept, from, language) ? kept : undefined);
  if (!drawn) return undefined;
  const figures = withHidden(drawn, kept);
  if (OVER_AXIS.has(from) && OVER_AXIS.has(to) && isAlike(option, from)) {
    return { option: { ...option, series: seriesOf(option).map((series) => overAxis(series, to)) }, figures };
  }
  const others = Object.fromEntries(Object.entries(option).filter(([key]) => !PLACES.has(key)));
  const placed = placedSeries(figures, to, language);
  return placed && { option: { ...others, ...placed }, figures };
}

function figuresInUnit(option: ChartOption, type: EchartType): ChartFigures | undefined {
  const figures = figuresOfOption(option, type);
  if (!figures) return undefined;
  const unit = unitOfOption(option);
  return unit === undefined ? figures : { ...figures, unit };
}

function placedSeries(
  { categories, series, unit }: ChartFigures,
  to: EchartType,
  language: Language,
): ChartOption | undefined {
  const inUnit = (place: string) => numberTemplate(place, unit, language);
  if (OVER_AXIS.has(to)) {
    return {
      xAxis: { type: 'category', data: categories },
      yAxis: { type: 'value', ...(unit === undefined ? {} : { axisLabel: { formatter: inUnit('{value}') } }) },
      series: series.map(({ name, values }) => overAxis({ ...named(name), data: values }, to)),
    };
  }
  if (SHARES.has(to)) {
    const [first] = series;
    if (!first) return undefined;
    const data = categories.map((name, index) => ({ name, value: first.values[index] ?? null }));
    // A gauge has a scale of its own, and no names beside its figures.
    const label = unit === undefined || to === 'gauge' ? {} : { label: { formatter: `{b}\n${inUnit('{c}')}` } };
    return { series: [{ ...named(first.name), type: to, ...label, data }] };
  }
  if (to === 'radar') {
    const data = series.map(({ name, values }) => ({ name, value: values.map((value) => value ?? 0) }));
    return { radar: { indicator: categories.map((name) => ({ name })) }, series: [{ type: 'radar', data }] };
  }
  return to === 'heatmap' ? heatmap(categories, series) : undefined;
}

/** Categories across, series down, and the strength of a colour for each value. */
function heatmap(categories: readonly string[], series: ChartFigures['series']): ChartOption | undefined {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  if (values.length === 0) return undefined;
  const data = series.flatMap((one, y) => one.values.map((value, x) => [x, y, value ?? '-']));
  return {
    xAxis: { type: 'category', data: categories },
    yAxis: { type: 'category', data: series.map(({ name }) => name) },
    visualMap: {
      min: Math.min(...values),
      max: Math.max(...values),
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
    },
    series: [{ type: 'heatmap', label: { show: true }, data }],
  };
}

/** Whether an option still is what figures were placed as in it: they need not be told from it then. */
function isPlacedAs(option: ChartOption, figures: ChartFigures, type: EchartType, language: Language): boolean {
  const placed = placedSeries(figures, type, language);
  return placed !== undefined && Object.entries(placed).every(([key, value]) => isSameValue(option[key], value));
}

/** A series of one kind of chart over an axis, as one of another. */
function overAxis(series: ChartOption, to: EchartType): ChartOption {
  const { areaStyle, stack, ...rest } = series;
  // Lines and points one on the other would stand at sums that nobody reads.
  const others = stack !== undefined && (to === 'bar' || to === 'area') ? { ...rest, stack } : rest;
  if (to === 'area') return { ...others, type: 'line', areaStyle: areaStyle ?? {} };
  return { ...others, type: to };
}

/** Whether all series are of the chart's type: others were mixed on purpose. */
function isAlike(option: ChartOption, type: EchartType): boolean {
  const own = type === 'area' ? 'line' : type;
  return seriesOf(option).every((series) => series.type === undefined || series.type === own);
}

function withHidden(drawn: ChartFigures, kept: ChartFigures | undefined): ChartFigures {
  const isFirst = drawn.series.length === 1 && (kept?.series.length ?? 0) > 1;
  if (!kept || !isFirst || drawn.categories.join('\n') !== kept.categories.join('\n')) return drawn;
  return { ...drawn, series: [...drawn.series, ...kept.series.slice(1)] };
}

function named(name: string): ChartOption {
  return name === '' ? {} : { name };
}

function seriesOf(option: ChartOption): ChartOption[] {
  return [option.series]
    .flat()
    .filter((one): one is ChartOption => typeof one === 'object' && one !== null && !Array.isArray(one));
}
