import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CropHandle, dragArea, initialArea } from './crop.ts';

const handle = fc.constantFrom<CropHandle>('move', 'nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w');
const distance = fc.integer({ min: -600, max: 600 });

it('the area stays in the picture and keeps its ratio, however it is dragged', () => {
  const size = { width: 400, height: 300 };
  fc.assert(
    fc.property(
      fc.constantFrom(undefined, 1, 16 / 9, 0.5),
      fc.array(fc.tuple(handle, distance, distance), { maxLength: 12 }),
      (ratio, drags) => {
        const area = drags.reduce(
          (now, [one, dx, dy]) => dragArea(now, one, dx, dy, { size, least: 16, ratio }),
          initialArea(size, ratio),
        );
        expect(area.x).toBeGreaterThanOrEqual(-1e-6);
        expect(area.y).toBeGreaterThanOrEqual(-1e-6);
        expect(area.x + area.width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(area.y + area.height).toBeLessThanOrEqual(size.height + 1e-6);
        expect(Math.min(area.width, area.height)).toBeGreaterThan(0);
        if (ratio !== undefined) expect(area.width / area.height).toBeCloseTo(ratio, 4);
      },
    ),
  );
});
