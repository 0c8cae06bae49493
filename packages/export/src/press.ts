import type { DrawnPart } from '@pagewright/components/drawn-part';
import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import type { PaperSize } from '@pagewright/model/paper-sizes';

/**
 * What only a browser can make of pages. Whoever calls an exporter passes one in. Everything rejects with
 * `print/no-browser` where none is installed, and with the reason of the caller's signal when it is stopped.
 */
export interface Press {
  /** One sheet a page, vector, tagged, with a bookmark a page. */
  pdf(pages: readonly Page[], paper: PaperSize): Promise<Uint8Array>;
  /** A PNG of each page, `scale` picture px for each page px. */
  png(pages: readonly Page[], scale: number): Promise<readonly Uint8Array[]>;
  /** The shapes and words that a component of each page is drawn with; undefined where it is drawn from more than those. */
  parts(
    pages: readonly Page[],
    componentIds: readonly string[],
  ): Promise<readonly (readonly DrawnPart[] | undefined)[]>;
  /** All pages as one HTML file that needs nothing else. */
  html(pages: readonly Page[]): Promise<string>;
}

/** What a press makes; undefined where there is no browser, for formats that can do without. */
export async function ifPossible<Made>(made: Promise<Made>): Promise<Made | undefined> {
  try {
    return await made;
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'print/no-browser') return undefined;
    throw error;
  }
}
