import { Outline } from '../outline.ts';
import { type ShapePreset, shorter } from './preset.ts';

/** Thickness of a sign's bars, by the shorter side, and how much of the box a sign spans. */
const BAR = 0.2352;
const SPAN = 0.735;

/** A bar beside what there is, px. */
function bar(outline: Outline, left: number, top: number, right: number, bottom: number): Outline {
  return outline.move(left, top).line(right, top).line(right, bottom).line(left, bottom).close();
}

export const MATHS = {
  mathPlus: {
    outline: (size) => {
      const { width, height } = size;
      const half = (shorter(size) * BAR) / 2;
      const [x, y] = [width / 2, height / 2];
      const [left, right] = [x - (width * SPAN) / 2, x + (width * SPAN) / 2];
      const [top, bottom] = [y - (height * SPAN) / 2, y + (height * SPAN) / 2];
      return Outline.polygon([
        [left, y - half],
        [x - half, y - half],
        [x - half, top],
        [x + half, top],
        [x + half, y - half],
        [right, y - half],
        [right, y + half],
        [x + half, y + half],
        [x + half, bottom],
        [x - half, bottom],
        [x - half, y + half],
        [left, y + half],
      ]);
    },
  },
  mathMinus: {
    outline: ({ width, height }) => {
      const half = (height * BAR) / 2;
      return bar(
        new Outline(),
        width * (0.5 - SPAN / 2),
        height / 2 - half,
        width * (0.5 + SPAN / 2),
        height / 2 + half,
      );
    },
  },
  mathMultiply: {
    outline: (size) => {
      const { width, height } = size;
      const half = (shorter(size) * BAR) / 2 / Math.SQRT2;
      const reach = (shorter(size) * SPAN) / 2 / Math.SQRT2;
      const [x, y] = [width / 2, height / 2];
      return Outline.polygon([
        [x, y - 2 * half],
        [x + reach - half, y - reach - half],
        [x + reach + half, y - reach + half],
        [x + 2 * half, y],
        [x + reach + half, y + reach - half],
        [x + reach - half, y + reach + half],
        [x, y + 2 * half],
        [x - reach + half, y + reach + half],
        [x - reach - half, y + reach - half],
        [x - 2 * half, y],
        [x - reach - half, y - reach + half],
        [x - reach + half, y - reach - half],
      ]);
    },
  },
  mathDivide: {
    outline: (size) => {
      const { width, height } = size;
      const half = (height * BAR) / 2;
      const dot = Math.min(height * 0.1176, width / 4);
      const [x, y] = [width / 2, height / 2];
      return bar(new Outline(), width * (0.5 - SPAN / 2), y - half, width * (0.5 + SPAN / 2), y + half)
        .ellipse({ x, y: y - half - height * 0.0588 - dot }, dot, dot)
        .ellipse({ x, y: y + half + height * 0.0588 + dot }, dot, dot);
    },
  },
  mathEqual: {
    outline: ({ width, height }) => {
      const [left, right] = [width * (0.5 - SPAN / 2), width * (0.5 + SPAN / 2)];
      const [gap, thick] = [height * 0.0588, height * BAR];
      const upper = bar(new Outline(), left, height / 2 - gap - thick, right, height / 2 - gap);
      return bar(upper, left, height / 2 + gap, right, height / 2 + gap + thick);
    },
  },
} as const satisfies Record<string, ShapePreset>;
