import type { Outline, PageBrief } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { LABELS, OWN_LABELS } from '../lexicon/labels.ts';
import { documentOf, heading, list, paragraph } from './fixtures.ts';
import { inventedIn } from './invented.ts';

const DOCUMENT = documentOf(
  [
    heading('Costs', 1),
    paragraph('Ovens cost 22,000 euros. Rent rose from 1,200 to 1,350 euros.'),
    heading('Opening', 1),
    list(['1 March: lease signed', '12 April: ovens delivered', '2 May: first loaf sold']),
  ],
  { title: 'Bakery plan' },
);
const OUTLINE = composeLocal({
  documents: [DOCUMENT],
  prompt: '',
  pageCount: 'auto',
  mode: 'condense',
  format: 'ppt-16-9',
});

function withPage(change: (page: PageBrief) => PageBrief): Outline {
  return { ...OUTLINE, pages: OUTLINE.pages.map(change) };
}

describe('what an outline invents', () => {
  it('is nothing where it only says what its documents say', () => {
    expect(inventedIn(OUTLINE, [DOCUMENT])).toEqual([]);
  });

  it('is found in statements without origins, with other origins than their own, and in dates', () => {
    const origins = DOCUMENT.blocks.slice(0, 1).map(({ origin }) => origin);
    const changes: readonly ((page: PageBrief) => PageBrief)[] = [
      (page) => ({ ...page, title: { text: 'A golden future', origins: [], rank: 1 } }),
      (page) => ({ ...page, title: { text: 'Opening', origins, rank: 1 } }),
      (page) => ({ ...page, more: [{ text: 'Costs rose by 13', origins, rank: 1 }] }),
      (page) =>
        page.form === 'timeline'
          ? { ...page, events: page.events.map((event) => ({ ...event, date: `${event.date} 2031` })) }
          : page,
    ];
    for (const change of changes) expect(inventedIn(withPage(change), [DOCUMENT])).not.toEqual([]);
  });

  it('is not a label of ours, in any of the five languages', () => {
    for (const labels of Object.values(LABELS)) {
      for (const text of Object.values(labels)) {
        expect(OWN_LABELS).toContain(text);
        const named = withPage((page) => ({ ...page, title: { text, origins: [], rank: 1 } }));
        expect(inventedIn(named, [DOCUMENT])).toEqual([]);
      }
    }
  });
});
