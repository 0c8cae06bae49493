import { insetBoxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { diagramOf } from './diagram.ts';
import type { aiChartModel } from './model.ts';
import { repairSource } from './repair-source.ts';

/** Colours of diagrams without a palette. */
const PLAIN = { primary: '#2f5ff0', text: '#333333' } as const;

export const lowerAiChart: Lower<typeof aiChartModel> = (component) => {
  const { props } = component;
  const boxes = lowerBox(component);
  if (props.mermaidCode.trim() === '') return boxes;
  const code = repairSource(props.mermaidCode);
  return [
    ...boxes,
    {
      type: 'diagram',
      box: insetBoxOf(component),
      chartType: props.chartType,
      code,
      ...diagramOf(code),
      color: props.palette?.primary ?? PLAIN.primary,
      textColor: props.palette?.text ?? PLAIN.text,
      fontFamily: props.fontFamily,
      fontSize: props.fontSize,
      ...opacityOf(props),
    },
  ];
};
