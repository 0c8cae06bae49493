import { make } from '@pagewright/components/kind';
import { PATH_POINTS, shapeModel } from '@pagewright/components/kinds/shape';
import type { Component } from '@pagewright/components/models';
import type { Point } from '@pagewright/model/units';

/** What somebody has drawn with a pen: px of the page. */
export interface DrawnPath {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Drawn in one stroke of the hand, not from corner to corner. */
  readonly curved: boolean;
}

/** px that a line is drawn beside its points: an open shape is 3 px wide. */
const HALF_LINE = 1.5;
/** px that a shape has at least each way, so that it can be taken hold of. */
const LEAST = 8;

/** The path as a shape that lies where it was drawn; undefined where it is too short to be one. */
export function shapeOfPath({ points, closed, curved }: DrawnPath): Component | undefined {
  const room = closed ? 0 : HALF_LINE;
  const across = span(points.map(({ x }) => x));
  const down = span(points.map(({ y }) => y));
  if (points.length < PATH_POINTS.least || Math.max(across.reach, down.reach) < LEAST) return undefined;
  const shares = points.map(({ x, y }): [number, number] => [across.share(x), down.share(y)]);
  const base = {
    id: 'new',
    position: { x: Math.round(across.from - room), y: Math.round(down.from - room) },
    size: { width: Math.ceil(across.length + 2 * room), height: Math.ceil(down.length + 2 * room) },
  };
  return make(shapeModel, base, { shape: 'freeform', points: shares, closed, curved }) as Component;
}

function span(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const reach = most - least;
  const length = Math.max(LEAST, reach);
  // What is thinner than a shape may be lies in its middle.
  const from = (least + most - length) / 2;
  return {
    from,
    reach,
    length,
    share: (value: number) => Math.round(((value - from) / length) * 10_000) / 10_000,
  };
}

/**
 * The points of a stroke that its form needs (Ramer, Douglas and Peucker): none of the others lies farther from the line
 * between its neighbours than the tolerance, px. As many as a shape may have at most.
 */
export function thinned(points: readonly Point[], tolerance: number): readonly Point[] {
  const kept = thin(points, tolerance);
  return kept.length > PATH_POINTS.most ? thinned(points, tolerance * 1.5) : kept;
}

function thin(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const far = points.map((point) => distance(point, first, last));
  const at = far.indexOf(Math.max(...far));
  if ((far[at] ?? 0) <= tolerance) return [first, last];
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)];
}

/** From a point to the line between two others; to the first of them where they are one. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [px, py] = [point.x - from.x, point.y - from.y];
  return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
}
