import type { Component, Page } from '@pagewright/components/models';
import { placeChange } from '@pagewright/components/panels';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import { type Point, type Rect, rectContains, rectsOverlap, type Size } from '@pagewright/model/units';
import { innerOf } from '@pagewright/page/place';
import { GRID, onGrid } from '../document/fitting-size.ts';

/** Where a new component goes that nobody has pointed a place for. */

/** px between a new component and what stands beside it. */
const APART = 8;
/** px by which components are put below one another where no place is free. */
const CASCADE = 24;

/** The component where the page is free. */
export function inFreePlace(component: Component, page: Page): Component {
  return placedAt(component, freePlaceOf(rectOf(component), page));
}

/** Where a box finds the page free, as near to its middle as can be; else below the last that stands there. */
export function freePlaceOf({ width, height }: Size, page: Page): Point {
  const box = { x: 0, y: 0, width, height };
  const room = innerOf(page);
  const taken = page.components.filter(({ visible, decorative }) => visible && !decorative).map(rotatedBounds);
  const isFree = (at: Rect) => rectContains(room, at, 1) && !taken.some((one) => rectsOverlap(one, around(at)));
  const middle = { x: room.x + (room.width - box.width) / 2, y: room.y + (room.height - box.height) / 2 };
  const free = placesFrom(middle, room, box).find((at) => isFree({ ...box, ...at }));
  return free ?? cascaded(middle, taken);
}

/** Below and right of whatever stands at a place already. */
function cascaded(from: Point, taken: readonly Rect[]): Point {
  let at = { x: onGrid(from.x), y: onGrid(from.y) };
  while (taken.some(({ x, y }) => Math.abs(x - at.x) < GRID && Math.abs(y - at.y) < GRID)) {
    at = { x: at.x + CASCADE, y: at.y + CASCADE };
  }
  return at;
}

/** Places for the corner of a box, the nearest to the middle first. */
function placesFrom(middle: Point, room: Rect, { width, height }: Rect): Point[] {
  const places: Point[] = [];
  const step = GRID * 4;
  for (let x = middle.x % step; x + width <= room.x + room.width; x += step) {
    for (let y = middle.y % step; y + height <= room.y + room.height; y += step) {
      places.push({ x: onGrid(x), y: onGrid(y) });
    }
  }
  const way = (to: Point) => Math.hypot(to.x - middle.x, to.y - middle.y);
  return [{ x: onGrid(middle.x), y: onGrid(middle.y) }, ...places].toSorted((a, b) => way(a) - way(b));
}

function placedAt(component: Component, at: Point): Component {
  const { position, props } = placeChange(component, at);
  return { ...component, position, props: { ...component.props, ...props } } as Component;
}

function around({ x, y, width, height }: Rect): Rect {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}
