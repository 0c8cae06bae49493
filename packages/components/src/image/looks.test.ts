import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { make } from '../define-kind.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { SHAPES } from '../shape/presets.ts';
import { MASKS, maskOf } from './mask.ts';
import { imageModel } from './model.ts';

const context = { language: 'en-US', assets: () => '/a.png' } as const;
const size = { width: 200, height: 120 };

function maskedImage(mask: (typeof MASKS)[number]) {
  return make(imageModel, { id: 'i', position: { x: 40, y: 30 }, size }, { imageUrl: 'asset:a', mask });
}

describe('a picture', () => {
  it('is cut by every shape that has an inside, where it is drawn, lowered and measured alike', () => {
    expect(MASKS.length).toBeGreaterThan(80);
    fc.assert(
      fc.property(fc.constantFrom(...MASKS), fc.nat(199), fc.nat(119), (mask, x, y) => {
        const image = maskedImage(mask);
        const [ground, picture] = lower(image, context);
        const outline = maskOf(image);
        const data = outline?.data;
        expect(ground).toMatchObject({ type: 'path', preset: mask, data });
        expect(picture).toMatchObject({ type: 'image', mask: { preset: mask, data } });
        // On no edge, where either answer is right: those of stripes stand at 7.5 px.
        const inside = { x: x + 0.37, y: y + 0.43 };
        const at = { x: image.position.x + inside.x, y: image.position.y + inside.y };
        const painted = behaviourOf(image).paints(image).at(-1)?.colorAt(at);
        const isIn = outline?.contains(inside);
        expect(painted).toBe(isIn ? 'picture' : undefined);
      }),
      { numRuns: 200 },
    );
  });

  it('is shown in the whole shape: shapes that bulge out of their box are fitted into it, others are as they are', () => {
    const outlineOf = (mask: (typeof MASKS)[number]) => maskOf(maskedImage(mask));
    expect(SHAPES.heart.outline(size).bounds.x).toBeLessThan(0);
    for (const mask of MASKS) {
      const { x, y, width, height } = outlineOf(mask)?.bounds ?? { x: -1, y: -1, ...size };
      expect(Math.min(x, y), mask).toBeGreaterThanOrEqual(-0.01);
      expect(x + width, mask).toBeLessThanOrEqual(size.width + 0.01);
      expect(y + height, mask).toBeLessThanOrEqual(size.height + 0.01);
    }
    expect(outlineOf('hexagon')?.data).toBe(SHAPES.hexagon.outline(size).data);
  });

  it('says how it is filtered only where it is', () => {
    const filtersIn = (props: object) => lower(componentOf('image', { imageUrl: 'asset:a', ...props }), context).at(-1);
    expect(filtersIn({})).not.toHaveProperty('filters');
    expect(filtersIn({ duotoneDark: '#000000' })).not.toHaveProperty('filters');
    const duotone = { duotone: true, duotoneDark: '#112233', duotoneLight: '#ffeedd' };
    expect(filtersIn({ blur: 3, ...duotone })).toMatchObject({
      filters: { brightness: 1, blur: 3, duotone: { dark: '#112233', light: '#ffeedd' } },
    });
  });
});
