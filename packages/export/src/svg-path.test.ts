import { describe, expect, it } from 'vitest';
import { type Segment, segmentsOf } from './svg-path.ts';

const ends = (segments: readonly Segment[]) => segments.map((one) => ('to' in one ? [one.to.x, one.to.y] : one.type));

describe('SVG path data', () => {
  it('is read in all its ways of writing', () => {
    expect(ends(segmentsOf('M10,10h5v5l-5-.5zm2 2 3 3'))).toEqual([
      [10, 10],
      [15, 10],
      [15, 15],
      [10, 14.5],
      'close',
      [12, 12],
      [15, 15],
    ]);
  });

  it('has smooth and quadratic curves as cubic ones', () => {
    const [, , smooth, quadratic] = segmentsOf('M0 0C0 10 10 10 10 0S20-10 20 0Q25 5 30 0');
    expect(smooth).toEqual({ type: 'curve', first: { x: 10, y: -10 }, second: { x: 20, y: -10 }, to: { x: 20, y: 0 } });
    expect(quadratic).toMatchObject({ type: 'curve', to: { x: 30, y: 0 } });
    expect(quadratic?.type === 'curve' && quadratic.first.x).toBeCloseTo(20 + 10 / 3);
  });

  it('has arcs as curves on the circle, flags written together', () => {
    const curves = segmentsOf('M0 50a50 50 0 1150 50').slice(1);
    expect(curves).toHaveLength(3);
    expect(ends(curves).at(-1)).toEqual([50, 100]);
    for (const [x, y] of ends(curves) as [number, number][]) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50);
  });

  it('ends where it cannot be read', () => {
    expect(segmentsOf('M0 0L5 5 nonsense')).toHaveLength(2);
    expect(segmentsOf('')).toEqual([]);
  });
});
