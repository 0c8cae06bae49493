import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface FullScreen {
  readonly on: boolean;
  readonly toggle: () => void;
  /** Has the browser leave it without ending the show: it does so by itself where a window is opened. */
  readonly allowLeaving: () => void;
}

/** Fills the screen where the browser allows it. Left by the browser's own Escape, `onLeft` hears of it. */
export function useFullScreen(onLeft: () => void): FullScreen {
  const [on, setOn] = useState(() => document.fullscreenElement !== null);
  /** Left by our own button or for another window: the show goes on in its own. */
  const allowed = useRef(false);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const change = () => {
      const isOn = document.fullscreenElement !== null;
      setOn(isOn);
      if (!isOn && !allowed.current) left();
      allowed.current = false;
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) {
      allowed.current = true;
      void document.exitFullscreen();
    } else fillScreen();
  }, []);
  const allowLeaving = useCallback(() => {
    allowed.current = document.fullscreenElement !== null;
  }, []);
  return { on, toggle, allowLeaving };
}

/** Asked for within a click or a key; a browser that refuses shows the presentation in its window. */
export function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Leaves the full screen where it is on. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
