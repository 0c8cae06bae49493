import { iconNames } from '@pagewright/components/icons';
import { beforeAll, describe, expect, it } from 'vitest';
import { ICON_KEYWORDS } from './icon-keywords.ts';
import { type IconEntry, iconEntry, searchIcons } from './icon-search.ts';

let entries: IconEntry[];

beforeAll(async () => {
  const lists = await Promise.all((['material', 'solid', 'brands'] as const).map(iconNames));
  entries = lists.flat().map(iconEntry);
});

const wordsFound = (query: string) => searchIcons(entries, query).map(({ words }) => words);

describe('searching icons', () => {
  it('finds by whole words first', () => {
    expect(wordsFound('star')[0]).toBe('star');
    expect(searchIcons(entries, 'shopping cart')[0]?.name).toBe('material-icons:shopping_cart');
    expect(searchIcons(entries, 'github').map(({ name }) => name)).toContain('fa-brands fa-github');
  });

  it.each([
    ['火箭', 'rocket'],
    ['打ち上げ', 'rocket'],
    ['fusée', 'rocket'],
    ['spaceship', 'rocket'],
    ['用户', 'person'],
    ['圖表', 'bar chart'],
    ['メール', 'mail'],
    ['calendrier', 'calendar month'],
    ['發票', 'receipt'],
    ['organigramme', 'account tree'],
    ['半導体', 'memory'],
    ['deadline', 'hourglass'],
  ])('%s finds %s among the first', (query, words) => {
    expect(wordsFound(query).slice(0, 24)).toContain(words);
  });

  it('takes words as they are typed: without accents, in hiragana, in wide letters, several, and inside others', () => {
    expect(wordsFound('FUSEE')).toEqual(wordsFound('fusée'));
    expect(wordsFound('coeur')).toEqual(wordsFound('cœur'));
    expect(wordsFound('ろけっと')).toEqual(wordsFound('ロケット'));
    expect(wordsFound('ｒｏｃｋｅｔ')).toEqual(wordsFound('rocket'));
    expect(wordsFound('carte de crédit')[0]).toBe('credit card');
    expect(wordsFound('火箭发射')).toContain('rocket launch');
    expect(wordsFound('fusée lancement')).toContain('rocket launch');
  });

  it('does not take a part of another word for what was meant', () => {
    const found = wordsFound('voiture');
    expect(found).toContain('directions car');
    expect(found).not.toContain('credit card');
    expect(wordsFound('バス')).not.toContain('business');
  });

  it('gives everything for nothing, and nothing for nonsense', () => {
    expect(searchIcons(entries, '  ')).toHaveLength(entries.length);
    expect(searchIcons(entries, 'qqqzz')).toEqual([]);
  });
});

describe('the words that icons are found by', () => {
  it('stand there in every language', () => {
    for (const { names, words } of ICON_KEYWORDS) {
      expect(words, names[0]).toHaveLength(5);
      for (const own of words.slice(0, 4)) expect(own.length, names[0]).toBeGreaterThan(0);
    }
  });

  it('lead to icons that exist', () => {
    const all = entries.map(({ words }) => ` ${words} `).join('|');
    const dead = ICON_KEYWORDS.flatMap(({ names }) => names).filter((name) => !all.includes(` ${name} `));
    expect(dead).toEqual([]);
  });
});
