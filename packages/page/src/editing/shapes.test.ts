import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, canRotate, type Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';
import { align, distribute } from './arrange.ts';
import { isBackdrop, isPageArt, placeIn } from './place.ts';
import { refitTexts } from './refit-texts.ts';
import { HANDLES, reshape, resized, stretch } from './resize.ts';
import { rotate, rotationTowards } from './rotate.ts';
import { snapTargets } from './snapping.ts';

const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height });

function pageOf(...components: Component[]): Page {
  return {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components,
  };
}

const at = (id: string, x: number, y: number, width = 100, height = 60): Component =>
  componentOf('rectangle', {}, { id, position: { x, y }, size: { width, height } });

describe('resizing a box', () => {
  it('moves the sides of the handle and leaves the others', () => {
    expect(resized(box(10, 10), 'e', { x: 20, y: 99 })).toEqual(box(10, 10, 120, 60));
    expect(resized(box(10, 10), 'nw', { x: -10, y: 5 })).toEqual(box(0, 15, 110, 55));
  });

  it('around its middle, and with its proportions', () => {
    expect(resized(box(10, 10), 'e', { x: 20, y: 0 }, { fromCentre: true })).toEqual(box(-10, 10, 140, 60));
    expect(resized(box(0, 0), 'se', { x: 100, y: 0 }, { keepAspect: true })).toEqual(box(0, 0, 200, 120));
    expect(resized(box(0, 0), 'e', { x: 100, y: 0 }, { keepAspect: true })).toEqual(box(0, -30, 200, 120));
  });

  it('never turns it inside out, and keeps the opposite side whatever is done', () => {
    const length = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(
        fc.record({ x: length, y: length, width: length, height: length }),
        fc.constantFrom(...HANDLES),
        fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
        fc.boolean(),
        (start, handle, by, keepAspect) => {
          const now = resized(start, handle, by, { keepAspect });
          expect(now.width).toBeGreaterThan(0);
          expect(now.height).toBeGreaterThan(0);
          if (handle.includes('w')) expect(now.x + now.width).toBeCloseTo(start.x + start.width, 6);
          if (handle.includes('e')) expect(now.x).toBeCloseTo(start.x, 6);
          if (handle.includes('n')) expect(now.y + now.height).toBeCloseTo(start.y + start.height, 6);
          if (keepAspect) expect(now.width / now.height).toBeCloseTo(start.width / start.height, 4);
        },
      ),
    );
  });
});

describe('stretching components', () => {
  it('an icon grows in its box, as far as the kind allows', () => {
    const icon = componentOf(
      'icon',
      { size: 32 },
      { id: 'i', position: { x: 0, y: 0 }, size: { width: 48, height: 48 } },
    );
    const grown = (by: number) =>
      stretch(pageOf(icon), new Set(['i']), box(0, 0, 48, 48), box(0, 0, 48 * by, 48 * by)).components[0];
    expect(grown(3)?.props).toMatchObject({ size: 96 });
    expect(grown(40)?.props).toMatchObject({ size: 32 });
  });

  it('what stands on end becomes wider across the page, as it is seen, and what is turned alone along its own sides', () => {
    const page = pageOf(at('a', 0, 0, 40, 40), { ...at('b', 60, 0, 100, 40), rotation: 90 });
    // Seen from 90 to 130 across and from -30 to 70 down.
    const wide = stretch(page, new Set(['a', 'b']), box(0, -30, 130, 100), box(0, -30, 260, 100)).components;
    expect(wide.map(rotatedBounds)).toEqual([box(0, 0, 80, 40), box(180, -30, 80, 100)]);
    expect(wide[1]?.size).toEqual({ width: 100, height: 80 });
    const alone = reshape(page, new Set(['b']), box(60, 0, 100, 80)).components[1];
    expect(alone?.size).toEqual({ width: 100, height: 80 });
  });

  it('the box of a line stays the box around its two points', () => {
    const line = componentOf(
      'line',
      { startPoint: { x: 100, y: 50 }, endPoint: { x: 200, y: 50 } },
      { id: 'l', position: { x: 100, y: 50 }, size: { width: 100, height: 1 } },
    );
    const placed = placeIn(line, box(0, 80, 300, 9));
    expect(placed).toMatchObject({
      position: { x: 0, y: 80 },
      size: { width: 300, height: 1 },
      props: { startPoint: { x: 0, y: 80 }, endPoint: { x: 300, y: 80 } },
    });
    expect(placeIn(line, rectOf(line))).toBe(line);
  });
});

