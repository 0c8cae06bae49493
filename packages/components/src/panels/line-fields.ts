import type { Ends } from '../behaviour/behaviour.ts';
import { boxBetween } from '../behaviour/between-ends.ts';
import { type ComponentChange, property, style } from './field.ts';

/** Fields of what is drawn between two points. */
export const lineFields = {
  startPoint: property('line', { type: 'point' }),
  endPoint: property('line', { type: 'point' }),
  lineColor: style('line', { type: 'color' }),
  lineWidth: style('line', { type: 'number', step: 0.5, unit: 'px', slider: true, limits: { min: 0.5, max: 20 } }),
  lineStyle: style('line', { type: 'choice' }),
  startArrow: style('line', { type: 'choice' }),
  endArrow: style('line', { type: 'choice' }),
} as const;

/** An end that is put somewhere: position and size derive from the two points (spec §3). Undefined for other fields. */
export function changeEnd<Props extends Ends>(
  { props }: { readonly props: Props },
  prop: keyof Props,
  value: unknown,
): ComponentChange<Props> | undefined {
  if (prop !== 'startPoint' && prop !== 'endPoint') return undefined;
  const { startPoint, endPoint }: Ends = { ...props, [prop]: value };
  const { x, y, width, height } = boxBetween(startPoint, endPoint);
  return { props: { [prop]: value } as Partial<Props>, position: { x, y }, size: { width, height } };
}
