import { PagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Recipient } from './recipients.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** Finding people by what they sign in with. */

export async function userById(db: Queryable, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new PagewrightError('request/unauthorized');
  return user;
}

export async function userAt(db: Queryable, { channel, address }: Recipient): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(channel === 'email' ? eq(sql`lower(${users.email})`, address) : eq(users.phoneNumber, address));
  return user;
}

/** The indexes that keep two people from having one address. */
const TAKEN = { users_email: 'account/email-taken', users_phone: 'account/phone-taken' } as const;

/** What a refused write of a person means where the address belongs to somebody else already; else the error itself. */
export function asTaken(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint = '' } = at as { code?: unknown; constraint?: string };
    // unique_violation
    if (code === '23505' && Object.hasOwn(TAKEN, constraint)) {
      return new PagewrightError(TAKEN[constraint as keyof typeof TAKEN], {}, { cause: error });
    }
  }
  return error;
}
