import { useState } from 'react';
import { foldedSectionsCache } from '../../../app/cache/caches.ts';
import { session } from '../../../app/session/session.ts';

/** Names of a document's sections that are folded, as this device remembers them. */
export function useFoldedSections(projectId: number): readonly [ReadonlySet<string>, (name: string) => void] {
  const userId = session.get()?.user.userId;
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(userId === undefined ? [] : foldedSectionsCache.read(projectId, userId)?.data),
  );
  const toggle = (name: string) => {
    const next = new Set(folded);
    if (!next.delete(name)) next.add(name);
    setFolded(next);
    if (userId !== undefined) foldedSectionsCache.write(projectId, userId, { data: [...next], savedAt: Date.now() });
  };
  return [folded, toggle];
}
