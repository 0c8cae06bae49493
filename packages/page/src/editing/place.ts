import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import type { Point, Rect, Size } from '@pagewright/model/units';

/** The upright box around several as they are drawn; undefined where there is none. */
export function boundsOf(components: readonly Component[]): Rect | undefined {
  const [first, ...more] = components.map(rotatedBounds);
  return first && more.reduce(unionOf, first);
}

/** The page inside its margins. */
export function innerOf({ size, margin }: Page): Rect {
  return { x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin };
}

/** The page with another state of one of its components. */
export function withComponent(page: Page, component: Component): Page {
  return { ...page, components: page.components.map((one) => (one.id === component.id ? component : one)) };
}

/** Puts a component into another box, at least 1 px each way. */
export function placeIn(component: Component, to: Rect): Component {
  // Without a sign where nothing is left of it: it would be another value when it is read again.
  const box: Rect = { x: to.x + 0, y: to.y + 0, width: Math.max(1, to.width), height: Math.max(1, to.height) };
  if (isSame(rectOf(component), box)) return component;
  return behaviourOf(component).resize(component, box);
}

/** Moves a component so that the upright box around it, as it is drawn, begins elsewhere. */
export function seenAt(component: Component, { x, y }: Point): Component {
  const [box, seen] = [rectOf(component), rotatedBounds(component)];
  return placeIn(component, { ...box, x: box.x + x - seen.x, y: box.y + y - seen.y });
}

/** Art behind everything else: as large as the page, so that a press on it means the page. */
export function isBackdrop({ decorative, position, size }: Component, page: Size): boolean {
  if (!decorative) return false;
  const { x, y } = position;
  return x <= 0 && y <= 0 && x + size.width >= page.width && y + size.height >= page.height;
}

/** Art of the page rather than of what stands on it: it reaches into the margins, where a design puts nothing else. */
export function isPageArt(component: Component, page: Page): boolean {
  if (!component.decorative) return false;
  return isBackdrop(component, page.size) || !holds(innerOf(page), rotatedBounds(component));
}

/** Whether a box lies within another, edges and all. */
export function holds(outer: Rect, { x, y, width, height }: Rect): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
}

function isSame(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function unionOf(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
