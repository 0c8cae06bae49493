import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { grantPoints } from '../billing/ledger.ts';
import { hashOfKey, newLinkKey } from './secrets.ts';
import { ownerLinks, users } from './tables.ts';

/** Points that the owner begins with. */
const OWNER_POINTS = 1_000;
const OWNER = { email: 'owner@localhost', userName: 'owner', nickName: 'Owner' } as const;

/** The key of a new sign-in link for the owner. Earlier links that were not used are no good any more. */
export async function issueOwnerLink(db: Database): Promise<string> {
  const key = newLinkKey();
  await db.transaction(async (tx) => {
    await tx.delete(ownerLinks).where(isNull(ownerLinks.usedAt));
    await tx.insert(ownerLinks).values({ keyHash: hashOfKey(key) });
  });
  return key;
}

/**
 * Uses a link up and says who the owner is; the owner's account is made with the first one.
 * @throws PagewrightError `account/link-used`
 */
export async function useOwnerLink(db: Database, key: string): Promise<number> {
  return db.transaction(async (tx) => {
    const used = await tx
      .update(ownerLinks)
      .set({ usedAt: sql`now()` })
      .where(and(eq(ownerLinks.keyHash, hashOfKey(key)), isNull(ownerLinks.usedAt)))
      .returning({ keyHash: ownerLinks.keyHash });
    if (used.length === 0) throw new PagewrightError('account/link-used');
    return ownerId(tx);
  });
}

/** The account of the person who runs this installation; it is made where there is none. */
export function ownerAccount(db: Database): Promise<number> {
  return db.transaction(ownerId);
}

async function ownerId(tx: Transaction): Promise<number> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.isOwner, true));
  if (known) return known.id;
  const [made] = await tx
    .insert(users)
    .values({ ...OWNER, isOwner: true, scenario: 'work', invitationVerifiedAt: sql`now()` })
    .returning({ id: users.id });
  if (!made) throw new Error('the owner was not inserted');
  await grantPoints(tx, made.id, 'owner', OWNER_POINTS);
  return made.id;
}
