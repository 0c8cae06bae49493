import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Point } from '@pagewright/model/units';
import { type ShapeFillProps, shapeFillOf } from '../drawing/fill-css.ts';
import type { Outline } from '../shape/outline.ts';
import type { AnyComponent } from './behaviour.ts';
import { flippedPoint } from './flip.ts';
import { gradientColors } from './gradient.ts';
import type { Paint } from './paint.ts';
import { pointsIn, rotatedBounds } from './rotation.ts';

type With<Props> = AnyComponent & { readonly props: Props };

/** The background of a box. */
export function backgroundPaints(component: With<{ backgroundColor: string; opacity: number }>): Paint[] {
  const color = parseColor(component.props.backgroundColor);
  if (!color || color.a === 0) return [];
  const painted = fade(color, component.props.opacity);
  return [paintWithin(component, false, () => painted)];
}

/** A filled shape; a round one reaches the middle of its box's sides only. */
export function shapePaint(component: With<ShapeFillProps & { opacity: number }>, round: boolean): Paint {
  const colorAt = gradientColors(shapeFillOf(component.props), component.size);
  return paintWithin(component, round, (at) => {
    const color = colorAt(at);
    return color && color.a > 0 ? fade(color, component.props.opacity) : undefined;
  });
}

/** A picture: what it shows is not known. */
export function picturePaint(component: AnyComponent, round: boolean): Paint {
  return paintWithin(component, round, () => 'picture');
}

/** What of a paint lies within an outline, px from the corner of the component. */
export function paintWithinOutline(component: AnyComponent, outline: Outline, paint: Paint): Paint {
  const placeOf = drawnPlaces(component);
  const { width, height } = component.size;
  return {
    ...paint,
    colorAt: (point) => {
      const { x, y } = placeOf(point);
      return outline.contains({ x: x * width, y: y * height }) ? paint.colorAt(point) : undefined;
    },
  };
}

/** Tells where page points lie in what is drawn of a component, neither turned nor mirrored: 0 to 1 from left and from top. */
function drawnPlaces(component: AnyComponent): (point: Point) => Point {
  const placeOf = pointsIn(component);
  return (point) => flippedPoint(component, placeOf(point));
}

/** What fills a component's box or the ellipse in it, by the place in what is drawn, 0 to 1. */
function paintWithin(
  component: AnyComponent,
  round: boolean,
  colorAt: (at: Point) => ReturnType<Paint['colorAt']>,
): Paint {
  const placeOf = drawnPlaces(component);
  return {
    bounds: rotatedBounds(component),
    colorAt: (point) => {
      const at = placeOf(point);
      return isInside(at, round) ? colorAt(at) : undefined;
    },
  };
}

function isInside({ x, y }: Point, round: boolean): boolean {
  if (round) return (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

function fade(color: Rgba, opacity: number): Rgba {
  return opacity === 1 ? color : { ...color, a: color.a * opacity };
}
