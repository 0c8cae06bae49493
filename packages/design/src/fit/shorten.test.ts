import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortened } from './shorten.ts';

describe('shortened', () => {
  it('keeps whole sentences', () => {
    expect(shortened('First point. Second point! Third point?', 30)).toBe('First point. Second point!');
    expect(shortened('第一句。第二句！第三句？', 9)).toBe('第一句。第二句！');
  });

  it('keeps clauses where one sentence is too long, and words where one clause is', () => {
    expect(shortened('One clause, then another clause, then more', 15)).toBe('One clause');
    expect(shortened('wordy words without any pause at all', 12)).toBe('wordy words');
  });

  it('never gives more than the limit nor other words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 10, max: 200 }), (text, limit) => {
        const kept = shortened(text, limit);
        expect(kept.length).toBeLessThanOrEqual(Math.max(limit, 0));
        expect(text.includes(kept)).toBe(true);
      }),
    );
  });
});
