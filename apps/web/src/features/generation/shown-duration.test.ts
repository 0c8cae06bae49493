import { expect, it } from 'vitest';
import { shownDuration } from './shown-duration.ts';

it.each([
  [2, 'zh-CN', '2秒钟'],
  [1, 'en-US', '1 second'],
  [90, 'fr-FR', '90 secondes'],
  [120, 'en-US', '2 minutes'],
  [200, 'ja-JP', '4 分'],
] as const)('%s s in %s', (seconds, language, expected) => {
  expect(shownDuration(seconds, language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
