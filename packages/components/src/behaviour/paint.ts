import type { Rgba } from '@pagewright/model/color';
import type { Point, Rect } from '@pagewright/model/units';

/** Something that fills an area of the page. */
export interface Paint {
  /** Upright box around all that it paints, px in page space. */
  readonly bounds: Rect;
  /** Colour at a page point, its alpha included; undefined where it paints nothing. */
  colorAt(point: Point): Rgba | 'picture' | undefined;
}
