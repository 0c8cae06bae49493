import { type Repeated, repeatedIn, withRepeated } from '@pagewright/page/repeats';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { RedesignedPage } from './redesign.ts';

/** Part of a document's pages that must have what repeats for new ones to have it too. */
const MOST = 0.5;

/** What repeats on most pages of a document, as they are shown. */
export function repeatedOnMost(pages: readonly Pick<RedesignedPage, 'generatedText' | 'styledText'>[]): Repeated[] {
  const shown = pages.map(({ styledText, generatedText }) => styledText || generatedText);
  // A cover may do without.
  const least = Math.max(1, pages.length * MOST);
  const having = shown.filter((text) => text.includes('repeat=')).flatMap(readable);
  if (having.length < least) return [];
  const counts = new Map<string, number>();
  for (const page of having) {
    const names = new Set(page.components.flatMap(({ repeat }) => repeat ?? []));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return repeatedIn(having).filter(({ name }) => (counts.get(name) ?? 0) >= least);
}

/** A page that joins a document, with what repeats there. */
export function joining<Made extends Pick<RedesignedPage, 'styledText'>>(
  page: Made,
  repeated: readonly Repeated[],
): Made {
  if (repeated.length === 0) return page;
  return { ...page, styledText: printPage(withRepeated(parsePage(page.styledText), repeated)) };
}

function readable(text: string) {
  try {
    return [parsePage(text)];
  } catch {
    return [];
  }
}
