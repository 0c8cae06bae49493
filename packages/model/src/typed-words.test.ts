import { expect, it } from 'vitest';
import { typedLine, typedLines } from './typed-words.ts';

it('leaves of what a stranger typed what can be seen', () => {
  expect(typedLine('  Ma\u202erie\u2066\u200b\t\n Du\u00adpont\u0007 ')).toBe('Marie Dupont');
  expect(typedLine('家族 👨‍👩‍👧 e\u0301')).toBe('家族 👨‍👩‍👧 é');
  expect(typedLine('\u200e\ufeff \u2060')).toBe('');
  expect(typedLine('a\ud800b')).toBe('ab');
});

it('keeps lines, with one empty line between them at most', () => {
  expect(typedLines(' one  \r\n\r\n\n\n two\u2028three\u0000four\tfive\n')).toBe('one\n\n two\nthree four five');
});

it('takes time in proportion to the text', () => {
  for (const piece of [' ', '\n', ' \n', '\u202e', '\t a', 'e\u0301']) {
    const start = performance.now();
    typedLines(`${piece.repeat(20_000)}a`);
    typedLine(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(500);
  }
});
