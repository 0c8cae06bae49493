import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

/** Months whose points were granted to everybody who was in before them, and how many those were. */
export const monthlyGrants = pgTable('monthly_grants', {
  /** YYYY-MM, in UTC. */
  month: text().primaryKey(),
  points: integer().notNull(),
  grantedAt: moment(),
});

/** What each person has: always the sum of the ledger. */
export const balances = pgTable(
  'balances',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    available: integer().notNull().default(0),
    /** Held for generations that run. */
    reserved: integer().notNull().default(0),
  },
  (table) => [
    check('balances_available', sql`${table.available} >= 0`),
    check('balances_reserved', sql`${table.reserved} >= 0`),
  ],
);

export const LEDGER_KINDS = ['grant', 'reserve', 'post', 'release', 'refund'] as const;

/** Every movement of points, in order. Rows are only ever added: a trigger refuses anything else. */
export const ledger = pgTable(
  'ledger',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** What is moved for: `generation:12`, `assistant:7:12` of project 12, `work:4` (published), `sale:4:9` of it to person 9, `welcome`, `owner`. */
    job: text().notNull(),
    /** The page that is paid for, from 1; 0 where the movement is for the whole job. */
    page: integer().notNull().default(0),
    /** Change of what is available and of what is reserved, points. */
    available: integer().notNull(),
    reserved: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_once').on(table.userId, table.job, table.page, table.kind),
    index('ledger_user').on(table.userId),
  ],
);
