import { type Session, type UserInfo, userInfo } from '@pagewright/contract/accounts';
import { z } from 'zod';

/** Token and user info are kept in local storage (spec §3). */
export const SESSION_KEYS = { token: 'pagewright_token', user: 'pagewright_user' } as const;

const storedUser = z.object({ user: userInfo, roles: z.array(z.string()), permissions: z.array(z.string()) });

export interface SessionState {
  readonly token: string;
  readonly user: UserInfo;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Who is signed in. Logged in means having both token and user info (spec §4). */
export interface SessionStore {
  get(): SessionState | undefined;
  subscribe(listener: () => void): () => void;
  /** Reads the stored state where token or user info is missing from the session (spec §2). */
  restore(): SessionState | undefined;
  /** Takes over what another tab has stored: a new token, somebody else, or nobody. */
  reload(): void;
  signIn(session: Session): void;
  replaceToken(token: string): void;
  /** Takes over changed names and addresses of the person. */
  updateUser(change: Partial<UserInfo>): void;
  signOut(): void;
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createSessionStore(storage: KeyValueStorage): SessionStore {
  let state: SessionState | undefined;
  const listeners = new Set<() => void>();

  function change(next: SessionState | undefined) {
    state = next;
    for (const listener of listeners) listener();
  }

  function keep(next: SessionState) {
    const { user, roles, permissions } = next;
    quietly(() => storage.setItem(SESSION_KEYS.user, JSON.stringify({ user, roles, permissions })));
    change(next);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      if (state) return state;
      const stored = readStored(storage);
      if (stored) change(stored);
      return state;
    },
    reload() {
      const stored = readStored(storage);
      if (stored?.token !== state?.token || stored?.user.userId !== state?.user.userId) change(stored);
    },
    signIn({ token, user, roles, permissions }) {
      quietly(() => storage.setItem(SESSION_KEYS.token, token));
      keep({ token, user, roles, permissions });
    },
    updateUser(fields) {
      if (state) keep({ ...state, user: { ...state.user, ...fields } });
    },
    replaceToken(token) {
      if (!state) return;
      quietly(() => storage.setItem(SESSION_KEYS.token, token));
      change({ ...state, token });
    },
    signOut() {
      quietly(() => {
        storage.removeItem(SESSION_KEYS.token);
        storage.removeItem(SESSION_KEYS.user);
      });
      change(undefined);
    },
  };
}

/** What was stored, where it is whole; anything broken is removed, so that it cannot trip the next start either. */
function readStored(storage: KeyValueStorage): SessionState | undefined {
  try {
    const token = storage.getItem(SESSION_KEYS.token);
    const user = storage.getItem(SESSION_KEYS.user);
    if (!token || !user) return undefined;
    // A header cannot carry other characters than these.
    if (!/^[\x21-\x7e]{1,8000}$/.test(token)) throw new Error('not a token');
    return { token, ...storedUser.parse(JSON.parse(user)) };
  } catch {
    quietly(() => {
      storage.removeItem(SESSION_KEYS.token);
      storage.removeItem(SESSION_KEYS.user);
    });
    return undefined;
  }
}

/** Storage may be full or forbidden; the session then lasts as long as the tab. */
function quietly(act: () => void) {
  try {
    act();
  } catch {
    // Nothing to do: the state in memory counts.
  }
}
