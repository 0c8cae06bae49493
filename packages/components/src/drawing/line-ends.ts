import type { Point } from '@pagewright/model/units';

/** What stands on the end of a line. */
export const LINE_ENDS = ['none', 'arrow', 'dot'] as const;
export type LineEnd = (typeof LINE_ENDS)[number];

/** How long and wide an arrow head is, in line widths, and its least size in px. */
const ARROW = { length: 4, minLength: 9, halfWidth: 0.42 } as const;
const DOT = { radius: 1.6, minRadius: 3.5 } as const;

/** A filled end: a polygon as its corners, a dot as centre and radius, px. */
export type LineEndShape =
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'dot'; readonly centre: Point; readonly radius: number };

/** How much of a line an arrow head takes, px: at most half of it. */
export function headLength(length: number, width: number): number {
  return Math.min(length / 2, Math.max(ARROW.minLength, width * ARROW.length));
}

/** Where the stroke ends whose tip has an end on it: an arrow head takes over before the tip. */
export function strokeEnd(end: LineEnd, tip: Point, unit: Point, head: number): Point {
  return end === 'arrow' ? along(tip, unit, -head * 0.9) : tip;
}

/** @param unit direction in which the line reaches the tip, of length 1 */
export function lineEndShapes(end: LineEnd, tip: Point, unit: Point, head: number, width: number): LineEndShape[] {
  if (end === 'none') return [];
  if (end === 'dot') return [{ kind: 'dot', centre: tip, radius: Math.max(DOT.minRadius, width * DOT.radius) }];
  const base = along(tip, unit, -head);
  const half = head * ARROW.halfWidth;
  const side = { x: -unit.y * half, y: unit.x * half };
  return [
    {
      kind: 'polygon',
      points: [tip, { x: base.x + side.x, y: base.y + side.y }, { x: base.x - side.x, y: base.y - side.y }],
    },
  ];
}

/** The direction from one point to another, of length 1; to the right where they are the same. */
export function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function along(point: Point, unit: Point, distance: number): Point {
  return { x: point.x + unit.x * distance, y: point.y + unit.y * distance };
}
