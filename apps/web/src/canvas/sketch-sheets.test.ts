import type { Rect, Size } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutPages } from './page-grid.ts';
import { planSheets, type SheetPlan } from './sketch-sheets.ts';

const side = fc.integer({ min: 320, max: 8000 });
const sizes = fc.oneof(
  fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 60 }),
  fc.integer({ min: 1, max: 1500 }).map((count) => Array.from({ length: count }, () => ({ width: 1280, height: 720 }))),
);
const room = fc.record({
  aspect: fc.double({ min: 0.3, max: 4, noNaN: true }),
  widest: fc.integer({ min: 2000, max: 38_000 }),
});
const density = fc.constantFrom(1, 1.25, 2, 3);

/** Where a cell lies in the world. */
function placeOf({ sheets, cells }: SheetPlan, index: number): Rect {
  const cell = cells[index];
  const sheet = cell && sheets[cell.sheet];
  if (!sheet) throw new Error(`page ${index} has no cell`);
  const across = sheet.place.width / sheet.size.width;
  const down = sheet.place.height / sheet.size.height;
  const { x, y, width, height } = cell.box;
  return {
    x: sheet.place.x + x * across,
    y: sheet.place.y + y * down,
    width: width * across,
    height: height * down,
  };
}

function farthest(one: Rect, other: Rect): number {
  const keys = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...keys.map((key) => Math.abs(one[key] - other[key])));
}

function isWithin({ x, y, width, height }: Rect, size: Size | undefined): boolean {
  return size !== undefined && x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

describe('the sheets of a grid', () => {
  it('show every page where it lies, within a pixel of the sheet, and are never too large', () => {
    fc.assert(
      fc.property(sizes, room, density, (pages, within, dense) => {
        const grid = layoutPages(pages, within);
        const plan = planSheets(grid, dense);
        const pixel = (plan.sheets[0]?.place.width ?? 0) / (plan.sheets[0]?.size.width ?? 1);
        expect(plan.cells).toHaveLength(pages.length);
        const errors = grid.rects.map((rect, index) => farthest(placeOf(plan, index), rect));
        expect(Math.max(...errors)).toBeLessThanOrEqual(pixel * 1.001);
        expect(plan.cells.every(({ sheet, box }) => isWithin(box, plan.sheets[sheet]?.size))).toBe(true);
        const area = plan.sheets.reduce((sum, { size }) => sum + size.width * size.height, 0);
        expect(area).toBeLessThan(25_000_000);
        expect(Math.max(...plan.sheets.map(({ size }) => size.width))).toBeLessThanOrEqual(8192 + 2);
      }),
      { numRuns: 100 },
    );
  });

  it('hold a few rows each, so that drawing one page draws no more than these', () => {
    const pages = Array.from({ length: 300 }, () => ({ width: 1280, height: 720 }));
    const { sheets, cells } = planSheets(layoutPages(pages, { aspect: 1.6, widest: 14_000 }), 1);
    expect(sheets.length).toBeGreaterThan(8);
    expect(sheets.length).toBeLessThan(40);
    const order = cells.map(({ sheet }) => sheet);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('give pages of one size sketches of one size, so that they can be copied as they are', () => {
    const pages = Array.from({ length: 90 }, () => ({ width: 1280, height: 720 }));
    for (const aspect of [0.5, 1.5, 2.5]) {
      const { cells } = planSheets(layoutPages(pages, { aspect }), 1);
      expect(new Set(cells.map(({ box }) => `${box.width}×${box.height}`))).toEqual(new Set(['160×90']));
    }
  });

  it('are none where there is no page', () => {
    expect(planSheets(layoutPages([], { aspect: 1 }), 1)).toEqual({ sheets: [], cells: [] });
  });
});
