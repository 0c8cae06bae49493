import { ChartConfigError, type ChartOption } from '../chart-config.ts';
import { insetBoxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower, LowerContext } from '../lower-context.ts';
import { figuresOfOption } from './figures-of-option.ts';
import { contentColors } from './from-content/content-option.ts';
import type { aiEchartModel } from './model.ts';
import { numberCodes } from './number-codes.ts';
import { isTyped, shownOption } from './shown-option.ts';
import { CHART_THEMES } from './themes.ts';

export const lowerAiEchart: Lower<typeof aiEchartModel> = (component, context) => {
  const { props } = component;
  const boxes = lowerBox(component);
  const typed = isTyped(props);
  if (typed && props.chartConfig.trim() === '') return boxes;
  const option = readOption(component, context);
  const figures = typed ? option && figuresOfOption(option, props.chartType) : props.content;
  return [
    ...boxes,
    {
      type: 'chart',
      box: insetBoxOf(component),
      chartType: props.chartType,
      colors: typed ? (ownColors(option) ?? CHART_THEMES[props.theme].colors) : contentColors(props),
      textColor: (typed ? undefined : props.look?.ink) ?? CHART_THEMES[props.theme].text,
      fontFamily: props.fontFamily,
      fontSize: props.fontSize,
      ...(figures ? { figures, numberFormats: numberCodes(figures) } : {}),
      ...(option ? { option } : {}),
      ...opacityOf(props),
    },
  ];
};

function readOption(component: Parameters<typeof lowerAiEchart>[0], context: LowerContext): ChartOption | undefined {
  try {
    return shownOption(component.props, { size: insetBoxOf(component), language: context.language });
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
