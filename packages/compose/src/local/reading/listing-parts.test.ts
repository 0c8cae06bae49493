import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingParts } from './listing-parts.ts';

const lines = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');

describe('a listing', () => {
  it('that a page can show is one part, without the blank lines around it', () => {
    expect(listingParts('\n\n  a = 1\n\nb = 2\n\n')).toEqual([{ text: '  a = 1\n\nb = 2', firstLine: undefined }]);
  });

  it('that is longer ends its parts at blank lines, else before what stands least far in', () => {
    const spaced = listingParts(lines(30, (number) => (number % 12 === 0 ? '' : `line ${number}`)));
    expect(spaced.map(({ firstLine, text }) => [firstLine, text.split('\n').length])).toEqual([
      [1, 11],
      [13, 11],
      [25, 6],
    ]);
    const dense = listingParts(lines(20, (number) => (number === 11 ? 'def g():' : '    x')));
    expect(dense.map(({ firstLine }) => firstLine)).toEqual([1, 11]);
  });

  it('loses no line, and numbers its parts as they stand in it', () => {
    const code = fc.array(fc.constantFrom('', 'a', '  bb', '\tccc', 'd'.repeat(300)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(code, (own) => {
        const whole = ['x', ...own, 'y'];
        const parts = listingParts(whole.join('\n'));
        for (const { text, firstLine = 1 } of parts) {
          expect(
            whole
              .slice(firstLine - 1, firstLine - 1 + text.split('\n').length)
              .join('\n')
              .trimEnd(),
          ).toBe(text);
          expect(text.split('\n').length).toBeLessThanOrEqual(16);
        }
        const said = parts.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
        expect(said).toEqual(whole.filter((line) => line.trim() !== ''));
      }),
    );
  });
});
