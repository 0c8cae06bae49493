import { Outline } from '../outline.ts';
import { mirrored, type ShapePreset, shorter } from './preset.ts';

const leftBracket: ShapePreset = {
  outline: ({ width, height }) => {
    const bend = Math.min(width, height / 2) * 0.5;
    return new Outline()
      .move(width, height)
      .curve([width / 2, height], [0, height - bend / 2], 0, height - bend)
      .line(0, bend)
      .curve([0, bend / 2], [width / 2, 0], width, 0);
  },
  isOpen: true,
};

const leftBrace: ShapePreset = {
  outline: ({ width, height }) => {
    const bend = Math.min(shorter({ width, height }) * 0.4, height / 4);
    const middle = width / 2;
    return new Outline()
      .move(width, height)
      .arc(middle, bend, 90, 90)
      .line(middle, height / 2 + bend)
      .arc(middle, bend, 0, -90)
      .arc(middle, bend, 90, -90)
      .line(middle, bend)
      .arc(middle, bend, 180, 90);
  },
  isOpen: true,
};

/** How much of the shorter side the bends of a pair take. */
const BEND = 0.16667;

export const BRACKETS = {
  leftBracket,
  rightBracket: mirrored(leftBracket, true),
  bracketPair: {
    outline: (size) => {
      const { width, height } = size;
      const bend = shorter(size) * BEND;
      return new Outline()
        .move(bend, height)
        .arc(bend, bend, 90, 90)
        .line(0, bend)
        .arc(bend, bend, 180, 90)
        .move(width - bend, 0)
        .arc(bend, bend, 270, 90)
        .line(width, height - bend)
        .arc(bend, bend, 0, 90);
    },
    room: (size) => inside(size, shorter(size) * BEND),
    isOpen: true,
  },
  leftBrace,
  rightBrace: mirrored(leftBrace, true),
  bracePair: {
    outline: (size) => {
      const { width, height } = size;
      const bend = shorter(size) * BEND * 0.5;
      return new Outline()
        .move(2 * bend, height)
        .arc(bend, bend, 90, 90)
        .line(bend, height / 2 + bend)
        .arc(bend, bend, 0, -90)
        .arc(bend, bend, 90, -90)
        .line(bend, bend)
        .arc(bend, bend, 180, 90)
        .move(width - 2 * bend, 0)
        .arc(bend, bend, 270, 90)
        .line(width - bend, height / 2 - bend)
        .arc(bend, bend, 180, -90)
        .arc(bend, bend, 270, -90)
        .line(width - bend, height - bend)
        .arc(bend, bend, 0, 90);
    },
    room: (size) => inside(size, shorter(size) * BEND),
    isOpen: true,
  },
} as const satisfies Record<string, ShapePreset>;

function inside({ width, height }: { width: number; height: number }, edge: number) {
  return { x: edge, y: edge / 2, width: width - 2 * edge, height: height - edge };
}
