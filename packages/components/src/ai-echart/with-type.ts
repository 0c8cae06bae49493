import type { Language } from '@pagewright/model/languages';
import { ChartConfigError, type ChartOption, parseChartConfig } from '../chart-config.ts';
import { SHAPE_OF_TYPE, TYPE_OF_SHAPE } from './chart-shapes.ts';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures } from './figures.ts';
import { retypedOption } from './retyped-option.ts';
import { echartSamples } from './samples/samples.ts';

interface TypedChart {
  readonly chartType: EchartType;
  readonly chartConfig: string;
  readonly content?: ChartFigures | undefined;
}

/** What a chart shows after its type was changed: its figures, a sample in their place, or what was typed as it was. */
export type RetypedAs = 'figures' | 'sample' | 'as-typed';

export interface RetypedChart extends TypedChart {
  readonly shows: RetypedAs;
}

/**
 * A chart as one of another type. Figures are drawn anew in it, also those of what a person typed; a type that cannot
 * draw them shows its sample, and they are kept for the next. What a person typed stays as it is where no figures can be
 * told from it, and nothing but a sample brings the type's own (spec §4).
 *
 * @param language of the person, whose the sample is, and the way that units are written
 */
export function withType(chart: TypedChart, chartType: EchartType, language: Language): RetypedChart {
  const { chartType: before, chartConfig, content } = chart;
  if (!echartSamples.has(before, chartConfig))
    return retyped({ chartType: before, chartConfig, content }, chartType, language);
  const shape = SHAPE_OF_TYPE[chartType];
  if (!content || !shape) {
    // A sample in the place of another hides nothing.
    return {
      chartType,
      chartConfig: echartSamples.of(chartType, language),
      content,
      shows: content ? 'sample' : 'figures',
    };
  }
  const same = TYPE_OF_SHAPE[content.shape] === chartType;
  return { chartType, chartConfig: '', content: same ? content : { ...content, shape }, shows: 'figures' };
}

function retyped(
  { chartType: before, chartConfig, content }: TypedChart,
  chartType: EchartType,
  language: Language,
): RetypedChart {
  const option = readOption(chartConfig);
  const found = option && retypedOption(option, before, chartType, language, content);
  if (!found) return { chartType, chartConfig, content, shows: 'as-typed' };
  const text = JSON.stringify(found.option, undefined, 2);
  return { chartType, chartConfig: text, content: found.figures, shows: 'figures' };
}

/** What a person typed, as far as it can be read. */
export function readOption(chartConfig: string): ChartOption | undefined {
  try {
    return parseChartConfig(chartConfig).option;
  } catch (error) {
    if (error instanceof ChartConfigError) return undefined;
    throw error;
  }
}
