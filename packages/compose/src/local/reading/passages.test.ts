import { expect, it } from 'vitest';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';
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

it('a short part of notes says what the rest does not; notes that are pointed to stand behind the matter', () => {
  const standings = (file: string, note: string) => {
    const drafts = [heading('Tools', 1), paragraph('Six drills.'), heading('Notes', 1), paragraph(note)];
    return passagesOf([prepare(documentOf(drafts, { file, title: 'Yard' }), false)], false).map(
      ({ standing }) => standing,
    );
  };
  expect(standings('yard.xlsx', 'Order two saws in May.')).toEqual(['body', 'body']);
  expect(standings('yard.xlsx', '1. Order two saws in May.')).toEqual(['body', 'body']);
  expect(standings('yard.docx', 'Order two saws in May.')).toEqual(['body', 'body']);
  for (const note of ['(1) See the list of May, which the yard has.', '↑ See the list of May.'])
    expect(standings('yard.docx', note)).toEqual(['body', 'back-matter']);
});

it('what stands behind the list of the last part closes the text; what is told in sentences as well goes on', () => {
  const ofLists = (...last: ReturnType<typeof paragraph>[]) =>
    passagesOf(
      [
        prepare(
          documentOf(
            [
              heading('Retro', 1),
              ...['Went well', 'Went badly', 'To change'].flatMap((name) => [
                heading(name),
                list(['a rota', 'a runbook']),
              ]),
              ...last,
            ],
            { title: 'Retro' },
          ),
          false,
        ),
      ],
      false,
    ).map(({ heading: name, blocks }) => [name, blocks.length]);
  const parts = [
    ['Went well', 1],
    ['Went badly', 1],
    ['To change', 1],
  ];
  expect(ofLists(paragraph('Next time Lena runs it.'))).toEqual([...parts, ['', 1]]);
  expect(ofLists()).toEqual(parts);
  const alone = documentOf(
    [
      heading('Works', 1),
      paragraph('The roof is on since the second of October.'),
      heading('To decide on Thursday'),
      list(['the colour', 'the floor']),
      paragraph('Until then Martine asks the painter.'),
    ],
    { title: 'Works' },
  );
  expect(passagesOf([prepare(alone, false)], false).map(({ heading: name, blocks }) => [name, blocks.length])).toEqual([
    ['', 1],
    ['To decide on Thursday', 1],
    ['', 1],
  ]);
  const told = passagesOf(
    [
      prepare(
        documentOf(
          [
            heading('Plans', 1),
            ...['Roof', 'Yard', 'Gate'].flatMap((name) => [
              heading(name),
              paragraph(`The ${name} is old and leaks a lot.`),
            ]),
            paragraph('It is shut at night by the neighbours.'),
          ],
          { title: 'Plans' },
        ),
        false,
      ),
    ],
    false,
  );
  expect(told.map(({ heading: name, blocks }) => [name, blocks.length])).toEqual([
    ['Roof', 1],
    ['Yard', 1],
    ['Gate', 2],
  ]);
});

it('what stands behind the last choice is of none of them', () => {
  const document = documentOf(
    [
      heading('The day out', 1),
      heading('Option A: the lake'),
      paragraph('It costs 900 pounds and has room for forty of us.'),
      heading('Option B: the mill'),
      paragraph('It costs 700 pounds and is close to the office.'),
      paragraph('We would take the mill.'),
    ],
    { title: 'The day out' },
  );
  const passages = passagesOf([prepare(document, false)], false);
  expect(passages.map(({ heading: name }) => name)).toEqual(['Option A: the lake', 'Option B: the mill', '']);
});

it('what stands behind a choice told by its sign in front is of none of them', () => {
  const document = documentOf(
    [
      heading('引っ越し先', 1),
      heading('A案 駅前'),
      paragraph('家賃は月12万円、駅から3分です。'),
      heading('B案 郊外'),
      paragraph('家賃は月8万円、駅から15分です。'),
      paragraph('理由は広さです。'),
    ],
    { title: '引っ越し先', language: 'ja-JP' },
  );
  const passages = passagesOf([prepare(document, false)], false);
  expect(passages.map(({ heading: name }) => name)).toEqual(['A案 駅前', 'B案 郊外', '']);
});

it('what is recommended behind parts of one piece each is of none of them', () => {
  const document = documentOf(
    [
      heading('Where to meet', 1),
      heading('The library'),
      paragraph('Free, but closes at six.'),
      heading('The café'),
      paragraph('Twelve seats, open until ten.'),
      paragraph('Recommendation: the café.'),
      paragraph('Risks: it fills up on Fridays.'),
    ],
    { title: 'Where to meet' },
  );
  const passages = passagesOf([prepare(document, false)], false);
  expect(passages.map(({ heading: name }) => name)).toEqual(['The library', 'The café', '']);
});
