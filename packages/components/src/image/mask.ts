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
  return withinBorder((inner) => inBox(SHAPES[mask].outline(inner), inner), size, drawnBorderWidth(props));
}

/** Some shapes bulge out of their box, where a picture is no more: they are made as narrow as it. */
function inBox(outline: Outline, { width, height }: Size): Outline {
  const { bounds } = outline;
  const [left, top] = [Math.min(0, bounds.x), Math.min(0, bounds.y)];
  const across = Math.max(width, bounds.x + bounds.width) - left;
  const down = Math.max(height, bounds.y + bounds.height) - top;
  if (across === width && down === height) return outline;
  return outline.mapped(({ x, y }) => ({ x: ((x - left) * width) / across, y: ((y - top) * height) / down }));
}
