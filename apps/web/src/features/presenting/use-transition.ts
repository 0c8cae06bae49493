import type { PageTransition } from '@pagewright/model/page-transition';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsStillness } from '../../canvas/entrance-motion.ts';

/** Where the corner of what comes is at first, shares of the screen. */
const FROM = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] } as const;
/** Sides of what comes that are cut at first: all of it, from the side that it does not move to. */
const CUT = {
  left: 'inset(0 0 0 100%)',
  right: 'inset(0 100% 0 0)',
  up: 'inset(100% 0 0 0)',
  down: 'inset(0 0 100% 0)',
} as const;

/**
 * Plays how the page that is shown comes, over the one before it. Going back is at once, as in every other product, and so is everything
 * for people whose system asks for less motion.
 * @param transitionOf of the page of an index
 */
export function useTransition(
  stage: RefObject<HTMLElement | null>,
  at: number,
  transitionOf: (at: number) => PageTransition | undefined,
): void {
  const before = useRef(at);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = at;
    const transition = at > from ? transitionOf(at) : undefined;
    if (!transition || wantsStillness()) return undefined;
    const coming = stage.current?.querySelector<HTMLElement>(`[data-slide="${at}"]`);
    const leaving = stage.current?.querySelector<HTMLElement>(`[data-slide="${from}"]`);
    if (!coming) return undefined;
    const timing: KeyframeAnimationOptions = { duration: transition.duration, easing: 'ease-in-out' };
    const running = [coming.animate(entering(transition), timing), leaving?.animate(going(transition), timing)];
    return () => {
      for (const one of running) one?.cancel();
    };
    // Only another page is a reason to play: the pages themselves may be read anew meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
}

function entering({ kind, direction }: PageTransition): Keyframe[] {
  const above = { zIndex: 1 };
  switch (kind) {
    case 'fade':
      return [
        { ...above, opacity: 0 },
        { ...above, opacity: 1 },
      ];
    case 'zoom':
      return [
        { ...above, opacity: 0, transform: 'scale(0.6)' },
        { ...above, opacity: 1, transform: 'none' },
      ];
    case 'wipe':
      return [
        { ...above, clipPath: CUT[direction] },
        { ...above, clipPath: 'inset(0)' },
      ];
    case 'push': {
      const [x, y] = FROM[direction];
      return [
        { ...above, transform: `translate(${x * 100}%, ${y * 100}%)` },
        { ...above, transform: 'none' },
      ];
    }
  }
}

/** The page before stays to be seen meanwhile. */
function going({ kind, direction }: PageTransition): Keyframe[] {
  const seen = { visibility: 'visible' };
  if (kind !== 'push') return [seen, seen];
  const [x, y] = FROM[direction];
  return [
    { ...seen, transform: 'none' },
    { ...seen, transform: `translate(${-x * 100}%, ${-y * 100}%)` },
  ];
}
