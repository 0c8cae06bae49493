import { type Component, defaultProps, type Page } from '@pagewright/components/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringForward, bringToFront, moveAbove, removeFromLayers, sendBackward, sendToBack } from './layers.ts';

function pageOf(zIndexes: readonly number[]): Page {
  const components = zIndexes.map(
    (zIndex, index): Component => ({
      id: `c${index}`,
      type: 'text',
      position: { x: 0, y: 0 },
      size: { width: 10, height: 10 },
      locked: false,
      visible: true,
      zIndex,
      props: defaultProps('text'),
    }),
  );
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

const order = (page: Page): string => page.components.map(({ id, zIndex }) => `${id}:${zIndex}`).join(' ');

describe('layers', () => {
  const page = pageOf([1, 2, 3, 4]);

  it('brings to the front with the highest zIndex plus 1', () => {
    expect(order(bringToFront(page, 'c1'))).toBe('c0:1 c2:3 c3:4 c1:5');
    expect(bringToFront(page, 'c3')).toBe(page);
  });

  it('puts some right above another, or below all, in their own order', () => {
    expect(order(moveAbove(page, new Set(['c3', 'c0']), 'c1'))).toBe('c1:1 c0:2 c3:3 c2:4');
    expect(order(moveAbove(page, new Set(['c2']), undefined))).toBe('c2:1 c0:2 c1:3 c3:4');
    expect(moveAbove(page, new Set(['c1']), 'c0')).toBe(page);
    expect(moveAbove(page, new Set(['c1']), 'c1')).toBe(page);
  });

  it('sends to the back and numbers again from 1', () => {
    expect(order(sendToBack(page, 'c2'))).toBe('c2:1 c0:2 c1:3 c3:4');
    expect(sendToBack(page, 'c0')).toBe(page);
  });

  it('swaps with the neighbour above and below', () => {
    expect(order(bringForward(page, 'c1'))).toBe('c0:1 c2:2 c1:3 c3:4');
    expect(order(sendBackward(page, 'c1'))).toBe('c1:1 c0:2 c2:3 c3:4');
    expect(bringForward(page, 'c3')).toBe(page);
    expect(sendBackward(page, 'c0')).toBe(page);
  });

  it('does nothing backward at zIndex 1 even where something lies at 0', () => {
    const low = pageOf([0, 1, 2]);
    expect(sendBackward(low, 'c1')).toBe(low);
  });

  it('moves down what lay above removed components', () => {
    expect(order(removeFromLayers(page, new Set(['c0', 'c2'])))).toBe('c1:1 c3:2');
    expect(removeFromLayers(page, new Set(['none']))).toBe(page);
  });

  it('knows no component by another name', () => {
    for (const move of [bringToFront, sendToBack, bringForward, sendBackward]) expect(move(page, 'none')).toBe(page);
  });

  it('changes the place of one component only, whatever the numbers', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        numbers,
        fc.nat(),
        fc.constantFrom(bringToFront, sendToBack, bringForward),
        (zIndexes, pick, move) => {
          const start = pageOf([...zIndexes].sort((a, b) => a - b));
          const id = `c${pick % zIndexes.length}`;
          const others = (given: Page): string[] => given.components.map((one) => one.id).filter((one) => one !== id);
          const moved = move(start, id);
          expect(others(moved)).toEqual(others(start));
          const place = moved.components.findIndex((one) => one.id === id);
          const before = start.components.findIndex((one) => one.id === id);
          const last = zIndexes.length - 1;
          expect(place).toBe(move === bringToFront ? last : move === sendToBack ? 0 : Math.min(before + 1, last));
        },
      ),
    );
  });
});
