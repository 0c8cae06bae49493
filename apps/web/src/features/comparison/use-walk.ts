import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import type { PagePair } from './compare-pages.ts';
import { type Stops, stopsAround } from './stops-around.ts';

/** The way from difference to difference. */
export interface Walk extends Stops {
  /** Index of the row that people are at. */
  readonly at: number;
  readonly canvas: RefObject<CanvasHandle | null>;
  /** Brings a row into the middle of the canvas. */
  goTo(index: number): void;
  /** To the next row that differs, or back to the one before. */
  step(by: 'next' | 'previous'): void;
  /** The canvas has been moved to a row; -1 where it shows none. */
  reached(index: number): void;
}

/** @param pairs the rows of the canvas; must keep its identity while they are the same */
export function useWalk(pairs: readonly PagePair[]): Walk {
  const canvas = useRef<CanvasHandle>(null);
  const [reachedAt, setAt] = useState(0);
  const at = Math.max(0, Math.min(reachedAt, pairs.length - 1));
  const goTo = useCallback((index: number) => {
    setAt(index);
    canvas.current?.focusPage(index);
  }, []);
  const reached = useCallback((index: number) => {
    if (index >= 0) setAt(index);
  }, []);
  return useMemo(() => {
    const stops = stopsAround(pairs, at);
    const step = (by: 'next' | 'previous') => {
      const index = stops[by];
      if (index !== undefined) goTo(index);
    };
    return { ...stops, at, canvas, goTo, step, reached };
  }, [pairs, at, goTo, reached]);
}
