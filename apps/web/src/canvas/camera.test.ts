import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  type Camera,
  centreOn,
  fitCamera,
  notAbove,
  panBy,
  visibleWorld,
  ZOOM,
  zoomAround,
} from './camera.ts';

const coordinate = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const camera = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: ZOOM.min, max: ZOOM.max, noNaN: true }),
});
const point = fc.record({
  x: fc.double({ min: 0, max: 2000, noNaN: true }),
  y: fc.double({ min: 0, max: 2000, noNaN: true }),
});

/** The world point under a screen point. */
function under(view: Camera, at: { x: number; y: number }) {
  return { x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom };
}

describe('camera', () => {
  it('keeps the point under the pointer still while zooming, within the zoom range', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.01, max: 100, noNaN: true }), (start, pointer, factor) => {
        const zoomed = zoomAround(start, pointer, factor);
        expect(zoomed.zoom).toBeGreaterThanOrEqual(ZOOM.min);
        expect(zoomed.zoom).toBeLessThanOrEqual(ZOOM.max);
        expect(under(zoomed, pointer).x).toBeCloseTo(under(start, pointer).x, 4);
        expect(under(zoomed, pointer).y).toBeCloseTo(under(start, pointer).y, 4);
      }),
    );
  });

  it('keeps it still in the middle of the animation too', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0, max: 1, noNaN: true }), (start, pointer, progress) => {
        const middle = between(start, zoomAround(start, pointer, 1.5), progress);
        expect(under(middle, pointer).x).toBeCloseTo(under(start, pointer).x, 4);
      }),
    );
  });

  it('ends an animation exactly where it should', () => {
    const end = { x: 3, y: 4, zoom: 0.7 };
    expect(between({ x: 0, y: 0, zoom: 1 }, end, 1)).toEqual(end);
  });

  it('fits with 20 px of padding, never above 1 and never below 0.1', () => {
    const viewport = { width: 1040, height: 740 };
    expect(fitCamera({ x: 0, y: 0, width: 2000, height: 1000 }, viewport)).toEqual({ x: 20, y: 120, zoom: 0.5 });
    expect(fitCamera({ x: 0, y: 0, width: 100, height: 100 }, viewport)).toEqual({ x: 470, y: 320, zoom: 1 });
    const huge = fitCamera({ x: 0, y: 0, width: 100_000, height: 100_000 }, viewport);
    expect(huge).toEqual({ x: 20, y: 20, zoom: 0.1 });
  });

  it('shows everything that it fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 8000 }), fc.integer({ min: 50, max: 6000 }), (width, height) => {
        const viewport = { width: 1000, height: 800 };
        const view = visibleWorld(fitCamera({ x: -10, y: 30, width, height }, viewport), viewport);
        expect(view.x).toBeLessThanOrEqual(-10 + 1e-6);
        expect(view.y).toBeLessThanOrEqual(30 + 1e-6);
        expect(view.x + view.width).toBeGreaterThanOrEqual(width - 10 - 1e-6);
        expect(view.y + view.height).toBeGreaterThanOrEqual(height + 30 - 1e-6);
      }),
    );
  });

  it('pans by screen px and centres on a page', () => {
    expect(panBy({ x: 1, y: 2, zoom: 2 }, 10, -5)).toEqual({ x: 11, y: -3, zoom: 2 });
    const centred = centreOn(
      { x: 0, y: 0, zoom: 0.5 },
      { x: 100, y: 200, width: 400, height: 200 },
      { width: 1000, height: 600 },
    );
    expect(under(centred, { x: 500, y: 300 })).toEqual({ x: 300, y: 300 });
  });

  it('shows nothing above the first page where there are more than the view shows', () => {
    const viewport = { width: 400, height: 600 };
    const pages = { x: 0, y: 0, width: 360, height: 2000 };
    const on = (y: number) => centreOn({ x: 0, y: 0, zoom: 1 }, { x: 0, y, width: 360, height: 200 }, viewport);
    expect(notAbove(on(0), pages, viewport).y).toBe(20);
    expect(notAbove(on(900), pages, viewport)).toEqual(on(900));
    expect(notAbove(on(50), { ...pages, height: 300 }, viewport)).toEqual(on(50));
  });
});
