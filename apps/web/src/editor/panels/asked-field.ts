import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The field of a panel that was asked for elsewhere, by what it says as `data-field`, until it has the focus. */
export const askedField = createStore<string | undefined>(() => undefined);

/** What the toggle of the proportions is asked for by; the props of kinds are asked for by their names. */
export const ASPECT_FIELD = 'aspect';

const FOCUSABLE = 'input, button, textarea, [tabindex="0"]';

/** Gives the focus to the field that was asked for, where a panel has it. @param onFound before it has it */
export function useAskedField(panel: RefObject<HTMLElement | null>, onFound: () => void = () => {}): void {
  const asked = useStore(askedField);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const field = asked === undefined ? null : panel.current?.querySelector(`[data-field="${CSS.escape(asked)}"]`);
    if (!field) return;
    found();
    askedField.setState(undefined, true);
    const control = field.matches(FOCUSABLE) ? field : field.querySelector(FOCUSABLE);
    field.scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [asked, panel]);
}
