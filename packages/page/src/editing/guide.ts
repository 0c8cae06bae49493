/** Names of a box's start and length on an axis. */
export const SPAN = { x: ['x', 'width'], y: ['y', 'height'] } as const;
export type AxisName = keyof typeof SPAN;

/**
 * What shows why a box has snapped, page px. An `edge` is a line across the page where edges or middles meet: `at` on
 * its axis, running from one end to the other on the other one. A `gap` is a distance measured along its axis, `at` a
 * place on the other one.
 */
export interface Guide {
  readonly kind: 'edge' | 'gap';
  readonly axis: AxisName;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
