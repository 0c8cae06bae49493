import type { Page } from '@pagewright/components/models';
import type { Point, Rect } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { placeIn, rectOf } from './place.ts';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** px; smaller boxes cannot be taken hold of. */
const LEAST = 8;

/** A box with one handle moved by some px; the opposite side stays. With `keepAspect` its proportions stay too. */
export function resized(box: Rect, handle: Handle, by: Point, keepAspect: boolean): Rect {
  const west = handle.includes('w');
  const north = handle.includes('n');
  const wide = west || handle.includes('e');
  const tall = north || handle.includes('s');
  let width = wide ? Math.max(LEAST, box.width + (west ? -by.x : by.x)) : box.width;
  let height = tall ? Math.max(LEAST, box.height + (north ? -by.y : by.y)) : box.height;
  if (keepAspect) {
    const factors = [...(wide ? [width / box.width] : []), ...(tall ? [height / box.height] : [])];
    const factor = Math.max(...factors);
    width = Math.max(LEAST, box.width * factor);
    height = Math.max(LEAST, box.height * factor);
  }
  return {
    x: west ? box.x + box.width - width : box.x,
    y: north ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

/** Stretches components from one box around them to another. */
export function stretch(page: Page, ids: ReadonlySet<string>, from: Rect, to: Rect): Page {
  const scaleX = to.width / from.width;
  const scaleY = to.height / from.height;
  return updateComponents(page, ids, (component) => {
    const { x, y, width, height } = rectOf(component);
    return placeIn(component, {
      x: to.x + (x - from.x) * scaleX,
      y: to.y + (y - from.y) * scaleY,
      width: width * scaleX,
      height: height * scaleY,
    });
  });
}
