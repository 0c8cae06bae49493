import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { SHAPES } from '../shape/presets.ts';
import { MASKS } from './mask.ts';

const context = { language: 'en-US', assets: () => '/a.png' } as const;
const size = { width: 200, height: 120 };

describe('a picture', () => {
  it('is cut by every shape that has an inside, where it is drawn, lowered and measured alike', () => {
    expect(MASKS.length).toBeGreaterThan(80);
    fc.assert(
      fc.property(fc.constantFrom(...MASKS), fc.nat(199), fc.nat(119), (mask, x, y) => {
        const image = componentOf('image', { imageUrl: 'asset:a', mask }, { size });
        const [ground, picture] = lower(image, context);
        const { data } = SHAPES[mask].outline(size);
        expect(ground).toMatchObject({ type: 'path', preset: mask, data });
        expect(picture).toMatchObject({ type: 'image', mask: { preset: mask, data } });
        const at = { x: image.position.x + x + 0.5, y: image.position.y + y + 0.5 };
        const painted = behaviourOf(image).paints(image).at(-1)?.colorAt(at);
        const isIn = SHAPES[mask].outline(size).contains({ x: x + 0.5, y: y + 0.5 });
        expect(painted).toBe(isIn ? 'picture' : undefined);
      }),
      { numRuns: 200 },
    );
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
