import type { Lower } from '../../src/lower-context.ts';
import type { stampModel } from './model.ts';

export const lowerStamp: Lower<typeof stampModel> = ({ position, size, props }) => [
  { type: 'ellipse', box: { ...position, ...size }, stroke: { color: props.ink, width: 2, style: 'solid' } },
];
