import type { ProjectPage } from '@pagewright/contract/pages';
import { previewText } from '../pages/preview-text.ts';
import type { ComparedPage } from './compare-pages.ts';

/** The pages as they are now, as those of a state of the document that is compared. */
export function presentPages(pages: readonly ProjectPage[]): ComparedPage[] {
  return pages.map((page) => {
    const { id, name, hidden, section } = page;
    return { id, text: previewText(page), name, hidden, section };
  });
}
