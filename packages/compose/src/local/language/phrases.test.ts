import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

it('finds compound nouns of Japanese, none between figures: those only count', () => {
  const text = '港湾管理者は昭和２５年法律第２１８号と昭和３０年法律第１４号に従い、港湾管理者を置く。';
  const phrases = phrasesOf(text, 'ja-JP');
  expect(phrases.get('港湾管理者')).toBe(2);
  expect([...phrases.keys()].filter((phrase) => phrase.includes('法律'))).toEqual([]);
});

it('finds no English phrase that ends in a verb: what it is done to stands right behind it', () => {
  const text =
    'The harbour office proposes to close two berths. The harbour office proposes that ferries wait. The harbour office is new.';
  expect([...phrasesOf(text, 'en-US')]).toEqual([
    ['ferries wait', 1],
    ['harbour office', 1],
  ]);
});
