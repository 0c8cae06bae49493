import type { Page } from '@pagewright/components/models';
import { type FormatId, pageFormat } from '@pagewright/model/formats';
import { mmToPx } from '@pagewright/model/units';

/** The sheet that a page is printed on. */
export interface Paper {
  /** CSS name of the page size. */
  readonly name: string;
  /** mm */
  readonly width: number;
  /** mm */
  readonly height: number;
  /** What the page's px are multiplied by, so that it covers the sheet. */
  readonly scale: number;
}

/** Paper heights where the page's own proportions miss the standard by a fraction of a millimetre (spec §9). */
const STANDARD_HEIGHTS: Partial<Readonly<Record<FormatId, number>>> = {
  'ppt-16-9': 143,
  'a4-portrait': 297,
  'a4-landscape': 210,
  a3: 420,
};

/** Tallest sheet that PDF readers accept: 14,400 points. */
const MAX_MM = 5080;

export function paperOf(page: Pick<Page, 'format' | 'size'>): Paper {
  const { format, size } = page;
  const { printWidth } = pageFormat(format, size);
  const width = Math.min(printWidth, (MAX_MM * size.width) / size.height);
  const height = STANDARD_HEIGHTS[format] ?? round(width * (size.height / size.width));
  const scale = Math.max(mmToPx(width) / size.width, mmToPx(height) / size.height);
  return { name: `${format}-${size.width}-${size.height}`.replaceAll('.', '_'), width: round(width), height, scale };
}

/** To a hundredth of a millimetre, so that equal pages share one page size. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
