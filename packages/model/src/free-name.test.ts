import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it('a name that is taken gets the first number that is free', () => {
  expect(freeName('House', new Set(['Home']), 60)).toBe('House');
  expect(freeName('House', new Set(['House', 'House 2']), 60)).toBe('House 3');
});

it('a name with its number is no longer than names may be', () => {
  const long = 'x'.repeat(60);
  expect(freeName(long, new Set([long]), 60)).toBe(`${'x'.repeat(58)} 2`);
  // No half of a picture that is two units is left.
  const pictures = '😀'.repeat(30);
  expect(freeName(pictures, new Set([pictures]), 61)).toBe(`${'😀'.repeat(29)} 2`);
});
