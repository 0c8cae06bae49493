import type { Language } from '@pagewright/model/languages';
import type { ChartShape } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import type { ChartOption } from '../../chart-config.ts';
import type { EchartTheme } from '../echart-types.ts';
import type { ChartFigures, ChartLook } from '../figures.ts';
import { CHART_THEMES } from '../themes.ts';
import { cartesianOption } from './cartesian.ts';
import type { Chart } from './chart.ts';
import { heatmapOption, scatterOption, waterfallOption } from './matrix.ts';
import { funnelOption, gaugeOption, pieOption, radarOption, treemapOption } from './round.ts';

/** The ECharts option of a chart's figures: plain data in the document's style. */

const BUILDERS: Readonly<Record<ChartShape, (content: ChartFigures, chart: Chart) => ChartOption>> = {
  bar: cartesianOption,
  'bar-horizontal': cartesianOption,
  'bar-stacked': cartesianOption,
  line: cartesianOption,
  area: cartesianOption,
  combo: cartesianOption,
  pie: pieOption,
  doughnut: pieOption,
  scatter: scatterOption,
  funnel: funnelOption,
  radar: radarOption,
  heatmap: heatmapOption,
  treemap: treemapOption,
  waterfall: waterfallOption,
  gauge: gaugeOption,
};

/** What of a chart's props decides how its figures are drawn. */
export interface FiguresLook {
  readonly theme: EchartTheme;
  readonly look?: ChartLook | undefined;
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
}

export function contentOption(
  content: ChartFigures,
  props: FiguresLook,
  { size, language }: { readonly size: Size; readonly language: Language },
): ChartOption {
  const { fontFamily, fontSize } = props;
  const look = props.look ?? plainLook(props.theme);
  const chart: Chart = { look, language, size, fontFamily, fontSize, colors: contentColors(props) };
  return {
    animation: false,
    color: chart.colors,
    backgroundColor: 'transparent',
    textStyle: { color: look.soft, fontSize },
    ...BUILDERS[content.shape](content, chart),
  };
}

/** A theme that the person has chosen colours the series; else the document's style does. */
export function contentColors({ theme, look }: Pick<FiguresLook, 'theme' | 'look'>): readonly string[] {
  return theme === 'default' && look ? look.colors : CHART_THEMES[theme].colors;
}

/** The look of a chart that no design has made: its theme's. */
function plainLook(theme: EchartTheme): ChartLook {
  const { colors, title, text, grid, background = '#ffffff' } = CHART_THEMES[theme];
  return {
    colors: [...colors],
    ink: title,
    soft: text,
    rule: grid,
    background,
    grid: 'solid',
    smooth: false,
    area: false,
    barRadius: 2,
    radius: 0,
    unit: 1,
  };
}
