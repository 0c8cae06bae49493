import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, table } from '../testing/fixtures.ts';

const titlesOf = (blocks: readonly Draft[]): string[] =>
  composeLocal({
    documents: [documentOf(blocks, { title: 'Harbour minutes' })],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  }).pages.map(({ title }) => title.text);

it('tells forms of one name apart by what each is about, or by its day', () => {
  const subjects = ['Rota for May', 'Lamps on the quay', 'Tickets', 'Tickets', 'New ropes'];
  const titles = titlesOf(
    subjects.flatMap((subject, at): Draft[] => [
      heading('Meeting'),
      table(
        [
          ['Place', 'Room 4', 'Date', `2025.6.1${at}`],
          ['Chair', 'Ada', 'Notes', 'Bo'],
          ['Topic', subject, 'Next', 'Friday'],
        ],
        { headerRows: 0 },
      ),
    ]),
  );
  expect(titles).toEqual(expect.arrayContaining(['Meeting · Lamps on the quay', 'Meeting · 2025.6.13']));
  expect(titles.filter((title) => /\(\d+\)$/.test(title))).toEqual([]);
});
