import { describe, expect, it } from 'vitest';
import { type Draft, documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { withoutSiteLines } from './site-lines.ts';

const textsOf = (drafts: readonly Draft[]): string[] =>
  withoutSiteLines(documentOf(drafts).blocks).map((block) => ('text' in block ? block.text : block.kind));

const MATTER = ['The ferry office buys twelve lamps for the pier.', 'Offers are opened on 4 May at ten.'];

describe('lines of the site that a page was printed from', () => {
  it('go with the path over the matter, its buttons and the foot', () => {
    const drafts = [
      paragraph('Ferries Lamps Berths News'),
      paragraph('You are here: Home » Purchases » Open tenders'),
      heading('Lamps for the pier', 1),
      paragraph('4 April 14:05 Source: ferry office [Print] [Share]'),
      ...MATTER.map(paragraph),
      paragraph('Imprint | Contact | © 2024 Ferry Office'),
    ];
    expect(textsOf(drafts)).toEqual(['Lamps for the pier', ...MATTER]);
  });

  it('are none where no path says that it is a site: a foot and names in brackets stay', () => {
    const drafts = [
      paragraph('Lamps, ropes and buoys'),
      ...MATTER.map(paragraph),
      paragraph('Depth > 4 m at the pier'),
      paragraph('Crews: [north] [south]'),
      paragraph('Photo: A. Nordby | © 2024 Ferry Office'),
    ];
    expect(textsOf(drafts)).toHaveLength(drafts.length);
  });

  it('are none where a path is what a manual says to press', () => {
    const drafts = [paragraph('Before you begin'), paragraph('Settings › Network › Proxy'), ...MATTER.map(paragraph)];
    expect(textsOf(drafts)).toHaveLength(drafts.length);
  });

  it('are looked for in no time, whatever marks a line has', () => {
    const start = performance.now();
    textsOf([paragraph(`${'a » '.repeat(36)}»`), ...MATTER.map(paragraph)]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
