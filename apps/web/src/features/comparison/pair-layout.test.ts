import { describe, expect, it } from 'vitest';
import { layoutPairs, placePairs } from './pair-layout.ts';

const SLIDE = { width: 1280, height: 720 };
const SHEET = { width: 794, height: 1123 };

describe('a pair of pages', () => {
  it('stands side by side, the earlier page left', () => {
    const [pair] = placePairs([{ before: SLIDE, after: SHEET }]);
    expect(pair?.before).toEqual({ x: 0, y: 0, ...SLIDE });
    expect(pair?.after.x).toBeGreaterThan(1280);
    expect(pair?.row).toEqual({ width: (pair?.after.x ?? 0) + 794, height: 1123 });
  });

  it('leaves the room of a page that is not there', () => {
    const [added, removed] = placePairs([
      { before: undefined, after: SLIDE },
      { before: SHEET, after: undefined },
    ]);
    expect(added?.before).toMatchObject(SLIDE);
    expect(removed?.after).toMatchObject(SHEET);
  });

  it('is stacked where a window is too narrow for both, with room for what is said of the later page', () => {
    const [pair, other] = placePairs(
      [
        { before: SLIDE, after: SLIDE },
        { before: SHEET, after: undefined },
      ],
      true,
    );
    expect(pair?.before).toEqual({ x: 0, y: 0, ...SLIDE });
    expect(pair?.after).toMatchObject({ x: 0, ...SLIDE });
    const [single] = placePairs([{ before: SLIDE, after: SLIDE }], true);
    const { caption } = layoutPairs(single ? [single.row] : [], { aspect: 0.6 });
    expect((single?.after.y ?? 0) - SLIDE.height).toBeGreaterThan(caption?.room ?? Number.POSITIVE_INFINITY);
    expect(pair?.row).toEqual({ width: 1280, height: (other?.after.y ?? 0) + SHEET.height });
    expect(pair?.after.y).toBe(other?.after.y);
  });

  it('stands in line with the others, in a row as large as theirs', () => {
    const pairs = placePairs([
      { before: SLIDE, after: SLIDE },
      { before: SHEET, after: SHEET },
    ]);
    expect(new Set(pairs.map(({ after }) => after.x)).size).toBe(1);
    expect(new Set(pairs.map(({ row }) => `${row.width} ${row.height}`)).size).toBe(1);
  });
});

describe('rows of pairs', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ width: 2640, height: 720 }));

  it('stand below each other, each with room for its caption', () => {
    const { rects, bounds, caption } = layoutPairs(rows(3), { aspect: 1.5 });
    const room = caption?.room ?? 0;
    expect(room).toBeGreaterThan(100);
    expect(rects[0]?.y).toBe(room);
    for (const [index, rect] of rects.entries()) {
      expect(rect.x).toBe(0);
      const above = rects[index - 1];
      if (above) expect(rect.y - above.y - above.height).toBeGreaterThan(room);
    }
    expect(bounds).toEqual({ x: 0, y: 0, width: 2640, height: (rects[2]?.y ?? 0) + 720 });
  });

  it('are all seen at first where they nearly fit, else the first ones as wide as the window', () => {
    const two = layoutPairs(rows(2), { aspect: 1.5 });
    expect(two.start).toEqual(two.bounds);
    const many = layoutPairs(rows(300), { aspect: 1.5 });
    expect(many.start).toEqual({ x: 0, y: 0, width: 2640, height: 2640 / 1.5 });
    expect(many.bounds.height).toBeGreaterThan(300 * 720);
  });

  it('are none where there are no pairs', () => {
    expect(layoutPairs([], { aspect: 1.5 })).toMatchObject({ rects: [], bounds: { x: 0, y: 0 } });
  });
});
