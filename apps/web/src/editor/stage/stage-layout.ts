import type { Rect } from '@pagewright/model/units';
import { useMemo } from 'react';
import { type GridRoom, layoutPages } from '../../canvas/page-grid.ts';
import type { EditorPage } from '../document/editor.ts';
import { layoutFlow } from './flow-layout.ts';

/** One page alone, all pages of the document as on the canvas, or all with what flows between them. */
export type StageView = 'page' | 'all' | 'flow';

export interface PlacedPage {
  readonly index: number;
  readonly opened: EditorPage;
  readonly place: Rect;
}

/** Where pages stand on the stage, px of the world. Places keep their identity while nothing about them changes. */
export function usePlacedPages(
  pages: readonly EditorPage[],
  pageId: number,
  view: StageView,
  room: GridRoom,
): readonly PlacedPage[] {
  const standing = view === 'page' ? pages.filter(({ id }) => id === pageId) : pages;
  const sizes = standing.map(({ page }) => `${page.size.width} ${page.size.height}`).join(' ');
  const rects = useMemo(() => {
    const numbers = sizes.split(' ').map(Number);
    const all = Array.from({ length: numbers.length / 2 }, (_, index) => ({
      width: numbers[index * 2] ?? 1,
      height: numbers[index * 2 + 1] ?? 1,
    }));
    if (view === 'flow') return layoutFlow(all, room);
    return view === 'all' ? layoutPages(all, room).rects : all.map((size) => ({ x: 0, y: 0, ...size }));
  }, [sizes, view, room]);
  return standing.flatMap((opened, index) => {
    const place = rects[index];
    return place ? [{ index, opened, place }] : [];
  });
}
