import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What happens on dynamic pages. */
export type PageEvent =
  | { readonly kind: 'read'; readonly pages: number; readonly failed: number }
  | { readonly kind: 'drawn'; readonly page: number; readonly ms: number }
  | { readonly kind: 'focused'; readonly page: number }
  | { readonly kind: 'clicked'; readonly page: number; readonly id: string }
  | { readonly kind: 'ran'; readonly page: number; readonly method: string; readonly ms: number }
  | { readonly kind: 'logged'; readonly page: number; readonly text: string }
  | { readonly kind: 'changed'; readonly page: number; readonly id: string; readonly names: readonly string[] }
  | { readonly kind: 'refused'; readonly page: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly page: number; readonly reason: string }
  | { readonly kind: 'methodFailed'; readonly page: number; readonly method: string; readonly reason: string };

export interface LoggedEvent {
  readonly id: number;
  readonly at: Date;
  readonly event: PageEvent;
}

/** Events that are kept; the oldest go first. */
const KEPT = 300;

/** The event log of one viewer. */
export class EventLog {
  readonly store = createStore<{ entries: readonly LoggedEvent[] }>()(() => ({ entries: [] }));
  #nextId = 1;

  readonly add = (event: PageEvent): void => {
    const entry = { id: this.#nextId++, at: new Date(), event };
    this.store.setState(({ entries }) => ({ entries: [...entries, entry].slice(-KEPT) }));
  };

  readonly clear = (): void => this.store.setState({ entries: [] });
}

/** Oldest first. */
export function useLoggedEvents({ store }: EventLog): readonly LoggedEvent[] {
  return useStore(store, ({ entries }) => entries);
}
