import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Fill } from '@pagewright/model/page';
import type { Point } from '@pagewright/model/units';
import { type ShapeFillProps, shapeFillOf } from '../drawing/fill-css.ts';
import type { AnyComponent } from './behaviour.ts';
import { gradientColor } from './gradient.ts';
import type { Paint } from './paint.ts';
import { pointInComponent } from './rotation.ts';

type With<Props> = AnyComponent & { readonly props: Props };

/** The background of a box. */
export function backgroundPaints(component: With<{ backgroundColor: string; opacity: number }>): Paint[] {
  const color = parseColor(component.props.backgroundColor);
  if (!color || color.a === 0) return [];
  const painted = fade(color, component.props.opacity);
  return [{ colorAt: (point) => (isInside(component, point, false) ? painted : undefined) }];
}

/** A filled shape; a round one reaches the middle of its box's sides only. */
export function shapePaint(component: With<ShapeFillProps & { opacity: number }>, round: boolean): Paint {
  const fill: Fill = shapeFillOf(component.props);
  const { size } = component;
  return {
    colorAt: (point) => {
      if (!isInside(component, point, round)) return undefined;
      const color = gradientColor(fill, pointInComponent(component, point), size);
      return color && color.a > 0 ? fade(color, component.props.opacity) : undefined;
    },
  };
}

/** A picture: what it shows is not known. */
export function picturePaint(component: AnyComponent, round: boolean): Paint {
  return { colorAt: (point) => (isInside(component, point, round) ? 'picture' : undefined) };
}

function isInside(component: AnyComponent, point: Point, round: boolean): boolean {
  const { x, y } = pointInComponent(component, point);
  if (round) return (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

function fade(color: Rgba, opacity: number): Rgba {
  return opacity === 1 ? color : { ...color, a: color.a * opacity };
}
