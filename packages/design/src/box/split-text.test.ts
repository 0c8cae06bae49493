import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences, splitText } from './split-text.ts';

describe('splitText', () => {
  it('leaves short texts whole and parts long ones at sentences', () => {
    expect(splitText('short.')).toEqual(['short.']);
    const long = 'This sentence is repeated many times over. '.repeat(60).trim();
    const pieces = splitText(long);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece).toMatch(/^This .*over\.$/);
  });

  it('keeps every character but spaces and never exceeds the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 4000, unit: fc.constantFrom('a', 'b', ' ', '.', '。', '字', '\n') }),
        (text) => {
          const pieces = splitText(text);
          expect(pieces.every((piece) => piece.length <= 1000)).toBe(true);
          expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          expect(sentences(text).join('')).toBe(text);
        },
      ),
    );
  });
});
