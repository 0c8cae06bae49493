import type { FillWish } from '@pagewright/model/filling';
import type { ChartShape } from '@pagewright/model/outline';
import { chartBehaviour, chartWish, isSample } from '../behaviour/chart-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { aiChartModel, type MermaidType } from './model.ts';
import { mermaidSample } from './samples/samples.ts';

/** Types that figures of the sources are drawn in, and those that show what they say. */
const SHAPES: Partial<Record<MermaidType, ChartShape>> = { pie: 'pie', xychart: 'bar' };
const DIAGRAMS: Partial<Record<MermaidType, NonNullable<FillWish['diagram']>>> = {
  flowchart: 'flow',
  mindmap: 'mindmap',
  timeline: 'timeline',
};

export const aiChartBehaviour = defineBehaviour(aiChartModel, {
  ...chartBehaviour,
  content: [['chartType', 'mermaidCode'], ['description'], ['smart']],
  texts: (chart) => textsAt(chart, { mermaidCode: 'code', description: 'aside' }),
  isEmpty: ({ props }) => isSample(props.mermaidCode, mermaidSample(props.chartType)),
  wish: ({ props }) => {
    const diagram = DIAGRAMS[props.chartType];
    return diagram ? { form: 'diagram', diagram } : chartWish(SHAPES[props.chartType]);
  },
});
