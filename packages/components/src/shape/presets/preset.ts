import type { Rect, Size } from '@pagewright/model/units';
import { Outline } from '../outline.ts';

/**
 * A shape as it fills a box. Ids, proportions and the room for text are those of the preset shapes of Office Open XML
 * (ECMA-376 part 1, `presetShapeDefinitions.xml`) with their own adjustments, so that a presentation shows the same.
 */
export interface ShapePreset {
  /** What is filled and drawn around. */
  outline(size: Size): Outline;
  /** Lines that are only drawn. */
  readonly lines?: (size: Size) => Outline;
  /** Where its text stands; the whole box where absent. */
  readonly room?: (size: Size) => Rect;
  /** Nothing is within it: it is drawn as a line. */
  readonly isOpen?: boolean;
}

/** How much of the shorter side slanted corners and bars take, and how much round ones do. */
export const QUARTER = 0.25;
export const ROUND = 0.16667;

/** A polygon whose corners are shares of the box's width and height. */
export function polygonOf(points: readonly (readonly [number, number])[], room?: Shares): ShapePreset {
  return {
    outline: ({ width, height }) => Outline.polygon(points.map(([x, y]) => [x * width, y * height])),
    ...roomOf(room),
  };
}

/** Left, top, right and bottom of a room as shares of the box. */
export type Shares = readonly [number, number, number, number];

export function roomOf(shares: Shares | undefined): Pick<ShapePreset, 'room'> {
  if (!shares) return {};
  const [left, top, right, bottom] = shares;
  return {
    room: ({ width, height }) => ({
      x: left * width,
      y: top * height,
      width: (right - left) * width,
      height: (bottom - top) * height,
    }),
  };
}

/** The box itself. */
export function boxOutline({ width, height }: Size): Outline {
  return Outline.polygon([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);
}

/** The ellipse in the box. */
export function ellipseOutline({ width, height }: Size): Outline {
  return Outline.ellipse({ x: width / 2, y: height / 2 }, width / 2, height / 2);
}

/** The room of an ellipse: the largest box in it. */
export const ROUND_ROOM: Shares = [0.146, 0.146, 0.854, 0.854];

/** The shorter side of a box: what corners and arrow heads are measured by. */
export function shorter({ width, height }: Size): number {
  return Math.min(width, height);
}

/** A rectangle with round corners, beside what there is. */
export function roundedBox(outline: Outline, { x, y, width, height }: Rect, radius: number): Outline {
  return outline
    .move(x, y + radius)
    .arc(radius, radius, 180, 90)
    .line(x + width - radius, y)
    .arc(radius, radius, 270, 90)
    .line(x + width, y + height - radius)
    .arc(radius, radius, 0, 90)
    .line(x + radius, y + height)
    .arc(radius, radius, 90, 90)
    .close();
}

/** The shape mirrored, its room too. */
export function mirrored(preset: ShapePreset, across: boolean, down = false): ShapePreset {
  const { outline, lines, room } = preset;
  return {
    ...preset,
    outline: (size) => outline(size).mirrored(size, across, down),
    ...(lines ? { lines: (size) => lines(size).mirrored(size, across, down) } : {}),
    ...(room
      ? {
          room: (size) => {
            const { x, y, width, height } = room(size);
            return {
              x: across ? size.width - x - width : x,
              y: down ? size.height - y - height : y,
              width,
              height,
            };
          },
        }
      : {}),
  };
}

/** A shape that lies turned to stand: its rows become columns. */
export function standing(preset: ShapePreset): ShapePreset {
  const turned = ({ width, height }: Size): Size => ({ width: height, height: width });
  const { outline, lines, room } = preset;
  return {
    ...preset,
    outline: (size) => outline(turned(size)).mapped(({ x, y }) => ({ x: y, y: x })),
    ...(lines ? { lines: (size) => lines(turned(size)).mapped(({ x, y }) => ({ x: y, y: x })) } : {}),
    ...(room
      ? {
          room: (size) => {
            const { x, y, width, height } = room(turned(size));
            return { x: y, y: x, width: height, height: width };
          },
        }
      : {}),
  };
}
