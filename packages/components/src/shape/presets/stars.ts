import { Outline } from '../outline.ts';
import { roomOf, type ShapePreset, type Shares } from './preset.ts';

/**
 * A star that fills its box, its first point on top.
 *
 * @param inner how far its hollows are from its middle, as a share of the box
 */
function star(points: number, inner: number, room: Shares): ShapePreset {
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = (index / points) * Math.PI - Math.PI / 2;
    const reach = index % 2 === 0 ? 0.5 : inner;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return {
    outline: ({ width, height }) =>
      Outline.polygon(corners.map(([x, y]) => [((x - left) / across) * width, ((y - top) / down) * height])),
    ...roomOf(room),
  };
}

const MIDDLE: Shares = [0.26, 0.28, 0.74, 0.72];
const WIDE: Shares = [0.18, 0.18, 0.82, 0.82];

export const STARS = {
  star4: star(4, 0.18, [0.36, 0.36, 0.64, 0.64]),
  star5: star(5, 0.19098, [0.31, 0.38, 0.69, 0.72]),
  star6: star(6, 0.28868, MIDDLE),
  star7: star(7, 0.34601, MIDDLE),
  star8: star(8, 0.375, [0.2, 0.2, 0.8, 0.8]),
  star10: star(10, 0.42533, [0.2, 0.2, 0.8, 0.8]),
  star12: star(12, 0.375, [0.22, 0.22, 0.78, 0.78]),
  star16: star(16, 0.375, [0.22, 0.22, 0.78, 0.78]),
  star24: star(24, 0.375, WIDE),
  star32: star(32, 0.375, WIDE),
} as const satisfies Record<string, ShapePreset>;
