import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const headingsOf = (text: string): string[] =>
  textDocument('upload.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

const POINTS = [
  '1. Last minutes agreed.',
  '2. Money. Balance £2,314. The quiz made £612, more than last year.',
  '3. Playground. Two quotes came in, and the cheaper one was taken.',
  '4. Winter fair, 6 December. Stalls so far: cakes, books, tombola.',
  '5. School meals. Year 3 say that portions are too small for them.',
];

it('points of a meeting that begin with their names are headed by them', () => {
  const text = [
    'Minutes of the committee',
    '',
    'Present: Ana, Bill, Chidi.',
    '',
    ...POINTS.flatMap((own) => [own, '']),
  ];
  const headings = headingsOf(text.join('\n'));
  expect(headings).toEqual([
    'Minutes of the committee',
    'Money',
    'Playground',
    'Winter fair, 6 December',
    'School meals',
  ]);
  expect(JSON.stringify(textDocument('upload.txt', text.join('\n')).blocks)).toContain('Last minutes agreed.');
});

it('what counts where nobody met stays a list', () => {
  const steps = ['1. Prepare. Wash the jars.', '2. Mix. Stir in the sugar.', '3. Boil. Keep it hot for an hour.'];
  expect(headingsOf(['Plum jam', '', ...steps].join('\n'))).toEqual(['Plum jam']);
});
