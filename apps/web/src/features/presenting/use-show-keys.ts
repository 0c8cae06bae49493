import { useEffectEvent, useLayoutEffect } from 'react';
import { isCovered, type Show, type Step } from './show.ts';
import { type Command, keyAction } from './show-keys.ts';

/** Hears the keys of a show in a window wherever the focus is, but for the keys that a focused button or list needs itself. */
export function useShowKeys(
  show: Show,
  step: (step: Step) => void,
  commands: Readonly<Record<Command, (() => void) | undefined>>,
  host: Window = window,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isOwn(event)) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    if ('step' in action) step(action.step);
    else if (action.command === 'leave' && isCovered(show)) step({ type: 'back' });
    else commands[action.command]?.();
  });
  /** A number that was typed ends with Enter before what has the focus hears it: a link that was followed may keep it. */
  const end = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || show.typed === '') return;
    event.preventDefault();
    event.stopPropagation();
    step({ type: 'enter' });
  });
  // As soon as the page is there: a key may come before the browser has painted it.
  useLayoutEffect(() => {
    const off = new AbortController();
    host.addEventListener('keydown', (event) => end(event), { capture: true, signal: off.signal });
    host.addEventListener('keydown', (event) => press(event), { signal: off.signal });
    return () => off.abort();
  }, [host]);
}

/** A button is pressed by its own keys. */
function isOwn({ key, target }: KeyboardEvent): boolean {
  // Elements of another window are none of this one's class.
  const element = target as Partial<Element> | null;
  return (key === 'Enter' || key === ' ') && Boolean(element?.closest?.('button, a, input'));
}
