import type { Component, PropsOf } from '@pagewright/components/models';
import { parseColor, type Rgba } from '@pagewright/model/color';
import type { Fill } from '@pagewright/model/page';
import type { Point } from '@pagewright/model/units';
import { gradientColor } from './gradient.ts';
import type { Paint } from './paint.ts';
import { pointInComponent } from './rotation.ts';

/** What a component fills, the lowest first. Text, borders, lines and icons are too thin to count. */
export function paintsOf(component: Component): Paint[] {
  switch (component.type) {
    case 'rectangle':
    case 'circle':
      return [shapePaint(component, component.type === 'circle')];
    case 'image':
      return [...backgroundOf(component), picturePaint(component, component.props.isCircleShape)];
    case 'line':
    case 'icon':
      return [];
    default:
      return backgroundOf(component);
  }
}

function backgroundOf(component: Exclude<Component, { type: 'line' }>): Paint[] {
  const color = parseColor(component.props.backgroundColor);
  if (!color || color.a === 0) return [];
  const painted = fade(color, component.props.opacity);
  return [{ colorAt: (point) => (isInside(component, point, false) ? painted : undefined) }];
}

function shapePaint(component: Extract<Component, { type: 'rectangle' | 'circle' }>, round: boolean): Paint {
  const fill = fillOf(component.props);
  const { size } = component;
  return {
    colorAt: (point) => {
      if (!isInside(component, point, round)) return undefined;
      const color = gradientColor(fill, pointInComponent(component, point), size);
      return color && color.a > 0 ? fade(color, component.props.opacity) : undefined;
    },
  };
}

/** A gradient applies only with two or more stops (spec §5). */
function fillOf(props: PropsOf<'rectangle'>): Fill {
  if (props.backgroundType === 'plain' || props.gradientStops.length < 2) {
    return { type: 'solid', color: props.backgroundColor };
  }
  return props.backgroundType === 'linear-gradient'
    ? { type: 'linear', angle: props.gradientAngle, stops: props.gradientStops }
    : { type: 'radial', shape: props.gradientShape, stops: props.gradientStops };
}

function picturePaint(component: Component, round: boolean): Paint {
  return { colorAt: (point) => (isInside(component, point, round) ? 'picture' : undefined) };
}

function isInside(component: Component, point: Point, round: boolean): boolean {
  const { x, y } = pointInComponent(component, point);
  if (round) return (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

function fade(color: Rgba, opacity: number): Rgba {
  return opacity === 1 ? color : { ...color, a: color.a * opacity };
}
