import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { isNowhere } from '../../app/layouts/screen-focus.ts';

/** Where a comparison is shown on a screen, and what it covers there. */
export interface Place {
  readonly host: HTMLElement;
  readonly covered: HTMLElement;
}

interface Comparing {
  readonly place: Place | undefined;
  readonly isComparing: boolean;
}

/** What is shown: pages that are proposed may come while versions are compared. Each with what it covers. */
const shown = new Set<{ readonly covered: HTMLElement | undefined }>();

const store = createStore<Comparing>()(() => ({ place: undefined, isComparing: false }));

/** Whether pages are compared: sheets and drawers beside them make way for as long. */
export function useComparing(): boolean {
  return useStore(store, ({ isComparing }) => isComparing);
}

/** The place of the shown screen from now on. Returns the way to give it up. */
export function offerPlace(place: Place): () => void {
  store.setState({ place });
  return () => store.setState((now) => (now.place === place ? { place: undefined } : now));
}

/** What a comparison is shown in: the screen's place for it, or the whole window. */
export function comparisonHost(): HTMLElement {
  return store.getState().place?.host ?? overlayContainer();
}

/**
 * Covers what stands in the place: it keeps all that it shows, and hears and takes nothing. Returns the way to uncover it,
 * by which what had the focus has it again.
 */
export function cover(): () => void {
  const opener = document.activeElement;
  const covered = store.getState().place?.covered;
  const own = { covered };
  shown.add(own);
  if (covered) covered.inert = true;
  store.setState({ isComparing: true });
  return () => {
    shown.delete(own);
    if (covered) covered.inert = [...shown].some((other) => other.covered === covered);
    store.setState({ isComparing: shown.size > 0 });
    if (opener instanceof HTMLElement) focusAgain(opener);
  };
}

/** At once, or when the sheet that it stands in is there again. */
function focusAgain(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  if (document.activeElement === opener) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (isNowhere(activeElement) || activeElement?.contains(opener)) opener.focus({ preventScroll: true });
    }),
  );
}
