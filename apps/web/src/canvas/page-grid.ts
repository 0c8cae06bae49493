import type { Rect, Size } from '@pagewright/model/units';
import { FIT } from './camera.ts';

/** px of the world between two pages of the canvas; the upper part of a row's gap holds the page labels. */
export const PAGE_GAP = { x: 64, y: 96 } as const;

/** px above the first row for its labels. */
const LABEL_ROOM = PAGE_GAP.y / 2;

/** px of the world between two pages beside each other (x) and above each other (y). */
export interface Gap {
  readonly x: number;
  readonly y: number;
}

/** What a grid of pages is seen in. */
export interface GridRoom {
  readonly aspect: number;
  /** px of the world that can be seen beside each other at the farthest zoom. */
  readonly widest: number;
}

/** px of the world by which the room may change before a grid is laid out anew. */
const ROOM_STEP = 200;

/** Of a viewport, px; the same for viewports that differ by little. */
export function gridRoom({ width, height }: Size): GridRoom {
  const seen = (width - 2 * FIT.padding) / FIT.min;
  return {
    aspect: Math.max(0.2, Math.round((width / height) * 10) / 10),
    widest: Math.floor(seen / ROOM_STEP) * ROOM_STEP,
  };
}

export interface PageGrid {
  /** One rectangle a page, in page order, world px. */
  readonly rects: readonly Rect[];
  readonly bounds: Rect;
  /** What is seen at first and after a reset, where that is not all. */
  readonly start?: Rect;
  /** Room above each page that is brought into view with it, and the largest type in it; px of the world. */
  readonly caption?: { readonly room: number; readonly type: number };
}

/**
 * Lays pages out in rows, left to right, as many a row as bring the whole nearest to the viewport's proportions. Where that
 * is more than can be seen at once, rows are no wider than what can, so that one scrolls one way only.
 */
export function layoutPages(
  sizes: readonly Size[],
  { aspect, widest = Number.POSITIVE_INFINITY }: Pick<GridRoom, 'aspect'> & Partial<GridRoom>,
  gap: Gap = PAGE_GAP,
): PageGrid {
  if (sizes.length === 0) return { rects: [], bounds: { x: 0, y: 0, width: 1, height: 1 } };
  const cell = {
    width: Math.max(...sizes.map((size) => size.width)),
    height: Math.max(...sizes.map((size) => size.height)),
  };
  const most = Math.max(1, Math.min(sizes.length, Math.floor((widest + gap.x) / (cell.width + gap.x))));
  const columns = bestColumns(sizes.length, most, { width: cell.width + gap.x, height: cell.height + gap.y }, aspect);
  const rects: Rect[] = [];
  let top = LABEL_ROOM;
  for (let start = 0; start < sizes.length; start += columns) {
    const row = sizes.slice(start, start + columns);
    row.forEach((size, column) => {
      rects.push({ x: column * (cell.width + gap.x), y: top, width: size.width, height: size.height });
    });
    top += Math.max(...row.map((size) => size.height)) + gap.y;
  }
  return { rects, bounds: boundsOf(rects) };
}

/** Lays pages out one below the other, as one scrolls them on a phone: as wide as it, from the first one on. */
export function layoutColumn(sizes: readonly Size[], { aspect }: Pick<GridRoom, 'aspect'>): PageGrid {
  const grid = layoutPages(sizes, { aspect, widest: 0 });
  const { x, y, width, height } = grid.bounds;
  return { ...grid, start: { x, y, width, height: Math.min(height, width / aspect) } };
}

/**
 * @param most columns that there may be
 * @param cell px of the world for a page and the gap after it
 */
function bestColumns(count: number, most: number, cell: Size, aspect: number): number {
  let best = 1;
  let bestZoom = 0;
  for (let columns = 1; columns <= most; columns++) {
    const rows = Math.ceil(count / columns);
    const zoom = Math.min(aspect / (columns * cell.width), 1 / (rows * cell.height));
    if (zoom > bestZoom) {
      bestZoom = zoom;
      best = columns;
    }
  }
  return best;
}

/** From the world's origin, so with the label room of the first row, to the last page. */
function boundsOf(rects: readonly Rect[]): Rect {
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x: 0, y: 0, width: right, height: bottom };
}
