import type { ProjectPage } from '@pagewright/contract/pages';
import { PagewrightError } from '@pagewright/model/errors';
import { withPageLinks } from '@pagewright/page/page-links';
import { forReaders } from '@pagewright/page/with-frame';
import { framesOf } from '../../pages/page-frames.ts';
import { parsedPage } from '../../pages/parsed-page.ts';
import { previewText } from '../../pages/preview-text.ts';
import { unfilledPages } from '../filled-pages.ts';
import type { PageToPrint } from './make-pdf.ts';

/**
 * The pages that are put on paper, in the document's order.
 * @param pageIds all that are not hidden and hold something where undefined
 * @throws PagewrightError `print/no-pages`
 */
export function pagesToPrint(pages: readonly ProjectPage[], pageIds: readonly number[] | undefined): PageToPrint[] {
  const wanted = new Set(pageIds);
  const shown = pages.filter((page) => previewText(page) !== '');
  const unfilled = pageIds ? [] : unfilledPages(shown);
  const printed = shown.filter((page) => (pageIds ? wanted.has(page.id) : !page.hidden && !unfilled.includes(page)));
  if (printed.length === 0) throw new PagewrightError('print/no-pages');
  const frames = framesOf(shown);
  const places = new Map(shown.map(({ id }, index) => [id, index]));
  const numbers = new Map(printed.map(({ id }, index) => [id, index + 1]));
  return printed.map((page) => ({
    pageNumber: page.pageNumber,
    read: () => {
      const framed = forReaders(parsedPage(previewText(page)), frames.at(places.get(page.id) ?? 0));
      return withPageLinks(framed, (id) => numbers.get(id));
    },
  }));
}
