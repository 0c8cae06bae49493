import { describe, expect, it } from 'vitest';
import { type ComparedPage, comparePages } from './compare-pages.ts';

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
