import type { Size } from '@pagewright/model/units';
import { Outline } from './outline.ts';
import { boxOutline, type ShapePreset } from './presets/preset.ts';

/** What a shape is called that somebody drew: the presentations' word for it. */
export const FREEFORM = 'freeform';

/** Points as shares of the box's width and height, and how they are joined. */
export interface Freeform {
  readonly points?: readonly (readonly [number, number])[] | undefined;
  readonly closed: boolean;
  readonly curved: boolean;
}

/** A path through points, as the presets are: it fills whatever box it is put in. */
export function freeform({ points = [], closed, curved }: Freeform): ShapePreset {
  if (points.length < 2) return { outline: boxOutline };
  return { outline: (size) => drawn(points, size, closed, curved), isOpen: !closed };
}

function drawn(shares: readonly (readonly [number, number])[], size: Size, closed: boolean, curved: boolean): Outline {
  const points = shares.map(([x, y]) => [x * size.width, y * size.height] as const);
  const at = (index: number) =>
    closed
      ? (points.at(index % points.length) as readonly [number, number])
      : (points[Math.max(0, Math.min(points.length - 1, index))] as readonly [number, number]);
  const outline = new Outline().move(...at(0));
  const count = closed ? points.length : points.length - 1;
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    if (curved) outline.curve(handle(from, at(index - 1), to), handle(to, at(index + 2), from), ...to);
    else if (!closed || index < count - 1) outline.line(...to);
  }
  return closed ? outline.close() : outline;
}

/** A handle of a Catmull-Rom spline: a sixth of the way between a point's neighbours, towards the second of them. */
function handle(
  [x, y]: readonly [number, number],
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): readonly [number, number] {
  return [x + (toX - fromX) / 6, y + (toY - fromY) / 6];
}
