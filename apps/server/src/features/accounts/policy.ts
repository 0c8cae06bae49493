import { PagewrightError } from '@pagewright/model/errors';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { users } from './tables.ts';

/**
 * Generating needs a verified invitation code (spec §4, §6).
 * @throws PagewrightError `account/invitation-needed`
 */
export async function requireInvitation(db: Queryable, userId: number): Promise<void> {
  const [row] = await db.select({ verified: users.invitationVerifiedAt }).from(users).where(eq(users.id, userId));
  if (!row?.verified) throw new PagewrightError('account/invitation-needed');
}
