import type { SourceDocument } from '@pagewright/model/source-document';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { readText } from '@pagewright/source/read';
import { describe, expect, it } from 'vitest';
import { generatedFrom, refreshedWith } from '../testing/living-document.ts';
import type { Refreshed, RefreshRequest } from './refresh.ts';

const BAKERY = `Bakery on Mill Street: plan for 2026

Opening
1 March: lease signed
12 April: ovens delivered
2 May: first loaf sold

Money
Budget 48,000 euros: ovens 22,000, shop fitting 16,000, first stock 10,000.
Rent went from 1,200 euros in 2024 to 1,350 euros in 2026.

| Month | Loaves | Rolls |
| --- | --- | --- |
| May | 4,200 | 9,100 |
| June | 5,300 | 9,900 |
| July | 6,100 | 8,700 |
`;

const older = (text: string): SourceDocument => readText(text, 'plan.txt');
const newer = (text: string): SourceDocument => readText(text, 'plan (2).txt');

async function changed(
  edit: (text: string) => string,
  byHand: (made: RefreshRequest) => RefreshRequest = (own) => own,
) {
  const made = byHand(await generatedFrom(older(BAKERY)));
  return { made, proposal: await refreshedWith(made, older(BAKERY), newer(edit(BAKERY))) };
}

function wordsOf(proposal: Refreshed): Map<number, string> {
  return new Map(
    proposal.pages.flatMap((page) => (page.is === 'changed' ? [[page.id, allWords(parsePage(page.styledText))]] : [])),
  );
}

/** Whatever page says it. */
function pageWith({ pages }: RefreshRequest, words: string): number {
  return pages.find(({ styledText }) => allWords(parsePage(styledText)).includes(words))?.id ?? 0;
}

describe('refresh', () => {
  it('proposes nothing where blocks came, went elsewhere or stayed', async () => {
    const { proposal } = await changed((text) => `${text}\nThe shop is open on Sundays.\n`);
    expect(proposal.pages).toEqual([]);
    expect(proposal.news).toEqual({ kept: [], gone: [], open: [] });
  });

  it('makes a figure anew on the page that shows it, and changes no other', async () => {
    const { made, proposal } = await changed((text) => text.replace('1,350', '1,480'));
    const page = pageWith(made, '1,350');
    expect([...wordsOf(proposal).keys()]).toEqual([page]);
    expect(wordsOf(proposal).get(page)).toContain('1,480');
    expect(wordsOf(proposal).get(page)).not.toContain('1,350');
  });

  it('composes charts and what follows from their figures again', async () => {
    const { made, proposal } = await changed((text) => text.replace('48,000', '54,000').replace('22,000', '28,000'));
    const page = pageWith(made, '48,000');
    const text = proposal.pages.find(({ id }) => id === page);
    expect(text?.is === 'changed' && text.styledText).toContain('28000');
    expect(wordsOf(proposal).get(page)).toContain('54,000');
    expect(text?.is === 'changed' && text.styledText).not.toMatch(/22,?000|48,?000/);
  });

  it('knows changed blocks that stand elsewhere now', async () => {
    const { made, proposal } = await changed((text) =>
      text
        .replace('12 April: ovens delivered', '19 April: ovens delivered')
        .replace('Opening\n', 'Opening\n15 January: name found\n'),
    );
    expect(wordsOf(proposal).get(pageWith(made, 'ovens delivered'))).toContain('19 April');
  });

  it('keeps what the person wrote, and names it with what the source says now', async () => {
    const { proposal } = await changed(
      (text) => text.replace('1,350', '1,480'),
      (made) => ({
        ...made,
        pages: made.pages.map((page) => ({ ...page, styledText: page.styledText.replace('1,350 euros', 'too much') })),
      }),
    );
    expect(proposal.news.kept).toMatchObject([{ text: expect.stringContaining('too much'), now: expect.any(String) }]);
    for (const words of wordsOf(proposal).values()) expect(words).toContain('too much');
  });

  it('keeps what was moved and added by hand on a page whose figures are made anew', async () => {
    const note = 'Ask the landlord';
    const { made, proposal } = await changed(
      (text) => text.replace('1,350', '1,480'),
      (own) => ({
        ...own,
        pages: own.pages.map((page) => {
          const shown = parsePage(page.styledText);
          const [first] = shown.components.filter(({ slot }) => slot === 'title');
          if (!first) return page;
          const mine = { ...first, id: 'mine', slot: undefined, origin: undefined, zIndex: 99 };
          const added = { ...mine, props: { ...mine.props, text: note } } as typeof first;
          return { ...page, styledText: printPage({ ...shown, components: [...shown.components, added] }) };
        }),
      }),
    );
    const words = wordsOf(proposal).get(pageWith(made, '1,350')) ?? '';
    expect(words).toContain(note);
    expect(words).toContain('1,480');
  });

  it('lists what its source says no more, and leaves it where it is', async () => {
    const { proposal } = await changed((text) =>
      text.replace('Rent went from 1,200 euros in 2024 to 1,350 euros in 2026.\n', ''),
    );
    expect(proposal.pages).toEqual([]);
    expect(proposal.news.gone.map(({ text }) => text).join(' ')).toContain('1,350');
  });
});
