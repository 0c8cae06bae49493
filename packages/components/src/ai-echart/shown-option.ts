import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import { type ChartOption, parseChartConfig } from '../chart-config.ts';
import type { ChartFigures } from './figures.ts';
import { contentOption, type FiguresLook } from './from-content/content-option.ts';

type Shown = FiguresLook & { readonly chartConfig: string; readonly content?: ChartFigures | undefined };

/** Whether a person typed the chart's configuration, rather than its figures being drawn. */
export function isTyped({ chartConfig, content }: Pick<Shown, 'chartConfig' | 'content'>): boolean {
  return chartConfig.trim() !== '' || !content;
}

/**
 * The option that a chart is drawn from: what was typed, else that of its figures in a drawing of this size.
 * @throws ChartConfigError where what was typed cannot be read
 */
export function shownOption(props: Shown, at: { readonly size: Size; readonly language: Language }): ChartOption {
  if (props.content && !isTyped(props)) return contentOption(props.content, props, at);
  return parseChartConfig(props.chartConfig).option;
}
