import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond the ones in view, so that the keyboard and fast scrolling find them there. */
const SPARE = 12;

export interface VisibleRows {
  /** Index of the first row that is drawn, and of the one after the last. */
  readonly first: number;
  readonly end: number;
  /** px of the rows left out above and below. */
  readonly above: number;
  readonly below: number;
}

/** Which rows of a long list of equally high rows have to be drawn, as its scrolling parent stands. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  rows: { readonly count: number; readonly height: number },
): VisibleRows {
  const { count, height } = rows;
  const [view, setView] = useState({ top: 0, size: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () =>
      setView((known) => {
        // Whole rows: scrolling within one draws nothing anew.
        const next = { top: Math.floor(element.scrollTop / height), size: Math.ceil(element.clientHeight / height) };
        return known.top === next.top && known.size === next.size ? known : next;
      });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, height]);
  const last = Math.max(0, count - view.size);
  const top = Math.min(view.top, last);
  const first = Math.max(0, top - SPARE);
  const end = Math.min(count, top + view.size + SPARE);
  return { first, end, above: first * height, below: (count - end) * height };
}

/** Scrolls a row into view when it becomes another one. */
export function useShownRow(scroller: RefObject<HTMLElement | null>, index: number, height: number): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || index < 0) return;
    const top = index * height;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (top + height > element.scrollTop + element.clientHeight) {
      element.scrollTo({ top: top + height - element.clientHeight });
    }
  }, [scroller, index, height]);
}
