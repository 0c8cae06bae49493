import { isPagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases, type TestServer } from '../../testing/test-server.ts';
import { grantPoints, postPage, refundPoints, releasePoints, reservePoints } from './ledger.ts';
import { balances, ledger } from './tables.ts';

async function balanceOf(server: TestServer, userId: number) {
  const [row] = await server.database.db.select().from(balances).where(eq(balances.userId, userId));
  const [sum] = await server.database.db
    .select({
      available: sql<number>`sum(${ledger.available})::int`,
      reserved: sql<number>`sum(${ledger.reserved})::int`,
    })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  // The balance is the sum of the ledger, whatever happened.
  expect({ available: row?.available, reserved: row?.reserved }).toEqual(sum);
  return { available: row?.available ?? 0, reserved: row?.reserved ?? 0 };
}

/** A job: how many pages it asks for, how many it makes, and whether it succeeds. */
const job = fc.record({
  pages: fc.integer({ min: 1, max: 30 }),
  made: fc.integer({ min: 0, max: 30 }),
  ok: fc.boolean(),
});

onBothDatabases('points', {}, (current) => {
  let jobs = 0;

  it('add up over any sequence of jobs: charged once a page, never for what failed, never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.array(job, { maxLength: 6 }), async (points, sequence) => {
        const server = current();
        const { db } = server.database;
        const { id } = await server.newPerson();
        await db.transaction((tx) => grantPoints(tx, id, 'gift', points));
        let expected = points;
        for (const { pages, made, ok } of sequence) {
          jobs += 1;
          const name = `job:${jobs}`;
          const done = ok ? pages : Math.min(made, pages);
          const held = await db
            .transaction((tx) => reservePoints(tx, id, name, pages))
            .then(
              () => true,
              (error: unknown) => {
                if (isPagewrightError(error) && error.code === 'account/points-short') return false;
                throw error;
              },
            );
          expect(held).toBe(expected >= pages);
          if (!held) continue;
          for (let page = 1; page <= done; page++) await db.transaction((tx) => postPage(tx, id, name, page, 1));
          await db.transaction(async (tx) => {
            await releasePoints(tx, id, name, pages - done);
            if (!ok) await refundPoints(tx, id, name, done);
          });
          if (ok) expected -= pages;
          expect(await balanceOf(server, id)).toEqual({ available: expected, reserved: 0 });
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are granted once for each reason', async () => {
    const { id } = await current().newPerson();
    const { db } = current().database;
    const grants = await Promise.all(
      Array.from({ length: 5 }, () => db.transaction((tx) => grantPoints(tx, id, 'welcome', 10))),
    );
    expect(grants.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(current(), id)).toEqual({ available: 10, reserved: 0 });
  });

  it('never pay for a page twice', async () => {
    const { id } = await current().newPerson();
    const { db } = current().database;
    await db.transaction(async (tx) => {
      await grantPoints(tx, id, 'gift', 5);
      await reservePoints(tx, id, 'twice', 3);
    });
    await db.transaction((tx) => postPage(tx, id, 'twice', 1, 1));
    await expect(db.transaction((tx) => postPage(tx, id, 'twice', 1, 1))).rejects.toThrow();
    expect(await balanceOf(current(), id)).toEqual({ available: 2, reserved: 2 });
  });

  it('cannot be held by more jobs than there are points, however many ask at once', async () => {
    const { id } = await current().newPerson();
    const { db } = current().database;
    await db.transaction((tx) => grantPoints(tx, id, 'gift', 20));
    const asked = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        db.transaction((tx) => reservePoints(tx, id, `parallel:${id}:${index}`, 3)),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await balanceOf(current(), id)).toEqual({ available: 2, reserved: 18 });
  });

  it('have a history that nobody can change', async () => {
    const { db } = current().database;
    await expect(db.update(ledger).set({ available: 1_000_000 })).rejects.toThrow();
    await expect(db.delete(ledger)).rejects.toThrow();
  });
});
