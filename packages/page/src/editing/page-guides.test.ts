import type { Page } from '@pagewright/components/models';
import { MAX_GUIDES } from '@pagewright/model/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../changes/change-set.ts';
import { layChanges } from '../changes/lay-changes.ts';
import { parsePage, printPage } from '../source-text.ts';
import { guidesOf, withGuide } from './page-guides.ts';
import { withFormat } from './page-size.ts';
import { snap, snapLine, snapTargets } from './snapping.ts';

const PAGE: Page = {
  title: 'a',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [],
};
const guided = withGuide(withGuide(PAGE, 'x', undefined, 300), 'y', undefined, 90);

describe('guides of a page', () => {
  it('are put, moved and taken away; on one place stands one', () => {
    const moved = withGuide(withGuide(guided, 'x', undefined, 100), 'x', 300, 500);
    expect(moved.guides).toEqual({ x: [100, 500], y: [90] });
    expect(withGuide(moved, 'x', 500, 100).guides).toEqual({ x: [100], y: [90] });
    expect(withGuide(moved, 'x', undefined, 500)).toBe(moved);
    expect(withGuide(withGuide(guided, 'x', 300, undefined), 'y', 90, -1)).toEqual(PAGE);
  });

  it('are printed and read again, whatever was done to them', () => {
    const place = fc.option(fc.nat(1400), { nil: undefined });
    const step = fc.tuple(fc.constantFrom('x' as const, 'y' as const), place, place);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const page = steps.reduce<Page>((now, [axis, before, after]) => withGuide(now, axis, before, after), PAGE);
        expect(parsePage(printPage(page))).toEqual(page);
        expect(Math.max(...(['x', 'y'] as const).map((axis) => page.guides?.[axis].length ?? 0))).toBeLessThanOrEqual(
          MAX_GUIDES,
        );
      }),
    );
  });

  it('go with the page to another size, and with what a person did to another design', () => {
    expect(withFormat(guided, 'custom', { width: 640, height: 720 }).guides).toEqual({ x: [150], y: [90] });
    const changes = changesBetween(PAGE, guided);
    const other = { ...PAGE, size: { width: 2560, height: 720 } };
    expect(guidesOf(layChanges(other, changes, { sameBrief: true, restyling: undefined }).page)).toEqual([
      { axis: 'x', at: 600 },
      { axis: 'y', at: 90 },
    ]);
  });

  it('are snapped to while they are seen', () => {
    const box = { x: 303, y: 400, width: 100, height: 50 };
    const found = snap(box, snapTargets(guided, new Set()), 5);
    expect(found.dx).toBe(-3);
    expect(found.guides).toEqual([{ kind: 'edge', axis: 'x', at: 300, from: 0, to: 720 }]);
    expect(snap(box, snapTargets(guided, new Set(), { guides: false, grid: undefined }), 5).dx).toBe(0);
  });

  it('snap themselves to the middle of the page', () => {
    expect(snapLine('x', 643, snapTargets(PAGE, new Set()), 5)).toBe(-3);
    expect(snapLine('x', 700, snapTargets(PAGE, new Set()), 5)).toBe(0);
  });
});

it('what snaps to nothing else stands on the grid: its start, or the side that is moved', () => {
  const targets = snapTargets(PAGE, new Set(), { guides: true, grid: 20 });
  const box = { x: 111, y: 209, width: 95, height: 33 };
  expect(snap(box, targets, 5)).toMatchObject({ dx: 9, dy: -9 });
  expect(snap(box, targets, 5, { x: [1], y: [] })).toMatchObject({ dx: -6, dy: 0 });
  expect(snap({ ...box, x: 3 }, targets, 5).dx).toBe(-3);
});
