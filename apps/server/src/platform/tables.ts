import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, jsonText, moment } from './columns.ts';

/** Answers to writes that were sent with an idempotency key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text().notNull(),
    /** Null while the first request still runs. */
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
