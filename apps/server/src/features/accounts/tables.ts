import { LANGUAGES } from '@pagewright/model/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/columns.ts';

/** People. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    userName: text().notNull(),
    nickName: text().notNull().default(''),
    phoneNumber: text().notNull().default(''),
    /** argon2id; null where the person signs in without a password. */
    passwordHash: text(),
    scenario: text().notNull().default('other'),
    language: text({ enum: LANGUAGES }),
    /** The person who runs this installation; there is at most one. */
    isOwner: boolean().notNull().default(false),
    invitationVerifiedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_owner').on(table.isOwner).where(sql`${table.isOwner}`),
  ],
);

/** Who is signed in where. A token is good as long as its session's row is. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** The one-time links of start-up messages, by the SHA-256 of their key. */
export const ownerLinks = pgTable('owner_links', {
  keyHash: text().primaryKey(),
  createdAt: createdAt(),
  usedAt: moment(),
});

/** Invitation codes, by their SHA-256. */
export const invitations = pgTable(
  'invitations',
  {
    codeHash: text().primaryKey(),
    /** How many more people may use it. */
    usesLeft: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [check('invitations_uses', sql`${table.usesLeft} >= 0`)],
);
