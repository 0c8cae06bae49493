import { type RefObject, useEffect, useState } from 'react';

/** px before the window's edge at which something counts as about to be seen. */
const AHEAD = 400;

/** Whether an element has been in view, or nearly; once it has, it stays so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
