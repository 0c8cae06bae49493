import { iconNames } from '@pagewright/components/icons';
import { beforeAll, describe, expect, it } from 'vitest';
import { type IconEntry, iconEntry, searchIcons } from './icon-search.ts';

let entries: IconEntry[];

beforeAll(async () => {
  const lists = await Promise.all((['material', 'solid', 'brands'] as const).map(iconNames));
  entries = lists.flat().map(iconEntry);
});

describe('searching icons', () => {
  it('finds by whole words first', () => {
    expect(searchIcons(entries, 'star')[0]?.words).toBe('star');
    expect(searchIcons(entries, 'shopping cart')[0]?.name).toBe('material-icons:shopping_cart');
    expect(searchIcons(entries, 'github').map(({ name }) => name)).toContain('fa-brands fa-github');
  });

  it.each([
    ['用户', 'person'],
    ['圖表', 'bar chart'],
    ['メール', 'mail'],
    ['calendrier', 'calendar month'],
  ])('understands %s', (query, words) => {
    expect(searchIcons(entries, query).map((entry) => entry.words)).toContain(words);
  });

  it('gives everything for nothing, and nothing for nonsense', () => {
    expect(searchIcons(entries, '  ')).toHaveLength(entries.length);
    expect(searchIcons(entries, 'qqqzz')).toEqual([]);
  });
});
