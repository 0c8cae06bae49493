import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import type { Sheet } from './sheet.ts';
import type { Theme } from './theme.ts';

/** Everything that the design of one page may look at besides its brief. */
export interface Scene {
  readonly theme: Theme;
  readonly sheet: Sheet;
  /** Title of the document, for running heads. */
  readonly documentTitle: string;
  /** Where the document's title came from. */
  readonly documentOrigins: readonly string[];
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
  /** How many pages of the same form came before. */
  readonly occurrence: number;
  readonly assetSize: (key: string) => Size | undefined;
}

/** px from which a column of a report's text would have lines too long to read. */
const WIDE_REPORT = 1200;

/** Whether the whole of a landscape report page, not one of its columns, is there to be filled. */
export function isWideReport({ theme }: Scene): boolean {
  return theme.medium === 'document' && theme.size.width >= WIDE_REPORT;
}

/** How many pages of the same form come before each page. */
export function occurrences(pages: readonly PageBrief[]): number[] {
  const counts = new Map<string, number>();
  return pages.map((page) => {
    const count = counts.get(page.form) ?? 0;
    counts.set(page.form, count + 1);
    return count;
  });
}

export function assetSizes(outline: Outline): Scene['assetSize'] {
  return (key) => {
    const asset = outline.assets[key];
    return asset && asset.width > 0 && asset.height > 0 ? { width: asset.width, height: asset.height } : undefined;
  };
}
