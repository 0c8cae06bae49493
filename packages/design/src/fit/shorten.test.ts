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

  it('cuts no number, and none off from what it counts', () => {
    expect(shortened('Tickets went up from 4,120 to 5,310, mostly in May', 25)).toBe('Tickets went up from');
    expect(shortened('全年销售额达到4120万元并继续增长', 9)).toBe('全年销售额达到');
    expect(shortened('Compte rendu du 12 mars 2026', 20)).toBe('Compte rendu du');
  });

  it('takes the sign of a number away with it, and no figures from a name', () => {
    expect(shortened('Sales of $4,120 million in this year', 16)).toBe('Sales of');
    expect(shortened('全年销售额达到¥4120万元并继续增长', 12)).toBe('全年销售额达到');
    expect(shortened('Temperatures of −5 degrees in winter', 18)).toBe('Temperatures of');
    expect(shortened('About 4 120 300 visitors came this year', 13)).toBe('About');
    expect(shortened('Impact of COVID-19 on the schools of the town', 19)).toBe('Impact of COVID-19');
    expect(shortened('Growth in Q3 of this whole year', 14)).toBe('Growth in Q3');
    expect(shortened('Less CO2 from all the ovens here', 9)).toBe('Less CO2');
    expect(shortened('Volume v2.0 released for everyone', 12)).toBe('Volume v2.0');
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
