import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadPglite } from '../testing/test-database.ts';
import { clientForDrizzle, clientForQueue } from './pglite-clients.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await loadPglite();
});
afterAll(() => pglite.close());

const NOON = new Date('2026-03-01T12:00:00.000Z');
const meals = pgTable('meals', { id: integer().primaryKey(), at: timestamp({ withTimezone: true }).notNull() });
const TIMES = sql`select timestamptz '2026-03-01 12:00Z' as at, array[date '2026-03-01'] as days, array[1.5] as sums`;

it('give Drizzle what it reads itself, in transactions too, and no statement has a table of its own', async () => {
  const { rows } = await drizzle(pglite).execute(TIMES);
  const asked = vi.spyOn(pglite, 'query');
  const db = drizzle(await clientForDrizzle(pglite));
  await db.execute('create table meals (id integer primary key, at timestamptz not null)');
  await db.insert(meals).values({ id: 1, at: NOON });
  expect(await db.select().from(meals)).toEqual([{ id: 1, at: NOON }]);
  expect((await db.execute(TIMES)).rows).toEqual(rows);
  await db.transaction(async (tx) => {
    expect((await tx.execute(TIMES)).rows).toEqual(rows);
    expect(await tx.select().from(meals)).toEqual([{ id: 1, at: NOON }]);
  });
  expect(asked.mock.calls.length).toBeGreaterThan(3);
  for (const [, , options] of asked.mock.calls) expect(options).not.toHaveProperty('parsers');
  asked.mockRestore();
});

it('read what the table does not know as it is asked to', async () => {
  const client = await clientForDrizzle(pglite);
  const options: QueryOptions = { parsers: { 23: (text) => `${text}!` } };
  expect((await client.query('select 7 as seven', [], options)).rows).toEqual([{ seven: '7!' }]);
});

it('give the queue times as dates', async () => {
  await clientForDrizzle(pglite);
  const queue = clientForQueue(pglite);
  const statement = `select timestamptz '2026-03-01 12:00Z' as at, timestamp '2026-03-01 12:00' as here, date '2026-03-01' as day`;
  const expected = { at: NOON, here: expect.any(Date), day: expect.any(Date) };
  expect((await queue.query(statement, [])).rows).toEqual([expected]);
  expect((await queue.exec(statement)).map(({ rows }) => rows)).toEqual([[expected]]);
});
