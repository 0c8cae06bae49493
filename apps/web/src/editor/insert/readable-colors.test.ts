import type { Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { inColorsOf, readableOn } from './readable-colors.ts';

const box = { x: 10, y: 10, width: 100, height: 50 };

function on(background: Page['background']): Page {
  return { ...pageOf([]), background };
}
const dark = on({ type: 'solid', color: '#0b2240' });

describe('what is put on a page', () => {
  it('is white where its own dark colour could not be read', () => {
    expect(readableOn(dark, component('heading', 'a', box)).props).toMatchObject({ color: '#ffffff' });
    expect(readableOn(dark, component('line', 'a', box)).props).toMatchObject({ lineColor: '#ffffff' });
  });

  it('keeps its colours on a light page, and where it brings a ground of its own', () => {
    const heading = component('heading', 'a', box);
    expect(readableOn(on({ type: 'solid', color: '#ffffff' }), heading)).toBe(heading);
    const bordered = component('borderedHeading', 'a', box, { backgroundColor: '#ffffff' });
    expect(readableOn(dark, bordered)).toBe(bordered);
  });

  it('has the colour of the style where it is a shape: one that light words can be read on, and that is seen on the page', () => {
    const bands = ['#f4c145', '#0d2c54', '#1a6e5b'].map((backgroundColor, index) =>
      component('rectangle', `band-${index}`, { ...box, x: 600 }, { backgroundColor }),
    );
    const onLight = { ...pageOf(bands), background: { type: 'solid' as const, color: '#ffffff' } };
    expect(inColorsOf(onLight, component('shape', 'a', box)).props).toMatchObject({ backgroundColor: '#0d2c54' });
    const onNavy = { ...onLight, background: { type: 'solid' as const, color: '#0d2c54' } };
    expect(inColorsOf(onNavy, component('circle', 'a', box)).props).toMatchObject({ backgroundColor: '#1a6e5b' });
    const own = component('circle', 'a', box, { backgroundColor: '#ff0000' });
    expect(inColorsOf(onLight, own)).toBe(own);
    expect(inColorsOf(pageOf([]), component('circle', 'a', box)).props).toMatchObject({ backgroundColor: '#2f5ff0' });
  });

  it('is seen on what lies there, not on the page alone', () => {
    const palette = ['#0d2c54', '#1a6e5b'].map((backgroundColor, index) =>
      component('rectangle', `band-${index}`, { ...box, x: 600 }, { backgroundColor }),
    );
    const card = component(
      'rectangle',
      'card',
      { x: 0, y: 0, width: 200, height: 200 },
      { backgroundColor: '#0d2c54' },
    );
    const page = { ...pageOf([...palette, card]), background: { type: 'solid' as const, color: '#ffffff' } };
    expect(inColorsOf(page, component('shape', 'a', box)).props).toMatchObject({ backgroundColor: '#1a6e5b' });
    expect(inColorsOf(page, component('shape', 'a', { ...box, x: 300 })).props).toMatchObject({
      backgroundColor: '#0d2c54',
    });
    const light = component('rectangle', 'light', box, { backgroundColor: '#ffffff' });
    const onCard = { ...dark, components: [light] };
    const icon = component('line', 'a', box);
    expect(readableOn(onCard, icon).props).toEqual(icon.props);
  });

  it('is seen though the page has only colours like the one below, with words that are read on it', () => {
    const blue = component(
      'rectangle',
      'blue',
      { x: 0, y: 0, width: 400, height: 400 },
      { backgroundColor: '#2f5ff0' },
    );
    expect(inColorsOf(pageOf([blue]), component('shape', 'a', box)).props).toMatchObject({
      backgroundColor: '#ffffff',
      color: '#1f1f1f',
    });
  });
});
