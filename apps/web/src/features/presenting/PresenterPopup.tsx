import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PresenterView, type PresenterViewProps } from './PresenterView.tsx';

interface PresenterPopupProps extends Omit<PresenterViewProps, 'host'> {
  /** As `prepareBlank` leaves it. */
  readonly popup: Window;
  readonly onClosed: () => void;
}

/**
 * The presenter window where there is no network to load it by: a window without an address, drawn into by the one that
 * presents, which has all that it needs. It goes with that window.
 */
export function PresenterPopup({ popup, onClosed, ...view }: PresenterPopupProps) {
  const closed = useEffectEvent(onClosed);
  const closing = useRef<number>(undefined);
  useEffect(() => {
    // While developing, React leaves and comes back at once.
    clearTimeout(closing.current);
    const gone = new AbortController();
    popup.addEventListener('pagehide', () => closed(), { signal: gone.signal });
    window.addEventListener('pagehide', () => popup.close(), { signal: gone.signal });
    return () => {
      gone.abort();
      closing.current = window.setTimeout(() => popup.close());
    };
  }, [popup]);
  return createPortal(<PresenterView {...view} host={popup} />, popup.document.body);
}

/** Gives a window without an address the styles of this one. @returns false where it is one that has been drawn into already */
export function prepareBlank(popup: Window): boolean {
  popup.focus();
  const { documentElement: root, head, body } = popup.document;
  if (popup.location.href !== 'about:blank' || body.childElementCount > 0) return false;
  popup.document.title = document.title;
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
  // The browser has them from this window.
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) head.append(sheet.cloneNode(true));
  return true;
}
