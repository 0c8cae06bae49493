import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, jsonText, moment } from './columns.ts';

/** Answers to writes that were sent with an idempotency key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text().notNull(),
    /** Whether the write has been made: set in the transaction that makes it. */
    committed: boolean().notNull().default(false),
    /** Null while the first request still runs, and where the process ended before it was answered. */
    answer: jsonText<{ data: unknown }>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Counted tries, by what is counted: `login:account:…`. */
export const tryCounters = pgTable('try_counters', {
  key: text().primaryKey(),
  count: integer().notNull(),
  /** When the counting starts again. */
  resetAt: moment().notNull(),
});
