import { expect, it } from 'vitest';
import { lineOf } from './fault.ts';

it('knows the line from what each kind of parser throws', () => {
  expect(lineOf({ message: 'Parse error on line 3:\n...b --> [' })).toBe(3);
  expect(lineOf({ message: 'Parsing failed: unexpected character at line: 2, column: 4' })).toBe(2);
  expect(lineOf({ message: 'no', hash: { loc: { first_line: 5 } } })).toBe(5);
  expect(lineOf({ message: 'no', hash: { line: 4 } })).toBe(5);
  expect(lineOf({ message: 'No diagram type detected' })).toBeUndefined();
});
