import { lowerShape } from '../drawing/lower-shape.ts';
import type { Lower } from '../lower-context.ts';

export const lowerCircle: Lower<'circle'> = (component) => [{ type: 'ellipse', ...lowerShape(component) }];
