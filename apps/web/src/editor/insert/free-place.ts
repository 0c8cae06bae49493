import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { placeChange } from '@pagewright/components/panels';
import { boundsInside, rectOf, rotatedBounds } from '@pagewright/components/rotation';
import { type Point, type Rect, rectContains, type Size } from '@pagewright/model/units';
import { innerOf } from '@pagewright/page/place';
import { GRID, onGrid } from '../document/fitting-size.ts';

/** Where a new component goes that nobody has pointed a place for. */

/** px between a new component and what stands beside it. */
const APART = 8;
/** px by which a component is put below another that has its very place. */
const CASCADE = 24;

/** The component where the page is free. */
export function inFreePlace(component: Component, page: Page): Component {
  return placedAt(component, freePlaceOf(rectOf(component), page));
}

/**
 * Where a box finds the page free, as near to its middle as can be. Where no place is free it lies over what is seen as
 * little as can be, first of all over the ends of text boxes that no words reach.
 */
export function freePlaceOf({ width, height }: Size, page: Page): Point {
  const box = { x: 0, y: 0, width, height };
  const room = innerOf(page);
  const taken = takenOn(page);
  const middle = { x: room.x + (room.width - box.width) / 2, y: room.y + (room.height - box.height) / 2 };
  const boxes = taken.map(({ bounds }) => bounds);
  const seen = taken.flatMap((one) => one.seen);
  let best: { readonly at: Point; readonly over: number; readonly overBoxes: number } | undefined;
  for (const at of placesFrom(middle, room, box)) {
    const place = { ...box, ...at };
    if (!rectContains(room, place, 1)) continue;
    const over = sharedArea(around(place), seen);
    if (best && over > best.over) continue;
    const overBoxes = sharedArea(around(place), boxes);
    if (best && over === best.over && overBoxes >= best.overBoxes) continue;
    best = { at, over, overBoxes };
    if (over === 0 && overBoxes === 0) break;
  }
  return cascaded(best?.at ?? middle, boxes);
}

/** What a component takes of a page, px in page space. */
interface Taken {
  readonly bounds: Rect;
  /** Where something is seen: of words without a ground, their lines alone. */
  readonly seen: readonly Rect[];
}

function takenOn({ components, language }: Page): Taken[] {
  return components
    .filter(({ visible, decorative }) => visible && !decorative)
    .map((component) => {
      const { role, paints, placedTexts } = behaviourOf(component);
      const bounds = rotatedBounds(component);
      const words = placedTexts(component, language).map(({ ink }) => boundsInside(component, ink));
      const isBare = role === 'text' && words.length > 0 && paints(component).length === 0;
      return { bounds, seen: isBare ? words : [bounds] };
    });
}

/** px² of a place that others lie on; what lies there twice counts twice. */
function sharedArea(place: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(place.x + place.width, other.x + other.width) - Math.max(place.x, other.x);
    const height = Math.min(place.y + place.height, other.y + other.height) - Math.max(place.y, other.y);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
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
