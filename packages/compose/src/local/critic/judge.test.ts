import { describe, expect, it } from 'vitest';
import { type Before, type Candidate, judge, NOTHING } from './judge.ts';
import type { PageReading } from './page-reading.ts';
import { LOADS } from './weights.ts';

const page = (loads: readonly number[], own: Partial<PageReading> = {}): PageReading => ({
  kind: 'bullets',
  said: loads.map((load, index) => ({ text: `statement ${index}`, load })),
  load: loads.reduce((sum, load) => sum + load, 0),
  isDrawn: false,
  ...own,
});
const candidate = (own: Partial<Candidate> = {}): Candidate => ({
  reading: page([200, 200]),
  fit: 1,
  title: 'name',
  sections: 1,
  ...own,
});
const behind = (own: Partial<Before>): Before => ({ ...NOTHING, ...own });

describe('the critic', () => {
  it('counts what is new, up to a full page', () => {
    const [little, much, full, more] = [[200], [200, 200], [LOADS.full], [LOADS.full, LOADS.full]].map((loads) =>
      judge(candidate({ reading: page(loads) }), NOTHING),
    ) as [number, number, number, number];
    expect(much).toBeGreaterThan(little);
    expect(full).toBeGreaterThan(much);
    expect(more).toBe(full);
  });

  it('holds it against a page that it says again what another has said, and a line alone', () => {
    const hasSaid = (text: string): boolean => text === 'statement 0';
    expect(judge(candidate(), behind({ hasSaid }))).toBeLessThan(judge(candidate(), NOTHING) - 0.5);
    expect(judge(candidate({ reading: page([40]) }), NOTHING)).toBeLessThan(0);
    expect(judge(candidate({ reading: page([40], { isDrawn: true }) }), NOTHING)).toBeGreaterThan(0);
  });

  it('likes a name better than a statement, a phrase, a label and a number, in this order', () => {
    const worth = (['name', 'statement', 'phrase', 'label', 'copy'] as const).map((title) =>
      judge(candidate({ title }), NOTHING),
    );
    expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    expect(new Set(worth).size).toBe(worth.length);
  });

  it('takes another form that says as much for the third page in a row, not for the second', () => {
    const other = candidate({ reading: page([200, 200], { kind: 'pairs' }), fit: 0.85 });
    const second = behind({ kind: 'bullets', run: 1, words: 1 });
    const third = behind({ kind: 'bullets', run: 2, words: 2 });
    expect(judge(candidate(), second)).toBeGreaterThan(judge(other, second));
    expect(judge(candidate(), third)).toBeLessThan(judge(other, third));
  });

  it('does not give up half of what is said for another form', () => {
    const part = candidate({ reading: page([100], { kind: 'quote' }), fit: 0.6 });
    const third = behind({ kind: 'bullets', run: 2, words: 2 });
    expect(judge(candidate(), third)).toBeGreaterThan(judge(part, third));
  });

  it('prefers pages of one section', () => {
    expect(judge(candidate({ sections: 2 }), NOTHING)).toBeLessThan(judge(candidate(), NOTHING));
  });
});
