import type { SourceBlock } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { type Draft, documentOf, heading, list, paragraph } from '../testing/fixtures.ts';
import { gatherAnnounced } from './announced-headings.ts';
import { passagesOf } from './passages.ts';
import { prepare } from './prepare.ts';

const TREATED: readonly Draft[] = [
  heading('Harbour wall', 1),
  heading('Cost', 2),
  paragraph('The wall costs more than was thought in the spring, and the board asks for a second offer.'),
  heading('Ferry', 1),
  paragraph('The ferry runs every hour from May on, and twice an hour in August.'),
];
const AGENDA: readonly Draft[] = [
  paragraph('On the agenda:'),
  heading('Harbour wall', 3),
  list(['Cost', 'Time']),
  heading('Ferry', 3),
  list(['Summer']),
];

function gathered(drafts: readonly Draft[]): string[] {
  const shown = (block: SourceBlock): string =>
    block.kind === 'list'
      ? block.items.map(({ text, level }) => `${'-'.repeat(level + 1)}${text}`).join(' ')
      : `${block.kind} ${'text' in block ? block.text : ''}`;
  return gatherAnnounced(documentOf(drafts).blocks).map(shown);
}

it('headings of an agenda that come again are a list, the lists below them in it', () => {
  expect(gathered([...AGENDA, paragraph('Present: five.'), ...TREATED]).slice(0, 3)).toEqual([
    'paragraph On the agenda:',
    '-Harbour wall --Cost --Time -Ferry --Summer',
    'paragraph Present: five.',
  ]);
});

it('headings that do not come again, or head more than lists, stay headings', () => {
  expect(gathered([...AGENDA, paragraph('Present: five.')])).toContain('heading Ferry');
  const drafts = [paragraph('We met in the hall:'), heading('Ferry', 2), paragraph('It is late.'), ...TREATED];
  expect(gathered(drafts)).toHaveLength(drafts.length);
});

it('the heading right above what it heads is none of the agenda', () => {
  const [first, ...others] = gathered([...AGENDA, ...TREATED]);
  expect(first).toBe('paragraph On the agenda:');
  expect(others).toEqual(expect.arrayContaining(['heading Harbour wall', 'heading Cost', 'heading Ferry']));
});

it('sections begin behind a long opening too, where it is no longer than one of them', () => {
  const opening = Array.from({ length: 12 }, (_, index) => paragraph(`Guest ${index + 1} of the board, from the town`));
  const sections = TREATED.flatMap((draft): Draft[] =>
    draft.kind === 'paragraph' ? [draft, draft, draft, draft, draft] : [draft],
  );
  const names = (drafts: readonly Draft[]) =>
    passagesOf([prepare(documentOf(drafts, { title: 'Minutes of May' }), true)], true).map(({ section }) => section);
  expect(names([heading('Minutes of May', 1), ...opening, ...sections])).toContain('Ferry');
  // Two annexes at the end of a text divide nothing.
  const annexes = [heading('First annex', 1), paragraph('A map.'), heading('Second annex', 1), paragraph('A list.')];
  const parts = sections.map((draft) => (draft.kind === 'heading' ? { ...draft, level: draft.level + 1 } : draft));
  expect(names([heading('Minutes of May', 1), ...parts, ...parts, ...annexes])).toContain('Harbour wall');
});
