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
  const waiting = primitives.map((primitive, index) => ({
    primitive,
    rank: rankOf(primitive, ranks),
    below: overlapping(rooms, index),
  }));
  const order: Primitive[] = [];
  const placed = new Set<number>();
  while (order.length < waiting.length) {
    const next = nextOf(waiting, placed);
    placed.add(next);
    order.push((waiting[next] as Waiting).primitive);
  }
  return order;
}

/** Those before the `index`th that it overlaps. */
function overlapping(rooms: readonly Rect[], index: number): number[] {
  const room = rooms[index] as Rect;
  const found: number[] = [];
  for (let at = 0; at < index; at += 1) if (rectsOverlap(rooms[at] as Rect, room)) found.push(at);
  return found;
}

interface Waiting {
  readonly primitive: Primitive;
  readonly rank: number;
  /** What must be painted before it. */
  readonly below: readonly number[];
}

/** What is read first or, while it waits for what lies under it, that. */
function nextOf(waiting: readonly Waiting[], placed: ReadonlySet<number>): number {
  let first = -1;
  for (const [index, { rank }] of waiting.entries()) {
    if (!placed.has(index) && (first < 0 || rank < (waiting[first] as Waiting).rank)) first = index;
  }
  for (;;) {
    const under: number | undefined = (waiting[first] as Waiting).below.find((at) => !placed.has(at));
    if (under === undefined) return first;
    first = under;
  }
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
