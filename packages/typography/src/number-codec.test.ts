import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn, decodeRanges, encodeRanges, rangesHold, rangesOf } from './code-ranges.ts';
import { decodeNumbers, encodeNumbers, toSigned, toUnsigned } from './number-codec.ts';

test('numbers come back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 30 - 1 })), (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    }),
  );
  expect(encodeNumbers([0, 31, 32])).toBe('AfgB');
});

test('signed numbers come back and are never negative on the way', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (number) => {
      expect(toUnsigned(number)).toBeGreaterThanOrEqual(0);
      expect(toSigned(toUnsigned(number))).toBe(number);
    }),
  );
});

const codeSet = fc.uniqueArray(fc.integer({ min: 0, max: 400 }));

test('ranges hold exactly the codes they were made of, before and after coding', () => {
  fc.assert(
    fc.property(codeSet, (codes) => {
      const ranges = decodeRanges(encodeRanges(rangesOf(codes)));
      expect([...codesIn(ranges)]).toEqual([...codes].sort((a, b) => a - b));
      for (let code = 0; code <= 401; code++) expect(rangesHold(ranges, code)).toBe(codes.includes(code));
    }),
  );
});
