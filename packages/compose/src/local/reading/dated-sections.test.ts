import { expect, it } from 'vitest';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { withDatedSections } from './dated-sections.ts';

const kindsOf = (drafts: Parameters<typeof documentOf>[0]) =>
  withDatedSections(documentOf(drafts).blocks, 'en-US').map(({ kind }) => kind);

const stages = ['Phase 1, until March 2026', 'Phase 2, April to June 2026', 'Phase 3, from July 2026'];

it('headings that each say when over a line are lines of one plan', () => {
  expect(kindsOf(stages.flatMap((text) => [heading(text), paragraph('The hall is painted.')]))).not.toContain(
    'heading',
  );
});

it('over longer texts they stay sections', () => {
  const text = Array.from({ length: 5 }, () => paragraph('The hall is painted, and the roof is mended by the firm.'));
  expect(
    kindsOf(stages.flatMap((stage) => [heading(stage), ...text])).filter((kind) => kind === 'heading'),
  ).toHaveLength(3);
});
