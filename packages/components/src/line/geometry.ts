import type { Point, Rect } from '@pagewright/model/units';

export type LineEnd = 'none' | 'arrow' | 'dot';

/** How long and wide an arrow head is, in line widths, and its least size in px. */
const ARROW = { length: 4, minLength: 9, halfWidth: 0.42 } as const;
const DOT = { radius: 1.6, minRadius: 3.5 } as const;

export interface LineShape {
  /** The stroke, shortened where an arrow head takes over, px from the component's corner. */
  readonly from: Point;
  readonly to: Point;
  /** Filled ends: polygons as their corners, dots as centre and radius. */
  readonly ends: readonly (
    | { kind: 'polygon'; points: readonly Point[] }
    | { kind: 'dot'; centre: Point; radius: number }
  )[];
}

/** The rectangle around a line's two points: its position and size, at least 1 px each way (spec §3). */
export function lineBox(start: Point, end: Point): Rect {
  return {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.max(1, Math.abs(end.x - start.x)),
    height: Math.max(1, Math.abs(end.y - start.y)),
  };
}

/** A line and its ends, moved so that `corner` is the origin. */
export function lineShape(
  line: { startPoint: Point; endPoint: Point; startArrow: LineEnd; endArrow: LineEnd },
  corner: Point,
  width: number,
): LineShape {
  const start = { x: line.startPoint.x - corner.x, y: line.startPoint.y - corner.y };
  const end = { x: line.endPoint.x - corner.x, y: line.endPoint.y - corner.y };
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return { from: start, to: end, ends: [] };
  const unit = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const head = Math.min(length / 2, Math.max(ARROW.minLength, width * ARROW.length));
  const ends: LineShape['ends'][number][] = [];
  if (line.startArrow !== 'none') ends.push(endShape(line.startArrow, start, { x: -unit.x, y: -unit.y }, head, width));
  if (line.endArrow !== 'none') ends.push(endShape(line.endArrow, end, unit, head, width));
  return {
    from: line.startArrow === 'arrow' ? along(start, unit, head * 0.9) : start,
    to: line.endArrow === 'arrow' ? along(end, unit, -head * 0.9) : end,
    ends,
  };
}

function endShape(kind: LineEnd, tip: Point, unit: Point, head: number, width: number): LineShape['ends'][number] {
  if (kind === 'dot') return { kind: 'dot', centre: tip, radius: Math.max(DOT.minRadius, width * DOT.radius) };
  const base = along(tip, unit, -head);
  const half = head * ARROW.halfWidth;
  const side = { x: -unit.y * half, y: unit.x * half };
  return {
    kind: 'polygon',
    points: [tip, { x: base.x + side.x, y: base.y + side.y }, { x: base.x - side.x, y: base.y - side.y }],
  };
}

function along(point: Point, unit: Point, distance: number): Point {
  return { x: point.x + unit.x * distance, y: point.y + unit.y * distance };
}
