import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { placeChange } from '@pagewright/components/panels';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import { type Point, type Rect, rectContains, rectsOverlap, type Size } from '@pagewright/model/units';
import { innerOf, placeIn } from '@pagewright/page/place';
import { GRID, onGrid } from '../document/fitting-size.ts';
import { seenRects } from './seen-rects.ts';

/** Where a new component goes that nobody has pointed a place for. */

/** px between a new component and what stands beside it. */
const APART = 8;
/** px by which what has no free place is set off from what it would lie exactly on. */
const CASCADE = 24;
/** Shares of their own size that charts, tables and pictures may be made smaller to, the largest first: what they show is still seen. */
const SMALLER = [0.85, 0.7, 0.55] as const;
/** px of letters that weigh as much as anything else of the same area: titles are hidden last. */
const LIGHT_LETTERS = 2;
/** px of letters of kinds that have no one size of them. */
const USUAL_LETTERS = 16;

/**
 * The component where the page is free, made smaller where only that leaves it room; else where it covers nothing that is
 * seen; else where it hides the least.
 * @param seen px of the page that are in view
 */
export function inFreePlace(component: Component, page: Page, seen?: Rect): Component {
  const tries = [component, ...smallerOnes(component, page)];
  const fitting =
    tries.find((one) => freeAt(rectOf(one), page, boxesOf(page), seen)) ??
    tries.find((one) => freeAt(rectOf(one), page, seenOf(page), seen)) ??
    tries.at(-1) ??
    component;
  return placedAt(fitting, freePlaceOf(rectOf(fitting), page, seen));
}

/** Charts, tables and pictures at smaller sizes, as high as their words need: these stay as large as they are. */
function smallerOnes(component: Component, page: Page): Component[] {
  const { role, grownHeight } = behaviourOf(component);
  const hasLetters = 'fontSize' in component.props;
  if (role !== 'figure' && (role !== 'picture' || hasLetters)) return [];
  const { x, y, width, height } = rectOf(component);
  return SMALLER.map((share) => {
    const narrower = onGrid(width * share);
    // A picture keeps its own proportions to the px: nothing of it is cut off.
    const lower = role === 'picture' ? Math.round((height * narrower) / width) : onGrid(height * share);
    const made = placeIn(component, { x, y, width: narrower, height: lower });
    const needed = Math.ceil(grownHeight?.(made, page.language) ?? 0);
    return needed <= made.size.height ? made : placeIn(made, { ...rectOf(made), height: needed });
  }).filter((one) => one.size.height <= height);
}

/**
 * Where a box finds the page free, as near to the middle of what is seen as can be; else where it covers only room of words
 * that stand elsewhere in it; else where it hides the least, words least of all.
 */
export function freePlaceOf(size: Size, page: Page, seen?: Rect): Point {
  const box = { x: 0, y: 0, width: size.width, height: size.height };
  const hiding = () => leastHiding(placesFor(size, roomOf(page, seen)), box, page);
  return (
    freeAt(size, page, boxesOf(page), seen) ??
    freeAt(size, page, seenOf(page), seen) ??
    setOff({ ...box, ...hiding() }, boxesOf(page), page.size)
  );
}

/** Where a box finds the page free; undefined where nothing of it is as large. @param taken what it must stand apart from */
function freeAt(
  { width, height }: Size,
  page: Page,
  taken: readonly Rect[],
  seen: Rect | undefined,
): Point | undefined {
  const room = roomOf(page, seen);
  return placesFor({ width, height }, room).find(({ x, y }) => {
    const at = { x, y, width, height };
    return rectContains(room, at, 1) && !taken.some((one) => rectsOverlap(one, around(at)));
  });
}

function boxesOf(page: Page): Rect[] {
  return standingOn(page).map(rotatedBounds);
}

function seenOf(page: Page): Rect[] {
  return standingOn(page).flatMap((one) => seenRects(one, page.language));
}

