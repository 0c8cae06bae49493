import { type RefObject, useEffect, useState } from 'react';
import { useIsNear } from '../../../features/pages/use-in-view.ts';

/** ms after the last scrolling at which nothing is thought to move any more. */
const RESTS = 150;
/** ms; a frame that took longer was missed on the slowest displays there are. */
const LATE = 25;
/** Frames that have to be in time before the next picture, after one that made a frame late while something moved. */
const CALM = 30;

/** What waits to be drawn, in the order in which it was wanted. */
const waiting = new Set<() => void>();
let frame: number | undefined;
let before = 0;
let scrolled = Number.NEGATIVE_INFINITY;
let calm = CALM;

/**
 * One a frame: a row of pictures that comes into view at once would take several frames' time of one. While someone
 * scrolls, a machine that one picture already costs a frame draws few of them: what moves must not stand still, and the
 * others come as soon as the hand rests.
 */
function drawNext(now: number): void {
  calm = now - before > LATE ? 0 : calm + 1;
  before = now;
  const moves = now - scrolled < RESTS;
  const [next] = waiting;
  if (next && (!moves || calm >= CALM)) {
    waiting.delete(next);
    next();
  }
  frame = waiting.size > 0 ? requestAnimationFrame(drawNext) : undefined;
}

function beginToDraw(): void {
  if (frame !== undefined) return;
  before = performance.now();
  calm = CALM;
  frame = requestAnimationFrame(drawNext);
}

/** Is told of each scrolling of what the pictures stand in. */
export function noteScrolling(): void {
  scrolled = performance.now();
}

/** True from the frame on in which it is an element's turn to be drawn: as soon as it is nearly seen, if it still is then. */
export function useTurn(element: RefObject<Element | null>): boolean {
  const [drawn, setDrawn] = useState(false);
  const wanted = useIsNear(element, !drawn);
  useEffect(() => {
    if (!wanted) return undefined;
    const draw = () => setDrawn(true);
    waiting.add(draw);
    beginToDraw();
    return () => {
      waiting.delete(draw);
    };
  }, [wanted]);
  return drawn;
}
