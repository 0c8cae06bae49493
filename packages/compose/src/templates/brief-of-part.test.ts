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

it('places that found nothing say what is wanted, with none of the example’s words', () => {
  const place = { label: '', description: 'What happens when', terms: [], example: 'May|Roofs on\nJune|Doors open' };
  for (const form of ['timeline', 'process', 'picture'] as const) {
    const brief = briefOfPart({ form }, { title: 'Plan', places: [place] }, [], {
      id: 'p1',
      title: said('Plan'),
      pageTitles: [],
    });
    const told = JSON.stringify(brief);
    expect(told).toContain(place.description);
    for (const word of ['May', 'Roofs', 'June', 'Doors']) expect(told, form).not.toContain(word);
  }
});
