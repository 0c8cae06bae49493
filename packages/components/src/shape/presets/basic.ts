import type { Size } from '@pagewright/model/units';
import { Outline } from '../outline.ts';
import { polygonOf, roomOf, roundedBox, type ShapePreset, shorter } from './preset.ts';

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

/** How much of the shorter side slanted corners and bars take. */
const QUARTER = 0.25;
const ROUND = 0.16667;

export const BASIC = {
  rect: polygonOf([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]),
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
    outline: ({ width, height }) => Outline.ellipse({ x: width / 2, y: height / 2 }, width / 2, height / 2),
    ...roomOf([0.146, 0.146, 0.854, 0.854]),
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
    room: (size) => {
      const slant = shorter(size) * QUARTER;
      return { x: slant, y: 0, width: size.width - 2 * slant, height: size.height };
    },
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
    room: (size) => {
      const slant = shorter(size) * QUARTER;
      return { x: slant, y: 0, width: size.width - 2 * slant, height: size.height };
    },
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
  teardrop: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height / 2)
        .arc(width / 2, height / 2, 180, 90)
        .line(width, 0)
        .line(width, height / 2)
        .arc(width / 2, height / 2, 0, 180)
        .close(),
    ...roomOf([0.146, 0.146, 0.854, 0.854]),
  },
  heart: {
    outline: ({ width, height }) =>
      new Outline()
        .move(width / 2, height / 4)
        .curve([width * 0.70833, -height / 3], [width * 1.52083, height / 4], width / 2, height)
        .curve([-width * 0.52083, height / 4], [width * 0.29167, -height / 3], width / 2, height / 4)
        .close(),
    ...roomOf([0.17, 0.25, 0.83, 0.6]),
  },
  lightningBolt: polygonOf(
    [
      [0.39213, 0],
      [0.59375, 0.28352],
      [0.51333, 0.31176],
      [0.77222, 0.55722],
      [0.68972, 0.59],
      [1, 1],
      [0.46213, 0.68949],
      [0.58148, 0.63477],
      [0.23042, 0.4412],
      [0.35097, 0.38546],
      [0, 0.18019],
    ],
    [0.42, 0.35, 0.65, 0.65],
  ),
  sun: {
    outline: ({ width, height }) => {
      const outline = new Outline();
      for (let ray = 0; ray < 8; ray++) {
        const angle = (ray / 8) * 2 * Math.PI;
        const at = (reach: number, turn: number): [number, number] => [
          width / 2 + Math.cos(angle + turn) * reach * width,
          height / 2 + Math.sin(angle + turn) * reach * height,
        ];
        outline
          .move(...at(0.5, 0))
          .line(...at(0.33, 0.27))
          .line(...at(0.33, -0.27))
          .close();
      }
      return outline.ellipse({ x: width / 2, y: height / 2 }, width / 4, height / 4);
    },
    ...roomOf([0.32, 0.32, 0.68, 0.68]),
  },
  moon: {
    outline: ({ width, height }) =>
      new Outline()
        .move(width, height)
        .arc(width, height / 2, 90, 180)
        .curve([width * 0.35, height * 0.18], [width * 0.35, height * 0.82], width, height)
        .close(),
    ...roomOf([0.1, 0.3, 0.5, 0.7]),
  },
  cloud: { outline: cloud, ...roomOf([0.13, 0.2, 0.84, 0.78]) },
  wave: {
    outline: ({ width, height }) => {
      const rise = height * 0.125;
      const reach = rise * 3.333;
      return new Outline()
        .move(0, rise)
        .curve([width / 3, rise - reach], [(width * 2) / 3, rise + reach], width, rise)
        .line(width, height - rise)
        .curve([(width * 2) / 3, height - rise + reach], [width / 3, height - rise - reach], 0, height - rise)
        .close();
    },
    ...roomOf([0.04, 0.25, 0.96, 0.75]),
  },
  can: {
    outline: (size) => {
      const { width, height } = size;
      const rim = shorter(size) * 0.125;
      return new Outline()
        .move(0, rim)
        .arc(width / 2, rim, 180, 180)
        .line(width, height - rim)
        .arc(width / 2, rim, 0, 180)
        .close();
    },
    lines: (size) => {
      const rim = shorter(size) * 0.125;
      return new Outline().move(0, rim).arc(size.width / 2, rim, 180, -180);
    },
    ...roomOf([0.02, 0.26, 0.98, 0.9]),
  },
  cube: {
    outline: (size) => {
      const { width, height } = size;
      const depth = shorter(size) * QUARTER;
      return Outline.polygon([
        [0, depth],
        [depth, 0],
        [width, 0],
        [width, height - depth],
        [width - depth, height],
        [0, height],
      ]);
    },
    lines: (size) => {
      const { width, height } = size;
      const depth = shorter(size) * QUARTER;
      return new Outline()
        .move(0, depth)
        .line(width - depth, depth)
        .line(width, 0)
        .move(width - depth, depth)
        .line(width - depth, height);
    },
    room: (size) => {
      const depth = shorter(size) * QUARTER;
      return { x: 0, y: depth, width: size.width - depth, height: size.height - depth };
    },
  },
  foldedCorner: {
    outline: (size) => {
      const { width, height } = size;
      const fold = shorter(size) * ROUND;
      return Outline.polygon([
        [0, 0],
        [width, 0],
        [width, height - fold],
        [width - fold, height],
        [0, height],
      ]);
    },
    lines: (size) => {
      const { width, height } = size;
      const fold = shorter(size) * ROUND;
      return new Outline()
        .move(width - fold, height)
        .line(width - fold * 0.8, height - fold * 0.8)
        .line(width, height - fold);
    },
    room: (size) => ({ x: 0, y: 0, width: size.width, height: size.height - shorter(size) * ROUND }),
  },
  plaque: {
    outline: (size) => {
      const { width, height } = size;
      const notch = shorter(size) * ROUND;
      return new Outline()
        .move(0, notch)
        .arc(notch, notch, 90, -90)
        .line(width - notch, 0)
        .arc(notch, notch, 180, -90)
        .line(width, height - notch)
        .arc(notch, notch, 270, -90)
        .line(notch, height)
        .arc(notch, notch, 0, -90)
        .close();
    },
    ...roomOf([0.09, 0.09, 0.91, 0.91]),
  },
  noSmoking: {
    outline: (size) => {
      const { width, height } = size;
      const ring = shorter(size) * 0.1875;
      const across = width / 2 - ring;
      const down = height / 2 - ring;
      const centre = { x: width / 2, y: height / 2 };
      const outline = Outline.ellipse(centre, width / 2, height / 2);
      // The bar takes half of the ring's width to either side of the diagonal.
      const turn = (Math.asin(Math.min(1, ring / 2 / Math.min(across, down))) * 180) / Math.PI;
      for (const start of [45 + turn, 225 + turn]) {
        const angle = (start * Math.PI) / 180;
        outline
          .move(centre.x + across * Math.cos(angle), centre.y + down * Math.sin(angle))
          .arc(across, down, start, 180 - 2 * turn)
          .close();
      }
      return outline;
    },
    ...roomOf([0.146, 0.146, 0.854, 0.854]),
  },
  smileyFace: {
    outline: ({ width, height }) => Outline.ellipse({ x: width / 2, y: height / 2 }, width / 2, height / 2),
    lines: ({ width, height }) =>
      new Outline()
        .ellipse({ x: width * 0.34, y: height * 0.35 }, width * 0.05, height * 0.05)
        .ellipse({ x: width * 0.66, y: height * 0.35 }, width * 0.05, height * 0.05)
        .move(width * 0.23, height * 0.72)
        .curve([width * 0.36, height * 0.84], [width * 0.64, height * 0.84], width * 0.77, height * 0.72),
    ...roomOf([0.2, 0.42, 0.8, 0.68]),
  },
} as const satisfies Record<string, ShapePreset>;

/** How many puffs a cloud has, how far its hollows are from its middle as a share of the box, and how far its puffs reach. */
const CLOUD = { puffs: 9, hollows: 0.4, reach: 1.4 } as const;

/** Puffs around the middle of a box. */
export function cloud({ width, height }: Size): Outline {
  const at = (puff: number, reach: number): [number, number] => {
    const angle = (puff / CLOUD.puffs) * 2 * Math.PI;
    return [
      (0.5 + CLOUD.hollows * reach * Math.cos(angle)) * width,
      (0.5 + CLOUD.hollows * reach * Math.sin(angle)) * height,
    ];
  };
  const outline = new Outline().move(...at(0, 1));
  for (let puff = 0; puff < CLOUD.puffs; puff++) {
    outline.curve(at(puff, CLOUD.reach), at(puff + 1, CLOUD.reach), ...at(puff + 1, 1));
  }
  return outline.close();
}
