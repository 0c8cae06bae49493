import { expect, it } from 'vitest';
import { withDefinitionLists } from './definition-lists.ts';

it('a term over its definition is an entry of a list', () => {
  expect(
    withDefinitionLists([
      'Burner',
      ': Two rings.',
      '',
      'Water tank',
      '',
      ':   Holds 40 litres.',
      ':   Refill it daily.',
    ]),
  ).toEqual(['- Burner: Two rings.', '', '- Water tank: Holds 40 litres.', '  - Refill it daily.']);
});

it.each([
  [['# Burner', ': Two rings.']],
  [['The first line of a text', 'and its second', ': not a definition']],
  [['```', 'Burner', ': Two rings.', '```']],
  [['Price', ':5 euros']],
])('%j stays', (lines) => {
  expect(withDefinitionLists(lines)).toEqual(lines);
});
