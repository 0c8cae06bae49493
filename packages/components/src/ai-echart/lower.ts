import { ChartConfigError, type ChartOption, parseChartConfig } from '../chart-config.ts';
import { boxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { CHART_THEMES } from './themes.ts';

export const lowerAiEchart: Lower<'aiEchart'> = (component) => {
  const { props } = component;
  const boxes = lowerBox(component);
  if (props.chartConfig.trim() === '') return boxes;
  const option = readOption(props.chartConfig);
  const theme = CHART_THEMES[props.theme];
  return [
    ...boxes,
    {
      type: 'chart',
      engine: 'echarts',
      box: boxOf(component),
      chartType: props.chartType,
      colors: ownColors(option) ?? theme.colors,
      textColor: theme.text,
      fontFamily: props.fontFamily,
      fontSize: props.fontSize,
      ...(option ? { option } : {}),
      ...(props.description ? { description: props.description } : {}),
      ...opacityOf(props),
    },
  ];
};

function readOption(text: string): ChartOption | undefined {
  try {
    return parseChartConfig(text).option;
  } catch (error) {
    if (error instanceof ChartConfigError) return undefined;
    throw error;
  }
}

function ownColors(option: ChartOption | undefined): string[] | undefined {
  const colors = option?.color;
  if (!Array.isArray(colors)) return undefined;
  const plain = colors.filter((color): color is string => typeof color === 'string');
  return plain.length > 0 ? plain : undefined;
}
