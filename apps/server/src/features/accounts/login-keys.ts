import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { hashOfKey, newLinkKey } from './secrets.ts';
import { loginKeys } from './tables.ts';

/** s between coming back from a third party and signing in here. */
const LIFETIME = 60;

/** A key that signs a person in once: the way from a redirect to a session without a token in an address. */
export async function issueLoginKey(db: Database, userId: number): Promise<string> {
  const key = newLinkKey();
  const expiresAt = new Date(Date.now() + LIFETIME * 1000);
  await db.insert(loginKeys).values({ keyHash: hashOfKey(key), userId, expiresAt });
  return key;
}

/** Uses a key up; undefined where it is none, or was used, or is too old. */
export async function useLoginKey(db: Database, key: string): Promise<number | undefined> {
  const [used] = await db
    .delete(loginKeys)
    .where(and(eq(loginKeys.keyHash, hashOfKey(key)), gt(loginKeys.expiresAt, sql`now()`)))
    .returning({ userId: loginKeys.userId });
  return used?.userId;
}

export async function tidyLoginKeys(db: Database): Promise<void> {
  await db.delete(loginKeys).where(lt(loginKeys.expiresAt, sql`now()`));
}
