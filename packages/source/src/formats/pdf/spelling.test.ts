import { describe, expect, it } from 'vitest';
import type { Fragment } from './pdf-page.ts';
import { withAccents, withClosedLetters, withJoinedLetters } from './spelling.ts';

describe('accents that stand in front of their letters', () => {
  it.each([
    ['Ann´ee des r´ecoltes', 'Année des récoltes'],
    ['Syst`emes et hˆotels', 'Systèmes et hôtels'],
    ['` la carte, `a la mer', '` la carte, à la mer'],
    ['gar¸con, na¨ıf', 'garçon, naïf'],
    ['it´s l´amour, c´est rock ´n´ roll', 'it´s l´amour, c´est rock ´n´ roll'],
    ['run `ls` and `echo a`', 'run `ls` and `echo a`'],
  ])('%s', (text, read) => {
    expect(withAccents(text)).toBe(read);
  });
});

describe('letters that were set apart', () => {
  it.each([
    ['S U M M A R Y', 'SUMMARY'],
    ['H a r v e s t', 'Harvest'],
    ['QUA NT IT Y', 'QUANTITY'],
    ['A B C D', 'A B C D'],
    ['P A P P P', 'P A P P P'],
    ['US AND EU', 'US AND EU'],
    ['TV HD DVD', 'TV HD DVD'],
    ['I am', 'I am'],
  ])('%s', (text, read) => {
    expect(withClosedLetters(text)).toBe(read);
  });

  it('keeps the gaps between words, which are wider than those between letters', () => {
    const letters = [...'OUR FARM'].flatMap((text, index): Fragment[] =>
      text === ' '
        ? []
        : [{ text, x: index * 16, y: 40, right: index * 16 + 8, size: 12, letters: 1, boldLetters: 0, monoLetters: 0 }],
    );
    expect(withJoinedLetters(letters).map(({ text }) => text)).toEqual(['OUR', 'FARM']);
  });
});
