import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const headings = (text: string): string[] =>
  textDocument('faq.txt', text).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

it('questions and statements that count parts together are headings, the tenth a column farther left', () => {
  const parts = Array.from({ length: 10 }, (_, index) =>
    [
      `${String(index + 1).padStart(2)}. ${index % 2 === 0 ? `How often is bed ${index} watered?` : `Bed ${index} is let.`}`,
      '',
      '    It is looked after by whoever took it over, or by the club itself.',
    ].join('\n'),
  );
  expect(headings(`Questions about the garden\n\n${parts.join('\n\n')}`)).toEqual([
    'Questions about the garden',
    ...Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? `How often is bed ${index} watered?` : `Bed ${index} is let.`,
    ),
  ]);
});

it('what is set in deeper than the numbers heads nothing', () => {
  const text =
    'Garden FAQ\n\n1. Where is the key?\n\n    Ask at\n\n      - the bakery\n      - the school\n\n2. Who pays?\n\n    The club does.\n\n3. Who waters?\n\n    All of us.';
  expect(headings(text)).toEqual(['Garden FAQ', 'Where is the key?', 'Who pays?', 'Who waters?']);
});

it('clauses with their text in the line are entries', () => {
  const clause = (number: number): string =>
    `${number}. Whoever takes over a bed waters it twice a week from May until September, and asks a neighbour to do so while away.`;
  expect(headings(`Garden rules\n\n${[1, 2, 3].map(clause).join('\n\n')}\n\nThe club`)).toEqual(['Garden rules']);
});
