import { expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { repeatedAmong, repeatedInOrder } from './repeated-among.ts';

it('of several objects it is said how many of them stand on all pages', () => {
  const [own, repeated] = [{}, { repeat: 'logo' }];
  expect(repeatedAmong([own, own])).toBeUndefined();
  expect(repeatedAmong([repeated])?.says).toBe('chosen');
  expect(repeatedAmong([repeated, repeated])?.says).toBe('chosenAll');
  expect(repeatedAmong([own, repeated, own])).toEqual({ says: 'chosenSome', number: 1, total: 3 });
});

it('what is switched off on the first page keeps its place among what repeats', () => {
  const box = { x: 0, y: 0, width: 40, height: 40 };
  const named = (...names: string[]) => pageOf(names.map((repeat) => ({ ...component('text', repeat, box), repeat })));
  const namesOf = (first: ReturnType<typeof named>) =>
    repeatedInOrder([first, named('repeat-2', 'page-number', 'repeat-10')]).map(({ name }) => name);
  const all = namesOf(named('repeat-2', 'page-number', 'repeat-10'));
  expect(all).toEqual(['page-number', 'repeat-2', 'repeat-10']);
  expect(namesOf(named('repeat-10'))).toEqual(all);
  expect(namesOf(named('page-number', 'repeat-10'))).toEqual(all);
});
