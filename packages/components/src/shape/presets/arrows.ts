import type { Size } from '@pagewright/model/units';
import { Outline } from '../outline.ts';
import { mirrored, type ShapePreset, shorter, standing } from './preset.ts';

/** Length of an arrow's head, by the shorter side, and width of its shaft, by the height. */
const HEAD = 0.5;
const SHAFT = 0.5;

const rightArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const neck = width - shorter(size) * HEAD;
    const edge = (height * (1 - SHAFT)) / 2;
    return Outline.polygon([
      [0, edge],
      [neck, edge],
      [neck, 0],
      [width, height / 2],
      [neck, height],
      [neck, height - edge],
      [0, height - edge],
    ]);
  },
  room: (size) => ({
    x: 0,
    y: (size.height * (1 - SHAFT)) / 2,
    width: size.width - (shorter(size) * HEAD) / 2,
    height: size.height * SHAFT,
  }),
};

const leftRightArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const head = shorter(size) * HEAD;
    const edge = (height * (1 - SHAFT)) / 2;
    return Outline.polygon([
      [0, height / 2],
      [head, 0],
      [head, edge],
      [width - head, edge],
      [width - head, 0],
      [width, height / 2],
      [width - head, height],
      [width - head, height - edge],
      [head, height - edge],
      [head, height],
    ]);
  },
  room: (size) => {
    const head = (shorter(size) * HEAD) / 2;
    const edge = (size.height * (1 - SHAFT)) / 2;
    return { x: head, y: edge, width: size.width - 2 * head, height: size.height - 2 * edge };
  },
};

/** Of a quad arrow: half the shaft, half the head, and the head's length, by the shorter side. */
const QUAD = { shaft: 0.1125, head: 0.225, length: 0.225 } as const;

const quadArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const [shaft, head, length] = [QUAD.shaft, QUAD.head, QUAD.length].map((share) => share * shorter(size)) as [
      number,
      number,
      number,
    ];
    const [x, y] = [width / 2, height / 2];
    return Outline.polygon([
      [0, y],
      [length, y - head],
      [length, y - shaft],
      [x - shaft, y - shaft],
      [x - shaft, length],
      [x - head, length],
      [x, 0],
      [x + head, length],
      [x + shaft, length],
      [x + shaft, y - shaft],
      [width - length, y - shaft],
      [width - length, y - head],
      [width, y],
      [width - length, y + head],
      [width - length, y + shaft],
      [x + shaft, y + shaft],
      [x + shaft, height - length],
      [x + head, height - length],
      [x, height],
      [x - head, height - length],
      [x - shaft, height - length],
      [x - shaft, y + shaft],
      [length, y + shaft],
      [length, y + head],
    ]);
  },
};

const bentArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const unit = shorter(size) * 0.25;
    const neck = width - unit;
    const bend = Math.min(neck, height) * 0.4375;
    const inner = Math.max(0, bend - unit);
    const upper = unit / 2;
    return new Outline()
      .move(0, height)
      .line(0, upper + bend)
      .arc(bend, bend, 180, 90)
      .line(neck, upper)
      .line(neck, 0)
      .line(width, unit)
      .line(neck, 2 * unit)
      .line(neck, upper + unit)
      .line(unit + inner, upper + unit)
      .arc(inner, inner, 270, -90)
      .line(unit, height)
      .close();
  },
};

const uturnArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const unit = shorter(size) * 0.25;
    const tip = width - unit / 2;
    const bend = Math.min(tip, height) * 0.4375;
    const inner = Math.max(0, bend - unit);
    const foot = height * 0.75;
    const right = width - unit / 2;
    return new Outline()
      .move(0, height)
      .line(0, bend)
      .arc(bend, bend, 180, 90)
      .line(right - bend, 0)
      .arc(bend, bend, 270, 90)
      .line(right, foot - unit)
      .line(width + unit / 2 - unit / 2, foot - unit)
      .line(right - unit / 2, foot)
      .line(right - 1.5 * unit, foot - unit)
      .line(right - unit, foot - unit)
      .line(right - unit, unit + inner)
      .arc(inner, inner, 0, -90)
      .line(unit + inner, unit)
      .arc(inner, inner, 270, -90)
      .line(unit, height)
      .close();
  },
};

const bentUpArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const unit = shorter(size) * 0.25;
    const middle = width - unit;
    return Outline.polygon([
      [0, height - unit],
      [middle - unit / 2, height - unit],
      [middle - unit / 2, unit],
      [width - 2 * unit, unit],
      [middle, 0],
      [width, unit],
      [middle + unit / 2, unit],
      [middle + unit / 2, height],
      [0, height],
    ]);
  },
  room: (size) => {
    const unit = shorter(size) * 0.25;
    return { x: 0, y: size.height - unit, width: size.width - unit / 2, height: unit };
  },
};

/** How far a chevron's point reaches, px. */
function reachOf(size: Size): number {
  return Math.min(shorter(size) * 0.5, size.width);
}

const homePlate: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const neck = width - reachOf(size);
    return Outline.polygon([
      [0, 0],
      [neck, 0],
      [width, height / 2],
      [neck, height],
      [0, height],
    ]);
  },
  room: (size) => ({ x: 0, y: 0, width: size.width - reachOf(size) / 2, height: size.height }),
};

const chevron: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const reach = reachOf(size);
    return Outline.polygon([
      [0, 0],
      [width - reach, 0],
      [width, height / 2],
      [width - reach, height],
      [0, height],
      [reach, height / 2],
    ]);
  },
  room: (size) => {
    const reach = Math.min(reachOf(size), size.width / 3);
    return { x: reach, y: 0, width: size.width - 2 * reach, height: size.height };
  },
};

const notchedRightArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const head = shorter(size) * HEAD;
    const neck = width - head;
    const edge = (height * (1 - SHAFT)) / 2;
    const notch = (head * (height / 2 - edge)) / (height / 2);
    return Outline.polygon([
      [0, edge],
      [neck, edge],
      [neck, 0],
      [width, height / 2],
      [neck, height],
      [neck, height - edge],
      [0, height - edge],
      [notch, height / 2],
    ]);
  },
  room: (size) => ({
    x: (shorter(size) * HEAD) / 2,
    y: (size.height * (1 - SHAFT)) / 2,
    width: size.width - shorter(size) * HEAD,
    height: size.height * SHAFT,
  }),
};

const stripedRightArrow: ShapePreset = {
  outline: (size) => {
    const { width, height } = size;
    const unit = shorter(size) / 32;
    const neck = width - shorter(size) * HEAD;
    const edge = (height * (1 - SHAFT)) / 2;
    const bar = (outline: Outline, left: number, right: number): Outline =>
      outline
        .move(left, edge)
        .line(right, edge)
        .line(right, height - edge)
        .line(left, height - edge)
        .close();
    const stripes = bar(bar(new Outline(), 0, unit), 2 * unit, 4 * unit);
    return stripes
      .move(5 * unit, edge)
      .line(neck, edge)
      .line(neck, 0)
      .line(width, height / 2)
      .line(neck, height)
      .line(neck, height - edge)
      .line(5 * unit, height - edge)
      .close();
  },
  room: (size) => ({
    x: (shorter(size) * 5) / 32,
    y: (size.height * (1 - SHAFT)) / 2,
    width: size.width - shorter(size) * (HEAD / 2 + 5 / 32),
    height: size.height * SHAFT,
  }),
};

const downArrow = standing(rightArrow);

export const ARROWS = {
  rightArrow,
  leftArrow: mirrored(rightArrow, true),
  upArrow: mirrored(downArrow, false, true),
  downArrow,
  leftRightArrow,
  upDownArrow: standing(leftRightArrow),
  quadArrow,
  bentArrow,
  uturnArrow,
  bentUpArrow,
  homePlate,
  chevron,
  notchedRightArrow,
  stripedRightArrow,
} as const satisfies Record<string, ShapePreset>;
