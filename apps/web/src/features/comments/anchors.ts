import type { Component, Page } from '@pagewright/components/models';
import { pointOf, pointsIn } from '@pagewright/components/rotation';
import type { CommentAnchor } from '@pagewright/contract/comments';
import type { Point, Rect } from '@pagewright/model/units';

/** Larger parts of a page are its ground. */
const GROUND = 0.6;

/** What a comment hangs on that is set at a place of a page, in parts of its width and height: the topmost object there, else the page. */
export function anchorAt(page: Page | undefined, at: Point): CommentAnchor {
  const object = page && topmost(page, at);
  return object
    ? { at, object: { id: object.id, at: clamped(pointsIn(object)(inPage(page, at))) } }
    : { at, object: null };
}

/** At the top right corner of an object, or of the page where there is none. */
export function anchorOn(page: Page, object: Component | undefined): CommentAnchor {
  if (!object) return { at: { x: 0.97, y: 0.05 }, object: null };
  return {
    at: within({ x: 0, y: 0, ...page.size }, pointOf(object, { x: 1, y: 0 })),
    object: { id: object.id, at: { x: 1, y: 0 } },
  };
}

/** Where a thread's pin stands: with its object; where that is gone, at the place that it had. */
export function pinPlace(page: Page | undefined, { at, object }: CommentAnchor): Point & { readonly isLost: boolean } {
  if (!object || !page) return { ...at, isLost: false };
  const found = page.components.find(({ id }) => id === object.id);
  if (!found) return { ...at, isLost: true };
  return { ...within({ x: 0, y: 0, ...page.size }, pointOf(found, object.at)), isLost: false };
}

function topmost(page: Page, at: Point): Component | undefined {
  const pressed = inPage(page, at);
  const largest = GROUND * page.size.width * page.size.height;
  return page.components
    .filter(({ visible, decorative, size }) => visible && !decorative && size.width * size.height < largest)
    .filter((component) => {
      const { x, y } = pointsIn(component)(pressed);
      return x >= 0 && y >= 0 && x <= 1 && y <= 1;
    })
    .sort((a, b) => a.zIndex - b.zIndex)
    .at(-1);
}

function inPage({ size }: Page, { x, y }: Point): Point {
  return { x: x * size.width, y: y * size.height };
}

/** A point in parts of a box, 0 to 1. */
function within({ x, y, width, height }: Rect, point: Point): Point {
  return clamped({ x: (point.x - x) / width, y: (point.y - y) / height });
}

function clamped({ x, y }: Point): Point {
  return { x: clamp(x), y: clamp(y) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
