import type { FillWish } from '@pagewright/model/filling';
import type { ChartShape } from '@pagewright/model/outline';
import { chartBehaviour, chartWish } from '../behaviour/chart-behaviour.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { filled } from '../behaviour/saying.ts';
import { isDescribed } from '../behaviour/smart.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { filledMermaid } from './filled.ts';
import { type AiChart, aiChartModel, type MermaidType } from './model.ts';
import { mermaidSamples } from './samples/samples.ts';

/** Types that figures of the sources are drawn in, and those that show what they say. */
const SHAPES: Partial<Record<MermaidType, ChartShape>> = { pie: 'pie', xychart: 'bar' };
const DIAGRAMS: Partial<Record<MermaidType, NonNullable<FillWish['diagram']>>> = {
  flowchart: 'flow',
  mindmap: 'mindmap',
  timeline: 'timeline',
};

/** What parts the labels of a diagram in its code. */
const SYNTAX = /["'\n[\](){}|:;]+/;
/** A character that Mermaid writes for a number or a name: `#9829;`, `#rarr;`, `&rarr;`. */
const CHARACTER_NAME = /[#&]\w+;/;

export const aiChartBehaviour = defineBehaviour(aiChartModel, {
  ...chartBehaviour,
  form: 'diagram',
  content: [['chartType', 'mermaidCode'], ['description'], ['smart']],
  says: {
    words: ({ props }) => props.mermaidCode,
    pieces: (chart) => filled(labels(chart)),
    shown: labels,
    listed: 'pieces',
  },
  colours: { among: ['palette'] },
  drawsNamedCharacters: ({ props }) => CHARACTER_NAME.test(props.mermaidCode),
  texts: (chart) => textsAt(chart, { mermaidCode: 'code', description: 'aside' }),
  isEmpty: ({ props }) => mermaidSamples.has(props.chartType, props.mermaidCode),
  emptied: (chart) => (isDescribed(chart) ? { ...chart, props: { ...chart.props, mermaidCode: '' } } : chart),
  filled: filledMermaid,
  wish: ({ props }) => {
    const diagram = DIAGRAMS[props.chartType];
    return diagram ? { form: 'diagram', diagram } : chartWish(SHAPES[props.chartType]);
  },
});

/** The parts of the code that are read, and those that say how they hang together. */
function labels({ props }: AiChart): string[] {
  return props.mermaidCode.split(SYNTAX);
}
