import { useLayoutEffect } from 'react';

/**
 * Marks the root of the document for as long as a component is shown: what stands elsewhere on the screen gives way to it.
 * Asked of the root by `:has()` instead, each change anywhere, be it a typed letter, would style the whole document anew.
 */
export function useRootMark(mark: 'data-audience' | 'data-sheet-bar'): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(mark, '');
    return () => document.documentElement.removeAttribute(mark);
  }, [mark]);
}
