import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

it('finds compound nouns of Japanese, none between figures: those only count', () => {
  const text = '港湾管理者は昭和２５年法律第２１８号と昭和３０年法律第１４号に従い、港湾管理者を置く。';
  const phrases = phrasesOf(text, 'ja-JP');
  expect(phrases.get('港湾管理者')).toBe(2);
  expect([...phrases.keys()].filter((phrase) => phrase.includes('法律'))).toEqual([]);
});
