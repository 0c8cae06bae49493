import type { EchartTheme } from './echart-types.ts';

/** What a chart theme (spec §3) decides. */
export interface ChartTheme {
  /** Colours of the series, in order; shown as the theme's preview. */
  readonly colors: readonly string[];
  /** Ground of the chart, or undefined where the component's own shows. */
  readonly background?: string;
  readonly title: string;
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  /** From low to high, for heat maps. */
  readonly range: readonly string[];
}

const INK = { title: '#333333', text: '#595959', axis: '#8c8c8c', grid: '#e8e8e8' } as const;

function own(colors: readonly string[], range: readonly string[], title: string): ChartTheme {
  return { ...INK, title, colors, range };
}

/** Colours of vintage, dark, macarons, infographic, shine and roma are those of ECharts' theme files (Apache-2.0). */
export const CHART_THEMES: Readonly<Record<EchartTheme, ChartTheme>> = {
  default: own(
    ['#2f5ff0', '#22b8a6', '#f5a623', '#e8547c', '#7a5af8', '#12a5e0', '#8bc34a', '#f76707', '#5c6b8a'],
    ['#dbe6ff', '#6f97ff', '#1d3fb8'],
    INK.title,
  ),
  vintage: {
    ...INK,
    colors: [
      '#d87c7c',
      '#919e8b',
      '#d7ab82',
      '#6e7074',
      '#61a0a8',
      '#efa18d',
      '#787464',
      '#cc7e63',
      '#724e58',
      '#4b565b',
    ],
    background: '#fef8ef',
    range: ['#f3e3cf', '#d7ab82', '#724e58'],
  },
  dark: {
    colors: ['#4992ff', '#7cffb2', '#fddd60', '#ff6e76', '#58d9f9', '#05c091', '#ff8a45', '#8d48e3', '#dd79ff'],
    background: '#100c2a',
    title: '#eef1fa',
    text: '#b9b8ce',
    axis: '#b9b8ce',
    grid: '#484753',
    range: ['#24306b', '#4992ff', '#d6e6ff'],
  },
  macarons: own(
    ['#2ec7c9', '#b6a2de', '#5ab1ef', '#ffb980', '#d87a80', '#8d98b3', '#e5cf0d', '#97b552', '#95706d', '#dc69aa'],
    ['#e0ffff', '#5ab1ef'],
    '#008acd',
  ),
  infographic: own(
    ['#c1232b', '#27727b', '#fcce10', '#e87c25', '#b5c334', '#fe8463', '#9bca63', '#fad860', '#f3a43b', '#60c0dd'],
    ['#fcce10', '#c1232b'],
    '#27727b',
  ),
  shine: own(
    ['#c12e34', '#e6b600', '#0098d9', '#2b821d', '#005eaa', '#339ca8', '#cda819', '#32a487'],
    ['#a2d4e6', '#1790cf'],
    INK.title,
  ),
  roma: own(
    ['#e01f54', '#001852', '#f5e8c8', '#b8d2c7', '#c6b38e', '#a4d8c2', '#f3d999', '#d3758f', '#dcc392', '#2e4783'],
    ['#e7dbc3', '#e01f54'],
    INK.title,
  ),
  light: own(
    ['#37a2da', '#32c5e9', '#67e0e3', '#9fe6b8', '#ffdb5c', '#ff9f7f', '#fb7293', '#e062ae', '#e690d1', '#9d96f5'],
    ['#e3f6fb', '#67e0e3', '#37a2da'],
    INK.title,
  ),
  blue: own(
    ['#1557c0', '#3b82f6', '#7db2ff', '#0f3a86', '#38a3d1', '#8fd3f4', '#5468ad', '#b4c7ea'],
    ['#e4eefc', '#3b82f6', '#0f3a86'],
    '#0f3a86',
  ),
  green: own(
    ['#15803d', '#34b56f', '#8bd3a8', '#0b5130', '#86a83a', '#c2d989', '#2f9e91', '#a9d5cd'],
    ['#e5f5ea', '#34b56f', '#0b5130'],
    '#0b5130',
  ),
  purple: own(
    ['#6d3fd1', '#9b6ff0', '#c8aefb', '#43228f', '#c04fbf', '#e6a6e5', '#5b6ee1', '#a9b4f2'],
    ['#efe8fc', '#9b6ff0', '#43228f'],
    '#43228f',
  ),
  orange: own(
    ['#d9580d', '#f58b2e', '#fcc078', '#98390a', '#d9a21b', '#f2d675', '#c2554f', '#eca9a2'],
    ['#fdeedd', '#f58b2e', '#98390a'],
    '#98390a',
  ),
};

/** A theme as ECharts wants it, its labels in `fontSize` px. */
export function echartsTheme(name: EchartTheme, fontSize: number): Record<string, unknown> {
  const theme = CHART_THEMES[name];
  const line = { lineStyle: { color: theme.axis } };
  const axis = {
    axisLine: line,
    axisTick: line,
    axisLabel: { color: theme.text, fontSize },
    nameTextStyle: { color: theme.text, fontSize },
    splitLine: { lineStyle: { color: theme.grid } },
  };
  const axis3D = { ...axis, axisPointer: { lineStyle: { color: theme.axis } } };
  return {
    darkMode: name === 'dark',
    color: theme.colors,
    backgroundColor: theme.background ?? 'transparent',
    title: { textStyle: { color: theme.title }, subtextStyle: { color: theme.text } },
    legend: { textStyle: { color: theme.text, fontSize } },
    categoryAxis: { ...axis, splitLine: { show: false, lineStyle: { color: theme.grid } } },
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    radar: {
      axisName: { color: theme.text, fontSize },
      splitLine: { lineStyle: { color: theme.grid } },
      splitArea: { show: false },
    },
    parallel: { parallelAxisDefault: axis },
    visualMap: { inRange: { color: theme.range }, textStyle: { color: theme.text } },
    calendar: {
      itemStyle: { borderColor: theme.grid, color: 'transparent' },
      dayLabel: { color: theme.text },
      monthLabel: { color: theme.text },
      splitLine: { lineStyle: { color: theme.axis } },
    },
    graph: { color: theme.colors },
    tree: { label: { color: theme.text } },
    grid3D: {
      axisLine: line,
      axisLabel: { textStyle: { color: theme.text } },
      splitLine: { lineStyle: { color: theme.grid } },
    },
    xAxis3D: axis3D,
    yAxis3D: axis3D,
    zAxis3D: axis3D,
  };
}
