import type { PageBrief } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';

/** A long report of automatic length: sections of so many sentences each. */
function reportOf(sections: number, sentences: number): readonly PageBrief[] {
  const blocks = Array.from({ length: sections }, (_, section) => [
    heading(`Berth ${section + 1} of the harbour`, 2),
    ...Array.from({ length: sentences }, (_, index) =>
      paragraph(
        `Berth ${section + 1} was dredged in the year ${1900 + index} by ${section + 3} ships, which took ${index + 2} weeks longer than the board had planned for the north side.`,
      ),
    ),
  ]).flat();
  const document = documentOf([heading('Berths', 1), ...blocks], { title: 'Berths' });
  const asked = { prompt: '', pageCount: 'auto', mode: 'condense', format: 'a4-portrait' } as const;
  return composeLocal({ documents: [document], ...asked }).pages;
}

const partsOn = (pages: readonly PageBrief[]): number[] =>
  pages.slice(2).map((page) => (page.form === 'composite' ? page.parts.length : 1));

const mean = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length;

it('more parts stand on a page of a long report where each says little', () => {
  const [terse, wordy] = [partsOn(reportOf(120, 2)), partsOn(reportOf(120, 8))];
  expect(mean(terse)).toBeGreaterThan(5);
  expect(mean(wordy)).toBeLessThan(5);
});
