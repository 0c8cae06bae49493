import type { ChartContent } from '@pagewright/model/outline';
import type { FillContext, FilledWith } from '../behaviour/filling.ts';
import { TYPE_OF_SHAPE } from './chart-shapes.ts';
import type { AiEchart } from './model.ts';

/** The chart with the figures in it, in the document's style on the ground where it stands. */
export function filledEchart(chart: AiEchart, content: ChartContent, context: FillContext): FilledWith<AiEchart> {
  const { origins, notes: _notes, captionLinks: _links, ...figures } = content;
  const { size, props } = chart;
  const { look, fontSize, description } = context.chart(content, size, props.backgroundColor);
  return {
    component: {
      ...chart,
      origin: [...origins],
      props: {
        ...props,
        chartType: TYPE_OF_SHAPE[content.shape],
        chartConfig: '',
        content: figures,
        look,
        fontSize,
        width: Math.round(size.width),
        height: Math.round(size.height),
        ...(description ? { description } : {}),
      },
    },
  };
}
