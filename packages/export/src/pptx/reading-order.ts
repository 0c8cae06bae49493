import type { LoweredPage, Primitive, Shadow, Stroke, TextPrimitive } from '@pagewright/components/primitives';
import { turnedBounds } from '@pagewright/components/rotation';
import { type Rect, rectsOverlap } from '@pagewright/model/units';

/**
 * The objects of a slide stand in one order, by which they are painted and read out. Here they are in the order of reading as
 * far as nothing comes to lie over or under anything else than before.
 */
export function inReadingOrder(
  primitives: readonly Primitive[],
  { readingOrder }: Pick<LoweredPage, 'readingOrder'>,
): Primitive[] {
  const ranks = new Map(readingOrder.map((id, index) => [id, index]));
  const rooms = primitives.map(paintedRoom);
  const below = rooms.map((_, index) => overlapping(rooms, index));
  const order: Primitive[] = [];
  const placed = new Set<number>();
  for (const first of asRead(primitives, ranks)) {
    while (!placed.has(first)) {
      const next = lowest(first, below, placed);
      placed.add(next);
      order.push(primitives[next] as Primitive);
    }
  }
  return order;
}

/** The places of primitives in the order of reading; what is read alike, in that of painting. */
function asRead(primitives: readonly Primitive[], ranks: ReadonlyMap<string, number>): number[] {
  return primitives
    .map((primitive, index) => ({ index, rank: rankOf(primitive, ranks) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
}

/** Those before the `index`th that it overlaps. */
function overlapping(rooms: readonly Rect[], index: number): number[] {
  const room = rooms[index] as Rect;
  const found: number[] = [];
  for (let at = 0; at < index; at += 1) if (rectsOverlap(rooms[at] as Rect, room)) found.push(at);
  return found;
}

/**
 * What is to be placed before one can be: itself, or what lies under it and waits for nothing.
 * @param below what must be painted before each
 */
function lowest(first: number, below: readonly (readonly number[])[], placed: ReadonlySet<number>): number {
  const under = below[first]?.find((at) => !placed.has(at));
  return under === undefined ? first : lowest(under, below, placed);
}

/** Of a group of components that of the first of it that is read; what is not read comes before all that is. */
function rankOf(primitive: Primitive, ranks: ReadonlyMap<string, number>): number {
  if (primitive.type === 'group' && !primitive.source)
    return Math.min(...primitive.children.map((child) => rankOf(child, ranks)));
  return ranks.get(primitive.source?.componentId ?? '') ?? -1;
}

/** px that the heads of lines and the ends of italics may reach further than is said. */
const EDGE = 2;
/** Widths of a line that its head is as large as. */
const HEAD = 5;

/** The room that a primitive is painted in, generously. */
function paintedRoom(primitive: Primitive): Rect {
  const { box, rotation } = primitive;
  if (primitive.type === 'group') {
    const room = around(primitive.children.map(paintedRoom));
    return rotation ? turnedBounds(room, rotation) : room;
  }
  const whole = primitive.type === 'text' ? around([box, ...linesOf(primitive)]) : box;
  return grown(
    rotation ? turnedBounds(whole, rotation) : whole,
    EDGE + strokeReach(primitive) + shadowReach(primitive),
  );
}

function linesOf({ paragraphs }: TextPrimitive): Rect[] {
  return paragraphs.flatMap(({ lines }) => lines.map(({ box }) => box));
}

function strokeReach(primitive: Primitive): number {
  const stroke: Stroke | undefined = 'stroke' in primitive ? primitive.stroke : undefined;
  if (!stroke) return 0;
  return stroke.width * (primitive.type === 'path' && primitive.line ? HEAD : 1);
}

function shadowReach(primitive: Primitive): number {
  const shadow: Shadow | undefined = 'shadow' in primitive ? primitive.shadow : undefined;
  return shadow ? Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) + shadow.blur + Math.max(0, shadow.spread) : 0;
}

function around(rooms: readonly Rect[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of rooms) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
