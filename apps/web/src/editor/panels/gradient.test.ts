import type { GradientStop } from '@pagewright/model/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStop, initialStops, moveStop, removeStop, reversedStops, widestGap } from './gradient.ts';

type Step = (stops: GradientStop[]) => GradientStop[];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: -20, max: 120 }).map(
    (place): Step =>
      (stops) =>
        addStop(stops, place),
  ),
  fc.nat(8).map(
    (index): Step =>
      (stops) =>
        removeStop(stops, index),
  ),
  fc.tuple(fc.nat(8), fc.integer({ min: -50, max: 150 })).map(
    ([index, place]): Step =>
      (stops) =>
        moveStop(stops, index, place).stops,
  ),
  fc.constant<Step>(reversedStops),
);

describe('gradients', () => {
  it('have 2 to 8 stops in order, whatever is done (spec §5, §9)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const stops = steps.reduce((now, change) => change(now), initialStops([], '#2f5ff0'));
        expect(stops.length).toBeGreaterThanOrEqual(2);
        expect(stops.length).toBeLessThanOrEqual(8);
        const places = stops.map((stop) => stop.position);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...places)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('a new stop has the colour that was there', () => {
    const stops = [
      { color: '#000000', position: 0 },
      { color: '#ffffff', position: 100 },
    ];
    expect(addStop(stops, 50)[1]).toEqual({ color: '#808080', position: 50 });
    expect(widestGap(stops)).toBe(50);
  });

  it('a stop that is moved past another keeps its colour', () => {
    const stops = [
      { color: '#000000', position: 0 },
      { color: '#ff0000', position: 40 },
      { color: '#ffffff', position: 100 },
    ];
    const moved = moveStop(stops, 0, 60);
    expect(moved.stops[moved.index]?.color).toBe('#000000');
    expect(moved.index).toBe(1);
  });
});
