import { boxOf, opacityOf, shadowOf } from '../drawing/lower-box.ts';
import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import { drawnShape, textPart } from './drawn-shape.ts';
import { FREEFORM } from './freeform.ts';
import type { shapeModel } from './model.ts';

/** The shape and its text. */
export const lowerShape: Lower<typeof shapeModel> = (component, context) => {
  const { props } = component;
  const { outline, fill, stroke, lines } = drawnShape(component);
  const box = boxOf(component);
  const shadow = shadowOf(props.boxShadow);
  const texts = lowerTextKind(textPart(component).text, context);
  return [
    {
      type: 'path',
      box,
      viewSize: component.size,
      data: outline.data,
      ...(props.shape === FREEFORM ? {} : { preset: props.shape }),
      ...(fill ? { fill } : {}),
      ...(stroke ? { stroke } : {}),
      ...(shadow ? { shadow } : {}),
      ...(lines ? { lines: { data: lines.outline.data, stroke: lines.stroke } } : {}),
      ...opacityOf(props),
    },
    // A text is turned with the whole shape.
    ...texts.map((text) => ({ ...text, box })),
  ];
};
