import type { Point, Rect, Size } from '@pagewright/model/units';

/** A component as far as its place and its turn go. */
interface Turned {
  readonly position: Point;
  readonly size: Size;
  readonly rotation?: number | undefined;
}

/** Degrees clockwise by which a component is turned about its middle; 0 where it stands upright. */
export function rotationOf({ rotation = 0 }: Pick<Turned, 'rotation'>): number {
  return rotation;
}

/** Whether its width runs rather down the page than across. */
export function standsOnEnd(component: Pick<Turned, 'rotation'>): boolean {
  const degrees = ((rotationOf(component) % 180) + 180) % 180;
  return Math.abs(degrees - 90) < 45;
}

/** The same as it would stand upright. */
export function uprightOf<One extends Pick<Turned, 'rotation'>>(component: One): One {
  const { rotation: _turned, ...upright } = component;
  // What it may leave unsaid is all that is gone.
  return upright as One;
}

export function rectOf(component: Pick<Turned, 'position' | 'size'>): Rect {
  return { ...component.position, ...component.size };
}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a point comes to lie when it is turned about another. @param degrees clockwise */
export function turnedPoint(point: Point, about: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const { cosine, sine } = directionOf(degrees);
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return { x: about.x + dx * cosine - dy * sine, y: about.y + dx * sine + dy * cosine };
}

/** The upright box around a component as it is drawn, px in page space. */
export function rotatedBounds(component: Turned): Rect {
  return turnedBounds(rectOf(component), rotationOf(component));
}

/** The upright box around a part of a component as it is seen. @param part where it would stand if the component stood upright */
export function boundsInside(component: Turned, part: Rect): Rect {
  const degrees = rotationOf(component);
  if (degrees === 0) return part;
  const from = middleOf(part);
  const to = turnedPoint(from, middleOf(rectOf(component)), degrees);
  return turnedBounds({ ...part, x: part.x + to.x - from.x, y: part.y + to.y - from.y }, degrees);
}

/** The upright box around a box that is turned about its middle. @param degrees clockwise */
export function turnedBounds(rect: Rect, degrees: number): Rect {
  if (degrees % 360 === 0) return rect;
  const { cosine, sine } = directionOf(degrees);
  const width = rect.width * Math.abs(cosine) + rect.height * Math.abs(sine);
  const height = rect.width * Math.abs(sine) + rect.height * Math.abs(cosine);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

/**
 * Where a turned box comes to stand that is made larger or smaller along its own axes: what of it stays, stays where it
 * is seen, though the middle about which it is turned is another one.
 *
 * @param to as the box would be if it stood upright
 * @param degrees clockwise
 */
export function turnedBox(from: Rect, to: Rect, degrees: number): Rect {
  const middle = turnedPoint(middleOf(to), middleOf(from), degrees);
  return { ...to, x: middle.x - to.width / 2, y: middle.y - to.height / 2 };
}

/** Tells where page points lie in the component's own unturned space: 0 to 1 from left and from top. */
export function pointsIn(component: Turned): (point: Point) => Point {
  const rect = rectOf(component);
  const [middle, degrees] = [middleOf(rect), -rotationOf(component)];
  return (point) => {
    const { x, y } = turnedPoint(point, middle, degrees);
    return { x: 0.5 + (x - middle.x) / rect.width, y: 0.5 + (y - middle.y) / rect.height };
  };
}

/** Where a place of a component lies on the page: the other way of `pointsIn`. */
export function pointOf(component: Turned, { x, y }: Point): Point {
  const rect = rectOf(component);
  const upright = { x: rect.x + x * rect.width, y: rect.y + y * rect.height };
  return turnedPoint(upright, middleOf(rect), rotationOf(component));
}

/** Exact for quarters of a turn, so that what stands on end has whole px. */
function directionOf(degrees: number): { readonly cosine: number; readonly sine: number } {
  const radians = (degrees * Math.PI) / 180;
  const exact = (share: number): number => (Math.abs(share) < 1e-12 ? 0 : share);
  return { cosine: exact(Math.cos(radians)), sine: exact(Math.sin(radians)) };
}
