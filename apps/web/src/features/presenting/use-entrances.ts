import { type RefObject, useLayoutEffect, useRef } from 'react';
import { playStep, wantsStillness } from '../../canvas/entrance-motion.ts';
import { type Slide, stepsOf } from './slides.ts';

/**
 * Plays how the objects of the page come that is shown: with the page those that wait for no click, and those of a click
 * upon it. Going back takes them away at once, and a step on while they come has them there at once. For people whose
 * system asks for less motion everything is there at once.
 * @param click how many clicks of the page are done; undefined where all of it is shown
 */
export function useEntrances(
  stage: RefObject<HTMLElement | null>,
  slides: readonly Slide[],
  at: number,
  click: number | undefined,
): void {
  const before = useRef<{ readonly at: number; readonly click: number }>(undefined);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = click === undefined ? undefined : { at, click };
    const slide = slides[at];
    const steps = stepsOf(slide);
    const page = slide?.read();
    const root = stage.current?.querySelector(`[data-slide="${at}"]`);
    if (click === undefined || !steps || !page || !root) return undefined;
    const isNext = from?.at === at && click === from.click + 1;
    const isNew = click === 0 && (from === undefined || at > from.at);
    const step = isNext ? steps.clicks[click - 1] : isNew ? steps.first : undefined;
    if (!step) return undefined;
    if (isNext) showFirst(root, step[0]?.entering[0]?.id);
    if (wantsStillness()) return undefined;
    const running = playStep(root, step, page.size, isNew && from ? page.transition?.duration : 0);
    return () => {
      for (const one of running) one.cancel();
    };
    // Only another page or click is a reason to play: the pages themselves may be read anew meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at, click]);
}

/** A page that is higher than the screen is scrolled to what comes. */
function showFirst(root: Element, id: string | undefined): void {
  if (id === undefined || !root.matches('[data-scrolls]')) return;
  root.querySelector(`[data-component-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
}
