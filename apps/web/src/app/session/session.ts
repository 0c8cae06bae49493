import { useSyncExternalStore } from 'react';
import { createSessionStore, SESSION_KEYS, type SessionState } from './session-store.ts';

/** The session of this tab. */
export const session = createSessionStore(window.localStorage);

const elsewhere = new Set<() => void>();

/** Told when another tab has signed in as somebody else, or out; returns the way to stop. */
export function onSessionElsewhere(listener: () => void): () => void {
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}

// The browser tells of changes that other tabs made; without a key, of everything having been removed.
window.addEventListener('storage', ({ storageArea, key }) => {
  if (storageArea !== window.localStorage) return;
  if (key !== null && !Object.values<string>(SESSION_KEYS).includes(key)) return;
  const before = session.get()?.user.userId;
  session.reload();
  if (session.get()?.user.userId === before) return;
  for (const listener of elsewhere) listener();
});

export function useSession(): SessionState | undefined {
  return useSyncExternalStore(session.subscribe, session.get);
}
