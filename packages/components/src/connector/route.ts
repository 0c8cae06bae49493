import type { Point, Rect } from '@pagewright/model/units';
import type { Side } from '../behaviour/behaviour.ts';
import type { Connector } from './model.ts';

/** The one place that says which way a connector takes. Page px. */

/** What of a connector decides its way. */
export type RouteEnds = Pick<Connector['props'], 'route' | 'startPoint' | 'endPoint' | 'startFacing' | 'endFacing'>;

/** Straight pieces from point to point, or one cubic curve: its ends with their handles between. */
export type Route =
  | { readonly kind: 'lines'; readonly points: readonly Point[] }
  | { readonly kind: 'curve'; readonly points: readonly [Point, Point, Point, Point] };

/** px that an elbow goes straight on before it turns, where it leaves and where it arrives. */
const STUB = 20;
/** px by which it goes around what it would have to go back through. */
const DETOUR = 60;
/** A turn is avoided at the cost of so many px more. */
const TURN_COST = 40;
/** Handles of a curve reach over this share of the distance, and at least so many px. */
const REACH = { share: 0.45, least: 30 } as const;

const UNIT: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<Side, Side>;
const EVERY: readonly Side[] = ['right', 'bottom', 'left', 'top'];

export function routeOf(ends: RouteEnds): Route {
  const { startPoint: from, endPoint: to } = ends;
  if (ends.route === 'straight') return { kind: 'lines', points: [from, to] };
  if (ends.route === 'curve') return curve(ends);
  return { kind: 'lines', points: elbow(ends) };
}

function curve({ startPoint: from, endPoint: to, startFacing, endFacing }: RouteEnds): Route {
  const reach = Math.max(REACH.least, Math.hypot(to.x - from.x, to.y - from.y) * REACH.share);
  const start = UNIT[startFacing === 'any' ? towards(from, to) : startFacing];
  const end = UNIT[endFacing === 'any' ? towards(to, from) : endFacing];
  return { kind: 'curve', points: [from, ahead(from, start, reach), ahead(to, end, reach), to] };
}

/** Pieces along the axes: of the ways that leave and arrive as they have to, the one with the least length and turns. */
function elbow({ startPoint: from, endPoint: to, startFacing, endFacing }: RouteEnds): readonly Point[] {
  // A line with two loose ends turns halfway.
  const areLoose = startFacing === 'any' && endFacing === 'any';
  const starts = startFacing !== 'any' ? [startFacing] : areLoose ? [towards(from, to)] : EVERY;
  const ends = endFacing !== 'any' ? [endFacing] : areLoose ? [towards(to, from)] : EVERY;
  let best: { readonly points: readonly Point[]; readonly cost: number } | undefined;
  for (const start of starts) {
    for (const end of ends) {
      const first = ahead(from, UNIT[start], startFacing === 'any' ? 0 : STUB);
      const last = ahead(to, UNIT[end], endFacing === 'any' ? 0 : STUB);
      for (const between of waysBetween(first, last)) {
        const points = simplified([from, first, ...between, last, to]);
        const cost = costOf(points, start, OPPOSITE[end]);
        if (!best || cost < best.cost) best = { points, cost };
      }
    }
  }
  return best?.points ?? [from, to];
}

/** Everything that may lie between two places, the first of the same cost first: a piece in the middle, beside both, or one turn. */
function waysBetween(a: Point, b: Point): Point[][] {
  const across = [(a.x + b.x) / 2, Math.min(a.x, b.x) - DETOUR, Math.max(a.x, b.x) + DETOUR];
  const down = [(a.y + b.y) / 2, Math.min(a.y, b.y) - DETOUR, Math.max(a.y, b.y) + DETOUR];
  return [
    ...across.map((x) => [
      { x, y: a.y },
      { x, y: b.y },
    ]),
    ...down.map((y) => [
      { x: a.x, y },
      { x: b.x, y },
    ]),
    [{ x: b.x, y: a.y }],
    [{ x: a.x, y: b.y }],
  ];
}

