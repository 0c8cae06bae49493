import type { EchartType } from './echart-types.ts';

/** What draws a series, and what has to be loaded for it. */
export type ChartEngine = 'common' | 'full' | 'gl' | 'liquidfill' | 'wordcloud';

/** ECharts' series types by the engine part that brings them. `custom` is missing: it needs functions. */
const ENGINE_OF_SERIES: Readonly<Record<string, ChartEngine>> = {
  bar: 'common',
  line: 'common',
  pie: 'common',
  scatter: 'common',
  radar: 'common',
  gauge: 'common',
  funnel: 'common',
  heatmap: 'full',
  tree: 'full',
  sankey: 'full',
  graph: 'full',
  chord: 'full',
  map: 'full',
  candlestick: 'full',
  boxplot: 'full',
  effectScatter: 'full',
  lines: 'full',
  parallel: 'full',
  pictorialBar: 'full',
  themeRiver: 'full',
  sunburst: 'full',
  treemap: 'full',
  liquidFill: 'liquidfill',
  wordCloud: 'wordcloud',
  bar3D: 'gl',
  line3D: 'gl',
  scatter3D: 'gl',
  lines3D: 'gl',
  polygons3D: 'gl',
  map3D: 'gl',
  surface: 'gl',
  scatterGL: 'gl',
  graphGL: 'gl',
  flowGL: 'gl',
};

/**
 * Types of spec §3 that are not series of their own, and the series that draws them. The lines and polygons of
 * echarts-gl 2.1 draw nothing with ECharts 6, so ECharts' own lines and the 3D map stand in for them.
 */
const SERIES_OF_TYPE: Readonly<Record<string, string>> = {
  area: 'line',
  liquidfill: 'liquidFill',
  mesh3D: 'surface',
  surfaceGL: 'surface',
  polygon3D: 'map3D',
  polygonGL: 'map3D',
  linesGL: 'lines',
  scatter3DGL: 'scatter3D',
  globe: 'scatter3D',
};

/** Components of ECharts that the common part draws; any other needs the full one. */
const COMMON_COMPONENTS = new Set([
  'aria',
  'backgroundColor',
  'color',
  'darkMode',
  'dataset',
  'grid',
  'legend',
  'polar',
  'angleAxis',
  'radiusAxis',
  'radar',
  'series',
  'textStyle',
  'title',
  'tooltip',
  'useUTC',
  'xAxis',
  'yAxis',
]);

const GL_COMPONENTS = ['grid3D', 'globe', 'geo3D'];

/** The series type that draws a series given as `type`, or the chart's own type where it gives none. */
export function seriesType(type: unknown, chartType: EchartType): string {
  const given = typeof type === 'string' && type !== '' ? type : chartType;
  return Object.hasOwn(SERIES_OF_TYPE, given) ? (SERIES_OF_TYPE[given] as string) : given;
}

export function isSeriesType(type: string): boolean {
  return Object.hasOwn(ENGINE_OF_SERIES, type);
}

/** Everything that has to be loaded to draw an option. */
export function enginesFor(option: Readonly<Record<string, unknown>>, seriesTypes: readonly string[]): ChartEngine[] {
  const engines = new Set<ChartEngine>(seriesTypes.map((type) => ENGINE_OF_SERIES[type] ?? 'full'));
  const components = Object.keys(option).filter((key) => !key.startsWith('animation'));
  if (GL_COMPONENTS.some((key) => key in option)) engines.add('gl');
  if (components.some((key) => !COMMON_COMPONENTS.has(key))) engines.add('full');
  if (engines.has('gl') || engines.has('wordcloud')) engines.add('full');
  if (!engines.has('full')) engines.add('common');
  return [...engines];
}
