import { useEffect, useEffectEvent, useRef } from 'react';
import { isNowhere } from '../../app/layouts/screen-focus.ts';
import { useComparing } from './comparison-place.ts';

/** Frames within which what the comparison was opened from takes the focus again, where it is still there. */
const FRAMES = 4;

/** Keys go on with the pages where what a comparison was opened from is gone with it: the sheet of a narrow window. */
export function useFocusAfterComparing(focusPages: () => void): void {
  const comparing = useComparing();
  const before = useRef(comparing);
  const focus = useEffectEvent(() => {
    if (isNowhere(document.activeElement)) focusPages();
  });
  useEffect(() => {
    const hasEnded = before.current && !comparing;
    before.current = comparing;
    if (!hasEnded) return undefined;
    let frame = 0;
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 0 ? wait(frames - 1) : focus()));
    };
    wait(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [comparing]);
}
