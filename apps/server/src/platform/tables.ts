import type { Migrations } from '@pagewright/model/stored';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { createdAt, moment, passingJson, storedJson } from './columns.ts';
import { storedError } from './stored-error.ts';

const ANSWER_MIGRATIONS: Migrations = {};

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
    answer: storedJson(z.object({ data: z.unknown() }), ANSWER_MIGRATIONS),
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

/** What has been put into the blob store (blobs/blob-store.ts). */
export const blobPuts = pgTable('blob_puts', {
  key: text().primaryKey(),
  /** Puts that have not been given up. */
  count: integer().notNull().default(1),
  /** The last of them. */
  putAt: moment().notNull().defaultNow(),
});

const ERROR_MIGRATIONS: Migrations = {};

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** Work that somebody waits for (jobs/jobs.ts). */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    userId: integer().notNull(),
    state: text({ enum: JOB_STATES }).notNull().default('queued'),
    payload: passingJson().notNull(),
    /** 0 to 1. */
    progress: real().notNull().default(0),
    /** What is being done, in the words of its kind. */
    step: passingJson(),
    result: passingJson(),
    error: storedJson(storedError, ERROR_MIGRATIONS),
    /** Raised whenever another worker takes over or the job is cancelled: a write that names an older one is refused. */
    fence: integer().notNull().default(0),
    /** Until when the worker that does it may be believed to be alive. */
    leaseUntil: moment(),
    /** How often it was begun, and when it may be begun again. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [index('jobs_live').on(table.kind, table.userId).where(sql`${table.state} in ('queued', 'running')`)],
);
