import { TOKEN_SCOPES } from '@pagewright/contract/endpoint';
import { LANGUAGES } from '@pagewright/model/languages';
import type { Migrations } from '@pagewright/model/stored';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { createdAt, id, moment, storedValue } from '../../platform/columns.ts';

const TAGS_MIGRATIONS: Migrations = {};

/** People. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Null for people who came by phone or from a third party without one. */
    email: text(),
    userName: text().notNull(),
    nickName: text().notNull().default(''),
    /** Digits with the country's + in front where it was given; null where not known. */
    phoneNumber: text(),
    bio: text().notNull().default(''),
    tags: storedValue(z.array(z.string()), TAGS_MIGRATIONS).notNull().default(sql`'[]'`),
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
    uniqueIndex('users_phone').on(table.phoneNumber),
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

const SCOPES_MIGRATIONS: Migrations = {};

/** Keys of programs that act for a person, by the SHA-256 of each. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: storedValue(z.array(z.enum(TOKEN_SCOPES)), SCOPES_MIGRATIONS).notNull(),
    tokenHash: text().notNull().unique('access_tokens_hash'),
    /** Null where it lasts until it is revoked. */
    expiresAt: moment(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('access_tokens_user').on(table.userId)],
);

/** The one-time links of start-up messages, by the SHA-256 of their key. */
export const ownerLinks = pgTable('owner_links', {
  keyHash: text().primaryKey(),
  createdAt: createdAt(),
  usedAt: moment(),
});

/** One-time keys that finish a sign-in with a third party, by their SHA-256. */
export const loginKeys = pgTable('login_keys', {
  keyHash: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** Verification codes that were sent and not used, by a keyed hash. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    purpose: text({ enum: ['login', 'register', 'bind', 'reset'] }).notNull(),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    address: text().notNull(),
    codeHash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('verification_codes_recipient').on(table.channel, table.address, table.purpose)],
);

/** Accounts elsewhere that lead to an account here. What identifies one is the issuer and its subject, never an email. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('identities_user_provider').on(table.userId, table.provider),
  ],
);

/** Sign-ins with a third party that have begun, by the SHA-256 of their state. */
export const signInRequests = pgTable('sign_in_requests', {
  stateHash: text().primaryKey(),
  provider: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  redirect: text().notNull(),
  /** SHA-256 of the cookie of the browser that began it: no other can finish it. */
  browserHash: text().notNull(),
  /** Whose account it is connected to; null for signing in. */
  connectTo: integer().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** Invitation codes, by their SHA-256. */
export const invitations = pgTable(
  'invitations',
  {
    codeHash: text().primaryKey(),
    /** Points for each person who enters it; what the installation gives where null. */
    points: integer(),
    /** How many more people may use it. */
    usesLeft: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [check('invitations_uses', sql`${table.usesLeft} >= 0`)],
);
