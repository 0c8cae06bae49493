import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';

const PAGE = { width: 1280, height: 720 };

/** As LibreOffice 7.4 takes a size, tenths of a point: in twentieths, half of them to the even tenth. */
function takenByOffice(hundredths: number): number {
  const twentieths = Math.round(hundredths / 5);
  const half = twentieths / 2;
  return Number.isInteger(half) ? half : 2 * Math.round(half / 2);
}

describe('sizes of characters', () => {
  const canvas = new Canvas(PAGE, PAGE);
  const px = Array.from({ length: 2400 }, (_, step) => 8 + step / 75);

  it('are those of the page, to a thirtieth of a point', () => {
    for (const size of px) expect(Math.abs(canvas.fontSize(size) / 100 - size * 0.75)).toBeLessThan(0.0334);
  });

  it('are rounded to the nearest tenth by an office that knows no others', () => {
    for (const size of px) {
      const tenths = size * 7.5;
      if (Math.abs(tenths - Math.round(tenths)) > 0.49) continue;
      expect(takenByOffice(canvas.fontSize(size))).toBe(Math.round(tenths));
    }
  });
});
