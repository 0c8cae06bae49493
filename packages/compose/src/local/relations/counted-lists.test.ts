import { expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

it('paragraphs that count themselves in words are one list, under what says how many they are', () => {
  const lines = [
    'Three things helped.',
    'First, fewer rooms. We gave up two of five.',
    'Second, longer hours. The desk is open until nine.',
    'Third, one calendar for all. Nobody books by mail any more.',
  ];
  const [only, ...others] = relationsOf(lines, 'en-US');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', head: { text: 'Three things helped' } });
  expect(only?.kind === 'list' && only.items.map(({ text }) => text)).toEqual([
    'fewer rooms',
    'longer hours',
    'one calendar for all',
  ]);
});

it('paragraphs that say what to do first and then are steps', () => {
  const lines = ['First, switch it off. Unplug it.', 'Second, open the lid. Take the filter out.', 'Third, wash it.'];
  expect(relationsOf(lines, 'en-US').map(({ kind }) => kind)).not.toContain('list');
});

it('as many sentences as the one before them counts are what it counts, unless each tells a figure', () => {
  const [only, ...others] = relationsOf(
    'We looked at three suspects. The subject lines were the same. The hour had moved from 9 am to 2 am. And 64% of the mails went elsewhere.',
    'en-US',
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'list', head: { text: 'We looked at three suspects' }, items: [{}, {}, {}] });
  const figures = relationsOf(
    'We set three records. Sales came to £4m. Orders were 8,200. Returns fell to 2%.',
    'en-US',
  );
  expect(figures.map(({ kind }) => kind)).not.toContain('list');
  const hired = relationsOf('We hired two people. Both start on Monday. The budget is fine.', 'en-US');
  expect(hired.map(({ kind }) => kind)).not.toContain('list');
});

it('a sentence that bounds how many counts none of those behind it', () => {
  const said = 'No more than three nights in a row. Forward rotation. A short handover. A quiet room for naps.';
  expect(relationsOf(said, 'en-US', 'What employers can do').map(({ kind }) => kind)).toEqual(Array(4).fill('said'));
  const three = 'We tried three rotas in a row. The first was fair. The second was cheap. The third was neither.';
  expect(relationsOf(three, 'en-US').map(({ kind }) => kind)).toEqual(['list']);
});
