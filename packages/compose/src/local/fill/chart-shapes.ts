import type { ChartContent, ChartShape } from '@pagewright/model/outline';
import { areLong } from '../tables/values.ts';

/** Shapes by the words that descriptions ask for them with, in the five languages. */
const ASKED: readonly (readonly [RegExp, ChartShape])[] = [
  [/stacked|堆叠|堆積|積み上げ|empilé/i, 'bar-stacked'],
  [/scatter|散点|散點|散布図|nuage de points/i, 'scatter'],
  [/heat ?map|热力图|熱力圖|ヒートマップ|carte de chaleur/i, 'heatmap'],
  [/\bradar\b|雷达|雷達|レーダー/i, 'radar'],
  [/funnel|漏斗|entonnoir|ファネル/i, 'funnel'],
  [/dough?nut|\bring chart|环形|環形|圓環|圆环|ドーナツ|anneau/i, 'doughnut'],
  [/\bpie\b|饼图|餅圖|饼状|圓餅|円グラフ|camembert/i, 'pie'],
  [/\barea chart|面积图|面積圖|面グラフ|\baires?\b/i, 'area'],
  [/\bline (?:chart|graph)|折线|折線|曲线图|曲線圖|折れ線|courbe/i, 'line'],
  [/\bbar (?:chart|graph)|\bcolumn chart|柱状|柱狀|条形图|長條圖|棒グラフ|histogramme|barres/i, 'bar'],
];

/** The shape that a description asks for. */
export function shapeAsked(description: string): ChartShape | undefined {
  return ASKED.find(([words]) => words.test(description))?.[1];
}

const BARS: ReadonlySet<ChartShape> = new Set(['bar', 'bar-horizontal', 'bar-stacked', 'combo', 'waterfall']);
/** Shapes whose figures stand for categories, so that another such shape can show them too. */
const BY_CATEGORY: ReadonlySet<ChartShape> = new Set([
  'bar',
  'bar-horizontal',
  'bar-stacked',
  'combo',
  'line',
  'area',
  'pie',
  'doughnut',
  'funnel',
  'radar',
  'treemap',
]);
const OF_ONE_SERIES: ReadonlySet<ChartShape> = new Set(['pie', 'doughnut', 'funnel', 'treemap', 'area']);
const OF_PARTS: ReadonlySet<ChartShape> = new Set(['pie', 'doughnut', 'funnel', 'treemap']);
/** Categories that a round chart can show. */
const ROUND = { min: 2, max: 16, radarMin: 3, radarMax: 12 } as const;

/** The chart in the shape that is asked for; undefined where its figures cannot be shown in it. */
export function inShape(chart: ChartContent, shape: ChartShape | undefined): ChartContent | undefined {
  if (!shape || shape === chart.shape || (shape === 'bar' && BARS.has(chart.shape))) return chart;
  if (!BY_CATEGORY.has(chart.shape) || !BY_CATEGORY.has(shape)) return undefined;
  const plain = chart.shape === 'combo' ? firstMeasure(chart) : chart;
  const series = OF_ONE_SERIES.has(shape) ? plain.series.slice(0, 1) : plain.series;
  const shown = { ...plain, series, shape: shape === 'bar' ? standing(plain.categories) : shape };
  return fits(shown) ? shown : undefined;
}

function standing(categories: readonly string[]): ChartShape {
  return areLong(categories) ? 'bar-horizontal' : 'bar';
}

/** Two measures of unlike units stand in one shape only where each has an axis: elsewhere the first is shown. */
function firstMeasure(chart: ChartContent): ChartContent {
  const [first] = chart.series;
  if (!first) return chart;
  const { as: _as, unit, ...series } = first;
  return { ...chart, series: [series], ...(unit ? { unit } : {}) };
}

function fits({ shape, series, categories }: ChartContent): boolean {
  if (shape === 'bar-stacked' && series.length < 2) return false;
  if (shape === 'radar') return categories.length >= ROUND.radarMin && categories.length <= ROUND.radarMax;
  if (!OF_PARTS.has(shape)) return true;
  const values = series[0]?.values ?? [];
  const areParts = values.every((value) => value !== null && value >= 0) && values.some((value) => value !== 0);
  return areParts && categories.length >= ROUND.min && categories.length <= ROUND.max;
}
