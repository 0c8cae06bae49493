import { boxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { repairSource } from './repair-source.ts';

/** Colours of diagrams without a palette. */
const PLAIN = { primary: '#2f5ff0', text: '#333333' } as const;

export const lowerAiChart: Lower<'aiChart'> = (component) => {
  const { props } = component;
  const boxes = lowerBox(component);
  if (props.mermaidCode.trim() === '') return boxes;
  return [
    ...boxes,
    {
      type: 'chart',
      engine: 'mermaid',
      box: boxOf(component),
      chartType: props.chartType,
      source: repairSource(props.mermaidCode),
      colors: [props.palette?.primary ?? PLAIN.primary],
      textColor: props.palette?.text ?? PLAIN.text,
      fontFamily: props.fontFamily,
      fontSize: props.fontSize,
      ...(props.description ? { description: props.description } : {}),
      ...opacityOf(props),
    },
  ];
};
