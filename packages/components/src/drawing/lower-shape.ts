import type { ComponentBase } from '@pagewright/model/component';
import type { RectPrimitive } from '../primitives.ts';
import type { BoxProps } from './box-css.ts';
import { type ShapeFillProps, shapeFillOf } from './fill-css.ts';
import { boxOf, opacityOf, shadowOf, strokeOf } from './lower-box.ts';

/** What circles and rectangles have in common: box, fill, stroke and shadow. */
export function lowerShape(
  component: ComponentBase & { props: BoxProps & ShapeFillProps },
): Omit<RectPrimitive, 'type' | 'radius'> {
  const { props } = component;
  const stroke = strokeOf(props);
  const shadow = shadowOf(props.boxShadow);
  return {
    box: boxOf(component),
    fill: shapeFillOf(props),
    ...(stroke ? { stroke } : {}),
    ...(shadow ? { shadow } : {}),
    ...opacityOf(props),
  };
}
