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
    const bounds = { left: 0, right: page.width };
    for (const one of boxes) if (one !== box && meetsRows(one, inner)) narrow(bounds, one, inner);
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

/** Narrows what a text may reach to, from one edge of the page to the other, by one object. */
function narrow(free: { left: number; right: number }, one: Rect, inner: Rect): void {
  const right = one.x + one.width;
  const to = inner.x + inner.width;
  if (one.x >= to - GAP) {
    free.right = Math.min(free.right, one.x - GAP);
  } else if (right <= inner.x + GAP) {
    free.left = Math.max(free.left, right + GAP);
  } else if (one.x <= inner.x && right >= to) {
    // What it stands on ends it too; what only lies across its edge is decoration.
    free.left = Math.max(free.left, one.x + GAP);
    free.right = Math.min(free.right, right - GAP);
  }
}
