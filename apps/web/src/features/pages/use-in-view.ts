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
  useEffect(() => {
    if (!element.current || !asked) return undefined;
    const observer = new IntersectionObserver((entries) => told(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, asked]);
}
