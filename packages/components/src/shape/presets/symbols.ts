import type { Size } from '@pagewright/model/units';
import { Outline } from '../outline.ts';
import { ellipseOutline, polygonOf, QUARTER, ROUND, ROUND_ROOM, roomOf, type ShapePreset, shorter } from './preset.ts';

/** Shapes that show something. */
export const SYMBOLS = {
  teardrop: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height / 2)
        .arc(width / 2, height / 2, 180, 90)
        .line(width, 0)
        .line(width, height / 2)
        .arc(width / 2, height / 2, 0, 180)
        .close(),
    ...roomOf(ROUND_ROOM),
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
    ...roomOf(ROUND_ROOM),
  },
  smileyFace: {
    outline: ellipseOutline,
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
