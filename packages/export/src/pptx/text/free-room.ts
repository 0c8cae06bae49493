import type { Primitive, TextPrimitive } from '@pagewright/components/primitives';
import { turnedBounds } from '@pagewright/components/rotation';
import type { Rect, Size } from '@pagewright/model/units';

/** How far the lines of a text may reach beyond its room before they meet anything else, px. */
export interface FreeRoom {
  readonly left: number;
  readonly right: number;
}

/** px kept free before what stands beside a text. */
const GAP = 4;

/** The free room beside each text of a page: up to what stands beside it, the edge of what it stands on, or of the page. */
export function freeRooms(primitives: readonly Primitive[], page: Size): (text: TextPrimitive) => FreeRoom {
  const boxes = primitives.flatMap(boxesOf);
  return ({ inner, box, rotation }) => {
    if (rotation) return { left: 0, right: 0 };
    const bounds = boxes
      .filter((one) => one !== box && meetsRows(one, inner))
      .reduce((free, one) => narrowed(free, one, inner), { left: 0, right: page.width });
    return { left: Math.max(0, inner.x - bounds.left), right: Math.max(0, bounds.right - inner.x - inner.width) };
  };
}

function boxesOf(primitive: Primitive): Rect[] {
  return primitive.type === 'group'
    ? primitive.children.flatMap(boxesOf)
    : [turnedBounds(primitive.box, primitive.rotation ?? 0)];
}

function meetsRows(one: Rect, inner: Rect): boolean {
  return one.y < inner.y + inner.height && inner.y < one.y + one.height;
}

/** What a text may reach to, from one edge of the page to the other, with one object more. */
function narrowed(
  free: { readonly left: number; readonly right: number },
  one: Rect,
  inner: Rect,
): { readonly left: number; readonly right: number } {
  const [left, right] = [one.x, one.x + one.width];
  const [from, to] = [inner.x, inner.x + inner.width];
  if (left >= to - GAP) return { ...free, right: Math.min(free.right, left - GAP) };
  if (right <= from + GAP) return { ...free, left: Math.max(free.left, right + GAP) };
  // What it stands on ends it too; what only lies across its edge is decoration.
  const isGround = left <= from && right >= to;
  return isGround ? { left: Math.max(free.left, left + GAP), right: Math.min(free.right, right - GAP) } : free;
}
