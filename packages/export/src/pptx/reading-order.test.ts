import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Component, Page } from '@pagewright/components/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, place } from '../testing/proof-pages.ts';
import { inReadingOrder } from './reading-order.ts';

function orderOf(components: readonly Component[], rest: Partial<Page> = {}): (string | undefined)[] {
  const lowered = lowerPage(pageOf(components, rest), { assets: () => undefined });
  return inReadingOrder(lowered.primitives, lowered).map(({ source }) => source?.componentId);
}

const title = (y: number) => componentOf('heading', { text: 'Title', level: 1 }, place(40, y, 900, 80));
const words = (x: number, y: number) => componentOf('text', { text: 'Words' }, place(x, y, 200, 60));
const number = componentOf('text', { text: '1' }, { ...place(1200, 680, 40, 24), slot: 'page-number' });

describe('the order of the objects on a slide', () => {
  it('is that of reading: the title before what was drawn earlier, the page number last', () => {
    expect(orderOf([number, words(40, 200), title(30)])).toEqual(['c2', 'c1', 'c0']);
  });

  it('leaves what lies over something over it', () => {
    const card = componentOf('rectangle', { backgroundColor: '#eeeeee' }, place(20, 20, 1000, 400));
    expect(orderOf([words(40, 500), card, words(60, 200), title(30)])).toEqual(['c1', 'c3', 'c0', 'c2']);
  });

  it('begins with decoration where nothing lies under it', () => {
    const line = componentOf(
      'rectangle',
      { backgroundColor: '#ff0000' },
      { ...place(40, 120, 90, 4), decorative: true },
    );
    expect(orderOf([title(30), line])).toEqual(['c1', 'c0']);
    expect(orderOf([title(80), line])).toEqual(['c0', 'c1']);
  });

  it('never changes which of two that meet is above', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 400 }),
      width: fc.integer({ min: 10, max: 300 }),
      height: fc.integer({ min: 10, max: 300 }),
      isTitle: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 2, maxLength: 12 }), (boxes) => {
        const components = boxes.map(({ x, y, width, height, isTitle }) =>
          isTitle
            ? componentOf('heading', { text: 'T', level: 1 }, place(x, y, width, height))
            : componentOf('rectangle', {}, place(x, y, width, height)),
        );
        const places = new Map(orderOf(components).map((id, index) => [id, index]));
        for (const [upper, a] of boxes.entries()) {
          for (const [lower, b] of boxes.slice(0, upper).entries()) {
            const meets = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
            if (meets) expect(places.get(`c${lower}`)).toBeLessThan(places.get(`c${upper}`) ?? -1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
