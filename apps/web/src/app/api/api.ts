import { session } from '../session/session.ts';
import { createClient } from './client.ts';

const unauthorized = new Set<() => void>();

/** Told when the server no longer takes the session; returns the way to stop. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorized.add(listener);
  return () => unauthorized.delete(listener);
}

/** The client of this tab. */
export const api = createClient({
  tokens: { token: () => session.get()?.token, replaceToken: (token) => session.replaceToken(token) },
  onUnauthorized: () => {
    for (const listener of unauthorized) listener();
  },
});
