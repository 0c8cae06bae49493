import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { type ComparedPage, comparePages, marksOf } from './compare-pages.ts';

function pagesOf(...words: readonly string[]): ComparedPage[] {
  return words.map((word) => {
    const [id = '', text = ''] = word.split(':');
    return { id: Number(id), text, name: '', hidden: false, section: '' };
  });
}

function compared(before: readonly string[], after: readonly string[]): string[] {
  return comparePages(pagesOf(...before), pagesOf(...after)).map(({ id, difference }) => `${id} ${difference}`);
}

describe('two states of a document', () => {
  it('differ where a page is new, gone or says something else', () => {
    expect(compared(['1:a', '2:b', '3:c'], ['1:a', '4:d', '3:x'])).toEqual([
      '1 same',
      '4 added',
      '2 removed',
      '3 changed',
    ]);
    expect(compared([], ['1:a'])).toEqual(['1 added']);
    expect(compared(['1:a', '2:b'], [])).toEqual(['1 removed', '2 removed']);
  });

  it('differ in the order of as few pages as can be', () => {
    expect(compared(['1:', '2:', '3:', '4:'], ['4:', '1:', '2:', '3:'])).toEqual([
      '4 moved',
      '1 same',
      '2 same',
      '3 same',
    ]);
    expect(compared(['1:', '2:', '3:'], ['3:', '1:'])).toEqual(['3 moved', '1 same', '2 removed']);
  });

  it('have a place for every page on both sides', () => {
    const pairs = comparePages(pagesOf('1:a', '2:b'), pagesOf('2:b', '3:c'));
    expect(pairs).toEqual([
      { id: 1, before: 0, after: undefined, difference: 'removed' },
      { id: 2, before: 1, after: 0, difference: 'same' },
      { id: 3, before: undefined, after: 1, difference: 'added' },
    ]);
  });

  it('differ in what is not on the page itself', () => {
    const [page] = pagesOf('1:a') as [ComparedPage];
    for (const other of [
      { ...page, hidden: true },
      { ...page, section: 'Annex' },
      { ...page, name: 'Prices' },
    ]) {
      expect(comparePages([page], [other])[0]?.difference).toBe('changed');
    }
  });
});

it('marks what says something else, what only looks otherwise, and what is on one page alone', () => {
  const page = (components: readonly Component[]): Page => ({
    title: 'T',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, index) => ({
      ...component,
      id: `c${index}`,
      position: { x: 10 * index, y: 0 },
    })),
  });
  const same = componentOf('text', { text: 'Same' });
  const rest = [same, same, same];
  const now = page([same, componentOf('text', { text: 'New words' }), componentOf('circle', {}), ...rest]);
  const then = page([
    same,
    componentOf('text', { text: 'Old words' }),
    componentOf('circle', { borderWidth: 7 }),
    same,
  ]);
  expect(marksOf(now, then).map(({ id, is, box }) => [id, is, box.x])).toEqual([
    ['c1', 'words', 10],
    ['c2', 'look', 20],
    ['c4', 'words', 40],
    ['c5', 'words', 50],
  ]);
  expect(marksOf(then, now).map(({ id }) => id)).toEqual(['c1', 'c2']);
  expect(marksOf(now, now)).toEqual([]);
  const turned = {
    ...now,
    components: now.components.map((one) => (one.id === 'c3' ? { ...one, rotation: 90 } : one)),
  };
  expect(marksOf(turned, now)).toEqual([{ id: 'c3', is: 'look', box: { x: 80, y: -50, width: 100, height: 200 } }]);
  const restyled = { ...now, components: now.components.map((one) => ({ ...one, position: { x: 1, y: 1 } })) };
  expect(marksOf(now, restyled)).toEqual([]);
  const art = { ...now, components: now.components.map((one) => ({ ...one, decorative: true })) };
  expect(marksOf(art, then)).toEqual([]);
});
