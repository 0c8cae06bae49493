import type { Point } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../behaviour/behaviour.ts';
import { extentOf, middleOf, pathData, type Route, type RouteEnds, routeOf } from './route.ts';

const place = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 720 }) });
const facing = fc.constantFrom('any', ...SIDES);
const ends: fc.Arbitrary<Omit<RouteEnds, 'route'>> = fc
  .record({ startPoint: place, endPoint: place, startFacing: facing, endFacing: facing })
  .filter(({ startPoint: a, endPoint: b }) => Math.hypot(a.x - b.x, a.y - b.y) > 1);

const UNIT = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] } as const;

function steps({ points }: Route): Point[] {
  return points.slice(1).map(({ x, y }, index) => ({ x: x - (points[index]?.x ?? 0), y: y - (points[index]?.y ?? 0) }));
}

function isAlong({ x, y }: Point | undefined = { x: 0, y: 0 }, side: keyof typeof UNIT): boolean {
  const [across, down] = UNIT[side];
  return x * across + y * down > 0;
}

describe('the way of a connector', () => {
  it('begins and ends at its points, whatever it is', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom('straight', 'elbow', 'curve'), (given, route) => {
        const { points } = routeOf({ ...given, route });
        expect([points[0], points.at(-1)]).toEqual([given.startPoint, given.endPoint]);
      }),
    );
  });

  it('of an elbow runs along the axes, leaves and arrives as it has to, and never goes back over itself', () => {
    fc.assert(
      fc.property(ends, (given) => {
        const pieces = steps(routeOf({ ...given, route: 'elbow' }));
        for (const { x, y } of pieces) expect(x === 0 || y === 0).toBe(true);
        for (const [index, piece] of pieces.slice(1).entries()) {
          const before = pieces[index] ?? piece;
          expect(Math.abs(before.x * piece.x + before.y * piece.y)).toBe(0);
        }
        if (given.startFacing !== 'any') expect(isAlong(pieces[0], given.startFacing)).toBe(true);
        const last = pieces.at(-1);
        const back = last && { x: -last.x, y: -last.y };
        if (given.endFacing !== 'any') expect(isAlong(back, given.endFacing)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('of an elbow between two that face each other turns halfway, and is straight where they are level', () => {
    const facingRight = { startFacing: 'right', endFacing: 'left', route: 'elbow' } as const;
    const apart = { ...facingRight, startPoint: { x: 0, y: 0 }, endPoint: { x: 200, y: 80 } };
    expect(routeOf(apart).points).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 80 },
      { x: 200, y: 80 },
    ]);
    expect(routeOf({ ...apart, endPoint: { x: 200, y: 0 } }).points).toHaveLength(2);
    expect(routeOf({ ...apart, endFacing: 'top' }).points).toHaveLength(3);
  });

  it('has its middle on it and stays in its box', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom('straight', 'elbow', 'curve'), (given, kind) => {
        const route = routeOf({ ...given, route: kind });
        const box = extentOf(route);
        for (const { x, y } of [middleOf(route).at, given.startPoint, given.endPoint]) {
          expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
          expect(x).toBeLessThanOrEqual(box.x + box.width + 0.01);
          expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
          expect(y).toBeLessThanOrEqual(box.y + box.height + 0.01);
        }
      }),
    );
    const bow = routeOf({
      route: 'curve',
      startPoint: { x: 0, y: 0 },
      endPoint: { x: 0, y: 100 },
      startFacing: 'right',
      endFacing: 'right',
    });
    // A bow of this kind reaches three quarters of its handles.
    expect(extentOf(bow)).toEqual({ x: 0, y: 0, width: 33.75, height: 100 });
    expect(pathData(bow, { x: 0, y: -10 })).toBe('M0 10C45 10 45 110 0 110');
  });
});