describe('turning', () => {
  const square = at('a', 100, 100, 100, 100);
  it('points the top at a place, rests at every 45°, keeps to 15° when asked', () => {
    expect(rotationTowards(square, { x: 150, y: 0 }, false)).toBe(0);
    expect(rotationTowards(square, { x: 300, y: 152 }, false)).toBe(90);
    expect(rotationTowards(square, { x: 150, y: 400 }, false)).toBe(180);
    expect(rotationTowards(square, { x: 0, y: 150 }, false)).toBe(-90);
    expect(rotationTowards(square, { x: 300, y: 90 }, true) % 15).toBe(0);
  });

  it('every kind but those that are drawn between two points', () => {
    const ids = new Set<string>(COMPONENT_KINDS);
    const page = pageOf(...COMPONENT_KINDS.map((kind) => componentOf(kind, {}, { id: kind })));
    const turned = rotate(page, ids, 30);
    const upright = turned.components.filter(({ rotation }) => rotation === undefined);
    expect(upright.map(({ type }) => type).sort()).toEqual(['connector', 'line']);
    expect(upright.every((one) => page.components.includes(one) && !canRotate(one))).toBe(true);
    expect(rotate(turned, ids, 30)).toBe(turned);
    expect(parsePage(printPage(turned))).toEqual(turned);
    expect(rotate(turned, ids, 0)).toEqual(page);
  });

  it('is seen as far as the box around it reaches: by snapping, alignment and distribution', () => {
    // A bar of 100 × 20 that stands on end is 20 wide, from 240 to 260.
    const bar = { ...at('bar', 200, 100, 100, 20), rotation: 90 };
    expect(snapTargets(pageOf(bar), new Set()).others).toEqual([{ x: 240, y: 60, width: 20, height: 100 }]);
    const page = pageOf(at('a', 30, 0, 50, 50), bar, at('c', 400, 0, 50, 50));
    const xOf = (to: Page) => to.components.map(({ position }) => position.x);
    expect(xOf(align(page, new Set(['a', 'bar', 'c']), 'left'))).toEqual([30, -10, 30]);
    // 300 px are free between the three: 150 on each side of what is seen of the bar.
    expect(xOf(distribute(page, new Set(['a', 'bar', 'c']), 'horizontal'))).toEqual([30, 190, 400]);
  });

  it('keeps the top of a text where it is seen while the box grows with its words', () => {
    const before = componentOf(
      'text',
      { text: 'short', fontSize: 20 },
      { id: 't', rotation: 90, position: { x: 100, y: 100 }, size: { width: 200, height: 30 } },
    );
    const after = { ...before, props: { ...before.props, text: 'long '.repeat(60) } } as Component;
    const beside = at('b', 100, 300, 100, 100);
    const grown = refitTexts(pageOf(before, beside), pageOf(after, beside));
    const [text, other] = grown.components;
    expect(text?.size.height).toBeGreaterThan(100);
    // Turned by 90°, its upper edge is seen at the right.
    const right = ({ x, width }: { x: number; width: number }) => x + width;
    expect(right(rotatedBounds(text as Component))).toBeCloseTo(right(rotatedBounds(before)));
    expect(other).toBe(beside);
  });
});

