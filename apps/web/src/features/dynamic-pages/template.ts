import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { DocumentFrame } from '@pagewright/page/document-frame';
import { textWithPageLinks } from '@pagewright/page/page-links';
import { parsePage } from '@pagewright/page/source-text';
import { previewPages, previewText } from '../pages/preview-text.ts';

/** One page of a template: what was read of it, or why it could not be read. */
export type TemplatePage = {
  /** From 1. */
  readonly number: number;
  readonly source: string;
  /** Name of the section that it belongs to; empty where it is in none. */
  readonly section?: string;
} & (
  | { readonly page: Page; readonly error?: undefined }
  | {
      readonly page?: undefined;
      /** Its `line` and `column` count from the template's beginning. */
      readonly error: unknown;
    }
);

/** A page begins where `<Page` begins a line: everything before the next one belongs to it. */
const PAGE_START = /^[ \t]*<Page(?=[\s/>])/gm;

/**
 * Reads a template: the source texts of one page or of several, one below the other. A page that cannot be read does
 * not keep the others from being shown.
 * @returns nothing for a template without text, which the loader refuses (spec §5)
 */
export function readTemplate(text: string): readonly TemplatePage[] {
  if (text.trim() === '') return [];
  const starts = [...text.matchAll(PAGE_START)].map(({ index }) => index);
  // Text before the first page is shown as the fault that it is.
  const hasHead = starts.length === 0 || text.slice(0, starts[0]).trim() !== '';
  const from = hasHead ? [0, ...starts.filter((start) => start > 0)] : starts;
  return from.map((start, index) => {
    const source = text.slice(start, from[index + 1]);
    return { number: index + 1, source, ...read(source, linesIn(text.slice(0, start))) };
  });
}

/** The page of a text that holds one; it says so in its place where it cannot be read. */
export function onlyPage(text: string): TemplatePage {
  const [page] = readTemplate(text);
  return page ?? { number: 1, source: text, error: new PagewrightError('stored/unreadable') };
}

/** The template of a document's pages: there their links name them by their places. */
export function templateOf(pages: readonly ProjectPage[]): string {
  const shown = previewPages(pages);
  const places = new Map(shown.map(({ id }, index) => [id, index + 1]));
  return shown.map((page) => textWithPageLinks(previewText(page), (id) => places.get(id))).join('\n');
}

/** The frames of a template's pages, as they stand in it. */
export function templateFrames(pages: readonly Pick<TemplatePage, 'page' | 'section'>[]): DocumentFrame {
  return new DocumentFrame(pages.map(({ page, section }, index) => ({ read: () => page, section, id: index + 1 })));
}

function read(source: string, linesBefore: number): { page: Page } | { error: unknown } {
  try {
    return { page: parsePage(source) };
  } catch (error) {
    return { error: isPagewrightError(error) ? inTemplate(error, linesBefore) : error };
  }
}

/** The same error with its line counted from the template's beginning. */
function inTemplate(error: PagewrightError, linesBefore: number): PagewrightError {
  const { line } = error.params;
  if (typeof line !== 'number') return error;
  return new PagewrightError(error.code, { ...error.params, line: line + linesBefore }, { cause: error });
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
