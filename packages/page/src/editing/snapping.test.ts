import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import type { Rect } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNAP_DISTANCE, snap, snapTargets } from './snapping.ts';

const box = (x: number, y: number, width = 100, height = 60): Rect => ({ x, y, width, height });

function pageOf(rects: readonly Rect[], margin = 0): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin,
    components: rects.map(({ x, y, width, height }, index) =>
      componentOf('rectangle', {}, { id: `r${index}`, position: { x, y }, size: { width, height }, zIndex: index + 1 }),
    ),
  };
}

const targets = (rects: readonly Rect[], margin = 0) => snapTargets(pageOf(rects, margin), new Set());

describe('snapping', () => {
  it('to edges and middles of other components, with a line through all that meet there', () => {
    const found = snap(box(203, 400), targets([box(200, 20), box(200, 600)]), 5);
    expect(found.dx).toBe(-3);
    expect(found.dy).toBe(0);
    expect(found.guides).toContainEqual({ kind: 'edge', axis: 'x', at: 200, from: 20, to: 660 });
  });

  it('to the edges, the middle and the margins of the page', () => {
    expect(snap(box(4, 333), targets([]), 5)).toMatchObject({ dx: -4, dy: -3 });
    expect(snap(box(587, 200), targets([]), 5).dx).toBe(3);
    expect(snap(box(67, 593), targets([], 64), 5)).toMatchObject({ dx: -3, dy: 3 });
  });

  it('to the middle between two, and says so by two gaps of the same width', () => {
    const found = snap(box(398, 110), targets([box(100, 100), box(700, 130)]), 5);
    expect(found.dx).toBe(2);
    expect(found.guides.filter(({ kind, axis }) => kind === 'gap' && axis === 'x')).toEqual([
      expect.objectContaining({ from: 200, to: 400 }),
      expect.objectContaining({ from: 500, to: 700 }),
    ]);
  });

  it('to the gap that two others have, after them and before them', () => {
    const pair = [box(300, 107), box(437, 91)];
    expect(snap(box(571, 102), targets(pair), 5).dx).toBe(3);
    expect(snap(box(160, 102), targets(pair), 5).dx).toBe(3);
  });

  it('only at the places that move', () => {
    const others = targets([box(200, 200)]);
    expect(snap(box(203, 203), others, 5, { x: [1], y: [] })).toMatchObject({ dx: -3, dy: 0 });
    expect(snap(box(203, 203, 90, 60), others, 5, { x: [1], y: [] }).dx).toBe(0);
  });

  it('leaves out hidden and decorative components and those that move', () => {
    const page = pageOf([box(200, 200), box(305, 300), box(420, 400)]);
    const [a, b, c] = page.components;
    if (!a || !b || !c) throw new Error('three components');
    const given = { ...page, components: [{ ...a, visible: false }, { ...b, decorative: true }, c] };
    expect(snapTargets(given, new Set([c.id])).others).toEqual([]);
  });

  it('never moves farther than asked, and what has snapped stays there', () => {
    const rect = fc.record({
      x: fc.integer({ min: 0, max: 1100 }),
      y: fc.integer({ min: 0, max: 640 }),
      width: fc.integer({ min: 10, max: 180 }),
      height: fc.integer({ min: 10, max: 80 }),
    });
    fc.assert(
      fc.property(rect, fc.array(rect, { maxLength: 12 }), (moving, others) => {
        const given = targets(others, 40);
        const found = snap(moving, given, SNAP_DISTANCE);
        expect(Math.max(Math.abs(found.dx), Math.abs(found.dy))).toBeLessThanOrEqual(SNAP_DISTANCE);
        const there = { ...moving, x: moving.x + found.dx, y: moving.y + found.dy };
        const again = snap(there, given, SNAP_DISTANCE);
        if (found.guides.some(({ kind, axis }) => kind === 'edge' && axis === 'x')) expect(again.dx).toBeCloseTo(0, 6);
        if (found.guides.some(({ kind, axis }) => kind === 'edge' && axis === 'y')) expect(again.dy).toBeCloseTo(0, 6);
      }),
    );
  });
});
