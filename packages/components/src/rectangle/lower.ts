import { lowerShape } from '../drawing/lower-shape.ts';
import type { Lower } from '../lower-context.ts';
import type { rectangleModel } from './model.ts';

export const lowerRectangle: Lower<typeof rectangleModel> = (component) => [
  { type: 'rect', radius: component.props.borderRadius, ...lowerShape(component) },
];
