import type { Rgba } from '@pagewright/model/color';
import type { Point } from '@pagewright/model/units';

/** Something that fills an area of the page. */
export interface Paint {
  /** Colour at a page point, its alpha included; undefined where it paints nothing. */
  colorAt(point: Point): Rgba | 'picture' | undefined;
}
