import { useLayoutEffect } from 'react';

/** Bars below that open sheets, sheets from below, and those who look on at a show. */
type RootMark = 'data-audience' | 'data-sheet' | 'data-sheet-bar';

/** How many components keep up each mark: of two sheets one may close while the other is there. */
const holders = new Map<RootMark, number>();

/**
 * Marks the root of the document for as long as a component is shown: what stands elsewhere on the screen gives way to it.
 * Asked of the root by `:has()` instead, each change anywhere, be it a typed letter, would style the whole document anew.
 */
export function useRootMark(mark: RootMark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isShown]);
}

function hold(mark: RootMark, more: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + more;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}
