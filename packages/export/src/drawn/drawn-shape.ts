import type { DrawnMatrix, DrawnOutline, DrawnPaint } from '@pagewright/components/drawn-part';
import type { EllipsePrimitive, PathPrimitive, RectPrimitive, Stroke } from '@pagewright/components/primitives';
import { parseColor, withAlpha } from '@pagewright/model/color';
import type { Point, Rect } from '@pagewright/model/units';
import { boundsOf, dataOf, type Segment, segmentsOf, transformed } from '../svg-path.ts';

export type DrawnPrimitive = RectPrimitive | EllipsePrimitive | PathPrimitive;

/** An outline that a browser has drawn, as an object of the page; undefined where it is none. */
export function drawnShape(outline: DrawnOutline): DrawnPrimitive | undefined {
  const { shape, matrix } = outline;
  const isUpright = Math.abs(matrix[1]) < 1e-6 && Math.abs(matrix[2]) < 1e-6 && matrix[0] > 0 && matrix[3] > 0;
  if (!isUpright || shape.kind === 'path') return drawnPath(outline, segmentsOf(dataOfShape(outline)));
  const look = lookOf(outline);
  const half = (look.stroke?.width ?? 0) / 2;
  const { x, y, width, height } =
    shape.kind === 'rect'
      ? shape
      : { x: shape.cx - shape.rx, y: shape.cy - shape.ry, width: 2 * shape.rx, height: 2 * shape.ry };
  const corner = placed({ x, y }, matrix);
  // A border of the page runs inside of its box, a stroke along its edge.
  const box = {
    x: corner.x - half,
    y: corner.y - half,
    width: width * matrix[0] + 2 * half,
    height: height * matrix[3] + 2 * half,
  };
  if (shape.kind === 'ellipse') return { type: 'ellipse', box, ...look };
  return { type: 'rect', box, ...look, radius: shape.radius > 0 ? shape.radius * matrix[0] + half : 0 };
}

function drawnPath(outline: DrawnOutline, own: readonly Segment[]): PathPrimitive | undefined {
  const { matrix, startEnd, endEnd, fill } = outline;
  const segments = transformed(own, (point) => placed(point, matrix));
  const line = fill ? undefined : lineOf(segments);
  const reach = (end: DrawnOutline['startEnd']): number => (end?.reach ?? 0) * scaleOf(matrix);
  const reaching = line ? reached(segments, reach(startEnd), reach(endEnd)) : segments;
  const box = boundsOf(reaching);
  if (!box) return undefined;
  if (isDiamond(reaching, box)) return diamond(outline, reaching, box);
  const ends = lineOf(reaching);
  return {
    type: 'path',
    box,
    data: dataOf(transformed(reaching, ({ x, y }) => ({ x: x - box.x, y: y - box.y }))),
    viewSize: { width: box.width, height: box.height },
    ...lookOf(outline),
    ...(line && ends
      ? {
          line: {
            ...ends,
            startEnd: startEnd?.kind ?? 'none',
            endEnd: endEnd?.kind ?? 'none',
            ...(segments.length > 2 || segments[1]?.type === 'curve' ? { route: 'curve' as const } : {}),
          },
        }
      : {}),
  };
}

/** Whether an outline has its four corners at the middles of its box. */
function isDiamond(segments: readonly Segment[], { x, y, width, height }: Rect): boolean {
  const corners = segments.flatMap((one) => (one.type === 'move' || one.type === 'line' ? [one.to] : []));
  if (segments.at(-1)?.type !== 'close' || corners.length !== 4 || segments.length !== 5) return false;
  const isAt = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.5;
  const [middle, centre] = [x + width / 2, y + height / 2];
  return corners.every(
    (one) =>
      (isAt(one.x, middle) && (isAt(one.y, y) || isAt(one.y, y + height))) ||
      (isAt(one.y, centre) && (isAt(one.x, x) || isAt(one.x, x + width))),
  );
}

function diamond(outline: DrawnOutline, segments: readonly Segment[], own: Rect): PathPrimitive {
  const look = lookOf(outline);
  const half = (look.stroke?.width ?? 0) / 2;
  const [width, height] = [own.width + 2 * half, own.height + 2 * half];
  const box = { x: own.x - half, y: own.y - half, width, height };
  const data = dataOf(transformed(segments, ({ x, y }) => ({ x: x - box.x, y: y - box.y })));
  return { type: 'path', box, data, viewSize: { width, height }, preset: 'diamond', ...look };
}

/** Both ends of one line that does not return; undefined for other outlines. */
function lineOf(segments: readonly Segment[]): { start: Point; end: Point } | undefined {
  const [first, ...others] = segments;
  const last = others.at(-1);
  if (first?.type !== 'move' || !last || last.type === 'close' || last.type === 'move') return undefined;
  if (others.some(({ type }) => type === 'move' || type === 'close')) return undefined;
  return { start: first.to, end: last.to };
}

/** A line whose ends stand as far out as the tips of what stands on them. */
function reached(segments: readonly Segment[], atStart: number, atEnd: number): Segment[] {
  const [first, second, ...rest] = segments;
  if (first?.type !== 'move' || !second || second.type === 'close') return [...segments];
  const next = second.type === 'curve' ? second.first : second.to;
  const longer: Segment[] = [{ type: 'move', to: beyond(first.to, next, atStart) }, second, ...rest];
  const last = longer.at(-1);
  const before = longer.at(-2);
  if (!last || last.type === 'close') return longer;
  const from = last.type === 'curve' ? last.second : before && before.type !== 'close' ? before.to : last.to;
  return [...longer.slice(0, -1), { ...last, to: beyond(last.to, from, atEnd) }];
}

/** A point moved away from another, px. */
function beyond(point: Point, from: Point, by: number): Point {
  const length = Math.hypot(point.x - from.x, point.y - from.y);
  if (length === 0) return point;
  const share = by / length;
  return { x: point.x + (point.x - from.x) * share, y: point.y + (point.y - from.y) * share };
}

function lookOf({ fill, stroke, matrix }: DrawnOutline): { fill?: { type: 'solid'; color: string }; stroke?: Stroke } {
  return {
    ...(fill ? { fill: { type: 'solid', color: colorOf(fill) } } : {}),
    ...(stroke
      ? {
          stroke: {
            color: colorOf(stroke),
            width: stroke.width * scaleOf(matrix),
            style: stroke.isDashed ? 'dashed' : 'solid',
          },
        }
      : {}),
  };
}

export function colorOf({ color, opacity }: DrawnPaint): string {
  const own = parseColor(color);
  return own && opacity < 1 ? withAlpha(color, own.a * opacity) : color;
}

/** By how much a drawing is larger than its own space. */
export function scaleOf([a, b, c, d]: DrawnMatrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function placed({ x, y }: Point, [a, b, c, d, e, f]: DrawnMatrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function dataOfShape({ shape }: DrawnOutline): string {
  switch (shape.kind) {
    case 'path':
      return shape.data;
    case 'rect':
      return `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}Z`;
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape;
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
    }
  }
}