/** What something else must not lie on. */
function standingOn({ components }: Page): readonly Component[] {
  return components.filter(({ visible, decorative }) => visible && !decorative);
}

/** The place where the least lies under a box; the first of several. */
function leastHiding(places: readonly Point[], box: Rect, page: Page): Point {
  const weighed = standingOn(page).flatMap((one) =>
    seenRects(one, page.language).map((bounds) => ({ bounds, weight: weightOf(one) })),
  );
  const hidden = (at: Point) =>
    weighed.reduce((sum, { bounds, weight }) => sum + weight * areaOf(sharedRect(bounds, { ...box, ...at })), 0);
  return places.map((at) => ({ at, hides: hidden(at) })).reduce((least, one) => (one.hides < least.hides ? one : least))
    .at;
}

/** How much it weighs to lie over a component. */
function weightOf(component: Component): number {
  const hasWords = behaviourOf(component)
    .texts(component)
    .some(({ is, text }) => is === 'words' && text.trim() !== '');
  const { props } = component;
  return hasWords ? ('fontSize' in props ? props.fontSize : USUAL_LETTERS) / LIGHT_LETTERS : 1;
}

function areaOf(rect: Rect | undefined): number {
  return rect ? rect.width * rect.height : 0;
}

/** The page inside its margins as far as it is seen, all of it where nothing of it is. */
function roomOf(page: Page, seen: Rect | undefined): Rect {
  const inner = innerOf(page);
  return (seen && sharedRect(inner, seen)) ?? inner;
}

/** Below and right of whatever has the same corner or the same middle already, and beside that where the page ends. */
function setOff({ x, y, width, height }: Rect, taken: readonly Rect[], page: Size): Point {
  const within = (value: number, length: number, whole: number) => onGrid(Math.max(0, Math.min(value, whole - length)));
  const from = { x: within(x, width, page.width), y: within(y, height, page.height) };
  const isOn = (at: Point, { x: left, y: top, width: wide, height: high }: Rect) =>
    isNear(at, { x: left, y: top }) ||
    isNear({ x: at.x + width / 2, y: at.y + height / 2 }, { x: left + wide / 2, y: top + high / 2 });
  const rows = Math.max(1, Math.floor((page.height - height - from.y) / CASCADE) + 1);
  // Of as many places as these one is free.
  const places = Array.from({ length: 2 * taken.length + 1 }, (_, index) => ({
    x: from.x + (Math.floor(index / rows) + (index % rows)) * CASCADE,
    y: from.y + (index % rows) * CASCADE,
  }));
  return places.find((at) => !taken.some((one) => isOn(at, one))) ?? from;
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < GRID && Math.abs(one.y - other.y) < GRID;
}

function sharedRect(one: Rect, other: Rect): Rect | undefined {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Places for the corner of a box, the nearest to the middle of the room first. */
function placesFor({ width, height }: Size, room: Rect): Point[] {
  const middle = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2 };
  const places: Point[] = [];
  const step = GRID * 4;
  for (let x = firstFrom(room.x, middle.x, step); x + width <= room.x + room.width; x += step) {
    for (let y = firstFrom(room.y, middle.y, step); y + height <= room.y + room.height; y += step) {
      places.push({ x: onGrid(x), y: onGrid(y) });
    }
  }
  const way = (to: Point) => Math.hypot(to.x - middle.x, to.y - middle.y);
  return [{ x: onGrid(middle.x), y: onGrid(middle.y) }, ...places].toSorted((a, b) => way(a) - way(b));
}

/** The first from a start on that is whole steps from a middle. */
function firstFrom(start: number, middle: number, step: number): number {
  return middle - Math.max(0, Math.floor((middle - start) / step)) * step;
}

function placedAt(component: Component, at: Point): Component {
  const { position, props } = placeChange(component, at);
  return { ...component, position, props: { ...component.props, ...props } } as Component;
}

function around({ x, y, width, height }: Rect): Rect {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}
