import { useEffect, useState } from 'react';

/** What waits to be drawn, in the order in which it was wanted. */
const waiting = new Set<() => void>();
let frame: number | undefined;

/** One a frame: a row of pictures that comes into view at once would take several frames' time of one. */
function drawNext(): void {
  const [next] = waiting;
  if (next) {
    waiting.delete(next);
    next();
  }
  frame = waiting.size > 0 ? requestAnimationFrame(drawNext) : undefined;
}

/** True from the frame on in which it is the turn of what is wanted. */
export function useTurn(wanted: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const draw = () => setDrawn(true);
    waiting.add(draw);
    frame ??= requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(draw);
    };
  }, [wanted]);
  return drawn;
}
