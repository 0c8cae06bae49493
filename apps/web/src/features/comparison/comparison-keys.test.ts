import { expect, it } from 'vitest';
import { comparisonKey } from './comparison-keys.ts';

const held = { ctrlKey: false, metaKey: false, altKey: false };

it('the keys of a comparison are plain ones', () => {
  expect(['n', 'P', 'Escape', 'x'].map((key) => comparisonKey({ ...held, key }))).toEqual([
    'next',
    'previous',
    'close',
    undefined,
  ]);
  expect(comparisonKey({ ...held, ctrlKey: true, key: 'n' })).toBeUndefined();
});