/** Length and turns; a way that goes back over itself, or leaves or arrives otherwise than it has to, is the last choice. */
function costOf(points: readonly Point[], start: Side, arriving: Side): number {
  const directions = points.slice(1).map((point, index) => sideTo(points[index] ?? point, point));
  const length = points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
  const isBack = directions.some((side, index) => index > 0 && side === OPPOSITE[directions[index - 1] ?? side]);
  const isWrong = directions[0] !== start || directions.at(-1) !== arriving;
  return length + directions.length * TURN_COST + (isBack ? 1e6 : 0) + (isWrong ? 1e5 : 0);
}

/** Without points that stand twice, and without those that lie on the way straight on. */
function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && last.x === point.x && last.y === point.y) continue;
    const before = kept.at(-2);
    if (last && before && sideTo(before, last) === sideTo(last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** The direction in which a point lies that is straight ahead of another. */
function sideTo(from: Point, to: Point): Side {
  if (from.x === to.x) return to.y < from.y ? 'top' : 'bottom';
  return to.x < from.x ? 'left' : 'right';
}

/** The direction in which a point lies for the most part. */
function towards(from: Point, to: Point): Side {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'top' : 'bottom';
}

/** The middle of the way and the direction that it has there, of any length. */
export function middleOf(route: Route): { readonly at: Point; readonly direction: Point } {
  if (route.kind === 'curve') {
    const [from, first, second, to] = route.points;
    const mixed = (axis: 'x' | 'y') => (from[axis] + 3 * first[axis] + 3 * second[axis] + to[axis]) / 8;
    const slope = (axis: 'x' | 'y') => to[axis] + second[axis] - first[axis] - from[axis];
    return { at: { x: mixed('x'), y: mixed('y') }, direction: { x: slope('x'), y: slope('y') } };
  }
  const { points } = route;
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from && to && (left <= length || index === lengths.length - 1)) {
      const share = length === 0 ? 0 : left / length;
      const direction = { x: to.x - from.x, y: to.y - from.y };
      return { at: { x: from.x + direction.x * share, y: from.y + direction.y * share }, direction };
    }
    left -= length;
  }
  return { at: points[0] ?? { x: 0, y: 0 }, direction: { x: 1, y: 0 } };
}

/** SVG path data, the points moved so that `corner` is the origin. */
export function pathData({ kind, points }: Route, corner: Point): string {
  const at = ({ x, y }: Point): string => `${rounded(x - corner.x)} ${rounded(y - corner.y)}`;
  const [first, ...more] = points.map(at);
  return kind === 'curve' ? `M${first}C${more.join(' ')}` : `M${first}${more.map((point) => `L${point}`).join('')}`;
}

/** The box around it, at least 1 px each way. */
export function extentOf(route: Route): Rect {
  const along = (axis: 'x' | 'y'): readonly number[] =>
    route.kind === 'lines'
      ? route.points.map((point) => point[axis])
      : reachedOn(route.points.map((point) => point[axis]));
  const [xs, ys] = [along('x'), along('y')];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(1, Math.max(...xs) - x), height: Math.max(1, Math.max(...ys) - y) };
}

/** Where a cubic curve begins, ends and turns back on one axis. */
function reachedOn([from = 0, first = 0, second = 0, to = 0]: readonly number[]): number[] {
  const [a, b, c] = [to - 3 * second + 3 * first - from, 2 * (second - 2 * first + from), first - from];
  const root = Math.sqrt(b * b - 4 * a * c);
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  const at = (share: number): number => {
    const rest = 1 - share;
    return rest ** 3 * from + 3 * rest ** 2 * share * first + 3 * rest * share ** 2 * second + share ** 3 * to;
  };
  return [from, to, ...turns.filter((share) => share > 0 && share < 1).map(at)];
}

function ahead({ x, y }: Point, unit: Point, by: number): Point {
  return { x: x + unit.x * by, y: y + unit.y * by };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** To a hundredth of a px. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
