import type { Rect, Size } from '@pagewright/model/units';
import { Outline } from '../outline.ts';
import {
  boxOutline,
  ellipseOutline,
  polygonOf,
  QUARTER,
  ROUND,
  ROUND_ROOM,
  roomOf,
  roundedBox,
  type ShapePreset,
  shorter,
} from './preset.ts';

/** A polygon of equal sides that fills its box, its first corner on top. */
function regular(corners: number): ShapePreset {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return filling(points, [0.18, 0.18, 0.82, 0.86]);
}

/** A polygon of equal sides that fills its box and stands on one of them. */
function flat(corners: number): ShapePreset {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return filling(points, [0.12, 0.12, 0.88, 0.88]);
}

function filling(points: readonly (readonly [number, number])[], room: [number, number, number, number]): ShapePreset {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const share = (value: number, all: readonly number[]): number =>
    (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all));
  return polygonOf(
    points.map(([x, y]) => [share(x, xs), share(y, ys)]),
    room,
  );
}

/** What a box has left between slanted sides. */
function betweenSlants(size: Size): Rect {
  const slant = shorter(size) * QUARTER;
  return { x: slant, y: 0, width: size.width - 2 * slant, height: size.height };
}

/** Shapes that are nothing but their geometry. */
export const BASIC = {
  rect: { outline: boxOutline },
  roundRect: {
    outline: (size) => roundedBox(new Outline(), { x: 0, y: 0, ...size }, shorter(size) * ROUND),
  },
  round2SameRect: {
    outline: (size) => {
      const radius = shorter(size) * ROUND;
      return new Outline()
        .move(0, radius)
        .arc(radius, radius, 180, 90)
        .line(size.width - radius, 0)
        .arc(radius, radius, 270, 90)
        .line(size.width, size.height)
        .line(0, size.height)
        .close();
    },
  },
  snip1Rect: {
    outline: (size) => {
      const cut = shorter(size) * ROUND;
      const { width, height } = size;
      return Outline.polygon([
        [0, 0],
        [width - cut, 0],
        [width, cut],
        [width, height],
        [0, height],
      ]);
    },
  },
  ellipse: {
    outline: ellipseOutline,
    ...roomOf(ROUND_ROOM),
  },
  triangle: polygonOf(
    [
      [0.5, 0],
      [1, 1],
      [0, 1],
    ],
    [0.25, 0.5, 0.75, 1],
  ),
  rtTriangle: polygonOf(
    [
      [0, 0],
      [1, 1],
      [0, 1],
    ],
    [0.08, 0.58, 0.58, 0.92],
  ),
  diamond: polygonOf(
    [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ],
    [0.25, 0.25, 0.75, 0.75],
  ),
  parallelogram: {
    outline: (size) => {
      const slant = shorter(size) * QUARTER;
      const { width, height } = size;
      return Outline.polygon([
        [slant, 0],
        [width, 0],
        [width - slant, height],
        [0, height],
      ]);
    },
    room: betweenSlants,
  },
  trapezoid: {
    outline: (size) => {
      const slant = shorter(size) * QUARTER;
      const { width, height } = size;
      return Outline.polygon([
        [slant, 0],
        [width - slant, 0],
        [width, height],
        [0, height],
      ]);
    },
    room: betweenSlants,
  },
  pentagon: regular(5),
  hexagon: {
    outline: (size) => {
      const slant = shorter(size) * QUARTER;
      const { width, height } = size;
      return Outline.polygon([
        [slant, 0],
        [width - slant, 0],
        [width, height / 2],
        [width - slant, height],
        [slant, height],
        [0, height / 2],
      ]);
    },
    ...roomOf([0.16, 0.12, 0.84, 0.88]),
  },
  heptagon: regular(7),
  octagon: flat(8),
  decagon: regular(10),
  dodecagon: flat(12),
  plus: {
    outline: (size) => {
      const bar = shorter(size) * QUARTER;
      const { width, height } = size;
      return Outline.polygon([
        [bar, 0],
        [width - bar, 0],
        [width - bar, bar],
        [width, bar],
        [width, height - bar],
        [width - bar, height - bar],
        [width - bar, height],
        [bar, height],
        [bar, height - bar],
        [0, height - bar],
        [0, bar],
        [bar, bar],
      ]);
    },
    ...roomOf([0.1, 0.25, 0.9, 0.75]),
  },
  frame: {
    outline: (size) => {
      const bar = shorter(size) * 0.125;
      const { width, height } = size;
      const inner = { left: bar, top: bar, right: width - bar, bottom: height - bar };
      return new Outline()
        .move(0, 0)
        .line(width, 0)
        .line(width, height)
        .line(0, height)
        .close()
        .move(inner.left, inner.top)
        .line(inner.left, inner.bottom)
        .line(inner.right, inner.bottom)
        .line(inner.right, inner.top)
        .close();
    },
    ...roomOf([0.13, 0.13, 0.87, 0.87]),
  },
  halfFrame: {
    outline: (size) => {
      const { width, height } = size;
      const bar = shorter(size) / 3;
      return Outline.polygon([
        [0, 0],
        [width, 0],
        [width - (bar * width) / height, bar],
        [bar, bar],
        [bar, height - (bar * height) / width],
        [0, height],
      ]);
    },
  },
  corner: {
    outline: (size) => {
      const { width, height } = size;
      const bar = shorter(size) / 2;
      return Outline.polygon([
        [0, 0],
        [bar, 0],
        [bar, height - bar],
        [width, height - bar],
        [width, height],
        [0, height],
      ]);
    },
    room: (size) => {
      const bar = shorter(size) / 2;
      return { x: 0, y: size.height - bar, width: size.width, height: bar };
    },
  },
  donut: {
    outline: (size) => {
      const { width, height } = size;
      const ring = shorter(size) * QUARTER;
      const centre = { x: width / 2, y: height / 2 };
      return Outline.ellipse(centre, width / 2, height / 2)
        .move(width - ring, height / 2)
        .arc(width / 2 - ring, height / 2 - ring, 0, -360)
        .close();
    },
    ...roomOf([0.25, 0.25, 0.75, 0.75]),
  },
  pie: {
    outline: ({ width, height }) =>
      new Outline()
        .move(width, height / 2)
        .arc(width / 2, height / 2, 0, 270)
        .line(width / 2, height / 2)
        .close(),
    ...roomOf([0.15, 0.5, 0.85, 0.85]),
  },
  blockArc: {
    outline: (size) => {
      const { width, height } = size;
      const ring = shorter(size) * QUARTER;
      return new Outline()
        .move(0, height / 2)
        .arc(width / 2, height / 2, 180, 180)
        .line(width - ring, height / 2)
        .arc(width / 2 - ring, height / 2 - ring, 0, -180)
        .close();
    },
    ...roomOf([0.2, 0.02, 0.8, 0.25]),
  },
} as const satisfies Record<string, ShapePreset>;
