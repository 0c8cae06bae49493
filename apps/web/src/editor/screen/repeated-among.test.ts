import { expect, it } from 'vitest';
import { repeatedAmong } from './repeated-among.ts';

it('of several objects it is said how many of them stand on all pages', () => {
  const [own, repeated] = [{}, { repeat: 'logo' }];
  expect(repeatedAmong([own, own])).toBeUndefined();
  expect(repeatedAmong([repeated])?.says).toBe('chosen');
  expect(repeatedAmong([repeated, repeated])?.says).toBe('chosenAll');
  expect(repeatedAmong([own, repeated, own])).toEqual({ says: 'chosenSome', number: 1, total: 3 });
});
