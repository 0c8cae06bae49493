import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsAsText, tabbedCells } from './clipboard-cells.ts';

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['5" pipe\t"open', [['5" pipe', '"open']]],
  ['plain', [['plain']]],
])('%j is read as cells', (text, cells) => {
  expect(tabbedCells(text)).toEqual(cells);
});

it('what is copied is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '字'), maxLength: 6 });
  const cells = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(cells, (given) => {
      // An empty last line is the line's end of the one before.
      fc.pre((given.at(-1) ?? []).join('\t') !== '');
      expect(tabbedCells(cellsAsText(given))).toEqual(given);
    }),
  );
});
