import { expect, it } from 'vitest';
import { piecesOf } from './doubtful-pieces.ts';

const marked = (text: string, doubtful: readonly string[]) =>
  piecesOf(text, doubtful)
    .map(({ words, isDoubtful }) => (isDoubtful ? `[${words}]` : words))
    .join('');

it('marks words in their order, and as words', () => {
  expect(marked('The bridge carries a load', ['a'])).toBe('The bridge carries [a] load');
  expect(marked('one two one two', ['two', 'one'])).toBe('one [two] [one] two');
  expect(marked('十二根主梁中有七根', ['主', '七'])).toBe('十二根[主]梁中有[七]根');
});

it('keeps the whole text where a word is not found in it', () => {
  expect(marked('an example', ['exam-', 'example'])).toBe('an [example]');
  expect(marked('nothing here', ['gone'])).toBe('nothing here');
});
