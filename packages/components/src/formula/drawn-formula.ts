import type { Rect } from '@pagewright/model/units';
import { drawnBorderWidth } from '../drawing/box-css.ts';
import type { FormulaComponent } from './model.ts';
import type { Typeset } from './typesetter.ts';

const SHARE_LEFT = { left: 0, center: 0.5, right: 1 } as const;

/** Where a formula stands in its component, px from its corner: in the size that is wanted, or smaller so that it fits. */
export function formulaRect({ props, size }: Pick<FormulaComponent, 'props' | 'size'>, formula: Typeset): Rect {
  const inset = Math.min(drawnBorderWidth(props) + props.padding, size.width / 2 - 0.5, size.height / 2 - 0.5);
  const room = { width: size.width - 2 * inset, height: size.height - 2 * inset };
  const em = Math.min(
    props.fontSize,
    room.width / Math.max(formula.width, 0.01),
    room.height / Math.max(formula.height, 0.01),
  );
  const [width, height] = [formula.width * em, formula.height * em];
  return {
    x: inset + (room.width - width) * SHARE_LEFT[props.textAlign],
    y: inset + (room.height - height) / 2,
    width,
    height,
  };
}

/** A formula as a picture of its own: whatever is in it, a picture runs nothing and loads nothing. */
export function formulaUrl({ content, viewBox, width, height }: Typeset, color: string): string {
  const colored = content.replaceAll('currentColor', color.replace(/["<>&]/g, ''));
  const size = `width="${width * UNIT}" height="${height * UNIT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}">${colored}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** px of an em in the picture: programs that make pixels of it make enough. */
const UNIT = 100;
