import type { ChartShape } from '@pagewright/model/outline';
import type { EchartType } from './echart-types.ts';

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
