import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, paragraph } from '../testing/fixtures.ts';

const quote = (text: string, attribution: string): Draft => ({ kind: 'quote', text, attribution });

const pagesOf = (drafts: readonly Draft[]) =>
  composeLocal({
    documents: [documentOf(drafts, { title: 'Letter 404', kind: 'txt', file: 'letter.md' })],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  }).pages;

const NEWS = [
  heading('Letter 404', 1),
  heading('News'),
  paragraph('The club opened its new hall in March. It holds four hundred people. Visits doubled within a month.'),
  paragraph('The old hall is let to the school. Its roof was mended in May, and the floor is new.'),
  heading('Dates'),
  paragraph('The summer fair begins in June. The board meets before it, and the choir sings on both days.'),
];

it('who said something stands behind it, on a page of its own or among others', () => {
  const alone = pagesOf([...NEWS, heading('Said'), quote('You are the sun and I am a black hole.', 'Stephen Hawking')]);
  expect(alone).toContainEqual(expect.objectContaining({ form: 'quote', attribution: 'Stephen Hawking' }));
  const said = [
    quote('You are the sun and I am a black hole.', 'Stephen Hawking'),
    quote('The world is a city with five offices in it.', 'The singularity is nearer'),
    quote('Ants are not hated, but a road goes over them.', 'Elon Musk'),
  ];
  const shown = JSON.stringify(pagesOf([...NEWS, heading('Said'), ...said]));
  for (const block of said) {
    if (block.kind !== 'quote') continue;
    const { text, attribution = '' } = block;
    const together = [`"${text} — ${attribution}"`, `"attribution":"${attribution}"`];
    expect(together.some((words) => shown.includes(words))).toBe(true);
    expect(shown).not.toContain(`"lead":"${attribution}"`);
  }
});
