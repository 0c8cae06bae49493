import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateSeconds } from './estimate.ts';

it('grows with the work', () => {
  const size = fc.integer({ min: 0, max: 200 * 2 ** 20 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 100 }), (bytes, characters, pageCount) => {
      const work = { bytes, characters, pageCount, isWritten: false };
      const seconds = estimateSeconds(work);
      expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
      expect(estimateSeconds({ ...work, bytes: bytes * 2 })).toBeGreaterThanOrEqual(seconds);
      // Both are rounded up: a second more may be lost between them.
      expect(estimateSeconds({ ...work, pageCount: pageCount + 40 })).toBeGreaterThan(seconds);
      expect(estimateSeconds({ ...work, isWritten: true })).toBeGreaterThanOrEqual(seconds + 3 * pageCount);
    }),
  );
});

it('says what this installation took where that was measured', () => {
  const work = { bytes: 0, characters: 0, pageCount: 'auto', isWritten: true } as const;
  expect(estimateSeconds({ ...work, pace: { secondsPerPage: 10, typicalPages: 6, generations: 3 } })).toBe(61);
  expect(
    estimateSeconds({ ...work, pageCount: 2, pace: { secondsPerPage: 10, typicalPages: 6, generations: 3 } }),
  ).toBe(21);
});
