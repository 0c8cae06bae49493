import { z } from 'zod';

/** What this device keeps of whoever uses it as a visitor: a name, and of each share link the key that makes comments theirs. */
const kept = z.object({ name: z.string(), keys: z.record(z.string(), z.string()) });

const KEPT_UNDER = 'pagewright_visitor';
/** Links whose keys are kept; the first go first. */
const MOST = 100;

export interface KeptVisitor {
  readonly name: string | undefined;
  /** Undefined where nobody has commented by this link here. */
  readonly key: string | undefined;
}

/** @param link what names a share link */
export function keptVisitor(link: string): KeptVisitor {
  const read = readKept();
  return { name: read?.name, key: read?.keys[link] };
}

/** @param key null where the one that is kept still holds */
export function keepVisitor(link: string, name: string, key: string | null): void {
  const before = Object.entries(readKept()?.keys ?? {});
  const keys = key === null ? before : [...before.filter(([one]) => one !== link), [link, key] as const].slice(-MOST);
  try {
    window.localStorage.setItem(KEPT_UNDER, JSON.stringify({ name, keys: Object.fromEntries(keys) }));
  } catch {
    // A browser that stores nothing knows nobody again; what they wrote stays.
  }
}

function readKept(): z.infer<typeof kept> | undefined {
  try {
    return kept.safeParse(JSON.parse(window.localStorage.getItem(KEPT_UNDER) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
