import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mmToPx, pxToInch, pxToMm, pxToPt, rectContains, rectsOverlap } from './units.ts';

const rect = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 500 }),
});

describe('units', () => {
  it('knows the inch', () => {
    expect(pxToInch(96)).toBe(1);
    expect(pxToPt(96)).toBe(72);
    expect(pxToMm(96)).toBeCloseTo(25.4);
  });

  it('turns mm into px and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (mm) => {
        expect(pxToMm(mmToPx(mm))).toBeCloseTo(mm, 6);
      }),
    );
  });
});

describe('rectangles', () => {
  it('overlap one another both ways or not at all', () => {
    fc.assert(fc.property(rect, rect, (a, b) => rectsOverlap(a, b) === rectsOverlap(b, a)));
  });

  it('that only touch do not overlap', () => {
    fc.assert(
      fc.property(rect, (a) => {
        expect(rectsOverlap(a, { ...a, x: a.x + a.width })).toBe(false);
        expect(rectsOverlap(a, { ...a, y: a.y + a.height })).toBe(false);
      }),
    );
  });

  it('contain themselves, and never what reaches out further than the tolerance', () => {
    fc.assert(
      fc.property(rect, fc.integer({ min: 1, max: 20 }), (a, out) => {
        expect(rectContains(a, a)).toBe(true);
        expect(rectContains(a, { ...a, x: a.x - out })).toBe(false);
        expect(rectContains(a, { ...a, x: a.x - out, width: a.width }, out)).toBe(true);
      }),
    );
  });
});
