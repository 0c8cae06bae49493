import type { Page } from '@pagewright/components/models';
import type { Point } from '@pagewright/model/units';

/** The middle of a page, in its own units (px). */
export function middleOf({ size }: Page): Point {
  return { x: size.width / 2, y: size.height / 2 };
}
