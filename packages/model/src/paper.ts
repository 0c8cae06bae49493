import { type FormatId, pageFormat } from './formats.ts';
import { AUTO_LONG_SIDE, type PaperSize, SHEETS } from './paper-sizes.ts';
import { mmToPx, pxToMm, type Size } from './units.ts';

/** What of a page says how large its sheet is. */
interface LaidOutPage {
  readonly format: FormatId;
  readonly size: Size;
}

/** The sheet that a page is printed on. */
export interface Paper {
  /** CSS name of the page size. */
  readonly name: string;
  /** mm */
  readonly width: number;
  /** mm */
  readonly height: number;
  /** What the page's px are multiplied by. */
  readonly scale: number;
  /** Where the page's corner stands on the sheet, mm; its middle is the sheet's. */
  readonly left: number;
  readonly top: number;
}

/** Paper heights where the page's own proportions miss the standard by a fraction of a millimetre (spec §9). */
const STANDARD_HEIGHTS: Partial<Readonly<Record<FormatId, number>>> = {
  'ppt-16-9': SHEETS.slide.height,
  'a4-portrait': SHEETS.a4.height,
  'a4-landscape': SHEETS.a4.width,
  a3: SHEETS.a3.height,
};

/** A4 in px, and by how much a page may miss it (spec §9). */
const A4_PX = { width: 992, height: 1404, tolerance: { width: 20, height: 30 } } as const;

/** Tallest sheet that PDF readers accept: 14,400 points. */
const MAX_MM = 5080;

/**
 * A sheet of the page's own is covered by it to the edges; on any other the whole page is shown, as large as it fits.
 *
 * @param side of the sheet as it is made, mm: `wholePoints` where programs cut sheets to those
 */
export function paperOf(
  page: LaidOutPage,
  paper: PaperSize = 'designed',
  side: (mm: number) => number = (mm) => mm,
): Paper {
  const { format, size } = page;
  const exact = sheetOf(page, paper);
  const width = side(exact.width);
  // A sheet as long as its page keeps the page's proportions: rounded by itself, the end of a long page would be cut.
  const isStandard = paper !== 'designed' || STANDARD_HEIGHTS[format] !== undefined || exact === SHEETS.a4;
  const sheet = { width, height: side(isStandard ? exact.height : exact.height * (width / exact.width)) };
  const shares = [mmToPx(sheet.width) / size.width, mmToPx(sheet.height) / size.height];
  const isOwn = paper === 'designed' || paper === 'auto';
  const scale = isOwn ? Math.max(...shares) : Math.min(...shares);
  return {
    name: `${paper}-${format}-${size.width}-${size.height}`.replaceAll('.', '_'),
    ...sheet,
    scale,
    left: isOwn ? 0 : (sheet.width - pxToMm(size.width * scale)) / 2,
    top: isOwn ? 0 : (sheet.height - pxToMm(size.height * scale)) / 2,
  };
}

/** A page that is by no more than this taller than its sheet is made smaller, and not laid on several. */
const LAID_ON_SEVERAL_FROM = 1.5;

/**
 * px of a page's height that a sheet has room for when the page is as wide as it; undefined where the page is shown whole: on
 * sheets of its own, and where it is not much taller.
 */
export function roomOnSheet({ size }: LaidOutPage, paper: PaperSize): number | undefined {
  if (paper === 'designed' || paper === 'auto') return undefined;
  const sheet = turned(SHEETS[paper], size);
  const room = Math.floor((size.width * sheet.height) / sheet.width);
  return size.height > LAID_ON_SEVERAL_FROM * room ? room : undefined;
}

const MM_PER_POINT = 25.4 / 72;

/** The whole points that browsers make of a sheet's side: a page that covers more of it would be cut. */
export function wholePoints(mm: number): number {
  return Math.round(mm / MM_PER_POINT) * MM_PER_POINT;
}

/** mm */
function sheetOf({ format, size }: LaidOutPage, paper: PaperSize): Size {
  const longSide = Math.max(size.width, size.height);
  switch (paper) {
    case 'designed': {
      if (format === 'custom' && isA4(size)) return SHEETS.a4;
      const { printWidth } = pageFormat(format, size);
      const width = Math.min(printWidth, (MAX_MM * size.width) / size.height);
      return { width: round(width), height: STANDARD_HEIGHTS[format] ?? round(width * (size.height / size.width)) };
    }
    case 'auto': {
      const { min, max } = AUTO_LONG_SIDE;
      const share = Math.min(max, Math.max(min, pxToMm(longSide))) / longSide;
      return { width: round(size.width * share), height: round(size.height * share) };
    }
    default:
      return turned(SHEETS[paper], size);
  }
}

/** The sheet as the page lies; a square page leaves it as it is. */
function turned(sheet: Size, page: Size): Size {
  const isAcross = (page.width - page.height) * (sheet.width - sheet.height) < 0;
  return isAcross ? { width: sheet.height, height: sheet.width } : sheet;
}

/** To a hundredth of a millimetre, so that equal pages share one page size. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}

/** Whether a page that somebody gave its size is meant to be A4. */
function isA4({ width, height }: Size): boolean {
  return (
    Math.abs(width - A4_PX.width) <= A4_PX.tolerance.width && Math.abs(height - A4_PX.height) <= A4_PX.tolerance.height
  );
}
