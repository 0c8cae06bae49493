import { z } from 'zod';
import { defineKind } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { chartBox } from '../props/chart-box.ts';
import { smartFields } from '../props/smart.ts';

/** ECharts types (spec §3): 31, then the GL types. */
export const ECHART_TYPES = [
  'bar',
  'line',
  'pie',
  'scatter',
  'radar',
  'gauge',
  'funnel',
  'heatmap',
  'tree',
  'sankey',
  'graph',
  'map',
  'area',
  'candlestick',
  'boxplot',
  'effectScatter',
  'lines',
  'liquidfill',
  'parallel',
  'pictorialBar',
  'themeRiver',
  'sunburst',
  'treemap',
  'wordCloud',
  'bar3D',
  'line3D',
  'scatter3D',
  'surface',
  'mesh3D',
  'polygon3D',
  'globe',
  'scatterGL',
  'flowGL',
  'graphGL',
  'linesGL',
  'polygonGL',
  'scatter3DGL',
  'surfaceGL',
] as const;
export type EchartType = (typeof ECHART_TYPES)[number];

/** Chart themes (spec §3). */
export const ECHART_THEMES = [
  'default',
  'vintage',
  'dark',
  'macarons',
  'infographic',
  'shine',
  'roma',
  'light',
  'blue',
  'green',
  'purple',
  'orange',
] as const;
export type EchartTheme = (typeof ECHART_THEMES)[number];

/** ECharts chart: 800x600 px, bar by default (spec §3, §9). */
export const aiEchartModel = defineKind({
  kind: 'aiEchart',
  element: 'EChart',
  version: 1,
  size: { width: 800, height: 600 },
  props: z.object({
    chartType: z.enum(ECHART_TYPES).default('bar'),
    /** ECharts option: JSON, or a JavaScript object literal that is read, never run. */
    chartConfig: z
      .string()
      .max(256 * 1024)
      .default(''),
    theme: z.enum(ECHART_THEMES).default('default'),
    ...chartBox,
    ...smartFields,
    ...boxStyle,
  }),
});
