import { useSyncExternalStore } from 'react';
import { createSessionStore, type SessionState } from './session-store.ts';

/** The session of this tab. */
export const session = createSessionStore(window.localStorage);

export function useSession(): SessionState | undefined {
  return useSyncExternalStore(session.subscribe, session.get);
}
