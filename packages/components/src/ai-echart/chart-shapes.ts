import type { ChartShape } from '@pagewright/model/outline';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures } from './figures.ts';
import { echartSample } from './samples/samples.ts';

/** The type that draws a shape. */
export const TYPE_OF_SHAPE: Readonly<Record<ChartShape, EchartType>> = {
  bar: 'bar',
  'bar-horizontal': 'bar',
  'bar-stacked': 'bar',
  line: 'line',
  area: 'area',
  combo: 'bar',
  pie: 'pie',
  doughnut: 'pie',
  scatter: 'scatter',
  funnel: 'funnel',
  radar: 'radar',
  heatmap: 'heatmap',
  treemap: 'treemap',
  waterfall: 'bar',
  gauge: 'gauge',
};

/** The shape that figures are drawn in as a chart of a type; other types cannot draw them. */
export const SHAPE_OF_TYPE: Partial<Record<EchartType, ChartShape>> = {
  bar: 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  scatter: 'scatter',
  radar: 'radar',
  funnel: 'funnel',
  heatmap: 'heatmap',
  treemap: 'treemap',
  gauge: 'gauge',
};

interface TypedChart {
  readonly chartType: EchartType;
  readonly chartConfig: string;
  readonly content?: ChartFigures | undefined;
}

/** Whether nothing but a type's own sample stands in the configuration. */
export function isSampleOf(chartType: EchartType, chartConfig: string): boolean {
  return chartConfig.trim() === echartSample(chartType).trim();
}

/**
 * A chart as one of another type. Figures are drawn anew in it; a type that cannot draw them shows its sample, and they
 * are kept for the next. What a person typed stays as it is, and nothing at all brings the type's sample (spec §4).
 */
export function withType({ chartType: before, chartConfig, content }: TypedChart, chartType: EchartType): TypedChart {
  const isTyped = chartConfig.trim() !== '' && !(content && isSampleOf(before, chartConfig));
  if (isTyped) return { chartType, chartConfig };
  const shape = SHAPE_OF_TYPE[chartType];
  if (!content || !shape) return { chartType, chartConfig: echartSample(chartType) };
  const same = TYPE_OF_SHAPE[content.shape] === chartType;
  return { chartType, chartConfig: '', content: same ? content : { ...content, shape } };
}
