import type { Point, Rect, Size } from '@pagewright/model/units';

/** A component as far as its place and its turn go. */
interface Turned {
  readonly position: Point;
  readonly size: Size;
  readonly props: object;
}

/** Degrees clockwise by which a component is turned about its middle; 0 for kinds that do not turn. */
export function rotationOf(component: Turned): number {
  const { props } = component;
  return 'rotation' in props && typeof props.rotation === 'number' ? props.rotation : 0;
}

export function rectOf(component: Turned): Rect {
  return { ...component.position, ...component.size };
}

/** The upright box around a component as it is drawn, px in page space. */
export function rotatedBounds(component: Turned): Rect {
  const rect = rectOf(component);
  const degrees = rotationOf(component) % 360;
  if (degrees === 0) return rect;
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const width = rect.width * cosine + rect.height * sine;
  const height = rect.width * sine + rect.height * cosine;
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

/** Where a page point lies in the component's own unturned space: 0 to 1 from left and from top. */
export function pointInComponent(component: Turned, point: Point): Point {
  const rect = rectOf(component);
  const radians = (-rotationOf(component) * Math.PI) / 180;
  const dx = point.x - (rect.x + rect.width / 2);
  const dy = point.y - (rect.y + rect.height / 2);
  return {
    x: 0.5 + (dx * Math.cos(radians) - dy * Math.sin(radians)) / rect.width,
    y: 0.5 + (dx * Math.sin(radians) + dy * Math.cos(radians)) / rect.height,
  };
}
