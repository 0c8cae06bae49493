import type { ProjectPage } from '@pagewright/contract/pages';

/** Preview uses styledText, then generatedText, then pageContent (spec §3). */
export function previewText(page: ProjectPage): string {
  return page.styledText || page.generatedText || page.pageContent;
}

/** Pages that have text to show, ordered by pageNumber (spec §2). */
export function previewPages(pages: readonly ProjectPage[]): ProjectPage[] {
  return pages.filter((page) => previewText(page) !== '').sort((a, b) => a.pageNumber - b.pageNumber);
}
