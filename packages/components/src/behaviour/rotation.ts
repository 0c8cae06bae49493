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

/** Tells where page points lie in the component's own unturned space: 0 to 1 from left and from top. */
export function pointsIn(component: Turned): (point: Point) => Point {
  const { x, y, width, height } = rectOf(component);
  const radians = (-rotationOf(component) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return (point) => {
    const dx = point.x - (x + width / 2);
    const dy = point.y - (y + height / 2);
    return { x: 0.5 + (dx * cosine - dy * sine) / width, y: 0.5 + (dx * sine + dy * cosine) / height };
  };
}
