import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** px before the window's edge at which something counts as about to be seen. */
const AHEAD = 400;

/** Whether an element has been in view, or nearly; once it has, it stays so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useNearness(element, !seen, (isNear) => isNear && setSeen(true));
  return seen;
}

/** Whether an element is in view, or nearly, as long as that is asked. */
export function useIsNear(element: RefObject<Element | null>, asked: boolean): boolean {
  const [near, setNear] = useState(false);
  useNearness(element, asked, setNear);
  return near;
}

function useNearness(element: RefObject<Element | null>, asked: boolean, tell: (isNear: boolean) => void): void {
  const told = useEffectEvent(tell);
  useEffect(
    () => (element.current && asked ? observe(element.current, (isNear) => told(isNear)) : undefined),
    [element, asked],
  );
}

const asking = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One for all that ask: each observer of its own measures the window anew in every frame. */
function observe(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) asking.get(target)?.(isIntersecting);
    },
    { rootMargin: `${AHEAD}px` },
  );
  asking.set(element, tell);
  observer.observe(element);
  return () => {
    asking.delete(element);
    observer?.unobserve(element);
  };
}
