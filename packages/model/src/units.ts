/**
 * Lengths and coordinate spaces.
 *
 * Inside a page every length is a CSS pixel at 96 per inch and is a plain `number`; the brands below mark the places
 * where a length leaves that space (print, office formats) or where two spaces meet (page and screen).
 */
declare const unit: unique symbol;

/** A length in points, 72 per inch. */
export type Pt = number & { readonly [unit]: 'pt' };
/** A length in millimetres. */
export type Mm = number & { readonly [unit]: 'mm' };
/** A length in inches. */
export type Inch = number & { readonly [unit]: 'in' };

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect extends Point, Size {}

const PX_PER_INCH = 96;

export function pxToPt(px: number): Pt {
  return ((px * 72) / PX_PER_INCH) as Pt;
}
export function pxToMm(px: number): Mm {
  return ((px * 25.4) / PX_PER_INCH) as Mm;
}
export function pxToInch(px: number): Inch {
  return (px / PX_PER_INCH) as Inch;
}
export function mmToPx(mm: number): number {
  return (mm * PX_PER_INCH) / 25.4;
}

/** The area that two rectangles share, square px. */
export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether two rectangles share an area larger than `tolerance` px in both directions. */
export function rectsOverlap(a: Rect, b: Rect, tolerance = 0): boolean {
  return (
    a.x + a.width - b.x > tolerance &&
    b.x + b.width - a.x > tolerance &&
    a.y + a.height - b.y > tolerance &&
    b.y + b.height - a.y > tolerance
  );
}

/** Whether `inner` lies within `outer`, give or take `tolerance` px. */
export function rectContains(outer: Rect, inner: Rect, tolerance = 0): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}
