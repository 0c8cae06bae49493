import { describe, expect, it } from 'vitest';
import { keyOf, matches, mentionAt, offeredFor, type Tag, tagsFor, withTag } from './wish.ts';

const keys = (tags: readonly Tag[]) => tags.map(keyOf);

describe('tags of a wish', () => {
  it('take one choice of format and of style, and any pages', () => {
    let tags: Tag[] = [];
    for (const value of ['ppt-4-3', 'a4-portrait'] as const) tags = withTag(tags, { is: 'format', value });
    for (const value of ['tech', 'warm'] as const) tags = withTag(tags, { is: 'style', value });
    for (const id of [4, 7, 4]) tags = withTag(tags, { is: 'page', id, number: id, title: '' });
    expect(keys(tags)).toEqual(['format-a4-portrait', 'style-warm', 'page-7', 'page-4']);
  });

  it('are the five formats and ten styles of the specification, or the pages', () => {
    expect(tagsFor('/', []).map(({ is }) => is)).toEqual([...Array(5).fill('format'), ...Array(10).fill('style')]);
    expect(keys(tagsFor('@', [{ id: 9, number: 1, title: 'Plan' }]))).toEqual(['page-9']);
  });
});

describe('signs in a wish', () => {
  it.each([
    ['/', 1, { sign: '/', query: '', start: 0 }],
    ['make it /te', 11, { sign: '/', query: 'te', start: 8 }],
    ['把@第3', 4, { sign: '@', query: '第3', start: 1 }],
    ['at 16/9', 7, undefined],
    ['mail a@b.org', 12, undefined],
    ['/tech and more', 14, undefined],
    ['/tech', 0, undefined],
  ])('%s', (text, caret, found) => {
    expect(mentionAt(text, caret)).toEqual(found);
  });

  it('offer the page of a number before those that have it in their titles', () => {
    const pages = ['Report 2025', 'Plan 5', 'Costs', 'Risks', 'Rules', ...Array(10).fill('More')];
    const tags = tagsFor(
      '@',
      pages.map((title, index) => ({ id: index, number: index + 1, title })),
    );
    const numbers = (query: string) =>
      offeredFor(tags, query, () => '').map((tag) => (tag.is === 'page' ? tag.number : 0));
    expect(numbers('5')).toEqual([5, 1, 2, 15]);
    expect(numbers('１')).toEqual([1, 10, 11, 12, 13, 14, 15]);
    expect(numbers('plan')).toEqual([2]);
    expect(numbers('')).toHaveLength(15);
  });

  it('are matched without regard to case, width and spaces', () => {
    expect(matches('A4 portrait', 'a4p')).toBe(true);
    expect(matches('Slides 16:9', '１６')).toBe(true);
    expect(matches('Warm', 'cold')).toBe(false);
  });
});
