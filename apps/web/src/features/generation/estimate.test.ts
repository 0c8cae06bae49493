import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateSeconds, shownDuration } from './estimate.ts';

it('grows with the work', () => {
  const size = fc.integer({ min: 0, max: 200 * 2 ** 20 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 100 }), (bytes, characters, pageCount) => {
      const work = { bytes, characters, pageCount, isWritten: false };
      const seconds = estimateSeconds(work);
      expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
      expect(estimateSeconds({ ...work, bytes: bytes * 2 })).toBeGreaterThanOrEqual(seconds);
      expect(estimateSeconds({ ...work, pageCount: pageCount + 20 })).toBeGreaterThan(seconds);
      expect(estimateSeconds({ ...work, isWritten: true })).toBeGreaterThan(seconds + 3 * pageCount);
    }),
  );
});

it.each([
  [2, 'zh-CN', '2秒钟'],
  [1, 'en-US', '1 second'],
  [90, 'fr-FR', '90 secondes'],
  [120, 'en-US', '2 minutes'],
  [200, 'ja-JP', '4 分'],
] as const)('%s s in %s', (seconds, language, expected) => {
  expect(shownDuration(seconds, language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
