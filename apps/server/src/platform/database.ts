import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { PagewrightError } from '@pagewright/model/errors';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { heedEndings } from './before-commit.ts';
import { openPglite } from './pglite.ts';
import { clientForDrizzle, clientForQueue } from './pglite-clients.ts';
import { type OnNotification, PostgresListener } from './postgres-listener.ts';

/** The database or a transaction on it: what queries are made with. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

/** One open database, embedded or PostgreSQL: the same SQL on both. */
export interface OpenDatabase {
  readonly db: Database;
  readonly embedded: boolean;
  /** How the job queue reaches the same database. */
  readonly queueOptions: ConstructorOptions;
  /** Hears what `notify` sends, from this process or another one; returns the way to stop. */
  listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/** Held while a process migrates, so that several can start at once: an arbitrary number of ours. */
const MIGRATION_LOCK = 7_201_993;

/**
 * A process that is paused in the middle of a transaction would keep its rows locked for good. PostgreSQL ends it after
 * this long, ms: before the lease of a worker is over (generation/lease.ts), so that another one can take its work.
 */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Opens the embedded database in a folder, brings its tables up to date. */
export async function openEmbedded(folder: string, options: { durable: boolean }): Promise<OpenDatabase> {
  return overPglite(await openPglite(folder, options.durable));
}

/** The embedded database wherever it lies; brings its tables up to date. */
export async function overPglite(pglite: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(await clientForDrizzle(pglite), { casing: 'snake_case' });
  await migratePglite(db, MIGRATIONS);
  return {
    db: heedEndings(db as unknown as Database),
    embedded: true,
    queueOptions: { db: fromPglite(clientForQueue(pglite)), backend: 'pglite', useListenNotify: true },
    listen: async (channel, onNotification) => pglite.listen(channel, onNotification),
    close: () => pglite.close(),
  };
}

/** @throws PagewrightError `install/database` where the server cannot be reached */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateUnderLock(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks while it is in use, between two statements of a transaction; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listener = new PostgresListener(url);
  return {
    db: heedEndings(drizzlePostgres(pool, { casing: 'snake_case' }) as unknown as Database),
    embedded: false,
    queueOptions: { connectionString: url, max: 4, useListenNotify: true },
    listen: (channel, onNotification) => listener.listen(channel, onNotification),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), MIGRATIONS);
  } catch (error) {
    // The reason names host and user, never the password.
    throw new PagewrightError('install/database', { reason: reasonOf(error) }, { cause: error });
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'unknown';
}

/** Tells every process; inside a transaction only once it has been committed. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Rows of a query that the query builder cannot say. */
export async function rowsOf<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}
