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
  /** All pages as one HTML file that needs nothing else. */
  html(pages: readonly Page[]): Promise<string>;
}

/** PNGs of pages; undefined where there is no browser, for formats that can do without. */
export async function drawnIfPossible(
  press: Press,
  pages: readonly Page[],
  scale: number,
): Promise<readonly Uint8Array[] | undefined> {
  try {
    return await press.png(pages, scale);
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'print/no-browser') return undefined;
    throw error;
  }
}
