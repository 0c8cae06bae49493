import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';

it('a poster or a long picture leaves nothing out that it has room for', () => {
  const document = documentOf(
    [
      heading('The bakery on Mill Street', 1),
      heading('Opening'),
      paragraph('The bakery opened in March with two ovens and five people who had worked together before.'),
      paragraph('Flour comes from a mill nearby, and the miller delivers on Mondays.'),
      heading('Notes'),
      paragraph('See the city survey for more figures.'),
    ],
    { title: 'The bakery on Mill Street' },
  );
  for (const format of ['a3', 'long-3'] as const) {
    const asked = { prompt: '', pageCount: 'auto', mode: 'condense', format } as const;
    const { pages } = composeLocal({ documents: [document], ...asked });
    expect(JSON.stringify(pages), format).toContain('See the city survey for more figures.');
  }
});
