import type { BriefOf } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';

/** Places of the entries of a page, px. */
function leftsOf(children: readonly number[]): number[] {
  const brief = sampleBrief('bullets', 'en-US', 'usual', 0) as BriefOf<'bullets'>;
  const [{ origins, rank } = { origins: [], rank: 1 }] = brief.items;
  const items = children.map((count, entry) => ({
    text: `Group ${entry + 1}`,
    origins,
    rank,
    children: Array.from({ length: count }, (_, index) => ({ text: `Short point ${index + 1}`, origins, rank })),
  }));
  const [page] = designOutline(sampleOutline('en-US', [{ ...brief, items }]), {
    format: 'ppt-16-9',
    style: STYLES.minimal,
  });
  const own = page?.components.filter(({ slot }) => /^items\.\d+\.text$/u.test(slot ?? '')) ?? [];
  return own.map(({ position }) => position.x);
}

it('entries with many others below them stand side by side on a slide', () => {
  const lefts = leftsOf([5, 6, 5]);
  expect(new Set(lefts).size).toBe(3);
});
