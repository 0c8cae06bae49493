import type { ComponentBase, Flip } from '@pagewright/model/component';
import type { Point, Rect, Size } from '@pagewright/model/units';

/** A component as far as it may be mirrored. */
type Flipped = Pick<ComponentBase, 'flip'>;

/** Which sides of something are changed over. */
export interface FlippedSides {
  /** Left and right. */
  readonly across: boolean;
  /** Top and bottom. */
  readonly down: boolean;
}

export function flippedSides(flip: Flip | undefined): FlippedSides {
  return { across: flip === 'horizontal' || flip === 'both', down: flip === 'vertical' || flip === 'both' };
}

/** What says of a component which sides are changed over; nothing where none are. */
export function flipProp({ across, down }: FlippedSides): Flip | undefined {
  if (across && down) return 'both';
  return across ? 'horizontal' : down ? 'vertical' : undefined;
}

/** Where a place of a component lies once it is mirrored, and where a seen one was before: shares of its box. */
export function flippedPoint({ flip }: Flipped, { x, y }: Point): Point {
  const { across, down } = flippedSides(flip);
  return { x: across ? 1 - x : x, y: down ? 1 - y : y };
}

/** A part of a box once the box is mirrored, px from its corner. */
export function flippedRect({ flip }: Flipped, part: Rect, { width, height }: Size): Rect {
  const { across, down } = flippedSides(flip);
  return {
    ...part,
    x: across ? width - part.x - part.width : part.x,
    y: down ? height - part.y - part.height : part.y,
  };
}

/** A CSS transform that mirrors what an element shows about its middle; undefined where it is as it was drawn. */
export function flipCss({ flip }: Flipped): string | undefined {
  const { across, down } = flippedSides(flip);
  return across || down ? `scale(${across ? -1 : 1}, ${down ? -1 : 1})` : undefined;
}

/** The same of a drawing, as an attribute of a part of it. @param size of the drawing, its own units */
export function flipTransform({ flip }: Flipped, { width, height }: Size): string | undefined {
  const { across, down } = flippedSides(flip);
  if (!across && !down) return undefined;
  return `translate(${across ? width : 0} ${down ? height : 0}) scale(${across ? -1 : 1} ${down ? -1 : 1})`;
}
