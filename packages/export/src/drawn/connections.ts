import type { PathPrimitive, Primitive } from '@pagewright/components/primitives';
import type { Point, Rect } from '@pagewright/model/units';

type Hold = NonNullable<NonNullable<PathPrimitive['line']>['startHold']>;

/** px that a line may end beside what it leads to. */
const NEAR = 7;
/** Least side of a shape that lines lead to, px: smaller ones are marks. */
const LEAST_NODE = 12;

/** Whether lines of a drawing may lead to it: an area that is large enough to hold words. */
export function isNode(part: Primitive): boolean {
  const { width, height } = part.box;
  if (width < LEAST_NODE || height < LEAST_NODE) return false;
  if (part.type === 'rect' || part.type === 'ellipse') return part.stroke !== undefined;
  return part.type === 'path' && part.fill !== undefined && part.stroke !== undefined;
}

/** px that the end of a line may stand off from the place that it sticks to: it is moved there. */
const AT_PLACE = 4;

/**
 * A straight line that sticks to the shapes at whose edges it begins and ends. Lines that are not straight do not: programs
 * draw those anew in ways of their own.
 */
export function held(part: PathPrimitive, nodes: readonly Primitive[]): PathPrimitive {
  const { line } = part;
  if (!line || line.route) return part;
  const startHold = holdAt(line.start, nodes);
  const endHold = holdAt(line.end, nodes);
  // A line along the edge of one shape is a part of it.
  if (startHold?.component === endHold?.component) return part;
  return { ...part, line: { ...line, ...(startHold ? { startHold } : {}), ...(endHold ? { endHold } : {}) } };
}

function holdAt(point: Point, nodes: readonly Primitive[]): Hold | undefined {
  const touched = nodes.filter(({ box }) => isAtEdge(point, box));
  const [smallest] = touched.toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
  const component = smallest?.source?.componentId;
  const side = smallest && nearestSide(point, smallest.box);
  return component !== undefined && side ? { component, side } : undefined;
}

function isAtEdge({ x, y }: Point, box: Rect): boolean {
  const isAround = (by: number): boolean =>
    x >= box.x - by && x <= box.x + box.width + by && y >= box.y - by && y <= box.y + box.height + by;
  return isAround(NEAR) && !(box.width > 4 * NEAR && box.height > 4 * NEAR && isAround(-NEAR * 2));
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}

/** The side at whose middle a point is. */
function nearestSide(point: Point, { x, y, width, height }: Rect): Hold['side'] | undefined {
  const middles = {
    top: { x: x + width / 2, y },
    right: { x: x + width, y: y + height / 2 },
    bottom: { x: x + width / 2, y: y + height },
    left: { x, y: y + height / 2 },
  } as const;
  const away = (side: keyof typeof middles): number => Math.hypot(point.x - middles[side].x, point.y - middles[side].y);
  return (Object.keys(middles) as (keyof typeof middles)[]).find((side) => away(side) <= AT_PLACE);
}
