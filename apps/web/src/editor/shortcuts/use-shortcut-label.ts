import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { Action } from '../actions/action.ts';
import { chordLabel } from '../keys/chord.ts';
import { IS_MAC } from '../keys/platform.ts';
import { keysOf } from './own-keys.ts';
import { ownKeys } from './own-keys-store.ts';

/** An action's first shortcut, as the person has it and reads it; undefined where it has none. */
export function useShortcutLabel(): (action: Action) => string | undefined {
  const own = useStore(ownKeys);
  return useCallback(
    (action) => {
      const [key] = keysOf(action, own);
      return key === undefined ? undefined : chordLabel(key, IS_MAC);
    },
    [own],
  );
}
