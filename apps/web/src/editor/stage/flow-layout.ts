import type { Rect, Size } from '@pagewright/model/units';
import { type GridRoom, layoutPages } from '../../canvas/page-grid.ts';

/** Room between pages for arrows, as a share of the widest page, and at least so many px of the world. */
const GAP_SHARE = 0.22;
const LEAST_GAP = 160;

/** Lays pages out in rows as on the canvas, with room between and around them for arrows, px of the world. */
export function layoutFlow(
  sizes: readonly Size[],
  room: Pick<GridRoom, 'aspect'> & Partial<GridRoom>,
): readonly Rect[] {
  const gap = Math.max(LEAST_GAP, Math.round(GAP_SHARE * Math.max(0, ...sizes.map(({ width }) => width))));
  const { rects } = layoutPages(sizes, room, { x: gap, y: gap });
  return rects.map((rect) => ({ ...rect, x: rect.x + gap / 2 }));
}
