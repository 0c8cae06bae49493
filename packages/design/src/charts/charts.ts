import type { PropsInput } from '@pagewright/components/models';
import type { ChartContent, ChartShape } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import { look, type Setting } from '../setting.ts';
import { cartesianOption } from './cartesian.ts';
import { type ChartLook, chartLook } from './chart-look.ts';
import { heatmapOption, scatterOption, waterfallOption } from './matrix.ts';
import { withUnit } from './numbers.ts';
import { funnelOption, gaugeOption, pieOption, radarOption, treemapOption } from './round.ts';

/** ChartContent to the props of an ECharts component: JSON without functions, in the style's colours. */

type Option = Record<string, unknown>;
type ChartType = NonNullable<PropsInput<'aiEchart'>['chartType']>;

const BUILDERS: Readonly<
  Record<ChartShape, { type: ChartType; build: (content: ChartContent, chart: ChartLook) => Option }>
> = {
  bar: { type: 'bar', build: cartesianOption },
  'bar-horizontal': { type: 'bar', build: cartesianOption },
  'bar-stacked': { type: 'bar', build: cartesianOption },
  line: { type: 'line', build: cartesianOption },
  area: { type: 'area', build: cartesianOption },
  combo: { type: 'bar', build: cartesianOption },
  pie: { type: 'pie', build: pieOption },
  doughnut: { type: 'pie', build: pieOption },
  scatter: { type: 'scatter', build: scatterOption },
  funnel: { type: 'funnel', build: funnelOption },
  radar: { type: 'radar', build: radarOption },
  heatmap: { type: 'heatmap', build: heatmapOption },
  treemap: { type: 'treemap', build: treemapOption },
  waterfall: { type: 'bar', build: waterfallOption },
  gauge: { type: 'gauge', build: gaugeOption },
};

/** Longest alternative text of a chart (`description` of the chart kinds). */
const MAX_DESCRIPTION = 1000;

export function chartProps(setting: Setting, content: ChartContent, size: Size): PropsInput<'aiEchart'> {
  const chart = chartLook(setting, size);
  const { type, build } = BUILDERS[content.shape];
  const option = {
    animation: false,
    color: chart.colors,
    backgroundColor: 'transparent',
    textStyle: { color: chart.soft, fontSize: chart.fontSize },
    ...build(content, chart),
  };
  return {
    chartType: type,
    chartConfig: JSON.stringify(option),
    width: Math.round(size.width),
    height: Math.round(size.height),
    fontSize: chart.fontSize,
    fontFamily: look(setting, 'body').fontFamily,
    description: describe(content, setting),
  };
}

/** The chart's caption and figures in words, as many as fit. */
function describe(content: ChartContent, setting: Setting): string {
  const { language } = setting.theme;
  const lines = content.series.map((series) => {
    const values = content.categories.map((name, index) => {
      const value = series.values[index];
      return typeof value === 'number'
        ? `${name} ${withUnit(value, series.unit ?? content.unit, language)}`
        : undefined;
    });
    return [series.name, values.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });
  let text = content.caption ?? '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > MAX_DESCRIPTION) break;
    text = next;
  }
  return text.slice(0, MAX_DESCRIPTION);
}
