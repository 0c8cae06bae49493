import { expect, it } from 'vitest';
import { said } from './answer.ts';
import { briefOfPart } from './brief-of-part.ts';

it('an entry’s name stands in front of it; hours, ratios and addresses are not cut', () => {
  const texts = [
    'Currency: two thirds in dollars',
    '9:30 doors open',
    'A 3:1 mix of sand',
    'https://hall.example',
    '午後3：00 開場',
  ];
  const words = { title: 'Evening', places: [{ label: '', description: 'What happens', terms: [], example: '' }] };
  const brief = briefOfPart({ form: 'list' }, words, [{ is: 'text', pieces: texts.map((text) => said(text)) }], {
    id: 'p1',
    title: said('Evening'),
    pageTitles: [],
  });
  const items = brief.form === 'bullets' ? brief.items : [];
  expect(items.map(({ lead, text }) => [lead, text])).toEqual([
    ['Currency', 'two thirds in dollars'],
    ...texts.slice(1).map((text) => [undefined, text]),
  ]);
});
