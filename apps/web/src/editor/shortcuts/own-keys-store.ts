import { createStore } from 'zustand';
import type { Action } from '../actions/action.ts';
import { ACTIONS } from '../actions/actions.ts';
import { type Pressed, writesNothing } from '../keys/chord.ts';
import { searchKeys } from '../keys/search-keys.ts';
import { actionOfKey, keysOf, type OwnKeys } from './own-keys.ts';

/** The shortcuts of the person in this tab: everything that hears or shows keys reads them here. */
export const ownKeys = createStore<OwnKeys>(() => ({}));

/** The action that a key press does for this person. */
export function pressedAction(event: Pressed): Action | undefined {
  return actionOfKey(event, ownKeys.getState());
}

const SEARCHES: ReadonlySet<string> = new Set(['find', 'replace']);

function tellSearchKeys(own: OwnKeys): void {
  const searches = ACTIONS.filter(({ id }) => SEARCHES.has(id));
  searchKeys.setState({ chords: searches.flatMap((search) => keysOf(search, own).filter(writesNothing)) });
}

tellSearchKeys(ownKeys.getState());
ownKeys.subscribe(tellSearchKeys);
