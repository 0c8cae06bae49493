import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateSeconds, shownDuration } from './estimate.ts';

it('grows with the work', () => {
  const size = fc.integer({ min: 0, max: 200 * 2 ** 20 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 100 }), (bytes, characters, pageCount) => {
      const seconds = estimateSeconds({ bytes, characters, pageCount });
      expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
      expect(estimateSeconds({ bytes: bytes * 2, characters, pageCount })).toBeGreaterThanOrEqual(seconds);
      expect(estimateSeconds({ bytes, characters, pageCount: pageCount + 20 })).toBeGreaterThan(seconds);
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
