import type { QuoteBlock } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const quotesIn = (lines: readonly string[]) =>
  textDocument('words.md', lines.join('\n\n'))
    .blocks.filter((block): block is QuoteBlock => block.kind === 'quote')
    .map(({ text, attribution }) => [text, attribution]);

it('a line of a dash and a name says who said what stands above', () => {
  expect(
    quotesIn([
      '# Words',
      'The best way to predict the future is to invent it.',
      '— Alan Kay',
      '2、',
      '如果你是太阳，我就是黑洞。',
      '-- [史蒂芬·霍金](https://example.org/hawking)',
      '“Simplicity is prerequisite.”',
      '-– Edsger Dijkstra, 1975',
      '> Un bon mot. — *Voltaire*',
    ]),
  ).toEqual([
    ['The best way to predict the future is to invent it.', 'Alan Kay'],
    ['如果你是太阳，我就是黑洞。', '史蒂芬·霍金'],
    ['“Simplicity is prerequisite.”', 'Edsger Dijkstra, 1975'],
    ['Un bon mot.', 'Voltaire'],
  ]);
});

it('paragraphs between two of them are one quotation, as far as a number, a heading or a list', () => {
  expect(
    quotesIn([
      '# Words',
      'They said much that day.',
      '1.',
      'I have a bread machine.',
      'I used it twice.',
      '— A baker',
      'Ants are not hated.',
      '— Elon',
    ]),
  ).toEqual([
    ['I have a bread machine. I used it twice.', 'A baker'],
    ['Ants are not hated.', 'Elon'],
  ]);
});

it.each([
  ['who signs at the end', ['# Dear members', 'We meet on Monday at eight in the hall.', '— Maria']],
  ['entries with dashes', ['# Bring', 'Bring these things.', '– Tents', '– Ropes', '– Lamps']],
  ['what somebody asks', ['# Play', 'They look at each other.', '— And now?', 'Nobody answers.', 'The end.']],
  [
    'a heading between rules',
    ['# Minutes', 'We met at eight.', '-- Those present --', 'Ann, Ben and Cay.', 'All agreed.'],
  ],
  ['an option of a command', ['# Use', 'It says more then.', '--verbose', 'Nothing else changes.', 'That is all.']],
])('%s quotes nobody', (_, lines) => {
  expect(quotesIn(lines)).toEqual([]);
});

it('an empty line ends a quotation', () => {
  expect(quotesIn(['# Words', '> One.', '> Two.'])).toEqual([
    ['One.', undefined],
    ['Two.', undefined],
  ]);
});
