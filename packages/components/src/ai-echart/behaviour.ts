import { chartBehaviour, chartWish, isSample } from '../behaviour/chart-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { mergeGroups } from '../behaviour/merge-content.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { SHAPE_OF_TYPE } from './chart-shapes.ts';
import { figureTexts } from './figure-texts.ts';
import { mergeChart } from './merge-content.ts';
import { aiEchartModel } from './model.ts';
import { echartSample } from './samples/samples.ts';

export const aiEchartBehaviour = defineBehaviour(aiEchartModel, {
  ...chartBehaviour,
  content: [['chartType', 'chartConfig', 'content'], ['description'], ['smart']],
  texts: (chart) => [...textsAt(chart, { chartConfig: 'data', description: 'aside' }), ...figureTexts(chart.props)],
  mergeContent: (designed, base, edited) => {
    const { component, unplaced } = mergeGroups([['description'], ['smart']], designed, base, edited);
    const props = mergeChart(base.props, edited.props, component.props);
    return { component: props === component.props ? component : { ...component, props }, unplaced };
  },
  unfilled: (chart) => {
    const { content: _content, ...props } = chart.props;
    // It says which figures stood there.
    return { ...chart, props: { ...props, chartConfig: '', description: '' } };
  },
  isEmpty: ({ props }) => !props.content && isSample(props.chartConfig, echartSample(props.chartType)),
  wish: ({ props }) => chartWish(SHAPE_OF_TYPE[props.chartType]),
});
