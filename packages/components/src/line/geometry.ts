import type { Point } from '@pagewright/model/units';
import {
  direction,
  headLength,
  type LineEnd,
  type LineEndShape,
  lineEndShapes,
  strokeEnd,
} from '../drawing/line-ends.ts';

export interface LineShape {
  /** The stroke, shortened where an arrow head takes over, px from the component's corner. */
  readonly from: Point;
  readonly to: Point;
  readonly ends: readonly LineEndShape[];
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
  const [back, ahead] = [direction(end, start), direction(start, end)];
  const head = headLength(length, width);
  return {
    from: strokeEnd(line.startArrow, start, back, head),
    to: strokeEnd(line.endArrow, end, ahead, head),
    ends: [
      ...lineEndShapes(line.startArrow, start, back, head, width),
      ...lineEndShapes(line.endArrow, end, ahead, head, width),
    ],
  };
}
