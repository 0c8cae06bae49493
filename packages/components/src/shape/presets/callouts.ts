import { Outline } from '../outline.ts';
import { roomOf, type ShapePreset, shorter } from './preset.ts';
import { cloud } from './symbols.ts';

/**
 * How much of the box's height the balloon takes: its tail points into the rest. In Office Open XML the tail leaves the
 * box; here nothing is drawn outside of a component.
 */
const BALLOON = 0.8;
/** Where the tail begins, ends and points, as shares of the width. */
const TAIL = { left: 0.17, right: 0.42, tip: 0.2 } as const;

const BESIDE = roomOf([0, 0, 1, BALLOON]);

export const CALLOUTS = {
  wedgeRectCallout: {
    outline: ({ width, height }) =>
      Outline.polygon([
        [0, 0],
        [width, 0],
        [width, height * BALLOON],
        [width * TAIL.right, height * BALLOON],
        [width * TAIL.tip, height],
        [width * TAIL.left, height * BALLOON],
        [0, height * BALLOON],
      ]),
    ...BESIDE,
  },
  wedgeRoundRectCallout: {
    outline: ({ width, height }) => {
      const foot = height * BALLOON;
      const radius = shorter({ width, height: foot }) * 0.16667;
      return new Outline()
        .move(0, radius)
        .arc(radius, radius, 180, 90)
        .line(width - radius, 0)
        .arc(radius, radius, 270, 90)
        .line(width, foot - radius)
        .arc(radius, radius, 0, 90)
        .line(width * TAIL.right, foot)
        .line(width * TAIL.tip, height)
        .line(width * TAIL.left, foot)
        .line(radius, foot)
        .arc(radius, radius, 90, 90)
        .close();
    },
    ...BESIDE,
  },
  wedgeEllipseCallout: {
    outline: ({ width, height }) => {
      const [across, down] = [width / 2, (height * BALLOON) / 2];
      const on = (degrees: number): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [across + across * Math.cos(angle), down + down * Math.sin(angle)];
      };
      return new Outline()
        .move(...on(130))
        .arc(across, down, 130, 330)
        .line(width * TAIL.tip, height)
        .close();
    },
    ...roomOf([0.146, 0.146 * BALLOON, 0.854, 0.854 * BALLOON]),
  },
  cloudCallout: {
    outline: ({ width, height }) =>
      cloud({ width, height: height * BALLOON })
        .ellipse({ x: width * 0.3, y: height * 0.85 }, width * 0.05, height * 0.05)
        .ellipse({ x: width * 0.22, y: height * 0.95 }, width * 0.03, height * 0.03),
    ...roomOf([0.15, 0.17, 0.85, 0.63]),
  },
} as const satisfies Record<string, ShapePreset>;
