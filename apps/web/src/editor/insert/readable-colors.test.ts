import type { Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { readableOn } from './readable-colors.ts';

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
});
