import { lowerShape } from '../drawing/lower-shape.ts';
import type { Lower } from '../lower-context.ts';

export const lowerRectangle: Lower<'rectangle'> = (component) => [
  { type: 'rect', radius: component.props.borderRadius, ...lowerShape(component) },
];
