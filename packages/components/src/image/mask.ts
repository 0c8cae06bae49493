import type { Size } from '@pagewright/model/units';
import { type BoxProps, drawnBorderWidth } from '../drawing/box-css.ts';
import { withinBorder } from '../shape/drawn-shape.ts';
import type { Outline } from '../shape/outline.ts';
import { SHAPE_NAMES, SHAPES, type ShapeName } from '../shape/presets.ts';

/** The shapes within which something can be shown. */
export const MASKS: readonly ShapeName[] = SHAPE_NAMES.filter((name) => !SHAPES[name].isOpen);

/** What is cut, as far as that goes. */
interface Masked {
  readonly size: Size;
  readonly props: Pick<BoxProps, 'borderWidth' | 'borderStyle'> & { readonly mask: ShapeName | 'none' };
}

/** The shape that cuts a picture, px from the corner of its component; undefined where its box does. */
export function maskOf({ props, size }: Masked): Outline | undefined {
  const { mask } = props;
  if (mask === 'none') return undefined;
  return withinBorder((inner) => SHAPES[mask].outline(inner), size, drawnBorderWidth(props));
}
