import type { Language } from '@pagewright/model/languages';
import type { ChartShape } from '@pagewright/model/outline';
import { SHAPE_OF_TYPE, TYPE_OF_SHAPE } from './chart-shapes.ts';
import type { ChartFigures } from './figures.ts';
import { figuresOfOption, listOf } from './figures-of-option.ts';
import type { AiEchart } from './model.ts';
import { isValueAxis, unitOfOption } from './unit-of-option.ts';
import { readOption, withType } from './with-type.ts';

/**
 * What a chart shows: the figures that it is drawn from, or those of what a person typed, in the unit that they are
 * written in; undefined where none can be told, also where they are of two axes, which another shape would measure by one.
 */
export function figuresOf({ props }: AiEchart): ChartFigures | undefined {
  if (props.chartConfig.trim() === '') return props.content;
  const option = readOption(props.chartConfig);
  const figures = option && figuresOfOption(option, props.chartType);
  if (!figures) return undefined;
  const values = [...listOf(option.yAxis), ...listOf(option.xAxis)].filter(isValueAxis);
  if (values.length > 1) return undefined;
  const unit = unitOfOption(option);
  return unit === undefined ? figures : { ...figures, unit };
}

/**
 * The chart with its figures in another shape. What a person typed stays, where a type alone makes the shape; else it is
 * drawn from its figures.
 *
 * @param language of the page
 */
export function chartInShape(chart: AiEchart, figures: ChartFigures, shape: ChartShape, language: Language): AiEchart {
  const chartType = TYPE_OF_SHAPE[shape];
  const isOfType = SHAPE_OF_TYPE[chartType] === shape;
  if (chart.props.chartConfig.trim() !== '' && isOfType && chartType !== chart.props.chartType) {
    const { shows, ...typed } = withType(chart.props, chartType, language);
    if (shows === 'figures') return { ...chart, props: { ...chart.props, ...typed } };
  }
  return { ...chart, props: { ...chart.props, chartType, chartConfig: '', content: { ...figures, shape } } };
}
