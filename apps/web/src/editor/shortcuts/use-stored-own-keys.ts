import { useLayoutEffect } from 'react';
import { useSession } from '../../app/session/session.ts';
import type { OwnKeys } from './own-keys.ts';
import { ownKeys } from './own-keys-store.ts';
import { keepOwnKeys, ownKeysKey, readOwnKeys } from './stored-own-keys.ts';

/** The shortcuts are those that the signed-in person has on this device, and are kept as they change, here or in another tab. */
export function useStoredOwnKeys(): void {
  const userId = useSession()?.user.userId;
  useLayoutEffect(() => {
    if (userId === undefined) return undefined;
    const read = () => ownKeys.setState(readOwnKeys(window.localStorage, userId), true);
    read();
    const elsewhere = ({ storageArea, key }: StorageEvent) => {
      if (storageArea === window.localStorage && (key === null || key === ownKeysKey(userId))) read();
    };
    window.addEventListener('storage', elsewhere);
    return () => {
      window.removeEventListener('storage', elsewhere);
      ownKeys.setState({}, true);
    };
  }, [userId]);
}

/** Gives the person other shortcuts. */
export function useChangeOwnKeys(): (next: OwnKeys) => void {
  const userId = useSession()?.user.userId;
  return (next) => {
    ownKeys.setState(next, true);
    if (userId !== undefined) keepOwnKeys(window.localStorage, userId, next);
  };
}
