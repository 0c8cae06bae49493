import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';

/** The way from difference to difference: which one people are at, from 0. */
export interface Walk {
  readonly at: number;
  readonly total: number;
  readonly canvas: RefObject<CanvasHandle | null>;
  /** Brings one into the middle of the canvas. */
  goTo(index: number): void;
  step(by: -1 | 1): void;
  /** The canvas has been moved to one; -1 where it shows none. */
  reached(index: number): void;
}

export function useWalk(total: number): Walk {
  const canvas = useRef<CanvasHandle>(null);
  const [reachedAt, setAt] = useState(0);
  const at = Math.max(0, Math.min(reachedAt, total - 1));
  const goTo = useCallback((index: number) => {
    setAt(index);
    canvas.current?.focusPage(index);
  }, []);
  const reached = useCallback((index: number) => {
    if (index >= 0) setAt(index);
  }, []);
  return useMemo(
    () => ({
      at,
      total,
      canvas,
      goTo,
      step: (by) => total > 0 && goTo(Math.max(0, Math.min(at + by, total - 1))),
      reached,
    }),
    [at, total, goTo, reached],
  );
}
