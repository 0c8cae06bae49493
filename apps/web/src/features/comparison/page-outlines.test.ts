import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { choosableOutlines, differentObjects, type Outline, outlinesBetween } from './page-outlines.ts';

function pageOf(components: readonly Component[]): Page {
  return {
    title: 'T',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, index) => ({
      ...component,
      id: component.id.startsWith('own-') ? component.id : `c${index}`,
      position: { x: 10 * index, y: 0 },
    })),
  };
}

const told = (outlines: readonly Outline[]) => outlines.map(({ id, is }) => `${id} ${is}`).toSorted();

const same = componentOf('text', { text: 'Same' });
const own = { ...componentOf('text', { text: 'New here' }), id: 'own-new' };
const gone = { ...componentOf('text', { text: 'Gone' }), id: 'own-gone' };
const before = pageOf([
  same,
  componentOf('text', { text: 'Old words' }),
  componentOf('circle', { borderWidth: 7 }),
  same,
  same,
  gone,
]);
const after: Page = {
  ...before,
  components: pageOf([
    same,
    componentOf('text', { text: 'New words' }),
    componentOf('circle', {}),
    same,
    same,
    own,
  ]).components.map((one) => (one.id === 'c3' ? { ...one, position: { x: 400, y: 300 } } : one)),
};

describe('what differs of a page', () => {
  it('is told by what it is: words, place, look, or there on one page alone', () => {
    expect(
      differentObjects(before, after)
        .map(({ id, is }) => `${id} ${is}`)
        .toSorted(),
    ).toEqual(['c1 words', 'c2 look', 'c3 moved', 'own-gone removed', 'own-new added']);
    expect(differentObjects(before, before)).toEqual([]);
  });

  it('is outlined where it stands on each page, what is on one page alone on that one', () => {
    const outlines = outlinesBetween(before, after);
    expect(told(outlines.before)).toEqual(['c1 words', 'c2 look', 'c3 moved', 'own-gone removed']);
    expect(told(outlines.after)).toEqual(['c1 words', 'c2 look', 'c3 moved', 'own-new added']);
    expect(outlines.after.find(({ id }) => id === 'c3')?.box).toMatchObject({ x: 400, y: 300 });
    expect(outlines.before.find(({ id }) => id === 'c3')?.box).toMatchObject({ x: 30, y: 0 });
  });

  it('is not outlined where it is there for its looks alone, is not seen, or only lies above others', () => {
    const art = (page: Page) => ({ ...page, components: page.components.map((one) => ({ ...one, decorative: true })) });
    expect(outlinesBetween(art(before), art(after))).toEqual({ before: [], after: [] });
    const unseen = { ...after, components: after.components.map((one) => ({ ...one, visible: false })) };
    expect(outlinesBetween(before, unseen).after).toEqual([]);
    const lifted = { ...before, components: before.components.map((one) => ({ ...one, zIndex: 9 })) };
    expect(outlinesBetween(before, lifted)).toEqual({ before: [], after: [] });
  });

  it('is what the page says where all of it has another look', () => {
    const restyled = { ...before, components: before.components.map((one) => ({ ...one, position: { x: 1, y: 1 } })) };
    expect(outlinesBetween(before, restyled)).toEqual({ before: [], after: [] });
  });

  it('is outlined as it is seen where it is turned', () => {
    const turned = {
      ...before,
      components: before.components.map((one) => (one.id === 'c4' ? { ...one, rotation: 90 } : one)),
    };
    expect(outlinesBetween(before, turned).after).toEqual([
      { id: 'c4', is: 'look', box: { x: 90, y: -50, width: 100, height: 200 }, isLeft: false },
    ]);
  });
});

describe('what can be chosen of a page', () => {
  it('is outlined on the later page, what would be gone too, and what is left out where it was', () => {
    const left = new Set(['c3', 'own-gone']);
    const outlines = choosableOutlines(before, after, left).after;
    expect(told(outlines)).toEqual(['c1 words', 'c2 look', 'c3 moved', 'own-gone removed', 'own-new added']);
    expect(
      outlines
        .filter(({ isLeft }) => isLeft)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['c3', 'own-gone']);
    expect(outlines.find(({ id }) => id === 'c3')?.box).toMatchObject({ x: 30, y: 0 });
  });

  it('lies over what is larger', () => {
    const sizes = choosableOutlines(before, after, new Set()).after.map(({ box }) => box.width * box.height);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('is outlined whatever of the page looks otherwise', () => {
    const restyled = { ...before, components: before.components.map((one) => ({ ...one, position: { x: 1, y: 1 } })) };
    expect(choosableOutlines(before, restyled, new Set()).after).toHaveLength(6);
  });
});