describe('distributing', () => {
  const placesOf = (page: Page, ...ids: string[]) =>
    distribute(page, new Set(ids), 'horizontal').components.map(({ position }) => position.x);

  it('leaves what reaches out the farthest where it is, and nothing comes to lie beyond that', () => {
    // One that is wider than all there is between the others: they were pushed to -375, beyond the page.
    expect(
      placesOf(pageOf(at('a', 0, 0, 50), at('wide', 100, 100, 1000), at('c', 200, 200, 50)), 'a', 'wide', 'c'),
    ).toEqual([0, 100, 50]);
    const [left, right, wide] = [at('left', 100, 0, 50), at('right', 900, 0, 50), at('wide', 100, 100, 850)];
    expect(placesOf(pageOf(wide, left, right), 'left', 'right', 'wide')).toEqual([100, 100, 900]);
  });

  it('keeps everything within the box around all', () => {
    const boxes = fc.array(
      fc.record({ x: fc.integer({ min: -200, max: 1200 }), width: fc.integer({ min: 1, max: 1400 }) }),
      {
        minLength: 3,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(boxes, (all) => {
        const page = pageOf(...all.map(({ x, width }, index) => at(String(index), x, 0, width)));
        const ids = new Set(page.components.map(({ id }) => id));
        const [before, after] = [page, distribute(page, ids, 'horizontal')].map(({ components }) => ({
          left: Math.min(...components.map(({ position }) => position.x)),
          right: Math.max(...components.map(({ position, size }) => position.x + size.width)),
        }));
        expect(after?.left).toBeCloseTo(before?.left ?? Number.NaN);
        expect(after?.right).toBeCloseTo(before?.right ?? Number.NaN);
      }),
    );
  });
});

it('art of the page reaches into its margins; a card or a rule of what it says does not', () => {
  const page = { ...pageOf(), margin: 30 };
  const art = (x: number, y: number, width: number, height: number): Component => ({
    ...at('art', x, y, width, height),
    decorative: true,
  });
  expect(isPageArt(art(0, 0, 400, 720), page)).toBe(true);
  expect(isPageArt(art(1200, -60, 140, 140), page)).toBe(true);
  expect(isPageArt(art(0, 0, 1280, 720), { ...page, margin: 0 })).toBe(true);
  expect(isPageArt(art(30, 100, 400, 200), page)).toBe(false);
  expect(isPageArt({ ...art(0, 0, 400, 720), decorative: false }, page)).toBe(false);
});

describe('a group', () => {
  const grouped = (one: Component): Component => ({ ...one, groupId: 'g' });
  const page = pageOf(
    grouped(at('a', 100, 100, 100, 80)),
    grouped(at('b', 240, 140, 100, 80)),
    at('c', 600, 300, 120, 100),
  );
  const placesOf = ({ components }: Page) => components.map(({ position: { x, y } }) => [x, y]);

  it('is aligned as one, with others and to the page', () => {
    const all = new Set(['a', 'b', 'c']);
    expect(placesOf(align(page, all, 'left'))).toEqual([
      [100, 100],
      [240, 140],
      [100, 300],
    ]);
    expect(placesOf(align(page, all, 'bottom'))).toEqual([
      [100, 280],
      [240, 320],
      [600, 300],
    ]);
    expect(placesOf(align(page, new Set(['a', 'b']), 'right'))).toEqual([
      [1040, 100],
      [1180, 140],
      [600, 300],
    ]);
  });

  it('is one of three that are distributed', () => {
    const four = pageOf(...page.components, at('d', 1000, 0, 100, 50));
    expect(distribute(page, new Set(['a', 'b', 'c']), 'horizontal')).toBe(page);
    // From 100 to 1100 stand 240, 120 and 100: the gaps are 270.
    expect(placesOf(distribute(four, new Set(['a', 'b', 'c', 'd']), 'horizontal'))).toEqual([
      [100, 100],
      [240, 140],
      [610, 300],
      [1000, 0],
    ]);
  });
});

it('a page that is arranged already stays the same page', () => {
  const page = pageOf(at('a', 0, 10), at('b', 200, 10), at('c', 400, 10));
  const all = new Set(['a', 'b', 'c']);
  expect(align(page, all, 'top')).toBe(page);
  expect(distribute(page, all, 'horizontal')).toBe(page);
});

it('only art as large as the page is its backdrop', () => {
  const size = { width: 1280, height: 720 };
  const art = { ...at('a', 0, 0, 1280, 720), decorative: true };
  expect(isBackdrop(art, size)).toBe(true);
  expect(isBackdrop({ ...art, decorative: false }, size)).toBe(false);
  expect(isBackdrop({ ...art, size: { width: 640, height: 720 } }, size)).toBe(false);
});

it('a box that is rounded to the very edge of the page is read again as it is', () => {
  const page = pageOf(placeIn(at('a', 5, 5), box(Math.round(-0.3), Math.round(-0.4))));
  expect(parsePage(printPage(page))).toEqual(page);
});
