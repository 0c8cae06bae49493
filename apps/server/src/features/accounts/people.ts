import { PagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import { phoneRecipient } from './codes.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** Finding people by what they sign in with. */

export async function userById(db: Queryable, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new PagewrightError('request/unauthorized');
  return user;
}

export async function userByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user;
}

export async function userByPhone(db: Queryable, phone: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phoneNumber, phoneRecipient(phone).address));
  return user;
}

/** By email, else by phone number. */
export async function userByName(db: Database, name: string): Promise<User | undefined> {
  return name.includes('@') ? userByEmail(db, name) : userByPhone(db, name);
}
