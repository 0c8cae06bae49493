import type { Page } from '@pagewright/components/models';
import { pageFormat } from '@pagewright/model/formats';

/** CSS px of a millimetre. */
const PX_PER_MM = 96 / 25.4;

/** How much larger or smaller than its px a page is printed, so that it is as wide as its paper. */
export function printZoom({ format, size }: Page): number {
  return (pageFormat(format).printWidth * PX_PER_MM) / size.width;
}

/** `@page` rules that give each page a paper of its own size, without a margin; they belong to `page: sheet-N`. */
export function paperRules(pages: readonly Page[]): string {
  return pages
    .map((page, index) => {
      const width = pageFormat(page.format).printWidth;
      const height = (width * page.size.height) / page.size.width;
      return `@page sheet-${index} { size: ${width.toFixed(3)}mm ${height.toFixed(3)}mm; margin: 0 }`;
    })
    .join('\n');
}
