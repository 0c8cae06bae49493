import type { ProjectPage } from '@pagewright/contract/pages';
import { readablePage } from '../pages/parsed-page.ts';
import { previewText } from '../pages/preview-text.ts';
import { type PageWords, proposedWords, type SayPrompt } from '../pages/proposed-words.ts';

/** What each page that is published needs (spec §5). */
export const NEEDED = ['name', 'description', 'prompt'] as const;
export type NeededField = (typeof NEEDED)[number];

/** A page that cannot be published yet. */
export interface LackingPage {
  readonly page: ProjectPage;
  readonly fields: readonly NeededField[];
}

/** The pages that others are shown of a document. */
export function publishedPages(pages: readonly ProjectPage[]): ProjectPage[] {
  return pages.filter((page) => !page.hidden && previewText(page) !== '');
}

/** Those of them that lack something, and what. */
export function lackingPages(pages: readonly ProjectPage[]): LackingPage[] {
  return publishedPages(pages)
    .map((page) => ({ page, fields: NEEDED.filter((field) => page[field].trim() === '') }))
    .filter(({ fields }) => fields.length > 0);
}

/** Pages that lack the same, by their numbers. */
export interface AlikeLacking {
  readonly numbers: readonly number[];
  readonly fields: readonly NeededField[];
}

/** What lacks, once for all pages that lack the same: a document of a hundred pages would say it a hundred times. */
export function alikeLacking(lacking: readonly LackingPage[]): AlikeLacking[] {
  return [...Map.groupBy(lacking, ({ fields }) => fields.join()).values()].map((alike) => ({
    numbers: alike.map(({ page }) => page.pageNumber),
    fields: alike[0]?.fields ?? [],
  }));
}

/**
 * What a page lacks, out of what stands on it.
 * @param otherwise what a page is called on which nothing stands
 */
export function proposedFor({ page, fields }: LackingPage, say: SayPrompt, otherwise: string): Partial<PageWords> {
  const read = readablePage(previewText(page));
  const proposed = read && proposedWords(read, say);
  return Object.fromEntries(fields.map((field) => [field, proposed?.[field] || otherwise]));
}
