import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it.each<[string, string, string[]]>([
  ['We run 2,480 kitchens. Of those 1,600 bake, 700 fry, 180 steam.', '2,480', ['bake', 'fry', 'steam']],
  [
    'The choir has 43 singers, of whom 27 are women, 12 are men and 4 are children.',
    '43',
    ['women', 'men', 'children'],
  ],
])('what those come to is their total: %s', (text, total, names) => {
  const [only, ...others] = relationsOf(text, 'en-US');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'parts', isWhole: true, total: { value: total } });
  expect(only?.kind === 'parts' && only.items.map(({ name }) => name)).toEqual(names);
});

it('those that come to nothing stated are no parts', () => {
  expect(
    relationsOf('We met 40 people. Of those 12 left early, 3 stayed and nobody sang.', 'en-US'),
  ).not.toContainEqual(expect.objectContaining({ kind: 'parts' }));
});
