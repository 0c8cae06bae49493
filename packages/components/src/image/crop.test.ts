import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { cropTo, partOf, pictureCrop } from './crop.ts';
import { FITS, fitted } from './fit.ts';

describe('the part of a picture', () => {
  const side = fc.integer({ min: 8, max: 6000 });

  it('is kept as shares that say the same area again and never reach beyond the picture', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (width, height, [a = 0, b = 0, c = 0, d = 0]) => {
          const area = {
            x: Math.min(a, b) * width,
            y: Math.min(c, d) * height,
            width: Math.abs(a - b) * width,
            height: Math.abs(c - d) * height,
          };
          const crop = cropTo(area, { width, height });
          const again = crop ? partOf(pictureCrop.parse(crop), { width, height }) : { x: 0, y: 0, width, height };
          for (const name of ['x', 'y', 'width', 'height'] as const) {
            expect(Math.abs(again[name] - area[name])).toBeLessThanOrEqual(0.0012 * Math.max(width, height));
          }
        },
      ),
    );
  });

  it('is none where it is the whole picture, and refused where it reaches beyond', () => {
    const picture = { width: 640, height: 480 };
    expect(cropTo({ x: 0, y: 0.02, ...picture }, picture)).toBeUndefined();
    const beyond = { x: 0.5, y: 0, width: 0.6, height: 1, pictureWidth: 640, pictureHeight: 480 };
    expect(pictureCrop.safeParse(beyond).success).toBe(false);
  });

  it('is lowered as such, goes with its picture through another design, and leaves with it', () => {
    const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.5, pictureWidth: 800, pictureHeight: 400 };
    const base = componentOf('image', { imageUrl: 'asset:a' });
    const edited = componentOf('image', { imageUrl: 'asset:a', crop });
    expect(lower(edited, { language: 'en-US', assets: () => '/a.png' }).at(-1)).toMatchObject({ type: 'image', crop });
    const designed = componentOf('image', { imageUrl: 'asset:a', mask: 'heart', objectFit: 'contain' });
    const { component, unplaced } = behaviourOf(base).mergeContent(designed, base, edited);
    expect(component.props).toMatchObject({ imageUrl: 'asset:a', crop, mask: 'heart', objectFit: 'contain' });
    expect(unplaced).toEqual([]);
    expect(behaviourOf(edited).unfilled?.(edited).props).toMatchObject({ imageUrl: '', crop: undefined });
  });
});

it('what is fitted into a box is seen within it, in the middle of both', () => {
  const length = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(fc.constantFrom(...FITS), length, length, length, length, (fit, width, height, across, down) => {
      const [box, own] = [
        { width, height },
        { width: across, height: down },
      ];
      const { shown, part } = fitted(fit, box, own);
      expect(shown.width).toBeLessThanOrEqual(width + 1e-9);
      expect(part.width).toBeLessThanOrEqual(across + 1e-9);
      expect(shown.x * 2 + shown.width).toBeCloseTo(width);
      expect(part.y * 2 + part.height).toBeCloseTo(down);
      if (fit === 'contain')
        expect(part).toMatchObject({ width: expect.closeTo(across), height: expect.closeTo(down) });
      if (fit === 'cover')
        expect(shown).toMatchObject({ width: expect.closeTo(width), height: expect.closeTo(height) });
    }),
  );
});
