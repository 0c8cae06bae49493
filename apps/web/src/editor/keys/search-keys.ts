import { createStore } from 'zustand';
import { chordOf, type Pressed } from './chord.ts';

/**
 * The chords that ask for the search through the document, which is heard wherever somebody is in the editor, also while
 * they type. Which they are is the person's choice (`shortcuts/own-keys-store.ts`); rooms below it only ask.
 */
export const searchKeys = createStore<{ readonly chords: readonly string[] }>(() => ({ chords: [] }));

export function isSearch(event: Pressed): boolean {
  return searchKeys.getState().chords.includes(chordOf(event));
}
