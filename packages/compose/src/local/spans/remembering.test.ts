import { expect, it, vi } from 'vitest';
import { remembered, remembering } from './remembering.ts';

const words = vi.fn((text: string) => text.split(' '));
const read = remembered(words);

it('reads a text of a language once while work lasts that remembers', () => {
  words.mockClear();
  const found = remembering(() => [read('two words', 'en-US'), remembering(() => read('two words', 'en-US'))]);
  expect(found).toEqual([
    ['two', 'words'],
    ['two', 'words'],
  ]);
  expect(words).toHaveBeenCalledTimes(1);
  remembering(() => [read('two words', 'en-US'), read('two words', 'fr-FR')]);
  expect(words).toHaveBeenCalledTimes(3);
});

it('keeps nothing outside of such work, nor behind work that failed', () => {
  words.mockClear();
  const fails = (): never => {
    read('two words', 'en-US');
    throw new Error('no');
  };
  expect(() => remembering(fails)).toThrow('no');
  read('two words', 'en-US');
  read('two words', 'en-US');
  expect(words).toHaveBeenCalledTimes(3);
});
