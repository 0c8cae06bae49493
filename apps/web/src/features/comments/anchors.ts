import type { Component, Page } from '@pagewright/components/models';
import type { CommentAnchor } from '@pagewright/contract/comments';
import type { Point, Rect } from '@pagewright/model/units';

/** Larger parts of a page are its ground. */
const GROUND = 0.6;

/** What a comment hangs on that is set at a place of a page, in parts of its width and height: the topmost object there, else the page. */
export function anchorAt(page: Page | undefined, at: Point): CommentAnchor {
  const object = page && topmost(page, at);
  return object ? { at, object: { id: object.id, at: within(boxOf(object), inPage(page, at)) } } : { at, object: null };
}

/** At the top right corner of an object, or of the page where there is none. */
export function anchorOn(page: Page, object: Component | undefined): CommentAnchor {
  if (!object) return { at: { x: 0.97, y: 0.05 }, object: null };
  const { position, size } = object;
  const corner = { x: position.x + size.width, y: position.y };
  return { at: within({ x: 0, y: 0, ...page.size }, corner), object: { id: object.id, at: { x: 1, y: 0 } } };
}

/** Where a thread's pin stands: with its object; where that is gone, at the place that it had. */
export function pinPlace(page: Page | undefined, { at, object }: CommentAnchor): Point & { readonly isLost: boolean } {
  if (!object || !page) return { ...at, isLost: false };
  const found = page.components.find(({ id }) => id === object.id);
  if (!found) return { ...at, isLost: true };
  const { position, size } = found;
  const point = { x: position.x + object.at.x * size.width, y: position.y + object.at.y * size.height };
  return { ...within({ x: 0, y: 0, ...page.size }, point), isLost: false };
}

function topmost(page: Page, at: Point): Component | undefined {
  const { x, y } = inPage(page, at);
  const largest = GROUND * page.size.width * page.size.height;
  return page.components
    .filter(({ visible, decorative, size }) => visible && !decorative && size.width * size.height < largest)
    .filter(({ position, size }) => {
      const [across, down] = [x - position.x, y - position.y];
      return across >= 0 && down >= 0 && across <= size.width && down <= size.height;
    })
    .sort((a, b) => a.zIndex - b.zIndex)
    .at(-1);
}

function inPage({ size }: Page, { x, y }: Point): Point {
  return { x: x * size.width, y: y * size.height };
}

function boxOf({ position, size }: Component): Rect {
  return { ...position, ...size };
}

/** A point in parts of a box, 0 to 1. */
function within({ x, y, width, height }: Rect, point: Point): Point {
  return { x: clamp((point.x - x) / width), y: clamp((point.y - y) / height) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
