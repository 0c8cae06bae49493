import type { Action } from '../actions/action.ts';
import { ACTIONS } from '../actions/actions.ts';
import { chordOf, type Pressed } from '../keys/chord.ts';
import { reservedReason } from './reserved-keys.ts';

/** The chords of the actions that a person has given others, by the action's id; an empty list takes them off. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>;

/** Actions are changed unless a chord of theirs is reserved for them. */
export function isChangeable({ keys = [] }: Action): boolean {
  return keys.every((key) => reservedReason(key, false) === undefined);
}

/** The chords of an action: its own, or those it comes with that no other action was given. */
export function keysOf({ id, keys = [] }: Action, own: OwnKeys): readonly string[] {
  const changed = own[id];
  if (changed) return changed;
  const given = new Set(Object.values(own).flat());
  return keys.filter((key) => !given.has(key));
}

/** The action that a chord stands for, also where the browser reports it as an event of its own. */
export function ownerOf(chord: string, own: OwnKeys): Action | undefined {
  return ACTIONS.find((action) => keysOf(action, own).includes(chord));
}

/** The action that a key press does. */
export function actionOfKey(event: Pressed, own: OwnKeys): Action | undefined {
  const owner = ownerOf(chordOf(event), own);
  return owner?.byEvent ? undefined : owner;
}

/** The other actions that have one of these chords. */
export function othersWith(keys: readonly string[], action: Action, own: OwnKeys): Action[] {
  const owners = new Set(keys.flatMap((key) => ownerOf(key, own) ?? []));
  return [...owners].filter(({ id }) => id !== action.id);
}

/** An action has these chords from now on, and no other action has them. */
export function withKeys(own: OwnKeys, action: Action, keys: readonly string[]): OwnKeys {
  const others = Object.entries(own)
    .filter(([id]) => id !== action.id)
    .map(([id, chords]) => [id, chords.filter((chord) => !keys.includes(chord))] as const);
  return Object.fromEntries(isAsMade(action, keys) ? others : [...others, [action.id, keys] as const]);
}

function isAsMade({ keys: made = [] }: Action, keys: readonly string[]): boolean {
  return made.length === keys.length && made.every((key, index) => key === keys[index]);
}
