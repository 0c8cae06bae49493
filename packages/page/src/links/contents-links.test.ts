import type { Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { part, rect, slide } from '../lint/fixture-page.ts';
import { withContentsLinks } from './contents-links.ts';

/** A page of words by their slots. */
function pageOf(...words: readonly (readonly [slot: string, text: string])[]): Page {
  return slide(
    words.map(([slot, text], index) =>
      part('text', `c${index}`, rect(80, 80 + 40 * index, 400, 40), { text }, { slot }),
    ),
  );
}

function linksOf(page: Page | undefined): (string | undefined)[] {
  return page?.components.map(({ link }) => link) ?? [];
}

const COVER = pageOf(['title', 'Harbour plan']);
const COSTS = pageOf(['title', 'Costs']);

describe('a table of contents', () => {
  it('leads to the first page behind it that is called so, has such a section or such a part', () => {
    const contents = pageOf(
      ['title', 'Contents'],
      ['items.0', 'Costs'],
      ['items.1.lead', 'Quays'],
      ['items.1.text', 'Where ships lie'],
      ['items.2', 'Ferries'],
    );
    const pages = withContentsLinks([
      pageOf(['title', 'Costs']),
      contents,
      pageOf(['section', '— COSTS'], ['title', 'What we pay']),
      COSTS,
      pageOf(['section', 'Quays'], ['title', 'Two new ones']),
      pageOf(['title', 'More'], ['left.heading', 'Ferries']),
    ]);
    // A section begins with its first page, also where another is called as it is.
    expect(linksOf(pages[1])).toEqual([undefined, 'page:3', 'page:5', undefined, 'page:6']);
    expect(pages[3]).toBe(COSTS);
  });

  it('is none where few of its entries name pages, and keeps the links that it has', () => {
    const list = pageOf(['items.0', 'Costs'], ['items.1', 'Are high'], ['items.2', 'And rise']);
    expect(withContentsLinks([COVER, list, COSTS])[1]).toBe(list);
    const linked = pageOf(['items.0', 'Costs'], ['items.1', 'Harbour plan']);
    const own = { ...linked, components: linked.components.map((one) => ({ ...one, link: 'https://example.org/' })) };
    expect(linksOf(withContentsLinks([own, COVER, COSTS])[0])).toEqual(linksOf(own));
  });
});
