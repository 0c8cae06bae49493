import { lowerShape } from '../drawing/lower-shape.ts';
import type { Lower } from '../lower-context.ts';
import type { circleModel } from './model.ts';

export const lowerCircle: Lower<typeof circleModel> = (component) => [{ type: 'ellipse', ...lowerShape(component) }];
