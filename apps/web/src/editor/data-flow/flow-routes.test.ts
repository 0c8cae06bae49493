import type { PageConnection } from '@pagewright/contract/pages';
import type { Point, Rect } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutFlow } from '../stage/flow-layout.ts';
import { type FlowPage, middleOf, pathOf, routesOf } from './flow-routes.ts';

const link = (sourcePageId: number, targetPageId: number): PageConnection => ({
  id: `${sourcePageId}-${targetPageId}`,
  sourcePageId,
  targetPageId,
});

function laidOut(sizes: readonly { width: number; height: number }[], aspect = 1.5): FlowPage[] {
  return layoutFlow(sizes, { aspect }).map((place, index) => ({ id: index + 1, place }));
}

const slides = (count: number): FlowPage[] =>
  laidOut(Array.from({ length: count }, () => ({ width: 1280, height: 720 })));

function segments(points: readonly Point[]): Rect[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });
}

/** px by which sums of fractions of a pixel differ, whatever the order they are added up in. */
const ROUNDING = 1e-6;

const crosses = (line: Rect, page: Rect): boolean =>
  line.x < page.x + page.width - ROUNDING &&
  line.x + line.width > page.x + ROUNDING &&
  line.y < page.y + page.height - ROUNDING &&
  line.y + line.height > page.y + ROUNDING;

const size = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 320, max: 3000 }) });

describe('ways of arrows', () => {
  it('never lead over a page, run straight, and join their pages', () => {
    const world = fc.record({
      sizes: fc.array(size, { minLength: 2, maxLength: 14 }),
      aspect: fc.double({ min: 0.3, max: 3, noNaN: true }),
      pairs: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(world, ({ sizes, aspect, pairs }) => {
        const pages = laidOut(sizes, aspect);
        const ids = pairs.map(([a, b]) => [(a % pages.length) + 1, (b % pages.length) + 1] as const);
        const links = ids.filter(([a, b]) => a !== b).map(([a, b]) => link(a, b));
        const routes = routesOf(pages, links);
        expect(routes).toHaveLength(links.length);
        for (const { points, connection } of routes) {
          for (const segment of segments(points)) {
            expect(segment.width < ROUNDING || segment.height < ROUNDING).toBe(true);
            expect(pages.filter(({ place }) => crosses(segment, place))).toEqual([]);
          }
          const source = pages[connection.sourcePageId - 1]?.place;
          const target = pages[connection.targetPageId - 1]?.place;
          expect(points[0]?.x).toBe((source?.x ?? 0) + (source?.width ?? 0));
          expect(points.at(-1)?.x).toBe(target?.x);
        }
      }),
    );
  });

  it('go straight to the next page, and around others', () => {
    const pages = slides(6);
    const [next, far] = routesOf(pages, [link(1, 2), link(2, 1)]);
    expect(next?.points).toHaveLength(2);
    expect(far?.points).toHaveLength(6);
  });

  it('of different pages do not lie on each other', () => {
    const [a, b] = routesOf(slides(9), [link(1, 7), link(2, 7)]);
    const rows = [a, b].map((route) => route?.points[2]?.y);
    expect(rows[0]).not.toBe(rows[1]);
  });

  it('are there for 300 pages and 2,000 connections at once', () => {
    const links = Array.from({ length: 2000 }, (_, index) => link((index % 300) + 1, ((index * 7 + 3) % 300) + 1));
    const start = performance.now();
    expect(routesOf(slides(300), links)).toHaveLength(2000);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

describe('the line that is drawn', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 40 },
  ];

  it('has round corners that fit between its ends', () => {
    expect(pathOf(corner, 10)).toBe('M0 0L90 0Q100 0 100 10L100 40');
    expect(pathOf(corner, 500)).toBe('M0 0L80 0Q100 0 100 20L100 40');
  });

  it('has its middle halfway along', () => {
    expect(middleOf(corner)).toEqual({ x: 70, y: 0 });
  });
});
