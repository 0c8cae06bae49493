import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Fill, GradientStop } from '@pagewright/model/page';
import type { Point, Size } from '@pagewright/model/units';

/** A stop whose colour is read; undefined where it cannot be. */
interface ReadStop {
  readonly position: number;
  readonly color: Rgba | undefined;
}

/** Tells the colour of a fill at points given as 0 to 1 of the area's width and height (CSS Images 3, §3). */
export function gradientColors(fill: Fill, size: Size): (at: Point) => Rgba | undefined {
  if (fill.type === 'solid') {
    const color = parseColor(fill.color);
    return () => color;
  }
  const stops = readStops(fill.stops);
  return (at) => {
    const share = fill.type === 'linear' ? linearShare(fill.angle, at, size) : radialShare(fill.shape, at, size);
    return colorAlong(stops, share * 100);
  };
}

/** In the order in which they follow each other. */
function readStops(stops: readonly GradientStop[]): ReadStop[] {
  return stops
    .map(({ position, color }) => ({ position, color: parseColor(color) }))
    .sort((a, b) => a.position - b.position);
}

/** How far along the gradient line a point lies; the line is as long as the area needs at this angle. */
function linearShare(angle: number, at: Point, size: Size): number {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
  const length = Math.abs(size.width * dx) + Math.abs(size.height * dy);
  if (length === 0) return 0;
  return 0.5 + ((at.x - 0.5) * size.width * dx + (at.y - 0.5) * size.height * dy) / length;
}

/** Distance from the middle as a share of the distance to the farthest corner. */
function radialShare(shape: 'circle' | 'ellipse', at: Point, size: Size): number {
  const [x, y] = [at.x - 0.5, at.y - 0.5];
  if (shape === 'ellipse') return Math.hypot(x, y) / Math.hypot(0.5, 0.5);
  return Math.hypot(x * size.width, y * size.height) / Math.hypot(size.width / 2, size.height / 2);
}

function colorAlong(sorted: readonly ReadStop[], position: number): Rgba | undefined {
  const after = sorted.findIndex((stop) => stop.position >= position);
  const upper = sorted[after === -1 ? sorted.length - 1 : after];
  const lower = sorted[after <= 0 ? (after === -1 ? sorted.length - 1 : 0) : after - 1];
  const [from, to] = [lower?.color, upper?.color];
  if (!from || !to || !lower || !upper || lower === upper) return to;
  const share = (position - lower.position) / (upper.position - lower.position || 1);
  const channel = (a: number, b: number) => a + (b - a) * share;
  return {
    r: channel(from.r, to.r),
    g: channel(from.g, to.g),
    b: channel(from.b, to.b),
    a: channel(from.a, to.a),
  };
}
