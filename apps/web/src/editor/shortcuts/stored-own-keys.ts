import { z } from 'zod';
import { ACTIONS } from '../actions/actions.ts';
import { partsOf } from '../keys/chord.ts';
import { isChangeable, type OwnKeys } from './own-keys.ts';
import { reservedReason } from './reserved-keys.ts';

/** Version of what is stored; another one is not read. */
const VERSION = '1.0.0';
const MOST = 4;

const chord = z.string().refine((text) => partsOf(text) !== undefined && reservedReason(text, false) === undefined);
const stored = z.object({ version: z.literal(VERSION), keys: z.record(z.string(), z.array(chord).max(MOST)) });

/** Where a person's shortcuts are kept on this device: they stay when somebody else signs in, who has others. */
export function ownKeysKey(userId: number): string {
  return `pagewright_shortcuts_${userId}`;
}

/** What is broken is as if it were not there, and so are actions that there are no more and chords given twice. */
export function readOwnKeys(storage: Pick<Storage, 'getItem'>, userId: number): OwnKeys {
  try {
    const { keys } = stored.parse(JSON.parse(storage.getItem(ownKeysKey(userId)) ?? ''));
    const given = new Set<string>();
    const isNew = (text: string) => given.size < given.add(text).size;
    const known = ACTIONS.filter((action) => isChangeable(action) && keys[action.id]);
    return Object.fromEntries(known.map(({ id }) => [id, (keys[id] ?? []).filter(isNew)]));
  } catch {
    return {};
  }
}

export function keepOwnKeys(storage: Pick<Storage, 'setItem'>, userId: number, keys: OwnKeys): void {
  try {
    storage.setItem(ownKeysKey(userId), JSON.stringify({ version: VERSION, keys }));
  } catch {
    // They last as long as the tab is open.
  }
}
