import { expect, it } from 'vitest';
import { shownSaving } from './shown-saving.ts';

it.each([
  ['saved', true, false, 'saved'],
  ['saved', true, true, 'waiting'],
  ['saved', false, true, 'offline'],
  // Nothing is unsaved: being without a network is no matter.
  ['saved', false, false, 'saved'],
  ['saving', false, false, 'offline'],
  ['saving', true, true, 'saving'],
  ['failed', false, true, 'failed'],
  ['conflict', false, true, 'conflict'],
] as const)('what is %s (online %s, typing %s) is told as %s', (is, online, isTyping, shown) => {
  expect(shownSaving(is, { online, isTyping })).toBe(shown);
});
