import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { passagesOf } from './passages.ts';
import { prepare } from './prepare.ts';

it('knows the lines of a title page, with pages left blank among them, from what the document says', () => {
  const topics = ['Berths', 'Traffic', 'Costs', 'Safety', 'Staff'];
  const document = documentOf(
    [
      heading('Harbour plan', 1),
      paragraph('A guide for terminal operators'),
      paragraph('Published by the harbour board (www.harbour.example)'),
      paragraph('This page intentionally left blank'),
      paragraph('Version 1.0'),
      paragraph('This page is intentionally left blank.'),
      ...topics.flatMap((topic) => [heading(topic), paragraph(`${topic} are counted by the board every year.`)]),
    ],
    { title: 'Harbour plan' },
  );
  const [first, ...others] = passagesOf([prepare(document, false)], false);
  expect(first?.standing).toBe('front-matter');
  expect(others.map(({ heading: name, standing }) => [name, standing])).toEqual(topics.map((topic) => [topic, 'body']));
});

it('a short sheet of notes says what its figures do not; the notes of a report stand behind the matter', () => {
  const drafts = [
    heading('Tools', 1),
    paragraph('Six drills.'),
    heading('Notes', 1),
    paragraph('Order two saws in May.'),
  ];
  const standings = (file: string) =>
    passagesOf([prepare(documentOf(drafts, { file, title: 'Yard' }), false)], false).map(({ standing }) => standing);
  expect(standings('yard.xlsx')).toEqual(['body', 'body']);
  expect(standings('yard.docx')).toEqual(['body', 'back-matter']);
});
