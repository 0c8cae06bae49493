import type { Rect } from '@pagewright/model/units';
import { boxOf, insetBoxOf } from '../drawing/lower-box.ts';
import { maskOf } from './mask.ts';
import type { Image } from './model.ts';

/** Where on the page a picture is fitted in, px: the box of its shape, or its own less the border. */
export function roomOf(image: Image): Rect {
  return maskOf(image) ? boxOf(image) : insetBoxOf(image);
}
