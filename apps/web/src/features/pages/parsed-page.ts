import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { FORMAT_IDS, pageFormat } from '@pagewright/model/formats';
import { RecentlyUsed } from '@pagewright/model/recently-used';
import type { Size } from '@pagewright/model/units';
import { parsePage } from '@pagewright/page/source-text';

/** Parsed pages kept at most. */
const KEPT = 600;

const cache = new RecentlyUsed<string, Page>(KEPT);

/** The page of a source text, parsed once. @throws PagewrightError page/… where the text is not a page */
export function parsedPage(text: string): Page {
  const known = cache.get(text);
  if (known) return known;
  const page = parsePage(text);
  cache.set(text, page);
  return page;
}

/** The page of a source text; undefined where the text is not a page. */
export function readablePage(text: string): Page | undefined {
  try {
    return parsedPage(text);
  } catch (error) {
    if (isPagewrightError(error)) return undefined;
    throw error;
  }
}

/**
 * A page's size read off the head of its canonical source text, so that a document can be laid out before its pages
 * are parsed. Text that was not printed by us falls back to the first preset.
 */
export function pageSize(text: string): Size {
  const head = /\bformat="([\w-]+)"(?: width=\{([\d.]+)\} height=\{([\d.]+)\})?/.exec(text);
  const width = Number(head?.[2]);
  const height = Number(head?.[3]);
  if (width > 0 && height > 0) return { width, height };
  return pageFormat(FORMAT_IDS.find((id) => id === head?.[1]) ?? 'ppt-16-9').size;
}
