import { expect, it } from 'vitest';
import { trimmedPhrase } from './source-text.ts';

it.each([
  ['.com addresses of members', '.com addresses of members'],
  ['.NET 8 で作る', '.NET 8 で作る'],
  ['... and more', 'more'],
  ['...and more', 'more'],
  ['. Next month:', 'Next month'],
  ['、次の予定。', '次の予定'],
])('%j is %j without the marks that join it', (text, expected) => {
  expect(trimmedPhrase(text)).toBe(expected);
});
