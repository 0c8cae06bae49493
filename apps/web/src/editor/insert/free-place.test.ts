import { behaviourOf } from '@pagewright/components/behaviours';
import { COMPONENT_KINDS, type Page } from '@pagewright/components/models';
import { isSizable } from '@pagewright/components/panels';
import { rectOf } from '@pagewright/components/rotation';
import { rectContains, rectsOverlap } from '@pagewright/model/units';
import { addComponents } from '@pagewright/page/commands';
import { lintPage } from '@pagewright/page/lint';
import { describe, expect, it } from 'vitest';
import { fittingSize } from '../document/fitting-size.ts';
import { component, pageOf } from '../testing/test-editor.ts';
import { inFreePlace } from './free-place.ts';
import { readableOn } from './readable-colors.ts';

const EMPTY = pageOf([], 40);
const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });

function inserted(page: Page, id: string, width = 200, height = 100): Page {
  return addComponents(page, [inFreePlace(fittingSize(component('text', id, box(width, height)), page), page)]);
}

describe('what is inserted without a place', () => {
  it('stands beside what is there, inside the margins, the first in the middle', () => {
    const page = ['a', 'b', 'c', 'd', 'e', 'f'].reduce((now, id) => inserted(now, id), EMPTY);
    const rects = page.components.map(rectOf);
    expect(rects[0]).toMatchObject({ x: 544, y: 312 });
    for (const [index, one] of rects.entries()) {
      expect(rectContains({ x: 40, y: 40, width: 1200, height: 640 }, one, 1)).toBe(true);
      for (const other of rects.slice(index + 1)) expect(rectsOverlap(one, other)).toBe(false);
    }
  });

  it('never lies wholly on another, also on a full page', () => {
    const full = pageOf([component('rectangle', 'all', { x: 40, y: 40, width: 1200, height: 640 })], 40);
    const page = ['a', 'b', 'c'].reduce((now, id) => inserted(now, id), full);
    expect(new Set(page.components.map(({ position }) => `${position.x} ${position.y}`)).size).toBe(4);
  });

  it('lies where it hides the least, words least of all, on a full page', () => {
    const picture = component('rectangle', 'left', { x: 40, y: 40, width: 600, height: 640 });
    const said = { text: 'Words '.repeat(60), fontSize: 48 };
    const words = component('text', 'right', { x: 640, y: 40, width: 600, height: 640 }, said);
    const placed = rectOf(inFreePlace(component('image', 'new', box(300, 200)), pageOf([picture, words], 40)));
    expect(rectsOverlap(placed, rectOf(words))).toBe(false);
    expect(rectContains(rectOf(picture), placed, 1)).toBe(true);
  });

  it('is made smaller where only that leaves it room, as long as its words have theirs', () => {
    const title = component('text', 'title', { x: 40, y: 40, width: 1200, height: 80 }, { text: 'Title' });
    const body = component('text', 'body', { x: 40, y: 140, width: 700, height: 540 }, { text: 'Words' });
    const page = pageOf([title, body], 40);
    const chart = inFreePlace(component('aiEchart', 'new', box(600, 450)), page);
    expect(chart.size).toEqual({ width: 424, height: 312 });
    for (const one of page.components) expect(rectsOverlap(rectOf(chart), rectOf(one))).toBe(false);
    // Its letters stay as large as they are.
    const table = inFreePlace(component('aiTable', 'new', box(600, 160)), page);
    expect(table.size).toEqual({ width: 424, height: 160 });
    expect(behaviourOf(table).grownHeight?.(table, page.language)).toBeLessThanOrEqual(table.size.height);
    // A text is not made smaller: its letters would not be.
    expect(inFreePlace(component('text', 'new', box(600, 450)), page).size).toEqual({ width: 600, height: 450 });
  });

  it.each([
    [200, 400],
    [333, 470],
    [500, 210],
  ])('is a picture made smaller in its own proportions: %i × %i', (width, height) => {
    const body = component('text', 'body', { x: 40, y: 40, width: 1020, height: 640 }, { text: 'Words '.repeat(600) });
    const { size } = inFreePlace(component('image', 'new', box(width, height)), pageOf([body], 40));
    expect(size.width).toBeLessThan(width);
    expect(size.height).toBe(Math.round((height * size.width) / width));
  });

  it('covers the room of words where none of them stands, written or asked for, before it covers anything', () => {
    const [written, asked] = [{ text: 'Words' }, { text: '', placeholder: 'What other teams received' }];
    const rows = [written, asked].map((said, row) =>
      component(
        'text',
        `row-${row}`,
        { x: 40, y: 40 + row * 320, width: 1200, height: 320 },
        { ...said, fontSize: 40 },
      ),
    );
    const placed = rectOf(inFreePlace(component('image', 'new', box(300, 200)), pageOf(rows, 40)));
    expect(placed).toMatchObject({ width: 300, height: 200 });
    for (const ink of [
      { x: 40, y: 40, width: 200, height: 60 },
      { x: 40, y: 360, width: 480, height: 60 },
    ])
      expect(rectsOverlap(placed, ink)).toBe(false);
    // A title is written anew, and longer: its box is its own.
    const title = { ...(rows[0] as (typeof rows)[number]), slot: 'title' };
    const [, row] = rows as [(typeof rows)[number], (typeof rows)[number]];
    const below = rectOf(inFreePlace(component('image', 'new', box(300, 200)), pageOf([title, row], 40)));
    expect(rectsOverlap(below, rectOf(title))).toBe(false);
    // One that stands on something takes all of it.
    const card = component('text', 'card', { x: 40, y: 40, width: 1200, height: 640 }, { backgroundColor: '#ffeecc' });
    const over = rectOf(inFreePlace(component('image', 'new', box(300, 200)), pageOf([card], 40)));
    expect(over.width).toBeLessThan(300);
  });

  it('lies over small words rather than over a title', () => {
    const said = (words: number, fontSize: number) => ({ text: 'Words '.repeat(words), fontSize });
    const title = component('text', 'title', { x: 40, y: 40, width: 1200, height: 300 }, said(40, 48));
    const body = component('text', 'body', { x: 40, y: 340, width: 1200, height: 340 }, said(300, 18));
    const chart = rectOf(inFreePlace(component('aiEchart', 'new', box(400, 300)), pageOf([title, body], 40)));
    expect(rectsOverlap(chart, rectOf(title))).toBe(false);
  });

  it('hides less of a page that is full by being small', () => {
    const full = pageOf([component('rectangle', 'all', { x: 40, y: 40, width: 1200, height: 640 })], 40);
    expect(inFreePlace(component('aiEchart', 'new', box(600, 400)), full).size).toEqual({ width: 328, height: 224 });
  });

  it('of different sizes are set off from each other where no place is free, and stay on the page', () => {
    const full = pageOf([component('rectangle', 'all', { x: 40, y: 40, width: 1200, height: 640 })], 40);
    const sizes = Array.from({ length: 24 }, (_, index) => 200 + (index % 4) * 40);
    const page = sizes.reduce((now, size, index) => inserted(now, `one-${index}`, size, size), full);
    const middles = page.components
      .map(rectOf)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    for (const [index, one] of middles.entries()) {
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8);
    }
    for (const one of page.components) expect(rectContains({ x: 0, y: 0, ...page.size }, rectOf(one))).toBe(true);
  });

  it('stands in what is seen of the page, also where that is not free', () => {
    const seen = { x: 900, y: 400, width: 420, height: 300 };
    const text = component('text', 'a', box(200, 100));
    expect(rectContains(seen, rectOf(inFreePlace(text, EMPTY, seen)))).toBe(true);
    const full = pageOf([component('rectangle', 'all', { x: 40, y: 40, width: 1200, height: 640 })], 40);
    expect(rectContains(seen, rectOf(inFreePlace(text, full, seen)))).toBe(true);
    const elsewhere = { x: 2000, y: 0, width: 100, height: 100 };
    expect(inFreePlace(text, EMPTY, elsewhere)).toEqual(inFreePlace(text, EMPTY));
  });

  it.each(COMPONENT_KINDS)('fits a small page: %s', (kind) => {
    const page = { ...EMPTY, size: { width: 360, height: 640 }, margin: 24 };
    const placed = inFreePlace(fittingSize(component(kind, 'a', box(800, 600)), page), page);
    const { size } = placed;
    expect(size.width).toBeLessThanOrEqual(0.6 * 312 + 8);
    if (isSizable(placed)) expect(size.width / size.height).toBeCloseTo(800 / 600, 0);
  });

  it('has words that can be read on what lies below them', () => {
    const dark = component(
      'rectangle',
      'card',
      { x: 400, y: 200, width: 500, height: 300 },
      { backgroundColor: '#222222' },
    );
    const page = pageOf([dark]);
    const text = component('text', 'a', { x: 500, y: 300, width: 200, height: 60 }, { text: 'Words' });
    const own = readableOn(page, text);
    const after = addComponents(page, [own]);
    expect(lintPage(after).filter(({ rule }) => rule === 'contrast')).toEqual([]);
    expect(own).not.toBe(text);
  });
});
