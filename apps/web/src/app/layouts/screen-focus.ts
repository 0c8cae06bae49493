import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whether no element that a person has chosen has the focus. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.tagName === 'MAIN';
}

/** After a change of the screen keys and screen readers go on in its main part, unless it has taken the focus itself. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isNowhere(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
