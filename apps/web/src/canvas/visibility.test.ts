import type { Rect } from '@pagewright/model/units';
import { describe, expect, it } from 'vitest';
import { fitCamera } from './camera.ts';
import { gridRoom, layoutColumn, layoutPages } from './page-grid.ts';
import { mostVisible, pagesByUrgency, pagesToMount } from './visibility.ts';

const slide = { width: 1280, height: 720 };
const rect = (x: number, y: number): Rect => ({ x, y, width: 100, height: 100 });

describe('pages by urgency', () => {
  it('names every page: those in view before the others, each nearest to the middle first', () => {
    const rects = [rect(0, 0), rect(200, 0), rect(400, 0), rect(600, 0), rect(800, 0)];
    const view = { x: 390, y: 0, width: 320, height: 100 };
    expect(pagesByUrgency(rects, view)).toEqual({ seen: [2, 3], others: [1, 4, 0] });
  });
});

describe('pages to mount', () => {
  it('takes only pages near the view, the nearest first', () => {
    const { rects } = layoutPages(
      Array.from({ length: 300 }, () => slide),
      { aspect: 1.5 },
    );
    const view = { x: 0, y: 0, width: 1600, height: 1000 };
    const chosen = pagesToMount(rects, view, 60);
    expect(chosen[0]).toBe(0);
    expect(chosen.length).toBeLessThanOrEqual(9);
    for (const index of chosen) {
      expect(rects[index]?.x).toBeLessThan(2400);
      expect(rects[index]?.y).toBeLessThan(1500);
    }
  });

  it('sketches all of them where more are seen than can be read', () => {
    const { rects } = layoutPages(
      Array.from({ length: 300 }, () => slide),
      { aspect: 1.5 },
    );
    expect(pagesToMount(rects, { x: -1e5, y: -1e5, width: 2e5, height: 2e5 }, 60)).toEqual([]);
    const some = pagesToMount(rects, { x: 0, y: 0, width: 9000, height: 6000 }, 60);
    expect(some.length).toBeGreaterThan(40);
    expect(some.length).toBeLessThanOrEqual(60);
  });

  it('takes none where nothing is near', () => {
    expect(pagesToMount([rect(0, 0)], { x: 5000, y: 5000, width: 100, height: 100 }, 40)).toEqual([]);
  });
});

describe('the most visible page', () => {
  const rects = [rect(0, 0), rect(120, 0), rect(240, 0)];

  it('is the one with the largest part in the view', () => {
    expect(mostVisible(rects, { x: 90, y: 0, width: 120, height: 100 }, 0)).toBe(1);
  });
  it('stays while others are just as visible, and is the first otherwise', () => {
    const all = { x: -10, y: -10, width: 500, height: 200 };
    expect(mostVisible(rects, all, 2)).toBe(2);
    expect(mostVisible(rects, all, -1)).toBe(0);
  });
  it('is none where no page is seen', () => {
    expect(mostVisible(rects, { x: 900, y: 900, width: 10, height: 10 }, 1)).toBe(-1);
  });
});

describe('the page grid', () => {
  it('never lets two pages overlap, whatever their sizes', () => {
    const sizes = [
      slide,
      { width: 992, height: 1404 },
      { width: 1080, height: 5400 },
      slide,
      slide,
      { width: 320, height: 320 },
    ];
    const { rects, bounds } = layoutPages(sizes, { aspect: 1.4 });
    rects.forEach((a, i) => {
      for (const b of rects.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
      expect(a.x + a.width).toBeLessThanOrEqual(bounds.x + bounds.width);
      expect(a.y + a.height).toBeLessThanOrEqual(bounds.y + bounds.height);
    });
  });
  it('puts wide windows in more columns than tall ones', () => {
    const pages = Array.from({ length: 12 }, () => slide);
    const columns = (aspect: number) => new Set(layoutPages(pages, { aspect }).rects.map((r) => r.x)).size;
    expect(columns(3)).toBeGreaterThan(columns(0.5));
  });
  it('is no wider than a phone shows at the farthest zoom, however many pages there are', () => {
    const phone = { width: 390, height: 700 };
    for (const count of [1, 12, 40, 300]) {
      const { bounds } = layoutPages(
        Array.from({ length: count }, () => slide),
        gridRoom(phone),
      );
      const { x, zoom } = fitCamera(bounds, phone);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + bounds.width * zoom).toBeLessThanOrEqual(phone.width);
    }
  });

  it('is a column for phones, seen from its first page on and as wide as the phone', () => {
    const phone = { width: 351, height: 630 };
    const { rects, start, bounds } = layoutColumn([slide, slide, slide, slide, slide, slide], gridRoom(phone));
    expect(rects.map(({ x }) => x)).toEqual([0, 0, 0, 0, 0, 0]);
    const { x, y, zoom } = fitCamera(start ?? bounds, phone);
    expect([x, zoom]).toEqual([20, (phone.width - 40) / slide.width]);
    expect(y).toBeLessThan(phone.height / 10);
    const one = layoutColumn([slide], gridRoom(phone));
    expect(one.start).toEqual(one.bounds);
  });
});
