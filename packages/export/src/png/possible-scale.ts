import type { Page } from '@pagewright/components/models';

/** More than any preset has at four times its size; a picture of more is too large for most programs that open it. */
const MAX_PIXELS = 100_000_000;

/** One scale for all pages, so that they stay in proportion. */
export function possibleScale(pages: readonly Page[], scale: number): number {
  const largest = Math.max(...pages.map(({ size }) => size.width * size.height));
  return Math.min(scale, Math.sqrt(MAX_PIXELS / largest));
}
