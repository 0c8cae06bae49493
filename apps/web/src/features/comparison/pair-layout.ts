import type { Rect, Size } from '@pagewright/model/units';
import type { GridRoom, PageGrid } from '../../canvas/page-grid.ts';

/** px of the world between an earlier page and a later one. */
const BETWEEN = 80;
/** px of the world between a row and the caption of the next. */
const BELOW = 40;
/** Room for a caption, and its type, as shares of a row's width: to be read where a row fills the window of a phone. */
const CAPTION = { room: 1 / 14, type: 1 / 27 } as const;
/** How much more than fills the window is still shown whole at first. */
const NEARLY = 1.25;

/** Two pages beside or below each other, px of their row. */
export interface PairPlaces {
  readonly row: Size;
  readonly before: Rect;
  readonly after: Rect;
}

/** The sizes of an earlier and a later page; undefined of one that is not there. */
export interface PairSizes {
  readonly before: Size | undefined;
  readonly after: Size | undefined;
}

/**
 * Where the pages of each pair stand in its row: all earlier pages below each other, and all later ones beside them, or each
 * later page below its earlier one where pairs are stacked, with room for its caption between them. A page that is not there
 * leaves the room that the other takes. All rows are of one size, so that none is more to be seen than another.
 */
export function placePairs(pairs: readonly PairSizes[], isStacked = false): PairPlaces[] {
  const sizes = pairs.map(({ before, after }) => ({ before: sideOf(before, after), after: sideOf(after, before) }));
  return isStacked ? stacked(sizes) : besideEachOther(sizes);
}

type Sides = Readonly<Record<'before' | 'after', Size>>;

function stacked(sizes: readonly Sides[]): PairPlaces[] {
  const width = Math.max(1, ...sizes.flatMap(({ before, after }) => [before.width, after.width]));
  const top = Math.max(1, ...sizes.map(({ before }) => before.height)) + BELOW + Math.round(width * CAPTION.room);
  const row = { width, height: top + Math.max(1, ...sizes.map(({ after }) => after.height)) };
  return sizes.map(({ before, after }) => ({
    row,
    before: { x: 0, y: 0, ...before },
    after: { x: 0, y: top, ...after },
  }));
}

function besideEachOther(sizes: readonly Sides[]): PairPlaces[] {
  const left = Math.max(1, ...sizes.map(({ before }) => before.width));
  const row = {
    width: left + BETWEEN + Math.max(1, ...sizes.map(({ after }) => after.width)),
    height: Math.max(1, ...sizes.flatMap(({ before, after }) => [before.height, after.height])),
  };
  return sizes.map(({ before, after }) => ({
    row,
    before: { x: 0, y: 0, ...before },
    after: { x: left + BETWEEN, y: 0, ...after },
  }));
}

function sideOf(own: Size | undefined, other: Size | undefined): Size {
  const { width, height } = own ?? other ?? { width: 1, height: 1 };
  return { width, height };
}

/** Rows below each other. At first they fill the window's width, from the first on; all of them where they nearly fit. */
export function layoutPairs(sizes: readonly Size[], { aspect }: Pick<GridRoom, 'aspect'>): PageGrid {
  const width = Math.max(1, ...sizes.map((size) => size.width));
  const room = Math.round(width * CAPTION.room);
  const rects: Rect[] = [];
  let top = room;
  for (const size of sizes) {
    rects.push({ x: 0, y: top, ...size });
    top += size.height + BELOW + room;
  }
  const height = Math.max(1, top - BELOW - room);
  const bounds = { x: 0, y: 0, width, height };
  const seen = width / aspect;
  const start = height > seen * NEARLY ? { ...bounds, height: seen } : bounds;
  return { rects, bounds, start, caption: { room, type: width * CAPTION.type } };
}
