import { chartBehaviour, chartWish } from '../behaviour/chart-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { mergeGroups } from '../behaviour/merge-content.ts';
import { isDescribed } from '../behaviour/smart.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { boundChart } from './bound.ts';
import { SHAPE_OF_TYPE } from './chart-shapes.ts';
import { describedAnew } from './describe-figures.ts';
import { figureTexts } from './figure-texts.ts';
import { figuresGrid } from './figures-grid.ts';
import { filledEchart } from './filled.ts';
import { mergeChart } from './merge-content.ts';
import { type AiEchart, aiEchartModel } from './model.ts';
import { echartSamples } from './samples/samples.ts';
import { chartSaying } from './saying.ts';

export const aiEchartBehaviour = defineBehaviour(aiEchartModel, {
  ...chartBehaviour,
  form: 'chart',
  content: [['chartType', 'chartConfig', 'content', 'cells'], ['description'], ['smart']],
  says: chartSaying,
  grid: ({ props }) => figuresGrid(props),
  cells: boundChart,
  colours: { among: ['chartConfig', 'look'] },
  // What was typed may write signs of its own, such as `wan`.
  drawsNamedCharacters: ({ props }) => props.chartConfig !== '',
  texts: (chart) => [...textsAt(chart, { chartConfig: 'data', description: 'aside' }), ...figureTexts(chart.props)],
  reworded: (after, before) => {
    const { content } = after.props;
    if (!content) return after;
    const description = describedAnew(before.props.description, before.props.content, content);
    return { ...after, props: { ...after.props, ...(description === undefined ? {} : { description }) } };
  },
  mergeContent: (designed, base, edited) => {
    const { component, unplaced } = mergeGroups([['description'], ['smart'], ['cells']], designed, base, edited);
    const props = mergeChart(base.props, edited.props, component.props);
    return { component: props === component.props ? component : { ...component, props }, unplaced };
  },
  unfilled,
  emptied: (chart) => (isDescribed(chart) ? unfilled(chart) : chart),
  filled: (chart, found, context) => (found.is === 'chart' ? filledEchart(chart, found.chart, context) : undefined),
  isEmpty: ({ props }) => !props.content && echartSamples.has(props.chartType, props.chartConfig),
  wish: ({ props }) => chartWish(SHAPE_OF_TYPE[props.chartType]),
});

function unfilled(chart: AiEchart): AiEchart {
  const { content: _content, cells: _cells, ...props } = chart.props;
  // It says which figures stood there.
  return { ...chart, props: { ...props, chartConfig: '', description: '' } };
}
