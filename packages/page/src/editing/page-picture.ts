import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import type { Size } from '@pagewright/model/units';
import { updateComponents } from '../commands.ts';
import { bringToFront, moveAbove } from '../layers.ts';
import { innerOf, isBackdrop, placeIn } from './place.ts';

/** A picture that was the ground of the page takes at most this share of it each way when it is one of its objects again. */
const SHARE = 0.6;

/** The picture that is the ground of the page: of several the one that is seen. */
export function backgroundPicture({ components, size }: Page): Component | undefined {
  return components.findLast((one) => one.visible && isEditedAs('picture', one) && isBackdrop(one, size));
}

/** Whether a component can become the ground of the page. */
export function canBeBackground(component: Component, page: Page): boolean {
  const isPicture = isEditedAs('picture', component) && !behaviourOf(component).isEmpty(component);
  return isPicture && !component.locked && !isBackdrop(component, page.size);
}

/**
 * Makes a picture the ground of the page: behind everything but a ground that would hide it, as large as the page, without
 * a shape or border of its own.
 */
export function asBackground(page: Page, id: string): Page {
  const placed = updateComponents(page, new Set([id]), (one) => {
    if (!isEditedAs('picture', one)) return one;
    const plain = { mask: 'none', isCircleShape: false, borderWidth: 0, borderRadius: 0, objectFit: 'cover' } as const;
    const { groupId: _group, ...ground } = one;
    return placeIn({ ...ground, decorative: true, props: { ...one.props, ...plain } }, { x: 0, y: 0, ...page.size });
  });
  const hiding = placed.components.findLast((one) => one.id !== id && hidesAllBelow(one, page.size));
  return moveAbove(placed, new Set([id]), hiding?.id);
}

/** Whether a component is a ground behind which nothing is seen, as far as the middle of the page tells. */
function hidesAllBelow(component: Component, size: Size): boolean {
  if (!component.visible || !isBackdrop(component, size)) return false;
  const middle = { x: size.width / 2, y: size.height / 2 };
  return behaviourOf(component)
    .paints(component)
    .some(({ colorAt }) => {
      const color = colorAt(middle);
      return color === 'picture' || color?.a === 1;
    });
}

/** Makes the ground of the page one of its objects again. */
export function fromBackground(page: Page, id: string): Page {
  const { x, y, width, height } = innerOf(page);
  const placed = updateComponents(page, new Set([id]), (one) => {
    const { decorative: _decorative, ...object } = one;
    return placeIn(object as Component, {
      x: Math.round(x + (width * (1 - SHARE)) / 2),
      y: Math.round(y + (height * (1 - SHARE)) / 2),
      width: Math.round(width * SHARE),
      height: Math.round(height * SHARE),
    });
  });
  return bringToFront(placed, id);
}
