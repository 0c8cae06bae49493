import { ChartConfigError, type ChartOption } from '../chart-config.ts';
import type { ViewMode } from '../view-context.ts';
import type { EchartType } from './echart-types.ts';
import { numberFormat } from './number-formats.ts';
import { enginesFor, isSeriesType, seriesType } from './series-types.ts';

/** GL charts: progressive 500, threshold 3000, item opacity 0.8, line opacity 0.6, no animation (spec §9). */
const GL_SERIES = { progressive: 500, progressiveThreshold: 3000 } as const;
const GL_OPACITY = { item: 0.8, line: 0.6 } as const;

/** Types whose series shares a whole, or a scale, out among its rows. */
const SHARED_OUT: ReadonlySet<unknown> = new Set(['pie', 'funnel', 'gauge']);

export interface DrawableChart {
  readonly option: ChartOption;
  readonly engines: ReturnType<typeof enginesFor>;
  readonly isGl: boolean;
}

interface OptionLook {
  readonly chartType: EchartType;
  readonly mode: ViewMode;
  /** CSS font family. */
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
  /** Series colours of the theme. */
  readonly colors: readonly string[];
}

/** Makes a checked option ready to draw: series types settled, safe tooltips, still where it is for paper. */
export function drawableOption(option: ChartOption, look: OptionLook): DrawableChart {
  const isStill = look.mode !== 'view';
  const colors = Array.isArray(option.color) ? option.color : look.colors;
  const series = listOf(option.series).map((one) => colorWords(drawableSeries(one, look.chartType, isStill), colors));
  const engines = enginesFor(
    option,
    series.map((one) => String(one.type)),
  );
  const isGl = engines.includes('gl');
  // A tool box that is named without being drawn would be looked for among what is loaded, and missed aloud.
  const { toolbox, ...drawn } = option;
  const merged: ChartOption = {
    ...drawn,
    ...(series.length > 0 ? { series: isGl ? series.map(glSeries) : series } : {}),
    textStyle: { fontFamily: look.fontFamily, fontSize: look.fontSize, ...record(option.textStyle) },
    animation: !isStill && !isGl && option.animation === true,
    ...(option.tooltip === undefined
      ? {}
      : { tooltip: each(option.tooltip, (one) => ({ ...one, renderMode: 'richText' })) }),
    ...(isStill || toolbox === undefined ? {} : { toolbox }),
  };
  return { option: withNumberFormats(merged) as ChartOption, engines, isGl };
}

function drawableSeries(series: ChartOption, chartType: EchartType, isStill: boolean): ChartOption {
  const type = seriesType(series.type, chartType);
  if (!isSeriesType(type)) throw new ChartConfigError('no-such-type', { name: String(type) });
  const own: ChartOption = { ...series, type };
  if (series.type === undefined && chartType === 'area') own.areaStyle = series.areaStyle ?? {};
  // ECharts would cut what is too wide beside a pie, its figure first.
  if (type === 'pie') own.label = { overflow: 'break', ...record(series.label) };
  if (SHARED_OUT.has(type) && Array.isArray(series.data)) own.data = series.data.filter((item) => !isGap(item));
  return isStill ? still(own) : own;
}

/** A share whose figure is still to be typed: ECharts would name it, and write NaN beside it. */
function isGap(item: unknown): boolean {
  const value = typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
  return value === null || value === '';
}

/** Words of a cloud take the chart's colours in turn; the extension would give all of them the first. */
function colorWords(series: ChartOption, colors: readonly unknown[]): ChartOption {
  if (series.type !== 'wordCloud' || !Array.isArray(series.data) || colors.length === 0) return series;
  const data = series.data.map((word, index) => {
    const own = record(word);
    return { ...own, textStyle: { color: colors[index % colors.length], ...record(own.textStyle) } };
  });
  return { ...series, data };
}

/** Paper and pictures show one moment: whatever moves on its own stands still. */
function still(series: ChartOption): ChartOption {
  switch (series.type) {
    case 'effectScatter':
      return { ...series, type: 'scatter' };
    case 'lines':
    case 'lines3D':
    case 'linesGL':
      return { ...series, effect: { show: false } };
    case 'graph':
      return { ...series, force: { ...record(series.force), layoutAnimation: false } };
    case 'liquidFill':
      return { ...series, waveAnimation: false, animationDuration: 0 };
    case 'wordCloud':
      return { ...series, layoutAnimation: false };
    default:
      return series;
  }
}

function glSeries(series: ChartOption): ChartOption {
  return {
    ...GL_SERIES,
    ...series,
    animation: false,
    itemStyle: { opacity: GL_OPACITY.item, ...record(series.itemStyle) },
    lineStyle: { opacity: GL_OPACITY.line, ...record(series.lineStyle) },
  };
}

function withNumberFormats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumberFormats);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'formatter' && typeof one === 'string' ? (numberFormat(one) ?? one) : withNumberFormats(one),
    ]),
  );
}

function each(value: unknown, change: (one: ChartOption) => ChartOption): unknown {
  return Array.isArray(value) ? value.map((one) => change(record(one))) : change(record(value));
}

function listOf(value: unknown): ChartOption[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(record);
}

function record(value: unknown): ChartOption {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ChartOption) : {};
}
