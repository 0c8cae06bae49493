import { expect, it } from 'vitest';
import { withoutNumberedColumns } from './numbered-columns.ts';

it.each([
  [
    'across',
    ['1. Anna  2. Ben  3. Cleo', '4. Dora  5. Emil  6. Finn'],
    ['1. Anna', '2. Ben', '3. Cleo', '4. Dora', '5. Emil', '6. Finn'],
  ],
  [
    'down',
    ['1) flour   4) eggs', '2) sugar   5) milk', '3) butter'],
    ['1) flour', '2) sugar', '3) butter', '4) eggs', '5) milk'],
  ],
  ['in Chinese', ['1、安娜　2、本明', '3、陈晨　4、丁一'], ['1、安娜', '2、本明', '3、陈晨', '4、丁一']],
])('entries that are counted through columns stand one a line: %s', (_, lines, entries) => {
  expect(withoutNumberedColumns(['Names', ...lines, 'That is all.'])).toEqual(['Names', ...entries, 'That is all.']);
});

it('leaves rows whose numbers count nothing, and a single line, as they are', () => {
  const lines = ['1. Anna  9. Ben', '2. Cleo  7. Dora', '', '1. open the box  2. read the note', 'Then go on.'];
  expect(withoutNumberedColumns(lines)).toEqual(lines);
});
