import type { Rect, Size } from '@pagewright/model/units';
import type { PageGrid } from './page-grid.ts';

/** px of the screen that pages of the usual size take at most where more are seen than are drawn in full. */
const SKETCH = 160;
/** Most px of a sketch for one of the screen. */
const DENSITY = 1.5;
/** Most of a sheet's height, in sketches: what is drawn on a sheet makes the browser take up all of it. */
const SHEET_HEIGHT = 1.25;
/** Most px of a sheet's width: a texture that graphics cards of phones hold. */
const SHEET_WIDTH = 8192;
/** Most px of all sheets, of four bytes each. */
const AREA = 24_000_000;

/** A picture of some rows of the grid, from one side of it to the other. */
export interface Sheet {
  /** In the world, px of the world. */
  readonly place: Rect;
  /** px of the picture. */
  readonly size: Size;
}

/** Where a page is drawn. */
export interface Cell {
  /** Index of its sheet. */
  readonly sheet: number;
  /** Whole px of the sheet, so that a sketch can be copied from sheet to sheet as it is. */
  readonly box: Rect;
}

export interface SheetPlan {
  readonly sheets: readonly Sheet[];
  /** One a page, in page order. */
  readonly cells: readonly Cell[];
}

/**
 * Divides a grid of pages into sheets of whole rows.
 * @param density pixels of the screen for a px of its
 */
export function planSheets({ rects, bounds }: PageGrid, density: number): SheetPlan {
  const side = SKETCH * Math.min(Math.max(1, density), DENSITY);
  const scale = sketchScale(rects, bounds, side);
  const inSheet = (world: number) => Math.round(world * scale);
  const width = Math.ceil((bounds.x + bounds.width) * scale) + 1;
  const sheets: Sheet[] = [];
  const cells: Cell[] = [];
  for (const rows of rowsBySheet(rects, (SHEET_HEIGHT * side) / scale)) {
    const top = inSheet(rows[0]?.y ?? 0);
    const boxes = rows.map((rect) => boxOf(rect, top, inSheet));
    const size = { width, height: Math.max(...boxes.map((box) => box.y + box.height)) };
    const place = { x: 0, y: top / scale, width: size.width / scale, height: size.height / scale };
    for (const box of boxes) cells.push({ sheet: sheets.length, box });
    sheets.push({ place, size });
  }
  return { sheets, cells };
}

/** px of a sheet for a px of the world. */
function sketchScale(rects: readonly Rect[], bounds: Rect, side: number): number {
  const sides = rects.map(({ width, height }) => Math.max(width, height)).sort((a, b) => a - b);
  const usual = sides[Math.floor(sides.length / 2)] ?? 1;
  return Math.min(side / usual, SHEET_WIDTH / bounds.width, Math.sqrt(AREA / (bounds.width * bounds.height)));
}

/** The pages of whole rows together, as many as lie within a height; a row that is higher is by itself. */
function rowsBySheet(rects: readonly Rect[], height: number): Rect[][] {
  const sheets: Rect[][] = [];
  for (const row of rowsOf(rects)) {
    const sheet = sheets.at(-1);
    const from = sheet?.[0]?.y ?? 0;
    const to = Math.max(...row.map((rect) => rect.y + rect.height));
    if (sheet && to - from <= height) sheet.push(...row);
    else sheets.push([...row]);
  }
  return sheets;
}

function rowsOf(rects: readonly Rect[]): Rect[][] {
  const rows: Rect[][] = [];
  for (const rect of rects) {
    const row = rows.at(-1);
    if (row?.[0]?.y === rect.y) row.push(rect);
    else rows.push([rect]);
  }
  return rows;
}

/** Of the same size wherever the page stands. */
function boxOf({ x, y, width, height }: Rect, top: number, inSheet: (world: number) => number): Rect {
  return {
    x: inSheet(x),
    y: inSheet(y) - top,
    width: Math.max(1, inSheet(width)),
    height: Math.max(1, inSheet(height)),
  };
}
