import type { ProjectPage } from '@pagewright/contract/pages';
import { isUnfilledPage, mayBeUnfilled } from '@pagewright/page/unfilled-page';
import { readablePage } from '../pages/parsed-page.ts';
import { previewText } from '../pages/preview-text.ts';

/** Of the pages that are not hidden those that hold nothing yet, which all pages are exported without; none where that is all of them. */
export function unfilledPages(pages: readonly ProjectPage[]): readonly ProjectPage[] {
  const shown = pages.filter(({ hidden }) => !hidden);
  const unfilled = shown.filter(holdsNothing);
  return unfilled.length < shown.length ? unfilled : [];
}

/** Of the pages that are asked for those that hold nothing yet and are exported nevertheless. */
export function unfilledAmong(
  chosen: readonly ProjectPage[] | 'all' | undefined,
  pages: readonly ProjectPage[],
): readonly ProjectPage[] {
  const exported = chosen === 'all' ? pages.filter(({ hidden }) => !hidden) : (chosen ?? []);
  const unfilled = exported.filter(holdsNothing);
  return chosen === 'all' && unfilled.length < exported.length ? [] : unfilled;
}

function holdsNothing(page: ProjectPage): boolean {
  const text = previewText(page);
  const read = mayBeUnfilled(text) ? readablePage(text) : undefined;
  return read !== undefined && isUnfilledPage(read);
}

export function numbersOf(pages: readonly ProjectPage[]): string {
  return pages.map(({ pageNumber }) => pageNumber).join(', ');
}
