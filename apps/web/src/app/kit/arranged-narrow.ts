import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useNarrow } from '../controls/use-narrow.ts';

/** How many dialogs and the like lie over the screen and hold it as it is arranged. */
const holding = createStore<number>()(() => 0);

/**
 * Whether a screen is arranged for a narrow window. While something lies over it that is held as it was: panels that own what
 * lies there would be put together anew, and what a person typed would be lost with them.
 */
export function useArrangedNarrow(): boolean {
  const narrow = useNarrow();
  const isHeld = useStore(holding, (count) => count > 0);
  const [arranged, setArranged] = useState(narrow);
  if (!isHeld && arranged !== narrow) setArranged(narrow);
  return isHeld ? arranged : narrow;
}

/** Holds the screen as it is arranged, for as long as whoever calls this lies over it. */
export function useHeldArrangement(): void {
  // Before anything is painted: where one makes way for the next, there is no moment without any.
  useLayoutEffect(() => {
    holding.setState((count) => count + 1, true);
    return () => holding.setState((count) => count - 1, true);
  }, []);
}
